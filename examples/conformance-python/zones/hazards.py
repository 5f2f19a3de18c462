"""Hazards of Zones, and coming into one."""
from __future__ import annotations

from .fight import key
from .harm import hurt_by, lay_effects
from .tests import passes_as_declared


def meet_hazard(fight, who, when):
    """zone-hazard, zone-hazard-timing"""
    hazard = fight.zones[who.zone].hazard
    if hazard is None or hazard.when != when or not who.up:
        return
    if {key(who.name), key(who.made_from)} & {key(name) for name in hazard.immune}:
        return
    if passes_as_declared(fight, who, "hazard", hazard.test):
        return
    if hazard.damage:
        hurt_by(fight, who, hazard.damage)
    lay_effects(fight, who, hazard.besides)


def enter(fight, who, zone):
    """Also for one who is moved against its will (forced-movement)."""
    who.zone = zone
    meet_hazard(fight, who, "on-enter")
