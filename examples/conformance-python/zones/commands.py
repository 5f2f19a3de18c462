"""Commands as people write them, read by the package's table of commands, and carried out."""
from __future__ import annotations

import json
import re

from .actions import ACTIONS, why_not_now
from .fight import BETWEEN, REFEREE, key
from .inputs import Refused
from .referee import ORDERS
from .turns import settle

WORD = re.compile(r"""\s*(?:(?P<name>[a-z][\w-]*)=)?(?P<value>[{\[].*[}\]]|"[^"]*"|\S+)""", re.IGNORECASE)


# ---- from a text to a map

def as_map(do, fight, tables):
    """`ACTOR ACTION PARAMETER...` as a map: parameters in the table's order, or as `name=value`."""
    if not isinstance(do, str):
        return do
    names = [one.name for one in fight.people if " " in one.name and do.lower().startswith(one.name.lower() + " ")]
    actor = max(names, key=len, default=None)
    words = [(found["name"], found["value"]) for found in WORD.finditer(do[len(actor):] if actor else do)]
    if actor is None:
        actor = words.pop(0)[1]
    action = words.pop(0)[1]
    given = {"actor": plain(actor), "action": action}
    params = {param["name"]: param for param in tables[action]["parameters"]}
    given.update((name, value_of(params[name], value)) for name, value in words if name)
    free = [param for name, param in params.items() if name not in given]
    for at, (_, value) in enumerate(word for word in words if not word[0]):
        while is_passed_over(fight, given, free[0]["name"]):
            free.pop(0)
        param = free.pop(0)
        if param["kind"] == "text" and not free:
            value = " ".join(plain(word) for name, word in words[at:] if not name)
        given[param["name"]] = value_of(param, value)
    return given


def is_passed_over(fight, given, name):
    """A spell on a Zone has no targets, one on Creatures no Zone."""
    if given["action"] != "cast" or name not in ("targets", "zone"):
        return False
    spells = {key(spell.name): spell for spell in fight.find(given["actor"]).spells}
    spell = spells.get(key(given["spell"]))
    return spell is not None and (spell.targets == 0) == (name == "targets")


def plain(word):
    return word[1:-1] if word.startswith('"') else word


def value_of(param, word):
    if param["kind"] == "combatants":
        return [plain(one) for one in word.strip("[]").split(",")]
    if param["kind"] not in ("value", "number"):
        return plain(word)
    if word[0] in "{[":
        return flow(word)
    return scalar(word)


def scalar(word):
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    if re.fullmatch(r"-?\d+\.\d+", word):
        return float(word)
    return {"true": True, "false": False, "null": None}.get(word, plain(word))


def flow(text):
    """A map or list as one writes it in a line: JSON in which plain words need no quotes."""
    pieces = re.findall(r'[{}\[\],:]|"[^"]*"|[^\s"{}\[\],:]+(?: +[^\s"{}\[\],:]+)*', text)
    return json.loads("".join(piece if piece[0] in '{}[],:"' else json.dumps(scalar(piece)) for piece in pieces))


# ---- from names to what they name

def read(fight, given, tables):
    """The function to call, the one who acts (None for the referee), and its arguments."""
    action = given["action"]
    table, by_referee = tables[action], given["actor"] == REFEREE
    if (table["by"] == REFEREE) != by_referee:
        raise Refused("not-your-seat")
    actor = None if by_referee else one_of({key(one.name): one for one in fight.people}, given["actor"])
    arguments = {}
    for param in table["parameters"]:
        raw = given.get(param["name"])
        if raw is None and not param.get("optional"):
            raise Refused("bad-value")
        arguments[param["name"]] = None if raw is None else meant(fight, actor, action, param, raw, arguments)
    return (ORDERS if by_referee else ACTIONS)[action], actor, arguments


def meant(fight, actor, action, param, raw, so_far):
    kind, name = param["kind"], param["name"]
    people = {key(one.name): one for one in fight.people}
    if kind == "combatant":
        return one_of(people, raw)
    if kind == "combatants":
        return [one_of(people, one) for one in (raw if isinstance(raw, list) else raw.split(","))]
    if kind == "place":
        return one_of({key(word): zone.id for zone in fight.zones.values() for word in (zone.name, zone.id)}, raw)
    if kind == "number":
        if not isinstance(raw, int) or not param["min"] <= raw <= param["max"]:
            raise Refused("bad-value")
        return raw
    if kind == "word":
        if str(raw).lower() not in param["words"]:
            raise Refused("bad-value")
        return str(raw).lower()
    return one_of(things(fight, actor, action, name, so_far), raw) if kind == "thing" else raw


def things(fight, actor, action, name, so_far):
    """What a parameter may name, by its name: a spell, a weapon, an item of the actor, of the other one, or on the ground."""
    if name == "spell":
        if not actor.spells:
            raise Refused("spell-data")
        return {key(spell.name): spell for spell in actor.spells}
    if name in ("weapon", "second"):
        own = {key(arm.name): arm for arm in reversed(actor.attacks)}
        return {**{key(known): item for known, item in fight.items_of(actor).items()}, **own}
    found = fight.lying_in(actor.zone) if action == "pick-up" else fight.items_of(so_far["target"] if name == "for" else actor)
    return {key(known): item for known, item in found.items()}


def one_of(known, name):
    if key(name) not in known:
        raise Refused("unknown-name")
    return known[key(name)]


# ---- carried out

def carry_out(fight, given, tables):
    """Does one command; one whose Turn is about to begin is taken to begin it first. Yields before each of the two."""
    function, actor, arguments = read(fight, given, tables)
    if actor and fight.phase == BETWEEN and given["action"] != "begin" and why_not_now(fight, actor) is None:
        yield
        ACTIONS["begin"](fight, actor)
        settle(fight)
        function, actor, arguments = read(fight, given, tables)
    yield
    if actor:
        why = why_not_now(fight, actor)
        if why:
            raise Refused(why)
        function(fight, actor, **arguments)
    else:
        function(fight, **arguments)
    settle(fight)


