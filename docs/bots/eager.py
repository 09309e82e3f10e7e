"""Does something whenever it can: passing, stopping and taking back are for others."""

import random

IDLE = ("pass", "let", "done", "stay", "stop", "none", "withdraw", "abstain", "discard", "trash")


def answer(view, options):
    deeds = [option for option in options if option.verb.split("_")[0] not in IDLE]
    return random.choice(deeds or options)
