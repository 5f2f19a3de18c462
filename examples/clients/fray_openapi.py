#!/usr/bin/env python3
"""A whole fight at a server, by a client that is made of the server's OpenAPI document, in Python 3 and its standard library.

    python3 examples/clients/fray_openapi.py 'http://127.0.0.1:3729/#/join/KEY' [another link ...]

Each link is a seat; this plays all of them until the fight is over. `Client` reads /api/openapi.json and has a method for each operation:
`client.hand_over(fight=..., id=..., seat=..., to=...)`. It knows nothing of Fray but that document.
"""
import json
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid


class Problem(Exception):
    """What every answer of 400 and above says: a code for programs, the place, a message for people."""

    def __init__(self, status, said):
        super().__init__(f"{said['message']} [{said['error']}]")
        self.status, self.error, self.place = status, said["error"], said["place"]


class Client:
    """Methods for all operations of a document of OpenAPI, by their ids."""

    def __init__(self, address, key):
        self.key = key
        with urllib.request.urlopen(address + "api/openapi.json") as response:
            self.document = json.load(response)
        self.server = self.document["servers"][0]["url"]
        self.operations = {}
        for path, methods in self.document["paths"].items():
            for method in ("get", "post", "put", "delete"):
                if method in methods:
                    name = re.sub(r"(?<=[a-z])(?=[A-Z])|-", "_", methods[method]["operationId"]).lower()
                    self.operations[name] = (method.upper(), path, methods.get("parameters", []), methods[method])

    def __getattr__(self, name):
        if name not in self.operations:
            raise AttributeError(name)
        return lambda **given: self.call(name, given)

    def resolve(self, part):
        """What a reference of the document leads to."""
        while "$ref" in part:
            found = self.document
            for key in part["$ref"][2:].split("/"):
                found = found[key]
            part = found
        return part

    def call(self, name, given):
        """Asks for an operation; fields that it does not take, or needs and has not, are told before anything is sent."""
        method, path, parameters, operation = self.operations[name]
        query = {}
        for parameter in map(self.resolve, parameters):
            if parameter["name"] in given and parameter["in"] == "path":
                path = path.replace("{" + parameter["name"] + "}", urllib.parse.quote(str(given.pop(parameter["name"])), safe=""))
            elif parameter["name"] in given:
                query[parameter["name"]] = given.pop(parameter["name"])
            elif parameter["required"]:
                raise TypeError(f"{name} needs {parameter['name']}")
        data = None
        if "requestBody" in operation:
            schema = self.resolve(operation["requestBody"]["content"]["application/json"]["schema"])
            for field in schema.get("required", []):
                if field not in given:
                    raise TypeError(f"{name} needs {field}")
            for field in given:
                if field not in schema["properties"]:
                    raise TypeError(f"{name} takes no {field}")
            data = json.dumps(given).encode()
        address = self.server + path + ("?" + urllib.parse.urlencode(query) if query else "")
        headers = {"Authorization": f"Bearer {self.key}", "Content-Type": "application/json"}
        request = urllib.request.Request(address, data, headers, method=method)
        while True:
            try:
                with urllib.request.urlopen(request, timeout=60) as response:
                    return json.load(response)
            except urllib.error.HTTPError as error:
                if error.code not in (429, 503):
                    raise Problem(error.code, json.load(error)) from error
                time.sleep(float(error.headers.get("Retry-After", 1)))


class Seat:
    """A seat at a table."""

    def __init__(self, link):
        self.client = Client(*link.split("#/join/"))
        self.fight, self.told = self.client.seat()["fight"], 0

    def look(self):
        """How the fight stands; tells the lines that are new."""
        view = self.client.look(fight=self.fight)
        for line in view["told"]:
            if line["n"] > self.told:
                print(f"{view['seat']}: {line['words']}")
                self.told = line["n"]
        return view["table"]

    def play(self, table, step):
        """Does what the fight waits for, where it waits for this seat. Returns whether it did."""
        if table["questions"]:
            first = table["questions"][0]
            value = first["preset"] if first["decline"] is None else first["decline"]
            self.client.answer(fight=self.fight, id=str(uuid.uuid4()), question=first["id"], value=value)
        elif table["turn"]["who"]:
            legal = self.client.legal(fight=self.fight, chances="yes")
            ready = [one for group in legal["actions"]["groups"] for one in group["actions"] if not one["asks"] and not one["drastic"]]
            hits = {one["key"]: (legal["chances"].get(one["key"]) or {}).get("hits") or 0 for one in ready}
            # Where nobody can be hit, anything: who stayed where they are would never meet.
            best = max(ready, key=lambda one: hits[one["key"]])
            chosen = best if hits[best["key"]] > 0 else ready[step * 7 % len(ready)]
            self.client.submit(fight=self.fight, id=str(uuid.uuid4()), action=chosen["key"])
        else:
            return False
        return True


def main():
    seats = [Seat(link) for link in sys.argv[1:]]
    for step in range(2000):
        moved = False
        for seat in seats:
            table = seat.look()
            if table["fight"]["over"]:
                return 0
            try:
                moved = seat.play(table, step) or moved
            except Problem as problem:
                print(f"Refused: {problem}")
        if not moved:
            time.sleep(0.2)
    return 1


if __name__ == "__main__":
    sys.exit(main())
