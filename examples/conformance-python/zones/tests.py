"""Tests, and the Attribute and DR that the referee names for some of them."""
from __future__ import annotations

from .data import ASK, ATTRIBUTES
from .fight import REFEREE


def make_test(fight, who, kind, attribute, dr, up=0, down=0):
    """Rolls a Test with so much for and against it; (whether it passes, the die that counts). What lies on `who` is added here."""
    down += "weakened" in who.hindrances  # weakened-scope
    up, who.favored = up + who.favored, False
    down, who.hampered = down + who.hampered, False
    for_it, against_it = outfit(fight, who, kind)
    up, down = up + for_it, down + against_it
    face, shown = fight.inputs.die(20), ""
    if bool(up) != bool(down):  # advantage-and-disadvantage-cancel
        second = fight.inputs.die(20)
        shown = f"[{face},{second}] "
        face = max(face, second) if up else min(face, second)
    score = who.score(attribute)
    passed = face == 20 or (face != 1 and face + score >= dr)  # natural-20-passes, natural-1-fails, test-roll
    fight.rolls.append(f"{who.name} {kind} {shown}{face}{score:+d}={face + score} vs {dr} {'pass' if passed else 'fail'}")
    return passed, face


def passes(fight, who, kind, attribute, dr, edge=None):
    """The same for a Test whose data may give it an edge."""
    return make_test(fight, who, kind, attribute, dr, edge == "advantage", edge == "disadvantage")[0]


def outfit(fight, who, kind):
    """What it holds and wears for and against such a Test."""
    worn = [item for item in fight.items if item.holder is who and item.ready]
    return sum(kind in item.advantage for item in worn), sum(kind in item.disadvantage for item in worn)


def choose_attribute(fight, who, named=ASK, first="con"):
    """test-attribute-by-referee: as the data says, as the table has fixed it, or as the referee answers."""
    if named != ASK:
        return named
    fixed = str(fight.options.get("test-attribute-by-referee", ASK)).lower()
    if fixed != ASK:
        return fixed
    if not who.character:
        return first  # skill-test: it makes no difference.
    return fight.ask(REFEREE, "test-attribute-by-referee", [first, *(one for one in ATTRIBUTES if one != first)])


def choose_dr(fight, named=ASK):
    """default-dr: the referee may name another before the dice are rolled."""
    return fight.ask(REFEREE, "default-dr", number=(1, 60)) if named == ASK else named


def passes_as_declared(fight, who, kind, test):
    """A Test as the data of a spell, a hazard or a blow declares it; the referee names the Attribute where that is left open."""
    return passes(fight, who, kind, choose_attribute(fight, who, test.attribute), test.dr, test.edge)


def named_test(fight, who, kind, first):
    """A Test that the referee names for something an Action tries."""
    attribute = choose_attribute(fight, who, first=first)
    return passes(fight, who, kind, attribute, choose_dr(fight))
