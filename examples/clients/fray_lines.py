#!/usr/bin/env python3
"""A whole fight over `fray play --jsonl`, in Python 3 and its standard library.

    python3 examples/clients/fray_lines.py zones/duel --seed 7

Everything behind the name of the script goes to `fray play`. FRAY says how the command is called
where it is neither `fray` nor `npx fray`. docs/reference/seat.md has every message; docs/how-to/build-a-client.md says what else there is.
"""
import json
import os
import shlex
import shutil
import subprocess
import sys


class Fray:
    """The command, in conversation: one JSON object a line in each direction."""

    def __init__(self, arguments):
        called = os.environ.get("FRAY") or ("fray" if shutil.which("fray") else "npx fray")
        program, *words = shlex.split(called)
        command = [shutil.which(program) or program, *words, "play", "--jsonl", *arguments]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.waits = {"for": "person"}
        self.hear()

    def hear(self):
        """Reads up to the answer, and tells what happens on the way. What is refused is raised."""
        for text in self.process.stdout:
            line = json.loads(text)
            if line["type"] == "told":
                print(line["line"]["words"])
            elif line["type"] == "refused":
                raise RuntimeError(f"{line['reason']} [{line['rule']}]")
            elif line["type"] == "waits":
                self.waits = line
                return None
            elif line["type"] == "result":
                return line["value"]
        sys.exit(self.process.wait() or 1)  # it has ended, and has said why

    def say(self, do, **fields):
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def leave(self):
        self.process.stdin.close()
        for _ in self.process.stdout:
            pass
        return self.process.wait()


def choose(fray):
    """The action that is likeliest to hit; where none hits, the last one of those about the turn, which ends it."""
    groups = fray.say("actions")["groups"]
    whole = [act for group in groups for act in group["actions"] if not act["asks"] and not act["drastic"]]
    ends = [act for group in groups if group["price"]["id"] == "turn" for act in group["actions"] if act in whole]
    best, most = (ends or whole)[-1], 0
    for act in whole[:12]:
        chances = fray.say("chances", action=act["key"], branches=100) or {}
        if (chances.get("hits") or 0) > most:
            best, most = act, chances["hits"]
    return best["key"]


def main():
    fray = Fray(sys.argv[1:])
    while fray.waits["for"] not in ("over", "stalemate"):
        questions = fray.say("table")["questions"]
        if questions:
            first = questions[0]
            value = first["preset"] if first["decline"] is None else first["decline"]
            fray.say("answer", question=first["id"], value=value)
        else:
            fray.say("submit", action=choose(fray))
    return fray.leave()


if __name__ == "__main__":
    sys.exit(main())
