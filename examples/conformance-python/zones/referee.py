"""What the referee orders; each order is a function of the fight and its parameters, as in actions.py."""
from __future__ import annotations

from .actions import forbid, put
from .data import PLACES, Besides
from .encounter import admit
from .fight import BETWEEN, DOWN, FIGHTING, LEFT, OVER, SETUP, TURN
from .harm import fall, lay_effects, lose
from .harm import heal as give_back
from .hazards import meet_hazard
from .initiative import break_out, take_place
from .inputs import Dice
from .morale import call_morale, roll_reaction, tests_morale, why_no_morale, why_no_reaction
from .movement import take_out
from .register import register
from .turns import end_fight

ORDERS = {}
order = register(ORDERS)
NONE = (None, "none", "null")


def forbid_when_over(fight):
    forbid("combat-ends" if fight.phase == OVER else None)


@order("start")
def start(fight):
    forbid(None if fight.phase == SETUP else "initiative-rolled-once")
    break_out(fight)


@order("morale")
def morale(fight, targets, dr):
    """morale-call, morale-each"""
    forbid_when_over(fight)
    for one in targets or []:
        forbid(why_no_morale(one))
    forbid(None if fight.phase == BETWEEN else "morale-call")
    called = [one for one in targets or fight.people if tests_morale(one)]
    forbid(None if called else "morale-each")
    call_morale(fight, called, dr or fight.dr)


@order("reaction")
def reaction(fight, targets, modifier):
    forbid_when_over(fight)
    for one in targets:
        forbid(why_no_reaction(one))
    roll_reaction(fight, targets, modifier or 0)


@order("aftermath")
def aftermath(fight, target, result):
    forbid(None if fight.phase == OVER and target.status == DOWN and (result or fight.aftermath) else "aftermath")
    target.fate = result or fight.aftermath[fight.inputs.die(len(fight.aftermath)) - 1]


@order("zone")
def zone_conditions(fight, zone, capacity, hazard, note):
    """zone-conditions-by-referee: before the fight or between two Turns."""
    forbid_when_over(fight)
    forbid("zone-conditions-by-referee" if fight.phase == TURN else None)
    limit = None if capacity in NONE else capacity
    forbid(None if limit is None or (isinstance(limit, int) and limit >= 1) else "zone-capacity")
    read = None if hazard in NONE else fight.reader.hazard(hazard)
    if capacity is not None:
        fight.zones[zone].capacity = limit
    if hazard is not None:
        fight.zones[zone].hazard = read
    if note is not None:
        fight.zones[zone].note = note


@order("effect")
def effect(fight, target, damage, heal, ongoing, hindrance):
    forbid_when_over(fight)
    forbid("leaving-the-battlefield" if not target.here else None)
    forbid("bad-value" if any(amount is not None and not Dice.are(amount) for amount in (damage, heal)) else None)
    lasting = Besides(
        ongoing=None if ongoing is None else fight.reader.effect(ongoing, "ongoing-damage"),
        hindrance=None if hindrance is None else fight.reader.effect(hindrance, "hindrance-until-test"),
    )
    if damage is not None and target.up:
        lose(target, roll_amount(fight, damage))
    if heal is not None:
        give_back(target, roll_amount(fight, heal))
    lay_effects(fight, target, lasting)


def roll_amount(fight, amount):
    dice = Dice.read(amount)
    return fight.roll(dice) + dice.bonus


@order("grant")
def grant(fight, target, kind):
    forbid_when_over(fight)
    if kind == "advantage":
        target.favored = True
    else:
        target.hampered = True


@order("join")
def join(fight, name, combatant, zone):
    forbid_when_over(fight)
    forbid("bad-value" if fight.find(name) else None)
    who = admit(fight, name, {**combatant, **({"zone": zone} if zone else {})})
    forbid(None if fight.has_room(who.zone, 0) else "zone-capacity")
    if fight.phase != SETUP:
        take_place(fight, who, who.initiative is not None)
        meet_hazard(fight, who, "on-enter")


@order("remove")
def remove(fight, target):
    forbid_when_over(fight)
    forbid("leaving-the-battlefield" if not target.here else None)
    take_out(target)


@order("end-combat")
def end_combat(fight):
    forbid_when_over(fight)
    end_fight(fight, "referee", None)


@order("override")
def override(fight, path, to, because):
    """Sets any value: of a combatant, or of something that it has."""
    name, field, *rest = path.split(".")
    who = fight.find(name)
    forbid(None if who else "unknown-name")
    if field == "items":
        override_item(fight, who, *rest, to)
    elif field == "zone":
        forbid(None if to in fight.zones else "bad-value")
        who.zone = to
    elif field in ("hp", "hpMax"):
        forbid("bad-value" if field == "hp" and to > who.hp_max else None)
        setattr(who, {"hpMax": "hp_max"}.get(field, field), to)
    elif field in ("moved", "acted", "disengaged"):
        setattr(who, field, to)
    else:
        raise NotImplementedError(f"override {path}")
    make_true_again(fight)


def override_item(fight, who, name, field, to):
    item = next((item for known, item in fight.items_of(who).items() if known.lower() == name.lower()), None)
    forbid(None if item and field in ("marked", "place") else "unknown-name")
    if field == "marked":
        item.marked = to
        return
    forbid(None if to in PLACES else "bad-value")
    put(item, to)


def make_true_again(fight):
    """After an override: no more hit points than the most; who has none is down, who has some is up."""
    for who in fight.people:
        who.hp = min(who.hp, who.hp_max)
        if who.status == LEFT:
            continue
        if who.hp == 0 and who.up:
            fall(who)
        elif who.hp > 0 and not who.up:
            who.status = FIGHTING
