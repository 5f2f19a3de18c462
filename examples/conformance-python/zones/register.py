"""The registers of commands: of combatants in actions.py, of the referee in referee.py."""
from __future__ import annotations


def register(commands):
    """Makes what keeps functions as commands, each under a name: `@action("move")`."""

    def named(name):
        def keep(function):
            commands[name] = function
            return function

        return keep

    return named
