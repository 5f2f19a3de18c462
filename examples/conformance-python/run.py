"""Runs the cases of `zones` against the program in the folder zones: python3 run.py FOLDER (an unpacked @fray/conformance)."""
import copy
import json
import sys
from collections import Counter
from pathlib import Path

from zones.commands import as_map, carry_out
from zones.encounter import open_fight
from zones.facts import fact
from zones.inputs import Asked, Inputs, Refused

class Run:
    """A case while it runs."""

    def __init__(self, case, encounter, ready, tables):
        self.case, self.tables = case, tables
        self.fight = open_fight(encounter, ready)
        self.inputs = Inputs(case.get("dice", []), case.get("answers", []))

    def play(self):
        for step in self.case["steps"]:
            inputs = Inputs(step.get("dice", self.inputs.dice), step.get("answers", self.inputs.answers))
            self.step(step, inputs)
            for what in ("dice", "answers"):
                if what in step:
                    same(f"what is left of the step's {what}", [], getattr(inputs, what))
                else:
                    setattr(self.inputs, what, getattr(inputs, what))
        same("what is left of the dice", [], self.inputs.dice)
        same("what is left of the answers", [], self.inputs.answers)

    def step(self, step, inputs):
        fight = self.fight
        fight.inputs, fight.rolls, fight.asked, fight.passed_over = inputs, [], [], []
        refused, asked = self.command(step["do"], inputs)
        same(f"the refusal of {step['do']}", step.get("refused"), refused)
        if asked:
            self.compare_asked(step.get("asked"), asked)
        elif "asked" in step:
            same("who is asked", step["asked"], fact(self.fight, "asked"))
        if "rolls" in step:
            same("the rolls", step["rolls"], self.fight.rolls)
        if "notAsked" in step:
            self.compare_not_asked(**step["notAsked"])
        for path, should in step.get("expect", {}).items():
            same(path, should, fact(self.fight, path))

    def command(self, do, inputs):
        """Does the command: (the rule that refuses it, the question that nobody answers), or twice None."""
        whole, mark = copy.deepcopy(self.fight), inputs.mark()
        try:
            for number, _ in enumerate(carry_out(self.fight, as_map(do, self.fight, self.tables), self.tables)):
                before = copy.deepcopy(self.fight) if number > 0 else whole
        except Refused as refusal:
            self.fight = whole
            inputs.back_to(mark)
            return str(refusal), None
        except Asked as open_question:
            rolls, self.fight = self.fight.rolls, before
            self.fight.rolls = rolls
            return None, open_question.args[0]
        return None, None

    def seats_of(self, to):
        one = self.fight.find(to)
        return {to.lower(), one.seat.lower()} if one else {to.lower()}

    def compare_asked(self, should, question):
        if should is None:
            raise AssertionError(f"{question.to} is asked by {question.rule}, but the case gives no answer")
        same("the rule that asks", should["rule"], question.rule)
        if should["to"].lower() not in self.seats_of(question.to):
            raise AssertionError(f"{should['to']} should be asked, but {question.to} is")

    def compare_not_asked(self, to, rule, because=None):
        for question in self.fight.asked:
            if question.rule == rule and to.lower() in self.seats_of(question.to):
                raise AssertionError(f"{to} is asked by {rule}")
        reasons = [why for who, by, why in self.fight.passed_over if by == rule and to.lower() in self.seats_of(who.name)]
        if because and because not in reasons:
            raise AssertionError(f"{to} should not be asked because of {because}, but because of {reasons}")


def same(what, should, found):
    if type(should) is not type(found) or should != found:
        raise AssertionError(f"{what} should be {should}, but is {found}")


def run(case, encounter, ready, tables):
    if "invalid" not in case:
        Run(case, encounter, ready, tables).play()
        return
    try:
        open_fight(encounter, ready)
    except Refused as refusal:
        same("the rule that refuses the encounter", case["invalid"], str(refusal))
    else:
        raise AssertionError(f"the encounter should be refused by {case['invalid']}")


def main(folder):
    def load(path):
        return json.loads((folder / path).read_text(encoding="utf-8"))

    zones = load("index.json")["rulesets"]["zones"]
    ready = load("content/zones.json")["content"]
    tables = {command["id"]: command for command in load("commands/zones.json")["commands"]}
    levels = load("levels/zones.json")["levels"]
    passed, failed = Counter(), 0
    for file in zones["files"]:
        encounters = load(f"encounters/zones/{file}")["encounters"]
        for case in load(f"cases/zones/{file}")["cases"]:
            try:
                run(case, encounters[case["id"]], ready, tables)
                passed[levels[case["id"]]] += 1
            except Exception as fault:  # A case that trips the program has not passed either.
                failed += 1
                print(f"FAILED {case['id']} ({file}): {type(fault).__name__} {fault}")
    print(f"zones, version {zones['version']}: {zones['cases']} cases")
    print(f"{sum(passed.values())} passed, {failed} failed")
    for level, count in zones["levels"].items():
        print(f"{passed[level]:5} of {count} of level {level}")
    return 1 if failed else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("Say the folder of the unpacked package: python3 run.py FOLDER")
    sys.exit(main(Path(sys.argv[1])))
