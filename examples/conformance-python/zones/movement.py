"""Moving, the free attacks that it provokes, leaving."""
from __future__ import annotations

import math

from .attacks import attack_with, ready_attacks, weapons_of, why_unusable
from .fight import DOWN, FIGHTING, FLEEING, LEFT, PARLEYING
from .hazards import enter
from .spells import attack_by_spell, react


# ---- what stops a movement

def why_not_move(who, payment):
    held = who.kept_from("move")
    if held:
        return "stuck-stops-action-movement" if held == "stuck" and payment == "action" else held
    if who.status == PARLEYING:
        return "morale-parley"
    return "turn-move" if payment == "move" and who.moved else None


def why_no_room(fight, zone, more=1):
    return None if fight.has_room(zone, more) else "zone-capacity"


def why_not_step(fight, who, zone, payment):
    why = why_not_move(who, payment)
    if why:
        return why
    if zone not in fight.zones[who.zone].adjacent:
        return "turn-move"
    if who.status == FLEEING and is_detour(fight, who, zone):
        return "morale-flee"
    return why_no_room(fight, zone)


def is_detour(fight, who, zone):
    """morale-flee: one who flees goes by a shortest open way; toward a full Zone only where that lies on the way at all."""
    goals = [exit.id for exit in fight.zones.values() if who.side in exit.exits]
    if fight.has_room(zone):
        steps = fight.steps(goals, lambda one: one == who.zone or fight.has_room(one))
        return zone not in steps or steps[zone] >= steps.get(who.zone, math.inf)
    steps = fight.steps(goals)
    return steps.get(zone, math.inf) >= steps.get(who.zone, math.inf)


def why_not_leave(fight, who, payment):
    why = why_not_move(who, payment)
    return why or (None if who.side in fight.zones[who.zone].exits else "leaving-the-battlefield")


# ---- movement

def take_step(fight, who, zone, payment):
    pay(who, payment)
    if pass_free_attacks(fight, who):
        enter(fight, who, zone)


def leave(fight, who, payment):
    pay(who, payment)
    if pass_free_attacks(fight, who):
        take_out(who)


def take_out(who):
    who.status = LEFT
    who.end_effects()


def pay(who, payment):
    if payment == "move":
        who.moved = True
    else:
        who.acted = True


# ---- free attacks

def why_safe(fight, mover):
    """disengage-action, disengage-ally-close, disengage-ally-conditions"""
    if mover.disengaged:
        return "disengage-action"
    allies = (one for one in fight.people if one is not mover and one.side == mover.side and one.zone == mover.zone)
    return "disengage-ally-close" if any(one.status == FIGHTING for one in allies) else None


def why_no_strike(fight, enemy):
    """free-attack-who-cannot"""
    if fight.is_surprised(enemy):
        return "surprise-no-free-attacks"
    if enemy.status != FIGHTING:
        return "morale-flee" if enemy.status == FLEEING else "morale-parley"
    return "free-attack-who-cannot" if enemy.kept_from("action") else None


def pass_free_attacks(fight, mover):
    """free-attack-each-enemy, in roster order, before the step; whether the mover can still go (free-attack-can-stop-the-move)."""
    if fight.options.get("free-attacks") != "off":
        for enemy in fight.opponents(mover):
            if not enemy.up or enemy.zone != mover.zone:
                continue
            why = why_safe(fight, mover) or why_no_strike(fight, enemy)
            if why:
                fight.passed_over.append((enemy, "free-attack-each-enemy", why))
                continue
            strike_in_passing(fight, enemy, mover)
            if mover.status == DOWN or fight.decided:
                return False
    return mover.kept_from("move") is None and mover.status != PARLEYING


def strike_in_passing(fight, enemy, mover):
    """free-attack-which-attack"""
    ways = {}
    for main, second in ready_attacks(fight, enemy):
        ways["+".join(fight.name_of(arm) for arm in (main, second) if arm)] = (main, second)
    spells = {spell.name: spell for spell in enemy.spells if spell.attack and spell.targets > 0}
    if not ways and not spells:
        return
    unready = {fight.name_of(arm): why_unusable(fight, enemy, arm) for arm in weapons_of(fight, enemy)}
    forbidden = {name: why for name, why in unready.items() if why}
    answer = fight.ask(enemy, "free-attack-each-enemy", [*ways, *spells, "decline"], forbidden=forbidden,
                       refused_by="free-attack-which-attack")
    if answer in ways:
        attack_with(fight, enemy, mover, *ways[answer])
    elif answer in spells and attack_by_spell(fight, enemy, mover, spells[answer]):
        react(fight, spells[answer], [mover])
