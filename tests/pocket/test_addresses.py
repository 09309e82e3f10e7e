"""Which address a QR code holds: six lists of interfaces, as found on machines at parties."""

import pytest

from game.pocket.addresses import LOOPBACK, Interface, interfaces, ranked, read_ipconfig, score

TABLES = {
    "a laptop with Docker and a VPN": (
        [
            Interface("lo", "127.0.0.1"),
            Interface("docker0", "172.17.0.1"),
            Interface("tun0", "10.8.0.6", usual=True),
            Interface("wlp3s0", "192.168.1.20"),
        ],
        "192.168.1.20",
    ),
    "Windows with WSL, Hyper-V and VirtualBox": (
        [
            Interface("vEthernet (WSL)", "172.29.112.1"),
            Interface("vEthernet (Default Switch)", "172.18.96.1"),
            Interface("VirtualBox Host-Only Network", "192.168.56.1"),
            Interface("Wi-Fi", "192.168.178.31", usual=True),
        ],
        "192.168.178.31",
    ),
    "Tailscale beside the house's own network": (
        [Interface("tailscale0", "100.101.102.103", usual=True), Interface("enp0s31f6", "10.0.0.12")],
        "10.0.0.12",
    ),
    "a Mac whose cable got no address": (
        [
            Interface("en5", "169.254.10.4"),
            Interface("utun3", "10.64.0.2"),
            Interface("en0", "192.168.0.14", usual=True),
            Interface("awdl0", "169.254.99.1"),
        ],
        "192.168.0.14",
    ),
    "libvirt, a bridge, and the machine's own hotspot": (
        [
            Interface("virbr0", "192.168.122.1"),
            Interface("br-1a2b3c", "172.20.0.1"),
            Interface("wlan0", "10.42.0.1"),
        ],
        "10.42.0.1",
    ),
    "a system that names nothing": (
        [Interface("", "172.17.0.1"), Interface("", "192.168.56.1"), Interface("", "192.168.2.7", usual=True)],
        "192.168.2.7",
    ),
}


@pytest.mark.parametrize("name", TABLES)
def test_first_address_is_reachable_from_a_phone(name: str) -> None:
    found, first = TABLES[name]
    assert ranked(found)[0].address == first
    assert ranked(reversed(found))[0].address == first


@pytest.mark.parametrize("name", TABLES)
def test_every_other_address_can_be_shown_except_the_loopback(name: str) -> None:
    found, _ = TABLES[name]
    assert {each.address for each in ranked(found)} == {each.address for each in found} - {"127.0.0.1"}


def test_machine_without_a_network_shows_its_loopback() -> None:
    assert ranked([Interface("lo", "127.0.0.1")]) == [LOOPBACK]
    assert ranked([Interface("x", "no address"), Interface("y", "0.0.0.0")]) == [LOOPBACK]


def test_vpn_address_is_ranked_low() -> None:
    assert score(Interface("tailscale0", "100.101.102.103", usual=True)) < 0 < score(Interface("en0", "10.0.0.2"))


def test_this_machine_has_some_address() -> None:
    assert interfaces()


IPCONFIG = """
Windows-IP-Konfiguration

Ethernet-Adapter vEthernet (WSL):

   IPv4-Adresse  . . . . . . . . . . : 172.29.112.1
   Subnetzmaske  . . . . . . . . . . : 255.255.240.0

Drahtlos-LAN-Adapter WLAN:

   IPv4-Adresse  . . . . . . . . . . : 192.168.178.31
   Standardgateway . . . . . . . . . : 192.168.178.1
"""


def test_windows_listing_is_read_in_any_language() -> None:
    found = read_ipconfig(IPCONFIG)
    assert [each.address for each in found] == ["172.29.112.1", "192.168.178.31"]
    assert ranked(found)[0].address == "192.168.178.31"
