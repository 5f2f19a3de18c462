import type { Command, CommandBy, Policy, Question } from '@fray/kernel/rules'
import { acts } from '../actions/all.ts'
import { cannotAct } from '../actions/gate.ts'
import { HINDRANCES } from '../effects.ts'
import { needsAction } from '../rules/effects.ts'
import { FreeAttackQuestion } from '../rules/free-attacks.ts'
import { cannotLeave } from '../rules/movement.ts'
import { armOf, readyAttacks, shootsAt } from '../rules/weapons.ts'
import { distance, isFleeing, isHindered, isParleying, isSurprised } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { DISTANT } from '../words.ts'
import { armFriend, bestWeapon, bestWorth, isSideUnarmed, makeReady, secondWeapon, unpack } from './arms.ts'
import { bestClose, bestSpell } from './casting.ts'
import { blowOf, blowsOf } from './expecting.ts'
import { nearestSteps, weakestByRange } from './foes.ts'
import { isPointless } from './pointless.ts'
import { getAway, isPinned, stepBack, stepOut, stepTo } from './stepping.ts'
import { hasChances, stunt, wrestle } from './stunts.ts'

const END = (actor: number): Command => acts.end.make(actor)

/** An attack on the weakest opponent that some weapon reaches, Close ones first; what has to come before it comes first. */
function attack(scene: ZonesScene, actor: number): Command | null {
  const found = [-1, -1, -1, -1]
  weakestByRange(scene, actor, found)
  for (let range = 0; range <= DISTANT; range++) {
    const target = found[range]
    if (target < 0) continue
    const weapon = bestWeapon(scene, actor, target, range)
    if (weapon < 0) continue
    if (range === 0 && shootsAt(armOf(scene, actor, weapon), 0)) {
      const out = getAway(scene, actor) ?? stepOut(scene, actor)
      if (out !== null) return out
    }
    if (range === 1 && scene.now.combatant.moved[actor] === 0) {
      const close = closeIn(scene, actor, target, weapon)
      if (close !== null) return close
    }
    const second = secondWeapon(scene, actor, weapon, range)
    const ready = makeReady(scene, actor, weapon, second) ?? makeReady(scene, actor, second, weapon)
    if (ready !== null) return ready
    return strikeWith(actor, target, weapon, second)
  }
  return null
}

/** An attack. It is decided so often that the command is written out, not made of its values. */
const strikeWith = (actor: number, target: number, weapon: number, second: number): CommandBy<typeof acts.attack> => ({
  actor,
  action: acts.attack.id,
  target,
  weapon,
  second,
})

/** A step to arm's length where it does much more there than from here with its best weapon. */
function closeIn(scene: ZonesScene, actor: number, target: number, weapon: number): Command | null {
  if (bestWorth(scene, actor, target, 0) <= 1.25 * blowOf(scene, actor, target, weapon, 1)) return null
  const zone = stepTo(scene, actor, 'move')
  return zone < 0 ? null : acts.move.make(actor, { zone })
}

/** The deed of its Turn: a spell, a stunt or an attack, whichever does most; null where it can do none of them. */
function deed(scene: ZonesScene, actor: number): Command | null {
  const strike = attack(scene, actor)
  const isCaster = scene.fighter(actor).spells.length > 0
  if (!isCaster && !hasChances(scene)) return strike
  const blow = strike === null ? 0 : acts.attack.is(strike) ? blowWorth(scene, strike) : 1
  const target = (strike as { readonly target?: number } | null)?.target ?? -1
  const spell = isCaster ? bestSpell(scene, actor) : null
  const trick = stunt(scene, actor, Math.max(blow, spell?.worth ?? 0), target)
  if (trick !== null) return trick.command
  if (spell === null || spell.worth < blow) return strike
  return isShotAtClose(scene, spell.command) ? (stepOut(scene, actor) ?? spell.command) : spell.command
}

/** Whether a spell is a shot at somebody Close, which has Disadvantage. */
function isShotAtClose(scene: ZonesScene, { actor, spell, targets }: CommandBy<typeof acts.cast>): boolean {
  const { zone } = scene.now.combatant
  const known = scene.fighter(actor).spells[spell]
  return known?.attack === 'ranged' && targets.some((row) => zone[row] === zone[actor])
}

/** What an attack takes, of one who has no more to lose, roughly. */
function blowWorth(scene: ZonesScene, { actor, target, weapon, second }: CommandBy<typeof acts.attack>): number {
  const steps = Math.min(1, distance(scene, actor, target))
  return Math.min(scene.now.combatant.hp[target], blowsOf(scene, actor, target, { weapon, second }, steps))
}

/** The Action is spent: what the move is still good for. */
function afterwards(scene: ZonesScene, actor: number): Command {
  if (scene.now.combatant.disengaged[actor] === 1 && isSideUnarmed(scene, actor)) return flee(scene, actor)
  return stepBack(scene, actor) ?? END(actor)
}

/** Gets away by the shortest way: one who has lost heart, or whose side has nothing left to fight with. */
function flee(scene: ZonesScene, actor: number): Command {
  const { acted, moved } = scene.now.combatant
  const canAct = cannotAct(scene, actor) === null
  for (const payment of ['move', 'action'] as const) {
    if (payment === 'move' ? moved[actor] === 1 : !canAct) continue
    const isOut = cannotLeave(scene, actor, payment) === null
    const zone = isOut ? -1 : stepTo(scene, actor, payment, true)
    if (!isOut && zone < 0) continue
    if (payment === 'move' && canAct && acted[actor] === 0 && isPinned(scene, actor)) return acts.disengage.make(actor)
    if (isOut) return acts.leave.make(actor, { using: payment === 'move' ? 0 : 1 })
    return acts[payment === 'move' ? 'move' : 'moveAgain'].make(actor, { zone })
  }
  return (canAct ? struggleFree(scene, actor) : null) ?? END(actor)
}

/** The Action for the Test of a hindrance that needs one; null where none lies on it. */
function struggleFree(scene: ZonesScene, actor: number): Command | null {
  for (let kind = 0; kind < HINDRANCES.length; kind++) {
    if (isHindered(scene, actor, kind) && needsAction(scene, actor, kind)) {
      return acts.struggle.make(actor, { hindrance: kind })
    }
  }
  return null
}

/** Nobody is in reach: nearer, free of what holds it, or a friend armed. */
function approach(scene: ZonesScene, actor: number, canAct: boolean): Command {
  if (scene.now.combatant.moved[actor] === 0) {
    const zone = stepTo(scene, actor, 'move')
    if (zone >= 0) return acts.move.make(actor, { zone })
  }
  if (!canAct) return END(actor)
  const free = struggleFree(scene, actor) ?? armFriend(scene, actor)
  if (free !== null) return free
  const zone = stepTo(scene, actor, 'action')
  return zone >= 0 ? acts.moveAgain.make(actor, { zone }) : END(actor)
}

/**
 * Does what takes most from the other side: a blow, a spell, a push into a hazard; closes in otherwise, shoots from as far as
 * it can, and runs when it has lost heart.
 */
export const aggressive: Policy<ZonesScene, Command> = {
  id: 'aggressive',
  about:
    'Goes for the weakest opponent within reach, closes in otherwise, heals friends, and flees when it has lost heart.',
  command(scene, actor) {
    if (isSurprised(scene, actor) || isParleying(scene, actor)) return END(actor)
    if (isFleeing(scene, actor)) return flee(scene, actor)
    if (scene.now.combatant.acted[actor] === 1) return afterwards(scene, actor)
    const canAct = cannotAct(scene, actor) === null
    if (canAct) {
      const act = deed(scene, actor) ?? unpack(scene, actor)
      if (act !== null) return act
      if (isSideUnarmed(scene, actor)) return flee(scene, actor)
      if (nearestSteps(scene, actor, scene.now.combatant.zone[actor]) === 0) {
        const held = wrestle(scene, actor)
        if (held !== null) return held
      }
    }
    return approach(scene, actor, canAct)
  },
  compelled: isFleeing,
  pointless: isPointless,
  answer: (scene, question) => bestStrike(scene, question),
}

/** A free attack with whatever does most, two weapons or a spell; every other question's default. */
function bestStrike(scene: ZonesScene, question: Question): number {
  if (!(question instanceof FreeAttackQuestion)) return question.preset
  const { to: who, mover } = question
  let best = -1
  let most = 0
  readyAttacks(scene, who).forEach(({ main, second }, at) => {
    const worth = blowWorth(scene, strikeWith(who, mover, main, second))
    if (worth > most) {
      most = worth
      best = at
    }
  })
  const spell = bestClose(scene, who, mover, most)
  const named = spell < 0 ? undefined : scene.fighter(who).spells[spell]?.name
  // The options are worked out where they are read.
  if (named !== undefined) {
    const at = question.options.findIndex((option) => option.value === named && option.refusal === undefined)
    if (at >= 0) return at
  }
  return best >= 0 ? best : question.preset
}
