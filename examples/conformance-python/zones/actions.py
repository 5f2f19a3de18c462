"""What combatants can do. Each command is a function of the fight, the one who acts and its parameters; it says first what forbids it."""
from __future__ import annotations

from . import stunts
from .attacks import attack_by_action, only_weapon, why_no_hand, why_no_target, why_not_both, why_not_ready, why_out_of_reach, why_unusable
from .fight import BETWEEN, DOWN, FLEEING, LEFT, OVER, PARLEYING, SETUP, TURN
from .harm import test_effect
from .movement import leave, take_step, why_not_leave, why_not_step
from .spells import cast, why_not_cast
from .inputs import Refused
from .register import register
from .turns import begin_turn, end_turn

ACTIONS = {}
action = register(ACTIONS)


def forbid(rule):
    """Refuses the command where a rule forbids it."""
    if rule:
        raise Refused(rule)


# ---- who may do anything

def why_not_now(fight, who):
    """Why it may not command at all now."""
    if fight.phase == TURN and fight.turn is who:
        return None
    if fight.phase == OVER:
        return "combat-ends"
    if fight.phase == SETUP:
        return "side-initiative"
    if who.status == LEFT:
        return "leaving-the-battlefield"
    if who.status == DOWN:
        return "out-of-action"
    if who.had_turn or fight.phase == TURN:
        return "round-structure"
    due = fight.next_in_order()
    if not due or who in due:
        return None
    return "side-blocks" if due[0].side != who.side else "character-initiative"


def why_idle(fight, who):
    """surprise-no-acting"""
    if fight.phase == BETWEEN:
        return "turn-start-steps"
    return "surprise-no-acting" if fight.is_surprised(who) else None


def why_no_action(fight, who):
    """turn-action"""
    return why_idle(fight, who) or who.kept_from("action") or ("turn-action" if who.acted else None)


def why_not_hostile(who):
    """morale-flee, morale-parley"""
    return {FLEEING: "morale-flee", PARLEYING: "morale-parley"}.get(who.status)


def why_no_calm_action(fight, who):
    """An Action that one who flees does not take."""
    return why_no_action(fight, who) or ("morale-flee" if who.status == FLEEING else None)


def why_no_hostile_action(fight, who):
    return why_no_action(fight, who) or why_not_hostile(who)


# ---- the Turn, and movement

@action("begin")
def begin(fight, who):
    forbid(None if fight.phase == BETWEEN else "round-structure")
    begin_turn(fight, who)


@action("end")
def end(fight, who):
    forbid(None if fight.phase == TURN else "turn-start-steps")
    end_turn(fight, who)


@action("move")
def move(fight, who, zone):
    forbid(why_idle(fight, who) or why_not_step(fight, who, zone, "move"))
    take_step(fight, who, zone, "move")


@action("move-again")
def move_again(fight, who, zone):
    forbid(why_no_action(fight, who) or why_not_step(fight, who, zone, "action"))
    take_step(fight, who, zone, "action")


@action("leave")
def leave_battlefield(fight, who, using):
    """Paid with the move while that is left."""
    payment = using or ("action" if who.moved else "move")
    forbid(why_idle(fight, who) if payment == "move" else why_no_action(fight, who))
    forbid(why_not_leave(fight, who, payment))
    leave(fight, who, payment)


@action("disengage")
def disengage(fight, who):
    forbid(why_no_action(fight, who))
    forbid("disengage-before-the-move" if who.moved else None)
    forbid("morale-parley" if who.status == PARLEYING else None)
    who.acted = who.disengaged = True


# ---- against others

@action("attack")
def attack(fight, who, target, weapon, second):
    forbid(why_no_hostile_action(fight, who) or why_no_target(who, target))
    weapon, steps = weapon or only_weapon(fight, who, target), fight.apart(who, target)
    forbid(None if weapon else "weapon-damage")
    if second:
        forbid(why_out_of_reach(weapon, steps) or why_not_both(fight, who, weapon, second, steps))
    else:
        forbid(why_unusable(fight, who, weapon) or why_out_of_reach(weapon, steps))
    who.acted = True
    attack_by_action(fight, who, target, weapon, second)


@action("cast")
def cast_spell(fight, who, spell, targets, zone, to):
    forbid(why_no_calm_action(fight, who))
    forbid(why_not_hostile(who) if spell.hostile else None)
    forbid(why_not_cast(fight, who, spell, targets or [], zone, to))
    who.acted = True
    cast(fight, who, spell, targets, zone, to)


@action("push")
def push(fight, who, target, zone):
    forbid(why_no_hostile_action(fight, who) or stunts.why_no_push(fight, who, target, zone))
    who.acted = True
    stunts.push(fight, who, target, zone)


@action("grapple")
def grapple(fight, who, target):
    forbid(why_no_hostile_action(fight, who) or stunts.why_no_stunt(fight, who, target))
    who.acted = True
    stunts.grapple(fight, who, target)


@action("stunt")
def stunt(fight, who, target, text, touching):
    forbid(why_no_hostile_action(fight, who) or stunts.why_no_stunt(fight, who, target, touching != "no"))
    who.acted = True
    stunts.other_stunt(fight, who, target)


@action("struggle")
def struggle(fight, who, hindrance):
    forbid(why_no_action(fight, who))
    forbid(None if hindrance in who.hindrances else "hindrance-until-test")
    forbid(None if who.hindrances[hindrance].needs_action else "hindrance-test-at-turn-end")
    who.acted = True
    test_effect(fight, who, who.hindrances[hindrance], "struggle")


@action("negotiate")
def negotiate(fight, who, target, text):
    forbid(why_no_calm_action(fight, who))
    forbid("action-negotiate" if target and not (target.up and target.side != who.side) else None)
    who.acted = True
    stunts.negotiate(fight, who, target)


@action("improvise")
def improvise(fight, who, text):
    forbid(why_no_calm_action(fight, who))
    who.acted = True
    stunts.improvise(fight, who)


# ---- things

def put(item, place):
    """What falls lies in the Zone of the one who had it."""
    item.place, item.ground = place, item.holder.zone if place == "ground" else None


@action("retrieve")
def retrieve(fight, who, item):
    forbid(why_no_calm_action(fight, who))
    forbid(None if item.place == "backpack" else "action-retrieve-item")
    forbid(why_no_hand(fight, who, item))
    who.acted = True
    put(item, "hand")


@action("draw")
def draw(fight, who, item):
    forbid(why_idle(fight, who) or why_not_ready(item))
    forbid("ready-items" if item.place == "hand" else why_no_hand(fight, who, item))
    put(item, "hand")


@action("stow")
def stow(fight, who, item):
    forbid(why_idle(fight, who) or (None if item.place == "hand" else "ready-items"))
    put(item, "body")


@action("drop")
def drop(fight, who, item):
    forbid(why_idle(fight, who) or why_not_ready(item))
    put(item, "ground")


@action("pick-up")
def pick_up(fight, who, item):
    forbid(why_no_calm_action(fight, who) or why_no_hand(fight, who, item))
    who.acted, item.holder = True, who
    put(item, "hand")


@action("give")
def give(fight, who, item, target, to, **others):
    """trade-items, trade-costs-the-giver; `for` is what the other gives in exchange."""
    back = others["for"]
    forbid(why_no_calm_action(fight, who))
    forbid("trade-costs-the-giver" if target is who or not target.up else None)
    forbid("trade-items" if target.zone != who.zone else None)
    forbid(why_not_ready(item) or (why_not_ready(back) if back else None))
    freed = back.hands if back and back.place == "hand" else 0
    forbid(why_no_hand(fight, target, item, freed) if to == "hand" else None)
    who.acted = True
    if target.seat != who.seat and fight.ask(target, "trade-costs-the-giver", ["yes", "no"]) == "no":
        return
    item.holder, item.place = target, to or "body"
    if back:
        back.holder, back.place = who, "body"
