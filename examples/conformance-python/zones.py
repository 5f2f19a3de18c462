"""What the rules of `zones` say of attacks: Tests, damage, criticals, usages, armor, hit points. Each rule by its id."""
import re

RANGES = ["close", "nearby", "far-away", "distant"]


class Refused(Exception):
    """A command that a rule does not allow; its only argument is the id of the rule."""


class Dice:
    """The dice of a case, in the order in which they fall."""

    def __init__(self, written):
        self.left = list(written)

    def roll(self, sides):
        if not self.left:
            raise AssertionError(f"a d{sides} is rolled, but the case gives no die for it")
        die = str(self.left.pop(0))
        kind, _, face = die.rpartition("=")
        if kind and kind != f"d{sides}":
            raise AssertionError(f"a d{sides} is rolled, but the case gives {die}")
        return int(face)


def read_dice(text):
    """`2d6+1` as (2, 6, 1); a plain number has no dice."""
    found = re.fullmatch(r"(?:(\d*)d(\d+))?([+-]?\d+)?", str(text))
    if not found or not str(text):
        raise ValueError(f"no dice: {text}")
    count, sides, bonus = found.groups()
    return (int(count or 1) if sides else 0, int(sides or 0), int(bonus or 0))


# What most weapons do not say: the DR and the edge of their Tests, how often they strike, the attacks that follow, the dice of a
# second weapon that belongs to the attack, what a hit leaves behind.
PLAIN = {"dr": 12, "edge": None, "times": 1, "also": (), "second": None, "hindrance": None}


def read_weapon(entry, ready):
    """An item or an attack: a map, the id of a ready one, or a line such as `bow ranged 2-hand 1d6 usages 0/3`."""
    if isinstance(entry, str) and entry in ready:
        entry = ready[entry]
    if isinstance(entry, dict) and "from" in entry:
        entry = {**ready[entry["from"]], **entry}
    if isinstance(entry, dict):
        kinds = entry.get("kinds") or [entry.get("kind")]
        usages = entry.get("usages", 3)
        return {"name": entry["name"], "kinds": kinds, "hands": entry.get("hands", 1), "damage": entry.get("damage"),
                "reach": entry.get("reach", "far-away"), "marked": entry.get("marked", 0),
                "usages": None if usages == "none" else usages, "place": entry.get("place", "hand"),
                **{field: entry.get(field, usual) for field, usual in PLAIN.items()}}
    weapon = {**PLAIN, "kinds": [], "hands": 1, "damage": None, "reach": "far-away", "marked": 0, "usages": 3, "place": "hand"}
    name, words = [], entry.split()
    while words:
        word = words.pop(0)
        if word in ("melee", "ranged"):
            weapon["kinds"].append(word)
        elif re.fullmatch(r"\d-hand", word):
            weapon["hands"] = int(word[0])
        elif re.fullmatch(r"\d*d\d+([+-]\d+)?", word):
            weapon["damage"] = word
        elif word in RANGES:
            weapon["reach"] = word
        elif word == "no" and words[:1] == ["usages"]:
            words.pop(0)
            weapon["usages"] = None
        elif word == "usages":
            marks = words.pop(0)
            if marks == "none":
                weapon["usages"] = None
            else:
                marked, _, number = marks.rpartition("/")
                weapon["marked"], weapon["usages"] = int(marked or 0), int(number)
        elif word in ("on", "in"):
            weapon["place"] = words.pop(0)
        elif word != "reach":
            name.append(word)
    return {**weapon, "name": " ".join(name)}


class Combatant:
    def __init__(self, name, data, ready):
        self.name, self.zone = name, data["zone"]
        self.character = data["kind"] == "character"
        self.side = data.get("side", "characters" if self.character else "enemies")
        hp, _, most = str(data["hp"]).partition("/")
        self.hp, self.hp_max = int(hp), int(most or hp)
        self.armor = data.get("armor", 0)
        self.scores = data
        self.weapons = [read_weapon(one, ready) for one in data.get("items", []) + data.get("attacks", [])]
        self.hindered = [one if isinstance(one, str) else one["kind"] for one in data.get("hindrances", [])]
        self.moved = self.acted = False
        self.favour = None

    def score(self, attribute):
        """skill-test: a Creature that is no Character has its Skill in place of every Attribute."""
        return self.scores.get(attribute, 0) if self.character else self.scores.get("skill", 0)

    def weapon(self, name):
        for one in self.weapons:
            if one["name"].lower().replace(" ", "-") == name.lower().replace(" ", "-"):
                return one
        raise KeyError(f"{self.name} has no {name}")


def used_up(weapon):
    return weapon["usages"] is not None and weapon["marked"] >= weapon["usages"]


class Fight:
    def __init__(self, encounter, ready, dice):
        self.dice, self.rolls = dice, []
        self.zones = encounter["battlefield"].split("-")
        self.armor_counts = encounter.get("options", {}).get("armor-points") == "reduce-damage"
        people = encounter["combatants"]
        self.combatants = {name: Combatant(name, data, ready) for name, data in people.items()}
        self.turn = encounter.get("now", {}).get("turn")

    def distance(self, one, other):
        return abs(self.zones.index(one) - self.zones.index(other))

    def range(self, one, other):
        return RANGES[min(self.distance(one, other), 3)]

    def winner(self):
        """combat-ends: as soon as one side has nobody who is still fighting."""
        standing = {one.side for one in self.combatants.values() if one.hp > 0}
        return standing.pop() if len(standing) == 1 else None

    def test(self, who, kind, attribute, good, bad, dr=12):
        """Rolls a Test; (whether it passes, the face of the die that counts)."""
        first = self.dice.roll(20)
        face, shown = first, ""
        if good != bad:
            second = self.dice.roll(20)
            face = max(first, second) if good else min(first, second)
            shown = f"[{first},{second}] "
        score = who.score(attribute)
        total = face + score
        passed = face != 1 and (face == 20 or total >= dr)
        self.rolls.append(f"{who.name} {kind} {shown}{face}{score:+d}={total} vs {dr} {'pass' if passed else 'fail'}")
        return passed, face

    def roll_damage(self, dice):
        """What the dice show, and the flat bonus."""
        count, sides, bonus = read_dice(dice)
        return sum(self.dice.roll(sides) for _ in range(count)), bonus

    def harm(self, target, amount):
        if self.armor_counts:
            amount -= target.armor
        target.hp = max(0, target.hp - max(0, amount))
        if target.hp == 0:
            target.hindered = []

    def second_weapon(self, who, weapon, name, way, steps):
        """dual-wield-needs: a Character's two one-handed weapons, both in hand, not used up and able to make the attack."""
        if not who.character:
            raise Refused("dual-wield-needs")
        second = who.weapon(name)
        able = all(one["hands"] == 1 and one["place"] == "hand" and way in one["kinds"] for one in (weapon, second))
        reaches = way == "melee" or min(steps, 3) <= RANGES.index(second["reach"])
        if second is weapon or not able or not reaches or used_up(second):
            raise Refused("dual-wield-needs")
        return second

    def attack(self, who, target, weapon, other=None):
        """`other` is the name of the second weapon of an attack with two."""
        if self.winner():
            raise Refused("combat-ends")
        for kind in ("paralyzed", "distracted"):
            if kind in who.hindered:
                raise Refused(kind)
        if who.acted:
            raise Refused("turn-action")
        if target is who or target.hp == 0:
            raise Refused("attack-targets")
        if used_up(weapon):
            raise Refused("usage-used-up")
        steps = self.distance(who.zone, target.zone)
        way = "melee" if "melee" in weapon["kinds"] and (steps == 0 or "ranged" not in weapon["kinds"]) else "ranged"
        if way == "melee" and steps > 0:
            raise Refused("melee-needs-close")
        if way == "ranged" and min(steps, 3) > RANGES.index(weapon["reach"]):
            raise Refused("ranged-reach")
        second = self.second_weapon(who, weapon, other, way, steps) if other else None
        who.acted = True
        following = [weapon] * weapon["times"] + [who.weapon(name) for name in weapon["also"]]
        for blow in following:
            # multiple attacks end with their target, and a weapon that is used up strikes no more.
            if target.hp > 0 and not used_up(blow):
                self.strike(who, target, blow, second, way, steps)

    def strike(self, who, target, weapon, second, way, steps):
        """One blow: the Test of the attacker or of the Character attacked, and on a hit the damage."""
        bad = "weakened" in who.hindered or (way == "ranged" and steps == 0) or "disadvantage" in (who.favour, weapon["edge"])
        good = "advantage" in (who.favour, weapon["edge"])
        who.favour = None
        twice_dice = twice_all = False
        if not who.character and target.character:
            # players-roll and mirrored-disadvantage: the Character avoids; what hampers the attack helps to avoid it.
            helped, hampered = bad or target.favour == "advantage", good or "weakened" in target.hindered
            hampered = hampered or target.favour == "disadvantage"
            target.favour = None
            avoided, face = self.test(target, "avoid", "dex", helped, hampered, weapon["dr"])
            hits, twice_all = not avoided, face == 1
        else:
            hits, face = self.test(who, "attack", "str" if way == "melee" else "dex", good, bad, weapon["dr"])
            twice_dice = who.character and face == 20
            if who.character and face == 1 and weapon["usages"] is not None:
                weapon["marked"] = min(weapon["usages"], weapon["marked"] + 1)
        if not hits:
            return
        self.damage(target, weapon, second, twice_dice, twice_all)

    def damage(self, target, weapon, second, twice_dice, twice_all):
        """dual-wield-compares-results: of two weapons the higher damage counts, with what that weapon leaves behind."""
        shown, bonus = self.roll_damage(weapon["damage"])
        counts = weapon
        beside = second["damage"] if second else weapon["second"]
        if beside:
            other, other_bonus = self.roll_damage(beside)
            if other + other_bonus > shown + bonus:
                shown, bonus, counts = other, other_bonus, second or weapon
        amount = shown * (2 if twice_dice else 1) + bonus
        self.harm(target, amount * (2 if twice_all else 1))
        left = counts["hindrance"]
        if left and target.hp > 0:
            target.hindered.append(left if isinstance(left, str) else left["kind"])
