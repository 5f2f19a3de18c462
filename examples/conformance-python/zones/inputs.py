"""What comes into a fight from outside: dice that fall, and answers to what a rule asks."""
from __future__ import annotations

import re
from dataclasses import dataclass, field


class Refused(Exception):
    """A command, an answer or an encounter that a rule does not allow; its only argument is the id of the rule."""


class Asked(Exception):
    """A question that nobody has answered; its only argument is the question."""


@dataclass(frozen=True)
class Dice:
    """What to roll: `2d6+1` has two dice of six sides and a bonus of 1; a plain number has no dice."""

    sides: tuple[int, ...]
    bonus: int

    @classmethod
    def read(cls, text):
        sides, bonus = [], 0
        for sign, count, die, flat in re.findall(r"([+-]?)(?:(\d*)d(\d+)|(\d+))", str(text)):
            if die:
                sides += [int(die)] * int(count or 1)
            else:
                bonus += int(sign + flat)
        return cls(tuple(sides), bonus)

    @staticmethod
    def are(text):
        return re.fullmatch(r"-?(\d*d)?\d+([+-](\d*d)?\d+)*", str(text)) is not None


@dataclass
class Question:
    """`options` are the answers offered, `forbidden` those that somebody might think of, with the rule that forbids each."""

    to: str
    rule: str
    options: list | None = None
    number: tuple[int, int] | None = None
    forbidden: dict = field(default_factory=dict)
    refused_by: str | None = None

    def read(self, answer):
        """The value that an answer means. Words where there are no options and no number."""
        if self.number:
            if not re.fullmatch(r"-?\d+", str(answer).strip()) or not self.number[0] <= int(answer) <= self.number[1]:
                raise Refused(self.rule)
            return int(answer)
        if self.options is None:
            return str(answer)
        for option in self.options:
            if option.lower() == str(answer).lower():
                return option
        for option, rule in self.forbidden.items():
            if option.lower() == str(answer).lower():
                raise Refused(rule)
        raise Refused(self.refused_by or self.rule)


class Inputs:
    """The dice and answers of a case or of a step, in order."""

    def __init__(self, dice=(), answers=()):
        self.dice, self.answers = list(dice), list(answers)

    def __deepcopy__(self, memo):
        return self  # A fight that is copied goes on with the same dice.

    def mark(self):
        return list(self.dice), list(self.answers)

    def back_to(self, mark):
        self.dice, self.answers = list(mark[0]), list(mark[1])

    def die(self, sides):
        if not self.dice:
            raise AssertionError(f"a d{sides} is rolled, but the case gives no die for it")
        written = str(self.dice.pop(0))
        kind, _, face = written.rpartition("=")
        if kind and kind != f"d{sides}":
            raise AssertionError(f"a d{sides} is rolled, but the case gives {written}")
        return int(face)

    def answer(self, question):
        while self.answers:
            given = self.answers.pop(0)
            if not isinstance(given, dict):
                return question.read(given)
            try:
                question.read(given["value"])
            except Refused as refusal:
                if str(refusal) != given["refused"]:
                    raise AssertionError(f"the answer {given['value']} is refused by {refusal}, not by {given['refused']}")
            else:
                raise AssertionError(f"the answer {given['value']} should be refused by {given['refused']}")
        raise Asked(question)
