"""What a remembered answer hangs on, when it hangs on one very object."""


class Itself:
    """A thing that equals only itself. It is held: no new one can take its place in memory, as it can for `id`."""

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Itself) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)
