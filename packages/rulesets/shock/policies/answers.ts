import type { Question } from '@fray/kernel/rules'
import { hasMoment } from '../instants/powers.ts'
import { actorAt } from '../instants/window.ts'
import type { Effect } from '../kinds/effects.ts'
import { shockIfMissed } from '../rules/damage.ts'
import { acOf } from '../rules/modifiers.ts'
import { DEFENSE_AC } from '../rules/stances.ts'
import { areEnemies } from '../rules/who.ts'
import type { Attack, ShockScene } from '../scene.ts'

/** The position of an option that may be chosen and passes the test; the first option where there is none. */
function positionOf(question: Question, test: (value: string) => boolean): number {
  const at = question.options.findIndex(({ value, refusal }) => refusal === undefined && test(String(value)))
  return Math.max(0, at)
}

/** Hit points up to which a blow is worth the Main Action of the coming turn. */
const DEAR_LIFE = 6

/**
 * Answers at windows: what was held goes at the enemy that acts; a power whose moment has come is used; a blow that more AC
 * would stop is stopped, by a power or a quick spell where there is one, else by Total Defense where the hit matters; a Main
 * Action left over pays for a Snap Attack, or for Total Defense against mere Shock.
 */
export function answerWindow(scene: ShockScene, question: Question): number {
  const blow = scene.pending
  const who = question.to
  const { hp, passed, mainSpent, holding } = scene.now.combatant
  const isRolled = blow !== null && question.moment === 'roll'
  const isVictim = isRolled && blow.target === who
  const guard = isVictim ? guardAgainst(scene, who, blow) : null
  const power = (guard === null ? 0 : positionOf(question, (value) => value === guard)) || usePower(scene, question)
  if (power > 0) return power
  const hasMain = mainSpent[who] === 0
  const spare = passed[who] === 1
  if (isVictim && hasMain && blow.hit && (spare || hp[who] <= DEAR_LIFE)) {
    if (blow.forced === 0 && blow.total < acOf(scene, who) + DEFENSE_AC) return totalDefense(question)
  }
  const held = holding[who] === 1 ? heldBlow(scene, question) : 0
  if (held > 0 || !isRolled || !hasMain || !spare) return held
  const snap = areEnemies(scene, who, blow.attacker) ? snapAt(question, scene.name(blow.attacker)) : 0
  return snap > 0 || !isVictim || blow.hit || shockIfMissed(scene, blow) === 0 ? snap : totalDefense(question)
}

const totalDefense = (question: Question): number => positionOf(question, (value) => value === 'total-defense')

const snapAt = (question: Question, name: string): number =>
  positionOf(
    question,
    (value) => value.startsWith(`snap ${name} `) && !value.endsWith('shove') && !value.endsWith('grapple'),
  )

/** How the power or quick spell that turns the hit into a miss is called upon, or null. */
function guardAgainst(scene: ShockScene, who: number, blow: Attack): string | null {
  if (!blow.hit || blow.forced !== 0) return null
  const { powers, spells, gifts, quickSpells } = scene.fighter(who)
  const missing = blow.total - acOf(scene, who) + 1
  const enough = (effects: readonly Effect[]) => effects.some((one) => one.effect === 'ac' && one.amount >= missing)
  const power = gifts.instants
    ? powers.find(({ cost, moment, effects }) => cost === 'instant' && moment === 'any' && enough(effects))
    : undefined
  if (power !== undefined) return `use ${power.name}`
  const spell = quickSpells
    ? spells.find(({ cost, target, effects }) => cost === 'instant' && target === 'self' && enough(effects))
    : undefined
  return spell === undefined ? null : `cast ${spell.name}`
}

/** What was held goes at the one who acts, if that is an enemy; when it would be lost, at anybody. */
function heldBlow(scene: ShockScene, question: Question): number {
  const actor = actorAt(question)
  if (actor < 0) return positionOf(question, (value) => /^(attack|shoot) /.test(value))
  if (!areEnemies(scene, question.to, actor)) return 0
  const name = scene.name(actor)
  const blows = [`attack ${name}`, `shoot ${name}`]
  return positionOf(question, (value) => blows.some((blow) => value === blow || value.startsWith(`${blow} `)))
}

/** A power whose moment has come is used. */
const usePower = (scene: ShockScene, question: Question): number =>
  hasMoment(scene, question.to, scene.pending) ? positionOf(question, (value) => value.startsWith('use ')) : 0

/** Steps in the way of an attack on its ward unless it would not stand the blow better than the ward. */
export function answerScreen(scene: ShockScene, question: Question): number {
  const { hp, screening } = scene.now.combatant
  return hp[question.to] * 2 >= hp[screening[question.to]] ? 0 : 1
}
