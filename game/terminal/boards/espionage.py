"""1955 in letters: six tracks, two spies, what lasts, and the hand of whoever reads."""

from collections.abc import Sequence

from game.core.contract import UNSEEN, Action, Decision, Line, Seat, line, verb_for
from game.core.words import Words
from game.core.words import words as words_of
from game.terminal.boards.plain import sources as sources
from game.terminal.teller import Teller
from game.titles.espionage import State
from game.titles.espionage.answers import AddToBlock, AnswerInfluence, AnswerSpecial, Riposte, block_total
from game.titles.espionage.faces import CARD, COUNTRY, GADGET
from game.titles.espionage.rules import AddCards, TakeAim, influence_account, influence_total
from game.titles.espionage.state import Influence, holder, present, progress, spy_is_free, usable_for_block

NAME_WIDTH = 14
LONGEST = 9


def lines(view: State, seat: Seat | None, words: Words, seats: Sequence[str]) -> list[str]:
    """Lay out the table as `seat` sees it: its own stars to the left."""
    tell, left = Teller(words, seat, seats), seat or 0
    rows = [_heading(view, tell), "", _stars(tell)]
    rows += [_track(view, country, left, tell) for country in COUNTRY]
    rows += [""] + [_seat(view, each, tell) for each in (left, 1 - left)]
    rows += [_piles(view, tell)]
    return rows + _hands(view, tell)


def option(view: State, seat: Seat, action: Action) -> Line:
    """Say an option with the country its card is for, the action it carries, or what it sends."""
    card = CARD.get(action.noun)
    match view.agenda[-1] if view.agenda else None:
        case AddCards(mover, country, used) if action.verb == "announce":
            return line("board.send", total=influence_total(view, mover, country, used))
    return line(
        f"option.{action.verb}",
        noun=action.noun,
        action=card.action if card and card.action else UNSEEN,
        here=view.spies[seat] or UNSEEN,
    )


def hand(view: State, seat: Seat) -> Sequence[str]:
    """List the cards a seat holds."""
    return view.hands[seat]


def copies(noun: str) -> Sequence[str]:
    """Everything has a name of its own."""
    return (noun,)


def about(action: Action) -> Line | None:
    """Say what the lower half of a card does."""
    card = CARD.get(action.noun)
    return line(f"card_long.{card.action or 'mercenary'}") if card else None


def legend() -> str:
    """Say what the signs on the tracks stand for."""
    return words_of("espionage").say(line("terminal.legend"))


def meant(view: State, asked: Decision, noun: str) -> Action:
    """Say what a card or a country is reached for: what the question is about."""
    sort, usual = ("country", "place") if noun in COUNTRY else ("card", "influence")
    return Action(verb_for(asked, sort, usual), noun)


def notes(view: State, seat: Seat, words: Words, seats: Sequence[str]) -> list[str]:
    """Add up what is being put together or was announced; say at length what a Special Action does."""
    tell = Teller(words, seat, seats)
    match view.agenda[-1] if view.agenda else None:
        case AddCards(mover, country, cards):
            return _influence(view, tell, mover, country, cards)
        case AddToBlock(blocker, deed, cards):
            return _block(view, tell, blocker, deed, cards)
        case AnswerInfluence(answerer, deed):
            return [*_announced(view, tell, deed), *_own_block(view, tell, answerer, deed)]
        case AnswerSpecial(_, deed) | Riposte(_, deed):
            return [tell(f"card_long.{deed.action}")]
        case TakeAim() as aim:
            named = [action.noun for action in aim.options(view) if action.noun in GADGET]
            return [f"{words.name(gadget)}: {tell(f'gadget.{gadget}')}" for gadget in named]
    return []


def _items(tell: Teller, items: Sequence[tuple[str, int]], total: tuple[str, int]) -> list[str]:
    """Set a sum as a column: an item a line, and what they come to."""
    rows = [(text, f"{worth:+d}" if number else f"{worth}") for number, (text, worth) in enumerate(items)]
    rows.append((f"= {total[0]}", str(total[1])))
    wide = max(len(text) for text, _ in rows)
    return [f"{text:<{wide}}  {worth:>3}" for text, worth in rows]


def _influence(view: State, tell: Teller, mover: Seat, country: str, cards: Sequence[str]) -> list[str]:
    items = [
        (tell.words.name(card) if why == "card" else tell(f"board.item_{why}", country=country), worth)
        for why, card, worth in influence_account(view, mover, country, tuple(cards))
    ]
    total = sum(worth for _, worth in items)
    head = tell("board.influence_on", country=country)
    rows = _items(tell, items, (tell("board.moves_to", seat=mover), total))
    return [head, *rows, _after(view, tell, mover, country, total)]


def _after(view: State, tell: Teller, mover: Seat, country: str, total: int) -> str:
    """Say where the marker would stand."""
    length, now = view.level.tracks[country], progress(view, mover, country)
    then = now + total
    if then >= length:
        return tell("board.would_secure", country=country)
    before, after = (_stands(tell, mover, steps, length) for steps in (now, then))
    return tell("board.becomes", before=before, after=after)


def _stands(tell: Teller, mover: Seat, steps: int, length: int) -> str:
    if not steps:
        return tell("board.centre", length=length)
    return tell("board.of_seat", steps=abs(steps), length=length, seat=mover if steps > 0 else 1 - mover)


def _announced(view: State, tell: Teller, deed: Influence) -> list[str]:
    """Add up what was announced; as it was counted then, even if the spy has gone since."""
    if influence_total(view, deed.seat, deed.country, deed.cards) == deed.total:
        return _influence(view, tell, deed.seat, deed.country, deed.cards)
    return [_after(view, tell, deed.seat, deed.country, deed.total)]


def _block(view: State, tell: Teller, blocker: Seat, deed: Influence, cards: Sequence[str]) -> list[str]:
    items = [(tell.words.name(card), CARD[card].value) for card in cards]
    total = block_total(view, blocker, deed.country, tuple(cards))
    bonus = total - sum(worth for _, worth in items)
    if bonus:
        items.append((tell("board.item_block_spy", country=deed.country), bonus))
    key = "board.block_holds" if total >= deed.total else "board.block_lacks"
    head, counts = tell("board.block_in", country=deed.country), (tell("board.counts"), total)
    return [head, *_items(tell, items, counts), tell(key, against=deed.total, lack=deed.total - total)]


def _own_block(view: State, tell: Teller, seat: Seat, deed: Influence) -> list[str]:
    """Say whether what is announced can be held."""
    asked = tell("board.can_you_block")
    usable = tuple(card for card in view.hands[seat] if usable_for_block(deed.country, card))
    if not present(view, seat, deed.country):
        bring = tuple(card for card in view.hands[seat] if CARD[card].action == "military_transport")
        free = bring and view.rulings.transport_before_block and spy_is_free(view, seat)
        key = "board.you_transport" if free else "board.you_not_there"
        return [f"{asked} {tell(key, country=deed.country, cards=bring)}"]
    if not usable:
        return [f"{asked} {tell('board.you_no_cards', country=deed.country)}"]
    most = block_total(view, seat, deed.country, usable)
    key = "board.you_can" if most >= deed.total else "board.you_too_weak"
    return [f"{asked} {tell(key, cards=usable, most=most, against=deed.total)}"]


def _heading(view: State, tell: Teller) -> str:
    if not view.turn:
        return tell.row("homes")
    return tell.row("turn", number=view.turn, who=tell.seats[view.active], plays=view.plays)


def _stars(tell: Teller) -> str:
    """Say above the tracks whose stars lie on which side."""
    left = tell.reader or 0
    mine = tell.row("stars" if tell.reader is None else "your_stars", who=tell.seats[left])
    theirs = tell.row("stars", who=tell.seats[1 - left])
    return " " * (NAME_WIDTH + 1) + mine.ljust(2 * (2 * LONGEST + 1) - 1 - len(theirs)) + theirs


def _track(view: State, country: str, left: Seat, tell: Teller) -> str:
    """Draw one track: `*` the stars, `|` the centre, `O` the marker, `@` the marker on a star."""
    length = view.level.tracks[country]
    cells = ["*"] + ["."] * (length - 1) + ["|"] + ["."] * (length - 1) + ["*"]
    at = length - progress(view, left, country)
    cells[at] = "@" if cells[at] == "*" else "O"
    margin = "  " * (LONGEST - length)
    notes = _notes(view, country, left, tell)
    return f"{tell.words.name(country):<{NAME_WIDTH}} {margin}{' '.join(cells)}{margin}  {notes}"


def _notes(view: State, country: str, left: Seat, tell: Teller) -> str:
    """Say where a marker stands, whose home and whose spy is there, and whether it is blockaded."""
    steps = progress(view, left, country)
    ahead = left if steps > 0 else 1 - left
    notes = [tell.part("ahead", who=tell.seats[ahead], steps=abs(steps)) if steps else tell.part("level")]
    if holder(view, country) is not None:
        notes = [tell.part("secured", who=tell.seats[ahead])]
    for each in (0, 1):
        match view.homes[each] == country, view.spies[each] == country:
            case True, True:
                notes.append(tell.part("home_and_spy", who=tell.seats[each]))
            case True, False:
                notes.append(tell.part("home", who=tell.seats[each]))
            case False, True:
                notes.append(tell.part("spy", who=tell.seats[each]))
    if country in view.blockades:
        notes.append(tell.part("blockaded", turn=view.blockades[country]))
    return ", ".join(notes)


def _seat(view: State, seat: Seat, tell: Teller) -> str:
    notes = [tell.part("cards", count=len(view.hands[seat]))]
    notes += [tell.words.name(gadget) for gadget in view.gadgets[seat]]
    if view.detained[seat]:
        notes.append(tell.part("detained", turn=view.detained[seat]))
    if view.open_hands[seat]:
        notes.append(tell.part("open", turn=view.open_hands[seat]))
    return f"{tell.seats[seat]:<{NAME_WIDTH}} {', '.join(notes)}"


def _piles(view: State, tell: Teller) -> str:
    top = tell.words.name(view.discard[-1]) if view.discard else tell.words.shared["nothing"]
    return tell.row("piles", deck=len(view.deck), discard=len(view.discard), top=top)


def _hands(view: State, tell: Teller) -> list[str]:
    """List every hand that lies open to the reader, a card a line with what its lower half does."""
    rows = []
    for seat in (0, 1):
        hand = view.hands[seat]
        if hand and UNSEEN not in hand:
            rows += ["", tell.row("hand", who=tell.seats[seat])]
            rows += [f"  {_card(card, tell)}" for card in hand]
    return rows


def _card(card: str, tell: Teller) -> str:
    action = CARD[card].action
    short = tell(f"card.{action or 'mercenary'}")
    name = tell.words.name(card)
    return f"{name:<16} {tell.words.name(action)}: {short}" if action else f"{name:<16} {short}"
