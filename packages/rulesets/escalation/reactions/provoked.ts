import type { Question } from '@fray/kernel'
import { MELEE } from '../model.ts'
import { strike } from '../rules/basic.ts'
import { isGrabbed } from '../rules/conditions.ts'
import { isEngagedWith } from '../rules/field.ts'
import { inMeleeStance } from '../rules/figures.ts'
import { cannotIntercept, intercept } from '../rules/movement.ts'
import { canReact, isUp } from '../rules/who.ts'
import { cite, type EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import { reactionOrder } from './order.ts'

cite(
  'opportunity-attack',
  'opportunity-attack-timing',
  'engaged-limits',
  'surprised-no-reactions',
  'grabbed',
  'dying-state',
)

/** Each engaged enemy in a melee stance may strike once, before what provokes takes effect. Returns whether the provoker is still up. */
export function provoked(scene: EscalationScene, provoker: number): boolean {
  for (const who of reactionOrder(scene)) {
    if (!isEngagedWith(scene, who, provoker) || !canReact(scene, who)) continue
    if (!inMeleeStance(scene, who) || isGrabbed(scene, who)) continue
    const question: Question = {
      rule: 'opportunity-attack',
      kind: 'choice',
      to: who,
      prompt: '{1} provokes. Does {0} take an opportunity attack?',
      about: [who, provoker],
      options: [
        { value: 'decline', label: 'no' },
        { value: 'strike', label: 'strike' },
      ],
      preset: 1,
      decline: 0,
      reaction: true,
      moment: 'provoked',
    }
    if (scene.ask(question) !== 1) continue
    if (scene.recorder !== null) scene.recorder.note({ type: 'opportunity', who, target: provoker })
    strike(scene, who, provoker, MELEE, { knockOut: false, coup: false })
    if (!isUp(scene, provoker)) return false
  }
  return true
}

cite('intercept', 'intercept-details')

/** Offers the Intercept, one after the other; who takes it, or -1. */
export function intercepted(scene: EscalationScene, mover: number, target: number): number {
  for (const who of reactionOrder(scene)) {
    const forbidden = cannotIntercept(scene, who, mover, target)
    if (forbidden !== null) {
      if (scene.recorder !== null) scene.recorder.passOver(who, 'intercept', forbidden)
      continue
    }
    const question: Question = {
      rule: 'intercept',
      kind: 'choice',
      to: who,
      prompt: '{1} moves to engage {2}. Does {0} Intercept?',
      about: [who, mover, target],
      options: [
        { value: 'decline', label: 'no' },
        { value: 'intercept', label: 'Intercept' },
      ],
      preset: 0,
      decline: 0,
      reaction: true,
      moment: 'intercept',
    }
    if (scene.ask(question) !== 1) continue
    intercept(scene, who, mover, target)
    return who
  }
  return NONE
}
