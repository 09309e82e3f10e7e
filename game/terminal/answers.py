"""Typed answers: an option's number in the list, or the number itself if all options are numbers."""

from game.core.contract import Action, Decision


def are_numbers(asked: Decision) -> bool:
    """Return True if a question asks for a number and nothing else."""
    one = len({action.verb for action in asked.options}) == 1
    return one and all(action.noun.isdecimal() for action in asked.options)


def span(asked: Decision) -> Action:
    """Return all the numbers that a question offers as one answer: “bid 0-12”, “bid 1-4, 6-13”."""
    numbers = sorted(int(action.noun) for action in asked.options)
    firsts = [number for number in numbers if number - 1 not in numbers]
    lasts = [number for number in numbers if number + 1 not in numbers]
    runs = [f"{first}-{last}" if first < last else f"{first}" for first, last in zip(firsts, lasts, strict=True)]
    return Action(asked.options[0].verb, ", ".join(runs))


def mark(asked: Decision, action: Action) -> str:
    """Return what to type for an answer."""
    return action.noun if are_numbers(asked) else str(asked.options.index(action) + 1)


def at(asked: Decision, number: str) -> Action | None:
    """Return the answer that a typed number means; None if there is none."""
    if not number.isdecimal() or len(number) > 6:
        return None
    if are_numbers(asked):
        meant = Action(asked.options[0].verb, str(int(number)))
        return meant if meant in asked.options else None
    return asked.options[int(number) - 1] if 1 <= int(number) <= len(asked.options) else None
