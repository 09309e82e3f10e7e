"""The three introductory pictures of each title: what you have, do and win with (levels/<title>/pictures.toml)."""

from functools import cache

from pygame import FRect as Rect

from game.client.introductions import PICTURES
from game.client.kit.canvas import Canvas
from game.client.kit.drawn import DrawnPiece, paint
from game.core.content.loading import ContentError, folder, load_all, place, read, root


@cache
def pictures(title: str) -> dict[str, tuple[DrawnPiece, ...]]:
    """Return the pictures of a title by part; {} if it has none. Raise ContentError if they are malformed."""
    path = folder(title) / "pictures.toml"
    if not path.is_file():
        return {}
    found = {part: load_all(DrawnPiece, read(path)[part], f"{place(path)}, {part}") for part in PICTURES}
    for part, pieces in found.items():
        for number, piece in enumerate(pieces, 1):
            if piece.icon and not (root("assets") / "icons" / f"{piece.icon}.svg").is_file():
                raise ContentError(f"{place(path)}, {part} {number}: there is no icon {piece.icon!r}")
            if piece.piece == "arrow" and len(piece.to) != 2:
                raise ContentError(f"{place(path)}, {part} {number}: an arrow points to two numbers")
    return found


def picture(canvas: Canvas, rect: Rect, title: str, part: str) -> None:
    """Paint one of the pictures, cached per size."""
    canvas.baked(("primer", title, part), rect, lambda c: paint(c, rect, pictures(title)[part]))
