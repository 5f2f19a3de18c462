import { type Option, person, plainly, type Question, say, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, refuse } from '../citing.ts'
import { STUCK } from '../conditions.ts'
import { note } from '../events.ts'
import { strike } from '../rules/basic.ts'
import { has, isGrabbed } from '../rules/conditions.ts'
import { isEngagedWith } from '../rules/field.ts'
import { inMeleeStance } from '../rules/figures.ts'
import { cannotIntercept, intercept } from '../rules/movement.ts'
import { cannotReact } from '../rules/reacting.ts'
import { isPc, isUp } from '../rules/who.ts'
import type { Cited } from '../scene.ts'
import { declaring, type EscalationScene, uncancelled } from '../scene.ts'
import { NONE } from '../tables.ts'
import { MELEE } from '../words.ts'
import { reactionOrder } from './order.ts'

/** Why the combatant can take no opportunity attack as things stand, no matter who provokes, or null. */
export function cannotStrikeAtAll(scene: EscalationScene, who: Who): Forbidden | null {
  const still = cannotReact(scene, who)
  if (still !== null) return still
  if (!inMeleeStance(scene, who)) {
    return refuse('opportunity-attack', '{who} is in no melee stance.', { who: person(who) })
  }
  return isGrabbed(scene, who) ? refuse('grabbed', '{who} is Grabbed.', { who: person(who) }) : null
}

/** Why one who is engaged with an enemy that provokes cannot strike at it, or null. */
export function cannotStrikeBack(scene: EscalationScene, who: Who, provoker: number): Forbidden | null {
  return isEngagedWith(scene, who, provoker)
    ? cannotStrikeAtAll(scene, who)
    : refuse('engaged', '{who} is not engaged with {provoker}.', {
        who: person(who),
        provoker: person(provoker),
      })
}

/** Each engaged enemy in a melee stance may strike once, before what provokes takes effect. Returns whether the provoker is still up. */
export function provoked(scene: EscalationScene, provoker: number): boolean {
  for (const who of reactionOrder(scene)) {
    if (!isEngagedWith(scene, who, provoker)) continue
    cite('opportunity-attack', 'opportunity-attack-timing', 'interrupt-timing')
    const forbidden = cannotStrikeBack(scene, who, provoker)
    if (forbidden !== null) {
      scene.passOver(who, 'opportunity-attack', forbidden)
      continue
    }
    const question: Question<Cited> = {
      rule: 'opportunity-attack',
      kind: 'choice',
      to: who,
      prompt: say('{provoker} provokes. Does {who} take an opportunity attack?', {
        provoker: person(provoker),
        who: person(who),
      }),
      options: isPc(scene, provoker) ? STRIKES : STRIKES_OR_KNOCKS_OUT,
      preset: 1,
      decline: 0,
      reaction: true,
      moment: 'provoked',
    }
    const answer = scene.ask(question)
    if (answer === DECLINE) continue
    cite('action-free')
    note.opportunity(scene, who, provoker)
    const isGoingOn = scene.moments.declared(scene, declaring(who, { isAttack: true }))
    if (!isUp(scene, provoker)) return false
    const forbids = () => cannotStrikeBack(scene, who, provoker)
    if (!isGoingOn || forbids() !== null) continue
    strike(scene, who, provoker, { kind: MELEE, how: { knockOut: answer === KNOCK_OUT, coup: false }, forbids })
    if (!isUp(scene, provoker)) return false
  }
  return true
}

/** Positions of the options: no; to leave the enemy unconscious. */
const DECLINE = 0
const KNOCK_OUT = 2
const STRIKES: readonly Option[] = [
  { value: 'decline', label: plainly('no') },
  { value: 'strike', label: plainly('strike') },
]
const STRIKES_OR_KNOCKS_OUT: readonly Option[] = [
  ...STRIKES,
  { value: 'strike knock-out', label: plainly('strike to knock them out') },
]

/** Offers the Intercept, one after the other, for each whom the mover is about to engage; who takes it, or -1. */
export function intercepted(scene: EscalationScene, mover: Who, targets: readonly number[]): number {
  for (const who of reactionOrder(scene)) {
    for (const target of targets) {
      const forbidden = cannotIntercept(scene, who, mover, target)
      if (forbidden !== null) {
        scene.passOver(who, 'intercept', forbidden)
        continue
      }
      cite('intercept-details', 'interrupt-timing')
      const question: Question<Cited> = {
        rule: 'intercept',
        kind: 'choice',
        to: who,
        prompt: say('{mover} moves to engage {target}. Does {who} Intercept?', {
          mover: person(mover),
          target: person(target),
          who: person(who),
        }),
        options: INTERCEPTS,
        preset: 0,
        decline: 0,
        reaction: true,
        moment: 'intercept',
      }
      if (scene.ask(question) !== 1) continue
      const comesOff = uncancelled(scene, () => setsOut(scene, who, mover))
      if (!isUp(scene, mover) || has(scene, mover, STUCK)) return NONE
      if (!comesOff || cannotIntercept(scene, who, mover, target) !== null) continue
      cite('action-free')
      intercept(scene, who, mover, target)
      return who
    }
  }
  return NONE
}

/** Who Intercepts moves, to engage the mover: others hear of it first. Returns whether it can still be done. */
function setsOut(scene: EscalationScene, who: Who, mover: Who): boolean {
  if (!scene.moments.declared(scene, declaring(who, { isMove: true, engages: [mover] }))) return false
  scene.moments.moves(scene, who, [mover])
  cite('intercept-chain')
  return !scene.cancelled
}

const INTERCEPTS: readonly Option[] = [
  { value: 'decline', label: plainly('no') },
  { value: 'intercept', label: plainly('Intercept') },
]
