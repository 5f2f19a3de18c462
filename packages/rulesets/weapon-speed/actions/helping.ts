import { combatantParam, person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { refuse } from '../citing.ts'
import { note } from '../events.ts'
import { kindNow } from '../rules/acting.ts'
import { check as makeCheck } from '../rules/checks.ts'
import { skillOf } from '../rules/figures.ts'
import { worstWound } from '../rules/life.ts'
import { intimidate as frighten } from '../rules/morale.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { deliver, holdsResults, results } from '../rules/results.ts'
import { enemiesOf, isDead, isDown, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { HEAL, HEAL_CHECK, INTIMIDATE, yardsSaid } from '../words.ts'
import { declaredAs, standard } from './define.ts'
import { TOUCH } from './using.ts'

/** What a Heal check has to reach without any wound. */
const HEAL_TN = 10

function patientProblem(scene: WeaponSpeedScene, actor: Who, target: Who): Refusal | null {
  if (isDead(scene, target) || !isHere(scene, target))
    return refuse('stabilize-who', '{target} is beyond help.', { target: person(target) })
  if (!isDown(scene, target))
    return refuse('stabilize-who', '{target} is on their feet: there is nothing to stabilize.', {
      target: person(target),
    })
  if (scene.now.combatant.stabilized[target] === 1)
    return refuse('stabilize-who', '{target} is Stabilized already.', { target: person(target) })
  const yards = yardsBetween(scene, actor, target)
  return yards <= TOUCH
    ? null
    : refuse('stabilize-who', '{target} is {far} away: a Heal check needs {touch}.', {
        target: person(target),
        far: yardsSaid(yards),
        touch: { number: TOUCH },
      })
}

/** A Heal check on somebody who is down, oneself included. */
export const heal = standard({
  id: 'heal',
  rule: 'stabilize',
  title: plainly('Heal check to stabilize'),
  says: 'Heal check to stabilize {it}',
  intent: 'protect',
  params: [
    combatantParam('target', {
      label: 'whom',
      suggestions: (scene: WeaponSpeedScene, actor) =>
        kindNow(scene, actor) === HEAL_CHECK
          ? scene.rowsWhere((row) => patientProblem(scene, actor, row) === null)
          : [],
    }),
  ],
  wanted: plainly('a Heal check'),
  declared: declaredAs(HEAL_CHECK),
  check: (scene, { actor, target }) => patientProblem(scene, actor, target),
  resolve(scene, { actor, target }) {
    const tn = scene.tally().add(HEAL_TN, 'stabilize', 'to stabilize')
    tn.add(worstWound(scene, target, actor), 'stabilize', 'the worst wound')
    note.heals(scene, actor, target)
    const heals = { what: 'heal', bonus: skillOf(scene, actor, HEAL), source: 'Heal', rule: 'stabilize' } as const
    if (makeCheck(scene, actor, { ...heals, against: tn.total, tn, patient: target })) {
      deliver(scene, holdsResults(scene), actor, target, results.stabilize())
    }
  },
})

/** An Intimidation check against a monster: at the end of the round its morale opposes the result. */
export const intimidate = standard({
  id: 'intimidate',
  rule: 'morale-intimidated',
  title: plainly('Intimidate'),
  intent: 'harm',
  params: [
    combatantParam('target', {
      label: 'whom',
      suggestions: (scene: WeaponSpeedScene, actor) =>
        kindNow(scene, actor) === INTIMIDATE ? enemiesOf(scene, actor) : [],
    }),
  ],
  wanted: plainly('an Intimidation check'),
  declared: declaredAs(INTIMIDATE),
  check(scene, { actor, target }) {
    if (!isHere(scene, target))
      return refuse('morale-intimidated', '{target} is not there to be intimidated.', { target: person(target) })
    if (actor === target)
      return refuse('morale-intimidated', '{target} cannot frighten themselves.', { target: person(target) })
    return scene.now.combatant.monster[target] === 1
      ? null
      : refuse('morale-step', '{target} is a character: characters never check morale.', { target: person(target) })
  },
  resolve: (scene, { actor, target }) => frighten(scene, actor, target),
})
