#!/usr/bin/env python3
"""A whole fight at a server, over HTTP with long polling, in Python 3 and its standard library.

    python3 examples/clients/fray_http.py 'http://127.0.0.1:3729/#/join/KEY' [another link ...]

Each link is a seat; this plays all of them until the fight is over. `fray serve duel` prints links. /api/openapi.json of the
server has every request; docs/how-to/run-a-server.md says which there are, docs/reference/protocol.md what is answered.
"""
import http.client
import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid

CHANCE = random.Random(7)  # The same choices whenever the same fight is played.
PATIENCE = 60  # Seconds for which a server that is gone is waited for: behind a proxy another one goes on in its place.


class Seat:
    """A seat at a table: asked and answered by requests, kept up to date by news that are waited for."""

    def __init__(self, link):
        address, self.key = link.split("#/join/")
        self.api = address + "api/"
        # Which fight a key opens, the server knows.
        self.fight = "fights/" + self.request("GET", "seat")["fight"]
        self.epoch, self.told, self.lines = None, 0, []
        self.take(self.request("GET", self.fight))

    def request(self, method, path, body=None):
        """Sends a request until it is answered. What has an id is done once, however often it is sent; a refusal is an answer, too."""
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, headers, method=method)
        until = time.monotonic() + PATIENCE
        while True:
            pause = 1.0
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 502, 503, 504):
                    said = json.load(error)
                    if "type" not in said:
                        raise RuntimeError(f"{said['message']} [{said['error']}]") from error
                    return said
                pause, why = float(error.headers.get("Retry-After", pause)), error  # Too much at once, or nobody is there: later.
            except (OSError, http.client.HTTPException) as error:
                why = error
            if time.monotonic() + pause > until:
                raise why
            time.sleep(pause)

    def take(self, whole):
        """Takes the whole table, and tells what is new in it."""
        if whole["epoch"] != self.epoch:
            # Another server, or one that was restarted: all numbers start again, those of lines, too, and what was taken back is not
            # told there. So it goes on behind the last line that both know.
            there = {line["words"]: line["n"] for line in whole["told"]}
            self.told = next((there[words] for words in reversed(self.lines) if words in there), 0)
        self.table, self.epoch, self.seq = whole["table"], whole["epoch"], whole["seq"]
        for line in whole["told"]:
            if line["n"] > self.told:
                print(f"{whole['table']['seat']['id']}: {line['words']}")
                self.told = line["n"]
                self.lines.append(line["words"])

    def wait(self, seconds):
        """Waits until something is new, at most so long."""
        news = self.request("GET", f"{self.fight}/news?epoch={self.epoch}&seq={self.seq}&wait={seconds}")["news"]
        if news:
            self.take(self.request("GET", self.fight))

    def do(self, word, **fields):
        """Does something, once: the same id again would be the same request. Refusals are raised."""
        said = self.request("POST", f"{self.fight}/{word}", {"id": str(uuid.uuid4()), **fields})
        if said["type"] == "refused":
            raise RuntimeError(f"{said['reason']} [{said['rule']}]")
        self.wait(0)

    def play(self):
        """Does what the fight waits for, where it waits for this seat. Returns whether it did."""
        if self.table["questions"]:
            first = self.table["questions"][0]
            value = first["preset"] if first["decline"] is None else first["decline"]
            self.do("answer", question=first["id"], value=value)
        elif self.table["turn"]["who"]:
            legal = self.request("GET", f"{self.fight}/legal?chances=yes")
            groups = legal["actions"]["groups"]
            whole = [act for group in groups for act in group["actions"] if not act["asks"] and not act["drastic"]]
            hits = {act["key"]: (legal["chances"].get(act["key"]) or {}).get("hits") or 0 for act in whole}
            # Where nobody can be hit, anything: who stayed where they are would never meet.
            best = max(whole, key=lambda act: hits[act["key"]])
            self.do("submit", action=(best if hits[best["key"]] > 0 else CHANCE.choice(whole))["key"])
        else:
            return False
        return True


def main():
    seats = [Seat(link) for link in sys.argv[1:]]
    while not any(seat.table["fight"]["over"] for seat in seats):
        if not any([seat.play() for seat in seats]):
            seats[0].wait(25 if len(seats) == 1 else 1)
        for seat in seats:
            seat.wait(0)
    return 0


if __name__ == "__main__":
    sys.exit(main())
