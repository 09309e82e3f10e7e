"""How players answer Manifesto: sides are named after the player they support, and Enter seals a note."""

from game.core.contract import Action, Decision, Line
from game.core.conversation import Conversation, LastingAnswer
from game.titles.manifesto import telling
from game.titles.manifesto.state import State


class Manifesto(Conversation[State]):
    """The conversation of Manifesto."""

    def meant(self, view: State, asked: Decision | None, noun: str, held: str = "") -> Action:
        """Return the action meant by picking a card, a region, a seat or a sum."""
        return telling.meant(asked, noun)

    def called(self, view: State, action: Action) -> Line | None:
        """Name a side after the player it supports, as the scoreboard does."""
        return telling.side(view, action.verb) if action.verb != "abstain" else None

    def harmless(self, view: State, action: Action) -> bool:
        """Return True for sealing a note, which gives nothing away: nobody reads it before all are opened."""
        return action.verb == "seal"

    def at_once(self, view: State, asked: Decision) -> tuple[LastingAnswer, ...]:
        """Offer to go first or last in every phase of a round, and to pass in peace and war together."""
        match asked.kind:
            case "first_or_last":
                words = {"first": "board.first_always", "last": "board.last_always"}
                offered = words if view.phase == "peace" else dict.fromkeys(words, "")
                return tuple(
                    LastingAnswer(Action(verb), ("order", view.round), key) for verb, key in offered.items()
                )
            case "play_peace" | "start_war":
                key = "board.pass_both" if asked.kind == "play_peace" else ""
                return (LastingAnswer(Action("pass"), ("pass", view.round), key),)
            case _:
                return ()

    def decided(self, view: State, asked: Decision) -> Action | None:
        """Answer for a seat without money and cards: everybody sees that it has nothing to bid."""
        if view.its[asked.seat] or view.hands[asked.seat]:
            return None
        nothing = {"take_side": Action("abstain"), "name_sum": Action("bid", "0"), "add_cards": Action("seal")}
        return nothing.get(asked.kind)


CONVERSATION = Manifesto()
