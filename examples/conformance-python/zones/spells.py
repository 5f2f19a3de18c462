"""Spells: whom they reach, whom they strike, what they bring (spell-data, spell-attack)."""
from __future__ import annotations

from .attacks import Attack, end_talk, strike, why_no_target
from .data import within
from .harm import heal, hurt_by, lay_besides
from .hazards import enter
from .morale import roll_reaction, test_morale, tests_morale, why_no_reaction
from .tests import choose_attribute, passes_as_declared


def why_not_cast(fight, caster, spell, targets, zone, to):
    on_zone = spell.targets == 0
    if (targets and on_zone) or (zone and not on_zone) or (to and spell.move == 0):
        return "spell-data"
    if on_zone:
        return why_not_on_zone(fight, caster, spell, zone) or why_not_send(fight, caught(fight, caster, spell, zone), spell, to, [zone])
    if not 0 < len(targets) <= spell.targets or len(set(map(id, targets))) != len(targets):
        return "spell-data"
    for target in targets:
        why = why_not_at(fight, caster, spell, target)
        if why:
            return why
    return why_not_send(fight, targets, spell, to, [target.zone for target in targets])


def why_not_on_zone(fight, caster, spell, zone):
    if zone is None:
        return "spell-data"
    return why_too_far(spell, fight.distance(caster.zone, zone))


def why_not_at(fight, caster, spell, target):
    if spell.attack:
        why = why_no_target(caster, target)
        if why:
            return why
    elif not target.here or (not target.up and not spell.healing):
        return "spell-data"
    return why_too_far(spell, fight.apart(caster, target))


def why_too_far(spell, steps):
    if spell.attack == "melee" and steps != 0:
        return "melee-needs-close"
    return None if within(spell.range, steps) else "spell-data"


def why_not_send(fight, people, spell, to, zones):
    """Why the spell cannot move them there: all of them must fit."""
    if spell.move == 0:
        return None
    if to is None or any(not 1 <= fight.distance(zone, to) <= spell.move for zone in zones):
        return "spell-data"
    return "zone-capacity" if people and not fight.has_room(to, len(people)) else None


def caught(fight, caster, spell, zone):
    """Whom a spell on a Zone strikes: everyone in it but the caster; the fallen only where it heals."""
    found = [one for one in fight.people if one is not caster and one.zone == zone and one.here]
    found = [one for one in found if one.up or spell.healing]
    return [one for one in found if spell.spares != "allies" or one.side != caster.side]


def cast(fight, caster, spell, targets, zone, to):
    """dice-order: each target's Test and damage before the next."""
    struck = caught(fight, caster, spell, zone) if spell.targets == 0 else targets
    if spell.target_dice:
        struck = struck[: fight.roll(spell.target_dice) + spell.target_dice.bonus]
    taken = []
    for target in struck:
        if fight.decided:
            return
        if cast_on(fight, caster, spell, target, to):
            taken.append(target)
    react(fight, spell, taken)


def cast_on(fight, caster, spell, target, to):
    if spell.attack:
        return not why_no_target(caster, target) and attack_by_spell(fight, caster, target, spell)
    if not target.here:
        return False
    if spell.hostile:
        end_talk(caster, target)
    takes = takes_effect(fight, caster, target, spell)
    if takes:
        bring_about(fight, target, spell, to)
    return takes


def takes_effect(fight, caster, target, spell):
    """A caster who passes brings the effect, a target who fails; one who is down makes no Test."""
    test = spell.test
    if test.by == "nobody":
        return True
    who = caster if test.by == "caster" else target
    if not who.up:
        return test.by == "target"
    kind = "spell" if who is caster and test.by == "caster" else "resist"
    return passes_as_declared(fight, who, kind, test) == (test.by == "caster")


def bring_about(fight, target, spell, to):
    if spell.arm.damage:
        hurt_by(fight, target, spell.arm.damage)
    if spell.healing:
        heal(target, fight.roll(spell.healing) + spell.healing.bonus)
    lay_besides(fight, target, spell.arm.besides)
    if spell.move and target.up:
        enter(fight, target, to)
    force_morale(fight, target, spell)


def attack_by_spell(fight, caster, target, spell):
    attribute = "dex" if spell.attack == "ranged" else "str"
    avoid_by = "dex"
    if spell.attribute:
        avoids = not caster.character and target.character
        attribute = avoid_by = choose_attribute(fight, target if avoids else caster, spell.attribute)
    lands = strike(fight, caster, target, Attack(spell.arm, None, spell.attack == "ranged", attribute, avoid_by))
    if lands:
        force_morale(fight, target, spell)
    return lands


def force_morale(fight, target, spell):
    if spell.morale and tests_morale(target):
        test_morale(fight, target, fight.dr if spell.morale == "usual" else spell.morale)


def react(fight, spell, struck):
    """The Reaction that a spell brings: one roll for those whom it struck."""
    if spell.reaction is None or fight.decided:
        return
    group = [one for one in struck if one.up and why_no_reaction(one) is None]
    if group:
        roll_reaction(fight, group, spell.reaction)
