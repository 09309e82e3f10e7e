"""Looks a few questions past an answer, in a world that its seat could imagine."""

from collections.abc import Iterator
from random import Random
from typing import Any

from game.core.agenda import Ask, push
from game.core.contract import Action, Game, Seat, ignore
from game.core.record import unseen
from game.core.views import drop


def questions_after(game: Game[Any], view: Any, seat: Seat, action: Action) -> Iterator[Any]:
    """Yield the positions with the questions that follow a seat's answer, as long as each answers itself.

    They are positions of a world imagined from the seat's view. The sequence ends where chance decides or
    something hidden shows: what follows isn't known.
    """
    world = game.imagine(view, seat, Random(0))
    hidden, chance = unseen(game.view(world, seat)), world.chance
    asked = world.agenda[-1]
    while isinstance(asked, Ask):
        drop(world)
        world.options = ()
        asked.answer(world, action, ignore)
        asked = _next_question(world)
        known = world.chance == chance and unseen(game.view(world, seat)) >= hidden
        if asked is None or asked.seat != seat or not known:
            return
        yield world.copy()
        if len(world.options) > 1 or not asked.by_itself:
            return
        action = world.options[0]


def _next_question(world: Any) -> Ask[Any] | None:
    """Resolve the agenda up to the next question with an answer, and ask it even if it would answer itself."""
    while world.agenda and world.result is None:
        top = world.agenda[-1]
        drop(world)
        if isinstance(top, Ask):
            options = top.options(world)
            if options:
                push(world, top)
                world.options = options
                return top
        else:
            top.run(world, ignore)
    return None
