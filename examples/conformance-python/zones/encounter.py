"""An encounter becomes a fight: the battlefield, who fights, and where a fight that is under way stands."""
from __future__ import annotations

from .data import ATTRIBUTES, Reader
from .fight import BETWEEN, CHARACTERS, DOWN, ENEMIES, FIGHTING, REFEREE, TURN, Combatant, Fight, Zone, key
from .harm import lay
from .inputs import Refused
from .turns import settle

THREE_IN_A_LINE = "characters-start - middle - enemies-start"


def open_fight(encounter, ready):
    """`ready` are the ready-made things by kind and id; the encounter's own come before them (content-is-data)."""
    own, house, options = encounter.get("content", {}), encounter.get("house", {}), encounter.get("options", {})
    dr, usages = house.get("default-dr", 12), house.get("default-usages", 3)
    kinds = {kind: {**ready.get(kind, {}), **own.get(kind, {})} for kind in {*ready, *own}}
    reader = Reader(kinds, dr, usages, options.get("zone-hazard-timing", "turn-start"))
    for one in own.get("spells", {}):
        reader.spell(one)
    for one in own.get("items", {}):
        reader.item(one)
    zones, starts = read_zones(encounter.get("battlefield"), reader)
    surprised = encounter.get("surprised", "ask")
    fight = Fight(zones, starts, {**options, **house}, dr, surprised, read_aftermath(encounter), reader, seats(encounter))
    fight.surprised = surprised if surprised in (CHARACTERS, ENEMIES) else None
    for name, data in roster(encounter["combatants"]):
        admit(fight, name, data)
    for zone in zones:
        if not fight.has_room(zone, 0):
            raise Refused("zone-capacity")
    if encounter.get("now"):
        start_midway(fight, encounter["now"])
    return fight


def roster(people):
    """Names with their data: from a map, or from a list in which one entry may stand for several of a kind."""
    if isinstance(people, dict):
        yield from people.items()
        return
    for one in people:
        count = one.get("count", 1)
        for number in range(1, count + 1):
            yield one["name"] if count == 1 else f"{one['name']} {number}", one


def admit(fight, name, raw):
    """Somebody comes in, with everything that it has and everything that lies on it."""
    data = fight.reader.whole("combatants", raw)
    who = read_combatant(fight, name, data)
    fight.people.append(who)
    for item in settle_items([fight.reader.item(one) for one in data.get("items", [])]):
        item.holder = who
        fight.items.append(item)
    if "ongoing" in data:
        lay(fight, who, fight.reader.lying(data["ongoing"]))
    for one in data.get("hindrances", []):
        lay(fight, who, fight.reader.lying(one))
    return who


def read_combatant(fight, name, data):
    """level-and-skill, attributes, starting-zones"""
    character = data["kind"] == "character"
    side = data.get("side", CHARACTERS if character else ENEMIES)
    if data.get("level", 0) < 1 or (not character and "skill" not in data):
        raise Refused("level-and-skill")
    if character and not {"str", "dex"} <= set(data):
        raise Refused("attributes")
    hp, _, most = str(data["hp"]).partition("/")
    return Combatant(
        name=name, character=character, side=side, seat=fight.seat_of(name, side), level=data["level"],
        scores={one: data.get(one, 0) for one in ATTRIBUTES}, skill=data.get("skill", 0), hp=int(hp), hp_max=int(most or hp),
        armor=data.get("armor", 0), zone=data.get("zone", fight.starts[side]), attacks=fight.reader.attacks(data.get("attacks", [])),
        spells=[fight.reader.spell(one) for one in data.get("spells", [])], made_from=data.get("madeFrom", data.get("from", "")),
        attitude=data.get("attitude"), set_attitude="attitude" in data, initiative=data.get("initiative"),
        status=data.get("status", FIGHTING) if int(hp) > 0 else DOWN, moved=data.get("moved", False),
        acted=data.get("acted", False), disengaged=data.get("disengaged", False),
    )


def settle_items(items):
    """ready-items: what is said to be in hand takes its hands; then the others, as long as there are hands, and then the body."""
    free = 2 - sum(item.hands for item in items if item.place == "hand")
    for item in items:
        if item.place is None:
            item.place = "hand" if 0 < item.hands <= free else "body"
            free -= item.hands if item.place == "hand" else 0
    return items


# ---- the battlefield

def read_zones(raw, reader):
    """zones-by-referee, zone-count, adjacency-is-mutual, exits: the Zones by id, and where each side starts."""
    if raw == {}:
        raise Refused("zone-count")
    fields = raw if isinstance(raw, dict) else {}
    lines = [raw or THREE_IN_A_LINE] if not isinstance(raw, (dict, list)) else raw if isinstance(raw, list) else []
    edges = [(here, there) for here, zone in fields.items() for there in zone.get("adjacent", [])]
    ids = list(fields)
    for line in lines:
        chain = [one.strip() for one in line.split(" - " if " - " in line else "-")]
        ids += [one for one in chain if one not in ids]
        edges += zip(chain, chain[1:])
    zones = {one: read_zone(one, fields.get(one, {}), reader) for one in ids}
    for one in ids:
        zones[one].adjacent = [other for other in ids if (one, other) in edges or (other, one) in edges]
    starts = {side: start_of(fields, ids, side, last) for side, last in ((CHARACTERS, 0), (ENEMIES, -1))}
    if not any(zone.exits for zone in zones.values()):
        for one in ids:
            zones[one].exits = tuple(side for side in starts if starts[side] == one)
    return zones, starts


def read_zone(one, raw, reader):
    exits = raw.get("exit", [])
    capacity = raw.get("capacity")
    hazard = reader.hazard(raw["hazard"]) if raw.get("hazard") else None
    return Zone(one, raw.get("name", one), [], None if capacity == "none" else capacity, hazard,
                (CHARACTERS, ENEMIES) if exits is True else tuple(exits or ()), raw.get("note", ""))


def start_of(fields, ids, side, usual):
    """starting-zones"""
    marked = (one for one in ids if side in as_list(fields.get(one, {}).get("start", [])))
    return next(marked, ids[usual])


def as_list(value):
    return value if isinstance(value, list) else [value]


# ---- the rest of the file

def seats(encounter):
    """Who answers for whom: a seat that plays it, or its side; otherwise the players, and for the enemies the referee."""
    plays = {key(one): seat for seat, entry in encounter.get("seats", {}).items() for one in as_list(entry.get("plays", []))}

    def seat_of(name, side):
        usual = "players" if side == CHARACTERS else REFEREE
        return plays.get(key(name)) or plays.get(side) or usual

    return seat_of


def read_aftermath(encounter):
    """A table as a list: what comes of each face."""
    table = encounter.get("aftermath")
    if not table:
        return None
    results = [None] * table["die"]
    for faces, result in table["rows"].items():
        first, _, last = faces.partition("-")
        for face in range(int(first), int(last or first) + 1):
            results[face - 1] = result
    return results


def start_midway(fight, now):
    """A fight under way: Round, order, and whose Turn has begun or is about to."""
    fight.order = [fight.find(name) for name in now.get("order", [])] or usual_order(fight)
    fight.order += [one for one in usual_order(fight) if one not in fight.order]
    fight.began, fight.round = fight.order[0].side, now.get("round", 2)
    fight.turn = fight.find(now["turn"]) if "turn" in now else None
    fight.phase = TURN if fight.turn else BETWEEN
    current = fight.turn or fight.find(now["next"])
    for one in fight.order[: fight.order.index(current)] + ([fight.turn] if fight.turn else []):
        one.had_turn = True
    settle(fight)


def usual_order(fight):
    """The Characters' side, then the enemies; on each the Characters by their totals, where all have one, then the rest."""
    order = []
    for side in (CHARACTERS, ENEMIES):
        characters = [one for one in fight.people if one.side == side and one.character]
        if all(one.initiative is not None for one in characters):
            characters.sort(key=lambda one: (-one.initiative, -one.scores["dex"]))
        order += characters + [one for one in fight.people if one.side == side and not one.character]
    return order
