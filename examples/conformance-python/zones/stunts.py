"""Actions that the referee rules on: stunts, talk, anything else."""
from __future__ import annotations

from .data import ASK, HINDRANCES, Effect
from .fight import CHARACTERS, FLEEING, PARLEYING, REFEREE
from .harm import lay
from .hazards import enter
from .morale import call_morale, roll_reaction, set_heart, tests_morale, why_no_morale, why_no_reaction
from .tests import named_test
from .turns import end_fight


def why_no_stunt(fight, who, target, touching=True):
    """action-stunt, stunt-needs-close"""
    if target is None or not target.up or target.side == who.side:
        return "action-stunt"
    return "stunt-needs-close" if touching and target.zone != who.zone else None


def why_no_push(fight, who, target, zone):
    why = why_no_stunt(fight, who, target)
    if why:
        return why
    if zone not in fight.zones[who.zone].adjacent:
        return "stunt-push"
    return None if fight.has_room(zone) else "zone-capacity"


def push(fight, who, target, zone):
    if named_test(fight, who, "stunt", "str"):
        enter(fight, target, zone)


def grapple(fight, who, target):
    """stunt-grapple: Stuck, unless the referee names another hindrance."""
    if named_test(fight, who, "stunt", "str"):
        kinds = ["stuck", *(kind for kind in HINDRANCES if kind != "stuck")]
        lay(fight, target, Effect(fight.ask(REFEREE, "stunt-grapple", kinds), "str", fight.dr))


def other_stunt(fight, who, target):
    """action-stunt: on a pass the referee says what comes of it, a hindrance by its name or anything in words."""
    if named_test(fight, who, "stunt", "str"):
        outcome = fight.ask(REFEREE, "action-stunt").strip().lower()
        if outcome in HINDRANCES:
            lay(fight, target, Effect(outcome, ASK, ASK))


def improvise(fight, who):
    """action-anything-else"""
    if fight.ask(REFEREE, "action-anything-else", ["no-test", "test"]) == "test":
        named_test(fight, who, "improvise", "str")
    fight.ask(REFEREE, "action-anything-else")


def negotiate(fight, who, target):
    """negotiation-result"""
    listeners = [target] if target else [one for one in fight.opponents(who) if one.up]
    reacting = [one for one in listeners if why_no_reaction(one) is None]
    if not reacting and why_no_reaction(who) is None:
        reacting = [who]
    options, forbidden = ["nothing", "test"], {}
    if reacting:
        options.append("reaction")
    else:
        forbidden["reaction"] = why_no_reaction(listeners[0])
    if who.side == CHARACTERS and any(tests_morale(one) for one in listeners):
        options.append("morale")
    elif who.side == CHARACTERS:
        forbidden["morale"] = why_no_morale(listeners[0]) or "morale-each"
    answer = fight.ask(REFEREE, "negotiation-result", options, forbidden=forbidden)
    if answer == "reaction":
        roll_reaction(fight, reacting)
    elif answer == "morale":
        call_morale(fight, listeners, fight.dr)
    elif answer == "test" and named_test(fight, who, "negotiate", "cha"):
        result = fight.ask(REFEREE, "negotiation-result", ["nothing", "parley", "flee", "end"])
        if result == "end":
            end_fight(fight, "referee", None)
        elif result != "nothing":
            for one in listeners:
                set_heart(one, PARLEYING if result == "parley" else FLEEING)
