"""Rounds and Turns: how they begin and end, and when combat does."""
from __future__ import annotations

from .fight import BETWEEN, CHARACTERS, ENEMIES, FIGHTING, OVER, SETUP, TURN
from .harm import count_moments, lose, test_effects
from .hazards import meet_hazard
from .morale import set_heart


def begin_turn(fight, who):
    """turn-start-steps"""
    pass_places(fight, who)
    who.had_turn, fight.turn, fight.phase = True, who, TURN
    who.moved = who.acted = who.disengaged = False
    if who.provoked:
        set_heart(who, FIGHTING)
    if who.ongoing:
        lose(who, who.level)  # ongoing-damage
    meet_hazard(fight, who, "turn-start")


def pass_places(fight, who):
    """The places of those before it who are down pass by (healing); among enemies it stands where the referee picked it (enemy-order)."""
    place = fight.order.index(who)
    for other in fight.order[:place]:
        if not other.had_turn and not other.up and not (other.side == who.side == ENEMIES):
            other.had_turn = True
    to = place
    while who.side == ENEMIES and to > 0 and fight.order[to - 1].side == ENEMIES and is_due(fight.order[to - 1]):
        to -= 1
    fight.order.insert(to, fight.order.pop(place))


def is_due(one):
    return one.up and not one.had_turn


def end_turn(fight, who):
    """turn-end-steps"""
    meet_hazard(fight, who, "turn-end")
    if who.up:
        test_effects(fight, who)
        count_moments(who)
    leave_turn(fight)


def leave_turn(fight):
    fight.turn, fight.phase = None, BETWEEN


def settle(fight):
    """After each command: the fight may be over (combat-ends), the Turn, the Round (round-structure)."""
    if fight.phase in (OVER, SETUP):
        return
    if fight.decided:
        if fight.side_fights(CHARACTERS):
            end_fight(fight, "enemies-out", CHARACTERS)
        elif fight.side_fights(ENEMIES):
            end_fight(fight, "characters-out", ENEMIES)
        else:
            end_fight(fight, "both-out", None)
        return
    if fight.phase == TURN and not fight.turn.up:
        leave_turn(fight)
    if fight.phase == BETWEEN and not any(is_due(one) for one in fight.order):
        begin_round(fight)


def begin_round(fight):
    fight.round += 1
    for one in fight.people:
        one.had_turn = False
    enemies = iter(sorted((one for one in fight.order if one.side == ENEMIES), key=fight.people.index))
    fight.order = [next(enemies) if one.side == ENEMIES else one for one in fight.order]


def end_fight(fight, ending, winner):
    fight.turn, fight.phase, fight.ending, fight.winner = None, OVER, ending, winner
