"""The state of a fight, and what can be asked of it: who is where, who opposes whom, who is next."""
from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import Optional

from .data import RANGES, STOPS_ACTIONS, STOPS_MOVING, Effect, Hazard
from .inputs import Dice, Inputs, Question

SETUP, BETWEEN, TURN, OVER = "setup", "between", "turn", "over"
FIGHTING, FLEEING, PARLEYING, DOWN, LEFT = "fighting", "fleeing", "parleying", "out-of-action", "left"
CHARACTERS, ENEMIES = "characters", "enemies"
REFEREE = "referee"


def key(name):
    """Upper and lower case are alike in names, and a hyphen may stand for a space."""
    return str(name).lower().replace("-", " ")


@dataclass
class Zone:
    id: str
    name: str
    adjacent: list
    capacity: Optional[int] = None
    hazard: Optional[Hazard] = None
    exits: tuple = ()
    note: str = ""


@dataclass(eq=False)
class Combatant:
    name: str
    character: bool
    side: str
    seat: str
    level: int
    scores: dict
    skill: int
    hp: int
    hp_max: int
    armor: int
    zone: str
    attacks: list
    spells: list
    made_from: str
    attitude: Optional[str]
    status: str
    initiative: Optional[int]
    moved: bool = False
    acted: bool = False
    disengaged: bool = False
    set_attitude: bool = False
    had_turn: bool = False
    provoked: bool = False
    favored: bool = False
    hampered: bool = False
    ongoing: Optional[Effect] = None
    hindrances: dict = field(default_factory=dict)
    fate: Optional[str] = None

    @property
    def up(self):
        return self.status in (FIGHTING, FLEEING, PARLEYING)

    @property
    def here(self):
        return self.status != LEFT

    def score(self, attribute):
        """skill-test: a Creature that is no Character has its Skill instead of every Attribute."""
        return self.scores[attribute] if self.character else self.skill

    def kept_from(self, what):
        """The hindrance that keeps it from Actions, or from moving; None where none does."""
        stops = STOPS_ACTIONS if what == "action" else STOPS_MOVING
        return next((kind for kind in stops if kind in self.hindrances), None)

    def end_effects(self):
        """out-of-action-ends-effects"""
        self.ongoing, self.hindrances = None, {}


@dataclass
class Fight:
    zones: dict
    starts: dict
    options: dict
    dr: int
    surprise: str
    aftermath: Optional[list]
    reader: object
    seat_of: object
    people: list = field(default_factory=list)
    items: list = field(default_factory=list)
    order: list = field(default_factory=list)
    phase: str = SETUP
    round: int = 0
    turn: Optional[Combatant] = None
    began: Optional[str] = None
    surprised: Optional[str] = None
    winner: Optional[str] = None
    ending: str = "none"
    inputs: Inputs = field(default_factory=Inputs)
    rolls: list = field(default_factory=list)
    asked: list = field(default_factory=list)
    passed_over: list = field(default_factory=list)

    # ---- what comes from outside

    def roll(self, dice: Dice):
        """What the dice show, without the bonus."""
        return sum(self.inputs.die(sides) for sides in dice.sides)

    def ask(self, to, rule, options=None, **more):
        question = Question(to.name if isinstance(to, Combatant) else to, rule, options, **more)
        self.asked.append(question)
        return self.inputs.answer(question)

    # ---- who and where

    def find(self, name):
        return next((one for one in self.people if key(one.name) == key(name)), None)

    def opponents(self, one):
        return [other for other in self.people if other.side != one.side]

    def items_of(self, one):
        """What it has, by name; a second thing of one name has a number behind it. What it has dropped is still among them."""
        return named(item for item in self.items if item.holder is one)

    def lying_in(self, zone):
        return named(item for item in self.items if item.place == "ground" and item.ground == zone)

    def name_of(self, arm):
        if not arm.is_item:
            return arm.name
        return next(name for name, item in self.items_of(arm.holder).items() if item is arm)

    def distance(self, here, there):
        """range-by-shortest-path; infinite where no way leads there."""
        return self.steps([there]).get(here, math.inf)

    def steps(self, goals, is_open=lambda zone: True):
        """Steps from each Zone to the nearest of the goals, over Zones that are open."""
        found = {zone: 0 for zone in goals if is_open(zone)}
        edge = list(found)
        while edge:
            here = edge.pop(0)
            for zone in self.zones[here].adjacent:
                if zone not in found and is_open(zone):
                    found[zone] = found[here] + 1
                    edge.append(zone)
        return found

    def apart(self, one, other):
        return self.distance(one.zone, other.zone)

    def headcount(self, zone):
        """capacity-counting: of both sides, except those who are Out of Action."""
        return sum(1 for one in self.people if one.up and one.zone == zone)

    def has_room(self, zone, more=1):
        capacity = self.zones[zone].capacity
        return capacity is None or self.headcount(zone) + more <= capacity

    # ---- how it stands

    def is_surprised(self, one):
        return self.round == 1 and self.surprised == one.side

    def side_fights(self, side):
        """combat-ends: one who flees counts until it has left."""
        return any(one.side == side and one.status in (FIGHTING, FLEEING) for one in self.people)

    @property
    def decided(self):
        """Whether nothing more happens, also in the middle of a command."""
        return self.phase != SETUP and not (self.side_fights(CHARACTERS) and self.side_fights(ENEMIES))

    @property
    def fallen(self):
        return [one for one in self.people if one.status == DOWN]

    def next_in_order(self):
        """Those who may begin a Turn now: the next of the Characters' side, or any enemy that has had none (enemy-order)."""
        due = [one for one in self.order if one.up and not one.had_turn]
        if due and due[0].side == ENEMIES:
            return [one for one in due if one.side == ENEMIES]
        return due[:1]


def named(items):
    found = {}
    for item in items:
        name, number = item.name, 2
        while name in found:
            name, number = f"{item.name} {number}", number + 1
        found[name] = item
    return found


def range_word(steps):
    return RANGES[min(steps, 3)]


