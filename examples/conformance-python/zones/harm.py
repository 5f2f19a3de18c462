"""Hit points, and what lasts: Ongoing Damage and hindrances."""
from __future__ import annotations

from dataclasses import replace

from .data import Effect
from .fight import DOWN, FIGHTING
from .inputs import Dice
from .tests import choose_attribute, choose_dr, passes, passes_as_declared


def lose(who, amount):
    """hp-floor, out-of-action"""
    if amount <= 0 or who.hp == 0:
        return
    who.hp = max(0, who.hp - amount)
    if who.hp == 0:
        fall(who)


def fall(who):
    who.status = DOWN
    who.end_effects()


def heal(who, amount):
    """healing"""
    who.hp = min(who.hp_max, who.hp + max(0, amount))
    if who.hp > 0 and who.status == DOWN:
        who.status = FIGHTING


def hurt(fight, who, amount):
    """Takes damage, less what armor keeps off (armor-points: after any doubling)."""
    if fight.options.get("armor-points") == "reduce-damage":
        amount -= who.armor + sum(item.armor for item in fight.items if item.holder is who and item.ready)
    lose(who, amount)


def hurt_by(fight, who, dice):
    hurt(fight, who, fight.roll(dice) + dice.bonus)


def lay(fight, who, effect: Effect):
    """hindrances-combine, ongoing-damage-does-not-stack: what somebody has already is held once, as it was."""
    if (who.ongoing if effect.kind == "ongoing" else effect.kind in who.hindrances):
        return
    attribute = choose_attribute(fight, who, effect.attribute)
    dr = choose_dr(fight, effect.dr)
    moments = effect.moments
    if isinstance(moments, str):
        dice = Dice.read(moments)
        moments = fight.roll(dice) + dice.bonus
    laid = replace(effect, attribute=attribute, dr=dr, moments=moments, new=fight.turn is who)
    if effect.kind == "ongoing":
        who.ongoing = laid
    else:
        who.hindrances[effect.kind] = laid


def lay_effects(fight, who, besides):
    for effect in (besides.ongoing, besides.hindrance):
        if effect and who.up:
            lay(fight, who, effect)


def lay_besides(fight, who, besides):
    """Everything that comes with a blow or a spell besides damage; riders with Tests of their own come last."""
    lay_effects(fight, who, besides)
    if besides.next and who.up:
        who.favored |= besides.next == "advantage"
        who.hampered |= besides.next == "disadvantage"
    for rider in besides.riders:
        if not who.up:
            return
        if rider.test and passes_as_declared(fight, who, "resist", rider.test):
            continue
        if rider.damage:
            hurt_by(fight, who, rider.damage)
        lay_besides(fight, who, rider.besides)


def test_effect(fight, who, effect, kind):
    """hindrance-until-test, ongoing-damage-test: a failed Test changes nothing."""
    if not passes(fight, who, kind, effect.attribute, effect.dr, effect.edge):
        return
    if effect.kind == "ongoing":
        who.ongoing = None
    else:
        del who.hindrances[effect.kind]


def test_effects(fight, who):
    """turn-end-steps: Ongoing Damage, then hindrances in the order gained; each result counts for the next."""
    if who.ongoing:
        test_effect(fight, who, who.ongoing, "ongoing")
    for effect in list(who.hindrances.values()):
        if not effect.needs_action:
            test_effect(fight, who, effect, "shake-off")


def count_moments(who):
    """duration-in-moments: the Turn in which an effect landed is none of them."""
    for effect in [who.ongoing, *who.hindrances.values()]:
        if effect is None or effect.moments is None:
            continue
        if effect.new:
            effect.new = False
            continue
        effect.moments -= 1
        if effect.moments == 0 and effect.kind == "ongoing":
            who.ongoing = None
        elif effect.moments == 0:
            del who.hindrances[effect.kind]
