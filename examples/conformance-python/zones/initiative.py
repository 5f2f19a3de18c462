"""Who begins, and everybody's place in the order."""
from __future__ import annotations

from .fight import BETWEEN, CHARACTERS, ENEMIES, REFEREE


def break_out(fight):
    """surprise-call, then initiative: the side die, one die for each Character, and the order that holds for every Round."""
    if fight.surprise == "ask":
        answer = fight.ask(REFEREE, "surprise-call", ["nobody", CHARACTERS, ENEMIES])
        fight.surprised = None if answer == "nobody" else answer
    side_die = fight.inputs.die(6)
    fight.began = ENEMIES if side_die <= 3 else CHARACTERS  # enemies-begin, characters-begin
    fight.rolls.append(f"side {side_die}")
    for one in fight.people:
        if one.character:
            die, dex = fight.inputs.die(6), one.scores["dex"]
            one.initiative = die + dex
            fight.rolls.append(f"{one.name} initiative {die}{dex:+d}={one.initiative}")
    fight.order = sorted(fight.people, key=lambda one: (one.side != fight.began, *rank(fight, one)))
    fight.round, fight.phase = 1, BETWEEN


def rank(fight, one):
    """character-initiative, initiative-ties, friendly-creatures-act-last, enemy-order"""
    place = fight.people.index(one)
    return (0, -(one.initiative or 0), -one.scores["dex"], place) if one.character else (1, 0, 0, place)


def take_place(fight, who, ranked):
    """A joiner's place: behind its side, but before those of a lower rank; it waits where somebody behind it has had a Turn."""
    at = 0 if who.side == fight.began else len(fight.order)
    for place, other in enumerate(fight.order):
        if other.side != who.side:
            continue
        is_behind = (other.character != who.character or ranked) and rank(fight, who) < rank(fight, other)
        at = min(at, place) if is_behind else place + 1
    behind = fight.order[at:]
    who.had_turn = any(other.had_turn and not (who.side == other.side == ENEMIES) for other in behind)
    fight.order.insert(at, who)
