"""A cache key for an object that is compared by identity."""


class Identity:
    """A wrapper that is equal only to a wrapper of the same object.

    It keeps a reference to the object, so the address can't be reused for another one, as it can with a bare `id`.
    """

    __slots__ = ("thing",)

    def __init__(self, thing: object) -> None:
        self.thing = thing

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Identity) and self.thing is other.thing

    def __hash__(self) -> int:
        return id(self.thing)
