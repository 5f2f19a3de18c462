"""Hazards of Zones, and coming into one."""
from __future__ import annotations

from .fight import key
from .harm import hurt_by, lay_effects
from .tests import choose_attribute, passes


def meet_hazard(fight, who, when):
    """zone-hazard, zone-hazard-timing"""
    hazard = fight.zones[who.zone].hazard
    if hazard is None or hazard.when != when or not who.up:
        return
    if {key(who.name), key(who.made_from)} & {key(name) for name in hazard.immune}:
        return
    attribute = choose_attribute(fight, who, hazard.test.attribute)
    if passes(fight, who, "hazard", attribute, hazard.test.dr, hazard.test.edge):
        return
    if hazard.damage:
        hurt_by(fight, who, hazard.damage)
    lay_effects(fight, who, hazard.besides)


def enter(fight, who, zone):
    """Also for one who is moved against its will (forced-movement)."""
    who.zone = zone
    meet_hazard(fight, who, "on-enter")
