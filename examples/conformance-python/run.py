"""Runs the cases of `zones` that are about attacks and damage: python3 run.py FOLDER (an unpacked @fray/conformance)."""
import json
import shlex
import sys
from collections import Counter
from pathlib import Path

from zones import PLAIN, Dice, Fight, Refused, used_up

# The rules that zones.py follows. A case that claims any other is left alone.
GROUPS = {"attack", "damage", "defense"}
RULES = set("""
test-roll default-dr skill-test advantage disadvantage advantage-and-disadvantage-cancel natural-roll-is-the-kept-die
natural-20-passes natural-1-fails players-roll mirrored-disadvantage attributes level-and-skill hp-floor out-of-action
out-of-action-ends-effects dice-order combat-ends weakened paralyzed distracted range-close range-nearby range-far-away range-distant same-zone-interaction
action-attack turn-action longsword-example bow-example
""".split())

FACTS = {
    "hp": lambda one: one.hp,
    "hpMax": lambda one: one.hp_max,
    "armor": lambda one: one.armor,
    "zone": lambda one: one.zone,
    "side": lambda one: one.side,
    "kind": lambda one: "character" if one.character else "creature",
    "status": lambda one: "fighting" if one.hp > 0 else "out-of-action",
    "moved": lambda one: one.moved,
    "acted": lambda one: one.acted,
    "hindered": lambda one: one.hindered,
}
WEAPON_FIELDS = set("from name about kinds kind hands damage reach usages marked place".split()) | set(PLAIN)
ITEM_FACTS = {"marked": lambda item: item["marked"], "usedUp": used_up}


def words_of(command):
    return shlex.split(command) if isinstance(command, str) else []


def whole(entry, ready):
    """The data of something that is carried, with those of the ready one that it is; of one that is told in a line none."""
    return ready.get(entry, {}) if isinstance(entry, str) else {**ready.get(entry.get("from"), {}), **entry}


def plain_weapon(entry, ready):
    """Whether something that is carried has nothing in its data but what zones.py reads."""
    return set(whole(entry, ready)) <= WEAPON_FIELDS


def has_one_weapon(data):
    return len(data.get("items", []) + data.get("attacks", [])) == 1


def why_left(case, encounter, groups, ready):
    """Why a case is left alone, or None: decided before it runs, from what it claims and needs and never from its outcome."""
    for rule in case["rules"]:
        if rule not in RULES and groups[rule] not in GROUPS:
            return f"rules of {groups[rule]}"
    if "steps" not in case:
        return "encounters that are refused"
    if not isinstance(encounter["battlefield"], str) or not isinstance(encounter["combatants"], dict):
        return "battlefields and rosters in other forms"
    if set(encounter) - {"ruleset", "battlefield", "surprised", "combatants", "now", "options", "content"}:
        return "encounters with more in them"
    if "turn" not in encounter.get("now", {}):
        return "how rounds and turns begin"
    if any(set(data) & {"ongoing", "from", "spells"} for data in encounter["combatants"].values()):
        return "combatants with spells, Ongoing Damage or a pattern"
    carried = [one for data in encounter["combatants"].values() for one in data.get("items", []) + data.get("attacks", [])]
    if not all(plain_weapon(one, ready) for one in carried):
        return "weapons and attacks that do more than damage"
    if case.get("answers") or any("answers" in step or "asked" in step or "notAsked" in step for step in case["steps"]):
        return "questions"
    for step in case["steps"]:
        words = words_of(step["do"])
        if not (words[1:2] == ["attack"] or words[1:2] == ["end"] or words[:2] == ["referee", "grant"]):
            return "other commands than attack, end and grant"
        if words[1] == "attack" and len(words) < 4 and not has_one_weapon(encounter["combatants"].get(words[0], {})):
            return "commands that leave the weapon to the program"
        hinders = any("hindrance" in whole(one, ready) for one in carried)
        if words[1] == "end" and (hinders or any("hindrances" in data for data in encounter["combatants"].values())):
            return "what is shaken off when a Turn ends"
        if not all(known_fact(fact) for fact in step.get("expect", {})):
            return "facts of other rules"
    return None


def known_fact(fact):
    parts = fact.split(".")
    if parts[0] == "zones":
        return parts[2] in ("distance", "range")
    if len(parts) == 1:
        return fact in ("over", "winner", "turn")
    return parts[-1] in (ITEM_FACTS if parts[1] == "items" else FACTS)


def fact_of(fight, fact):
    parts = fact.split(".")
    if parts[0] == "zones":
        return getattr(fight, parts[2])(parts[1], parts[3])
    if fact == "over":
        return fight.winner() is not None
    if len(parts) == 1:
        return fight.winner() if fact == "winner" else fight.turn
    one = fight.combatants[parts[0]]
    return ITEM_FACTS[parts[3]](one.weapon(parts[2])) if parts[1] == "items" else FACTS[parts[1]](one)


def do(fight, command):
    actor, action, *rest = words_of(command)
    if action == "grant":
        fight.combatants[rest[0]].favour = rest[1]
        return
    who = fight.combatants[actor]
    if action == "end":
        fight.turn = None
        return
    named = dict(word.split("=", 1) for word in rest[1:] if "=" in word)
    plain = [word for word in rest[1:] if "=" not in word]
    weapon = who.weapon(plain[0]) if plain else who.weapons[0]
    other = named.get("second", plain[1] if len(plain) > 1 else None)
    begins = fight.turn is None
    if begins:
        who.moved = who.acted = False
    fight.attack(who, fight.combatants[rest[0]], weapon, other)
    if begins:
        fight.turn = actor


def same(what, should, found):
    if type(should) is not type(found) or should != found:
        raise AssertionError(f"{what} should be {should}, but is {found}")


def run(case, encounter, ready):
    dice = Dice(case.get("dice", []))
    fight = Fight(encounter, ready, dice)
    for step in case["steps"]:
        fight.rolls, fight.dice = [], Dice(step["dice"]) if "dice" in step else dice
        refused = None
        try:
            do(fight, step["do"])
        except Refused as refusal:
            refused = str(refusal)
        same(f"the refusal of \"{step['do']}\"", step.get("refused"), refused)
        if "rolls" in step:
            same("the rolls", step["rolls"], fight.rolls)
        for fact, should in step.get("expect", {}).items():
            same(fact, should, fact_of(fight, fact))
        if fight.dice is not dice:
            same("what is left of the step's dice", [], fight.dice.left)
    same("what is left of the dice", [], dice.left)


def main(folder):
    def load(path):
        return json.loads((folder / path).read_text(encoding="utf-8"))

    zones = load("index.json")["rulesets"]["zones"]
    groups = {rule["id"]: rule["group"] for rule in load("rules/zones.json")["rules"]}
    items = load("content/zones.json")["content"]["items"]
    passed, failed, left = 0, 0, Counter()
    for file in zones["files"]:
        encounters = load(f"encounters/zones/{file}")["encounters"]
        for case in load(f"cases/zones/{file}")["cases"]:
            encounter = encounters[case["id"]]
            ready = {**items, **encounter.get("content", {}).get("items", {})}
            reason = why_left(case, encounter, groups, ready)
            if reason:
                left[reason] += 1
                continue
            try:
                run(case, encounter, ready)
                passed += 1
            except Exception as fault:  # A case that trips the program has not passed either.
                failed += 1
                print(f"FAILED {case['id']} ({file}): {fault}")
    print(f"zones, version {zones['version']}: {zones['cases']} cases")
    print(f"{passed} passed, {failed} failed, {sum(left.values())} left alone:")
    for reason, count in sorted(left.items(), key=lambda entry: (-entry[1], entry[0])):
        print(f"{count:5} {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say the folder of the unpacked package: python3 run.py FOLDER")
    sys.exit(main(Path(sys.argv[1])))
