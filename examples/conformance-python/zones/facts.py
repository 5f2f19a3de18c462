"""What a case may expect of a fight, by the names of facts."""
from __future__ import annotations

import math

from .fight import BETWEEN, LEFT, OVER, REFEREE, SETUP, key, range_word

COMBATANT = {
    "hp": lambda fight, one: one.hp,
    "hpMax": lambda fight, one: one.hp_max,
    "level": lambda fight, one: one.level,
    "skill": lambda fight, one: one.skill,
    "armor": lambda fight, one: one.armor,
    "zone": lambda fight, one: None if one.status == LEFT else one.zone,
    "kind": lambda fight, one: "character" if one.character else "creature",
    "side": lambda fight, one: one.side,
    "seat": lambda fight, one: one.seat,
    "status": lambda fight, one: one.status,
    "moved": lambda fight, one: one.moved,
    "acted": lambda fight, one: one.acted,
    "disengaged": lambda fight, one: one.disengaged,
    "surprised": lambda fight, one: fight.is_surprised(one),
    "initiative": lambda fight, one: (one.initiative or 0) if one.character and fight.phase != SETUP else None,
    "hindered": lambda fight, one: list(one.hindrances),
    "hindrances": lambda fight, one: [
        {"kind": kind, "attribute": it.attribute, "dr": it.dr, "needsAction": it.needs_action, "moments": it.moments}
        for kind, it in one.hindrances.items()
    ],
    "ongoing": lambda fight, one: one.ongoing
    and {"attribute": one.ongoing.attribute, "dr": one.ongoing.dr, "moments": one.ongoing.moments},
    "attitude": lambda fight, one: one.attitude,
    "fate": lambda fight, one: one.fate,
}
ITEM = {
    "place": lambda item: item.place,
    "marked": lambda item: item.marked,
    "usages": lambda item: item.usages or None,
    "usedUp": lambda item: item.used_up,
    "hands": lambda item: item.hands,
}
FIGHT = {
    "round": lambda fight: fight.round,
    "phase": lambda fight: fight.phase,
    "turn": lambda fight: fight.turn and fight.turn.name,
    "next": lambda fight: names(fight.next_in_order()) if fight.phase == BETWEEN else [],
    "order": lambda fight: names(one for one in fight.order if one.here),
    "over": lambda fight: fight.phase == OVER,
    "winner": lambda fight: fight.winner,
    "ending": lambda fight: fight.ending,
    "began": lambda fight: fight.began,
    "fallen": lambda fight: names(fight.fallen) if fight.phase == OVER else [],
    "asked": lambda fight: {"to": REFEREE, "rule": "aftermath"}
    if fight.phase == OVER and any(one.fate is None for one in fight.fallen)
    else None,
}
ZONE = {
    "here": lambda fight, zone: names(one for one in fight.people if one.zone == zone.id and one.here),
    "capacity": lambda fight, zone: zone.capacity,
    "adjacent": lambda fight, zone: zone.adjacent,
    "exits": lambda fight, zone: list(zone.exits),
    "note": lambda fight, zone: zone.note,
    "hazard": lambda fight, zone: zone.hazard,
}


def names(people):
    return [one.name for one in people]


def fact(fight, path):
    """The value of a fact, or a KeyError where there is none of that name."""
    if path in FIGHT:
        return FIGHT[path](fight)
    first, *rest = path.split(".")
    if first == "zones":
        return zone_fact(fight, *rest)
    one = fight.find(first)
    if rest[0] == "items":
        item = {key(name): item for name, item in fight.items_of(one).items()}[key(rest[1])]
        return ITEM[rest[2]](item)
    return one.scores[rest[0]] if rest[0] in one.scores else COMBATANT[rest[0]](fight, one)


def zone_fact(fight, zone, field, to=None):
    if to is None:
        return ZONE[field](fight, fight.zones[zone])
    steps = fight.distance(zone, to)
    if field == "range":
        return range_word(steps)
    return None if steps == math.inf else steps


