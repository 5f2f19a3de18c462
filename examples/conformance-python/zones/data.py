"""What weapons, attacks, spells, effects and hazards are made of (content-is-data), read from plain data."""
from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Optional, Union

from .inputs import Dice, Refused

ATTRIBUTES = ("str", "dex", "con", "int", "wis", "cha")
RANGES = ("close", "nearby", "far-away", "distant")
PLACES = ("hand", "body", "backpack", "ground")
HINDRANCES = ("weakened", "distracted", "stuck", "paralyzed")
TIMINGS = ("turn-start", "on-enter", "turn-end")
STOPS_ACTIONS, STOPS_MOVING = ("paralyzed", "distracted"), ("paralyzed", "stuck")
ASK = "ask"


@dataclass
class Effect:
    """Ongoing Damage, or a hindrance of some kind: one that is to land, or one that lies on somebody."""

    kind: str
    attribute: str
    dr: Union[int, str]
    moments: Union[int, str, None] = None
    edge: Optional[str] = None
    needs_action: bool = False
    new: bool = False


@dataclass
class EffectTest:
    """Who Tests against a spell or a rider, with what."""

    by: str
    attribute: str
    dr: int
    edge: Optional[str]


@dataclass
class Besides:
    """What a blow or a spell does besides damage."""

    ongoing: Optional[Effect] = None
    hindrance: Optional[Effect] = None
    next: Optional[str] = None
    riders: list = field(default_factory=list)


@dataclass
class Rider:
    test: Optional[EffectTest]
    damage: Optional[Dice]
    besides: Besides


@dataclass
class Arm:
    """What an attack is made with: an item, an attack of a creature, a spell."""

    name: str
    kinds: tuple
    damage: Optional[Dice]
    reach: str
    dr: int
    edge: Optional[str]
    besides: Besides
    times: int = 1
    second: Optional[Dice] = None
    also: tuple = ()
    hands: int = 1
    usages: int = 0
    marked: int = 0
    place: Optional[str] = None
    armor: int = 0
    advantage: tuple = ()
    disadvantage: tuple = ()
    is_item: bool = False
    holder: object = None
    ground: Optional[str] = None

    @property
    def used_up(self):
        """usage-used-up"""
        return self.usages > 0 and self.marked >= self.usages

    @property
    def ready(self):
        """ready-items"""
        return self.place in ("hand", "body")

    def shoots_at(self, steps):
        return "ranged" in self.kinds and not ("melee" in self.kinds and steps == 0)

    def reaches(self, steps):
        """melee-needs-close, ranged-reach"""
        return steps == 0 or ("ranged" in self.kinds and within(self.reach, steps))


def within(reach, steps):
    return reach == "distant" or steps <= RANGES.index(reach)


@dataclass
class Spell:
    arm: Arm
    range: str
    targets: int
    target_dice: Optional[Dice]
    spares: Optional[str]
    attack: Optional[str]
    attribute: Optional[str]
    test: EffectTest
    healing: Optional[Dice]
    move: int
    morale: Union[int, str, None]
    reaction: Optional[int]
    hostile: bool

    @property
    def name(self):
        return self.arm.name


@dataclass
class Hazard:
    test: EffectTest
    damage: Optional[Dice]
    besides: Besides
    immune: tuple
    when: str


class Reader:
    """Reads data; `ready` are the ready-made things by kind and id, `dr` and `usages` the table's usual numbers."""

    def __init__(self, ready, dr, usages, timing):
        self.ready, self.dr, self.usages, self.timing = ready, dr, usages, timing

    def __deepcopy__(self, memo):
        return self  # It never changes.

    def whole(self, kind, raw):
        """A map with everything in it that the entry takes from elsewhere, its own id as `from`; None for words that are no id."""
        known = self.ready.get(kind, {})
        if isinstance(raw, str):
            return {"from": raw, **self.whole(kind, known[raw])} if raw in known else None
        if "from" in raw:
            return {**self.whole(kind, known[raw["from"]]), **raw}
        return raw

    def from_line(self, kind, text):
        """A line is a thing of its own, or a ready-made one with changes: `longsword on body`."""
        fields = short(text)
        known = self.whole(kind, fields["name"]) if "damage" not in fields else None
        return {**known, **fields, "name": known["name"]} if known else fields

    # ---- effects

    def effect(self, raw, rule, kind="ongoing"):
        """An effect as data lays it on; one that names neither Attribute nor DR leaves both to the referee (default-dr)."""
        raw = {"kind": raw} if isinstance(raw, str) else raw
        kind = raw.get("kind", kind)
        attribute, dr = raw.get("attribute", ASK), raw.get("dr", self.dr if "attribute" in raw else ASK)
        known_kind = kind == "ongoing" or kind in HINDRANCES
        if not known_kind or attribute not in (*ATTRIBUTES, ASK) or (dr != ASK and not 1 <= dr <= 99):
            raise Refused(rule)
        if raw.get("needsAction") and kind in STOPS_ACTIONS:
            raise Refused("hindrance-action-exception")
        return Effect(kind, attribute, dr, raw.get("moments"), raw.get("edge"), raw.get("needsAction", False))

    def lying(self, raw, kind="ongoing"):
        """An effect that lies on somebody as the fight begins: what it leaves unsaid was chosen when it landed."""
        effect = self.effect(raw, "hindrance-until-test", kind)
        if effect.attribute == ASK:
            effect.attribute = {"stuck": "str", "distracted": "wis", "paralyzed": "wis"}.get(effect.kind, "con")
        if effect.dr == ASK:
            effect.dr = self.dr
        return effect

    def besides(self, raw):
        return Besides(
            ongoing=self.effect(raw["ongoing"], "ongoing-damage") if "ongoing" in raw else None,
            hindrance=self.effect(raw["hindrance"], "hindrance-until-test") if "hindrance" in raw else None,
            next=raw.get("next"),
            riders=[self.rider(one) for one in raw.get("riders", [])],
        )

    def rider(self, raw):
        return Rider(self.test(raw["test"], "target") if "test" in raw else None, self.dice(raw, "damage"), self.besides(raw))

    def test(self, raw, by):
        return EffectTest(raw.get("by", by), raw.get("attribute", ASK), raw.get("dr", self.dr), raw.get("edge"))

    def hazard(self, raw):
        """zone-hazard-data"""
        attribute = raw.get("attribute", ASK)
        if attribute not in (*ATTRIBUTES, ASK) or not {"damage", "ongoing", "hindrance"} & set(raw):
            raise Refused("zone-hazard-data")
        when = raw.get("when", self.timing)
        return Hazard(self.test(raw, "target"), self.dice(raw, "damage"), self.besides(raw), tuple(raw.get("immune", [])), when)

    @staticmethod
    def dice(raw, key):
        return Dice.read(raw[key]) if raw.get(key) is not None else None

    # ---- weapons, attacks, spells

    def arm(self, raw, rest):
        kinds = tuple(raw.get("kinds") or ([raw["kind"]] if "kind" in raw else []))
        reach = raw.get("reach", "far-away") if "ranged" in kinds else "close"
        return Arm(raw["name"], kinds, self.dice(raw, "damage"), reach, raw.get("dr", self.dr), raw.get("edge"),
                   self.besides(raw), raw.get("times", 1), **rest)

    def item(self, raw):
        raw = self.whole("items", raw) or self.from_line("items", raw)
        weapon = "damage" in raw
        if not weapon and {"kinds", "ongoing", "hindrance", "next", "riders", "dr", "edge", "times"} & set(raw):
            raise Refused("weapon-damage")
        usages = raw.get("usages", self.usages if weapon else 0)
        return self.arm(raw, {
            "hands": raw.get("hands", 1), "usages": 0 if usages == "none" else usages, "marked": raw.get("marked", 0),
            "place": raw.get("place"), "armor": raw.get("armor", 0), "is_item": True,
            "advantage": tuple(raw.get("advantage", ())), "disadvantage": tuple(raw.get("disadvantage", ())),
        })

    def attack(self, raw):
        raw = short(raw) if isinstance(raw, str) else raw
        return self.arm(raw, {"second": self.dice(raw, "second"), "also": tuple(raw.get("also", ())), "hands": 0})

    def attacks(self, raw):
        all_of_them = [self.attack(one) for one in raw]
        for one in all_of_them:
            others = [other.name for other in all_of_them if other is not one]
            if any(name not in others for name in one.also):
                raise Refused("creature-attack")
        return all_of_them

    def spell(self, raw):
        raw = self.whole("spells", raw)
        attack = raw.get("attack")
        if attack and ("damage" not in raw or "test" in raw or raw.get("move") or "healing" in raw):
            raise Refused("spell-attack")
        if not attack and {"attribute", "dr", "edge"} & set(raw):
            raise Refused("spell-data")
        said = raw.get("targets", 1)
        dice = Dice.read(said) if isinstance(said, str) and said != "zone" else None
        most = 0 if said == "zone" else sum(dice.sides) + dice.bonus if dice else said
        harmful = {"damage", "ongoing", "hindrance", "riders", "morale"} & set(raw) or raw.get("next") == "disadvantage"
        arm = self.arm({**raw, "kinds": [attack] if attack else [], "reach": raw["range"]}, {"hands": 0})
        return Spell(
            arm, raw["range"], most, dice, raw.get("spares"), attack, raw.get("attribute"),
            self.test(raw.get("test", {}), "nobody"), self.dice(raw, "healing"), raw.get("move", 0), raw.get("morale"),
            raw["reaction"].get("modifier", 0) if "reaction" in raw else None, raw.get("hostile", bool(harmful)),
        )


def short(text):
    """A line such as `bow ranged 2-hand 1d6 reach far-away usages 1/3 on body` as a map."""
    found, name, words = {}, [], text.split()
    while words:
        word = words.pop(0)
        if re.fullmatch(r"melee|ranged|melee/ranged|ranged/melee", word):
            found["kinds"] = word.split("/")
        elif re.fullmatch(r"[12]-hand", word):
            found["hands"] = int(word[0])
        elif "d" in word and Dice.are(word):
            found["damage"] = word
        elif word in RANGES:
            found["reach"] = word
        elif word == "no" and words[:1] == ["usages"]:
            words.pop(0)
            found["usages"] = "none"
        elif word == "usages":
            marked, usages = words.pop(0).split("/")
            found["marked"], found["usages"] = int(marked), int(usages)
        elif word in ("on", "in") and words[:1] and words[0] in PLACES:
            found["place"] = words.pop(0)
        elif word != "reach":
            name.append(word)
    return {**found, "name": " ".join(name)}
