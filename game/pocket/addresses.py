"""Which of this machine's addresses a phone in the room can reach, best first."""

import re
import socket
import struct
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import AddressValueError, IPv4Address, IPv4Network
from typing import NamedTuple


class Interface(NamedTuple):
    """One of this machine's addresses, with the name of its interface; "" if the system doesn't tell."""

    name: str
    address: str
    usual: bool = False
    """Whether packets to the internet leave from here."""


LOOPBACK = Interface("lo", "127.0.0.1")
_HOME = ((IPv4Network("192.168.0.0/16"), 30), (IPv4Network("10.0.0.0/8"), 25), (IPv4Network("172.16.0.0/12"), 15))
"""Private ranges, with points for how likely a home router hands them out."""
_ELSEWHERE = (
    (IPv4Network("169.254.0.0/16"), -40),  # no server assigned it
    (IPv4Network("100.64.0.0/10"), -50),  # Tailscale
    (IPv4Network("192.168.56.0/24"), -60),  # VirtualBox, host only
    (IPv4Network("192.168.122.0/24"), -60),  # libvirt
    (IPv4Network("172.17.0.0/16"), -60),  # Docker
)
_REAL = re.compile(r"(en|eth|em|wl|wi-?fi|wlan|ethernet|ap|bond|local area|usb)", re.IGNORECASE)
_VIRTUAL = re.compile(
    r"(docker|br-|veth|virbr|vmnet|vbox|vmware|virtual|vethernet|wsl|hyper-v|tun|tap|utun|wg|ppp|zt|zerotier"
    r"|tailscale|ham|vpn|cni|flannel|lxc|podman|awdl|llw|lo)",
    re.IGNORECASE,
)
_UNREACHED = "192.0.2.1"
"""An address reserved for documentation; looking up the route to it sends nothing."""


def score(of: Interface) -> int:
    """Return how likely it is that phones in the room reach an address; negative if they most likely don't."""
    address = IPv4Address(of.address)
    if address.is_loopback:
        return -1000
    points = next((points for network, points in _HOME if address in network), 0)
    points += sum(points for network, points in _ELSEWHERE if address in network)
    if _VIRTUAL.search(of.name):
        points -= 80
    elif _REAL.match(of.name):
        points += 20
    return points + 10 * of.usual


def ranked(found: Iterable[Interface]) -> list[Interface]:
    """Return interfaces, the most likely first and each address once; the loopback if there is no other."""
    known: dict[str, Interface] = {}
    for each in found:
        with suppress(AddressValueError):
            if not IPv4Address(each.address).is_loopback and not IPv4Address(each.address).is_unspecified:
                known.setdefault(each.address, each)
    return sorted(known.values(), key=lambda each: (-score(each), each.address)) or [LOOPBACK]


def interfaces() -> list[Interface]:
    """Return this machine's interfaces, in the order of `ranked`."""
    usual = _way_out()
    named = _of_windows() if sys.platform == "win32" else _of_posix()
    named += [Interface("", address) for address in (*_of_the_name(), *filter(None, (usual,)))]
    return ranked(each._replace(usual=each.address == usual) for each in named)


def _way_out() -> str:
    """Return the address from which packets would leave; "" if there is no route. Nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((_UNREACHED, 9))
        return str(way.getsockname()[0])
    return ""


def _of_the_name() -> list[str]:
    with suppress(OSError, UnicodeError):
        return socket.gethostbyname_ex(socket.gethostname())[2]
    return []


def _of_posix() -> list[Interface]:
    """Ask the kernel for the address of each interface."""
    if sys.platform == "win32":
        return []
    import fcntl  # only POSIX has it

    asked = 0x8915 if sys.platform.startswith("linux") else 0xC0206921  # SIOCGIFADDR
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no IPv4 address
                told = fcntl.ioctl(way.fileno(), asked, struct.pack("256s", name.encode()[:15]))
                found.append(Interface(name, socket.inet_ntoa(told[20:24])))
    return found


def _of_windows() -> list[Interface]:
    with suppress(OSError, subprocess.SubprocessError):
        told = subprocess.run(["ipconfig"], capture_output=True, timeout=5, check=True).stdout
        return read_ipconfig(told.decode(errors="replace"))
    return []


def read_ipconfig(told: str) -> list[Interface]:
    """Return the interfaces in the output of ipconfig, in any language: a heading, then indented lines."""
    found, name = [], ""
    for row in told.splitlines():
        if row and not row[0].isspace():
            name = row.strip().rstrip(":")
        elif "IPv4" in row and (address := re.search(r"\d+\.\d+\.\d+\.\d+", row)):
            found.append(Interface(name, address.group()))
    return found
