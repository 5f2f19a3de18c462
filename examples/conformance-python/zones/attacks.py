"""Attacks: what can be attacked with, the Test, damage, criticals, usages. Functions that begin with `why` name a rule, or None."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Optional

from .data import Arm
from .fight import DOWN, PARLEYING
from .harm import hurt, lay_besides
from .tests import make_test, outfit

HANDS = 2


# ---- what can be attacked with

def hands_full(fight, who):
    return sum(item.hands for item in fight.items if item.holder is who and item.place == "hand")


def why_not_ready(item):
    """ready-items"""
    if item.ready:
        return None
    return "action-retrieve-item" if item.place == "backpack" else "ready-items"


def why_no_hand(fight, who, item, freed=0):
    return "ready-items" if hands_full(fight, who) - freed + item.hands > HANDS else None


def why_unusable(fight, who, arm):
    """Why the weapon cannot be attacked with at all now."""
    if not arm.is_item:
        return None
    if arm.holder is not who:
        return "ready-items"
    if arm.damage is None:
        return "weapon-damage"
    if not arm.ready:
        return why_not_ready(arm)
    if arm.used_up:
        return "usage-used-up"
    return None if arm.place == "hand" or arm.hands == 0 else why_no_hand(fight, who, arm)


def why_out_of_reach(arm, steps):
    if arm.reaches(steps):
        return None
    return "ranged-reach" if "ranged" in arm.kinds else "melee-needs-close"


def why_not_both(fight, who, main, second, steps):
    """dual-wield-needs"""
    able = who.character and main is not second
    for one in (main, second):
        able = able and one.hands == 1 and one.place == "hand" and why_unusable(fight, who, one) is None
    able = able and main.shoots_at(steps) == second.shoots_at(steps) and second.reaches(steps)
    return None if able else "dual-wield-needs"


def weapons_of(fight, who):
    return [*who.attacks, *(item for item in fight.items_of(who).values() if item.damage)]


def only_weapon(fight, who, target):
    """The one that a command need not name: the only one that could strike now, one in hand before one on the body."""
    steps, every = fight.apart(who, target), weapons_of(fight, who)
    able = [arm for arm in every if why_unusable(fight, who, arm) is None and arm.reaches(steps)]
    held = [arm for arm in able if not arm.is_item or arm.place == "hand"]
    choice = held or able or every
    return choice[0] if len(choice) == 1 else None


def ready_attacks(fight, who):
    """Every way to strike at somebody Close: (weapon, second weapon or None)."""
    able = [item for item in fight.items if item.holder is who and why_unusable(fight, who, item) is None]
    held, worn = ([item for item in able if (item.place == "hand") == hand] for hand in (True, False))
    single = [(arm, None) for arm in [*who.attacks, *held, *worn]]
    return single + [(a, b) for a in held for b in held if a is not b and not why_not_both(fight, who, a, b, 0)]


# ---- the attack

def why_no_target(who, target):
    """attack-targets"""
    return "attack-targets" if target is None or target is who or not target.here or target.status == DOWN else None


@dataclass
class Attack:
    main: Arm
    second: Optional[Arm]
    ranged: bool
    attribute: str
    avoid_by: str = "dex"


def attack_by_action(fight, who, target, weapon, second):
    """The weapon strikes as often as its data says, then the attacks that follow; what cannot be made any more is left out."""
    strikes = [(weapon, second)] * weapon.times
    for name in weapon.also:
        other = next(arm for arm in who.attacks if arm.name == name)
        strikes += [(other, None)] * other.times
    for at, (arm, other) in enumerate(strikes):
        goes_on = not why_no_target(who, target) and not why_unusable(fight, who, arm) and arm.reaches(fight.apart(who, target))
        if at == 0 or goes_on:
            attack_with(fight, who, target, arm, other)


def attack_with(fight, who, target, arm, second=None):
    if arm.is_item and arm.hands > 0:
        arm.place, arm.ground = "hand", None  # ready-items: a worn weapon is in hand as it is used.
    ranged = arm.shoots_at(fight.apart(who, target))
    return strike(fight, who, target, Attack(arm, second, ranged, "dex" if ranged else "str"))


def strike(fight, who, target, attack):
    """One Test and what comes of it; whether it lands."""
    end_talk(who, target)
    edge = attack.main.edge
    up, down = edge == "advantage", (edge == "disadvantage") + (attack.ranged and fight.apart(who, target) == 0)
    twice_dice = twice_all = False
    if not who.character and target.character:
        # players-roll, mirrored-disadvantage: what hampers the attack helps to avoid it.
        worn = outfit(fight, who, "attack")
        up, down = up + who.favored + worn[0], down + who.hampered + worn[1] + ("weakened" in who.hindrances)
        who.favored = who.hampered = False
        avoided, face = make_test(fight, target, "avoid", attack.avoid_by, attack.main.dr, up=down, down=up)
        hits, twice_all = not avoided, face == 1  # avoid-natural-1
    else:
        hits, face = make_test(fight, who, "attack", attack.attribute, attack.main.dr, up, down)
        twice_dice = who.character and face == 20  # attack-natural-20
        if who.character and face == 1 and attack.main.usages:
            attack.main.marked += 1  # attack-natural-1, dual-wield-usage
    if hits:
        land(fight, target, attack, twice_dice, twice_all)
    return hits


def land(fight, target, attack, twice_dice, twice_all):
    """Damage, then what else the weapon does that struck."""
    struck, dice = attack.main, attack.main.damage
    if dice:
        shown, bonus = fight.roll(dice), dice.bonus
        other = attack.second.damage if attack.second else attack.main.second
        if other:
            # dual-wield-compares-results: before any doubling, each with its bonus.
            also_shown = fight.roll(other)
            if also_shown + other.bonus > shown + bonus:
                struck, shown, bonus = attack.second or attack.main, also_shown, other.bonus
        amount = shown * (2 if twice_dice else 1) + bonus  # critical-doubles-dice-only
        hurt(fight, target, amount * (2 if twice_all else 1))
    lay_besides(fight, target, struck.besides)


def end_talk(who, target):
    """morale-parley: one who is attacked while it talks fights again from its next Turn."""
    if target.status == PARLEYING and who.side != target.side:
        target.provoked = True
