"""Heart and mood: Morale Tests, Reactions, what they lead to."""
from __future__ import annotations

from .fight import ENEMIES, FIGHTING, FLEEING, PARLEYING, REFEREE, SETUP
from .initiative import break_out
from .inputs import Dice
from .tests import passes

ATTITUDES = ((1, "hostile"), (3, "wary"), (7, "curious"), (9, "kind"), (10, "helpful"))
D10 = Dice.read("1d10")


def set_heart(who, status):
    who.status, who.provoked = status, False


def why_no_morale(who):
    """morale-each"""
    return "morale-each" if who.side != ENEMIES or who.character else None


def tests_morale(who):
    return who.status == FIGHTING and why_no_morale(who) is None


def call_morale(fight, people, dr):
    for one in fight.people:
        if one in people and tests_morale(one):
            test_morale(fight, one, dr)


def test_morale(fight, who, dr):
    """morale-fail"""
    if not passes(fight, who, "morale", "str", dr):
        answer = fight.ask(REFEREE, "morale-fail", ["flee", "parley"])
        set_heart(who, FLEEING if answer == "flee" else PARLEYING)


def why_no_reaction(who):
    """reaction-roll, reaction-predetermined"""
    if who.character:
        return "reaction-roll"
    return "reaction-predetermined" if who.set_attitude else None


def roll_reaction(fight, group, modifier=0):
    """reaction-one-per-group, reaction-effect"""
    die = fight.roll(D10)
    total = min(10, max(1, die + modifier))
    attitude = next(word for most, word in ATTITUDES if total <= most)
    for one in group:
        one.attitude = attitude
    fight.rolls.append(f"reaction {die}{f'{modifier:+d}={die + modifier}' if modifier else ''} {attitude}")
    fights = attitude == "hostile" or fight.ask(REFEREE, "reaction-effect", ["no", "yes"]) == "yes"
    if fight.phase == SETUP:
        if fights and attitude != "hostile":
            break_out(fight)
        return
    before, after = (PARLEYING, FIGHTING) if fights else (FIGHTING, PARLEYING)
    for one in group:
        if one.status == before:
            set_heart(one, after)
