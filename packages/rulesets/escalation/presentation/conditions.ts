import type { Condition, Tone, Viewer } from '@fray/kernel/rules'
import { capital } from '@fray/kernel/rules'
import { ONGOING } from '../conditions.ts'
import { conditionsOf } from '../rules/conditions.ts'
import { BONUS_RULES } from '../rules/effects.ts'
import { isStaggered } from '../rules/figures.ts'
import { isDying, isGasping, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE_TABLE } from '../tables.ts'
import { AGAINST, FATAL_SAVES, TYPES } from '../words.ts'
import { linesOf, STATES } from './about-conditions.ts'
import { advantageWords, bonusWords, lastingWords } from './said.ts'

/** Everything that lies on somebody: how badly off it is, conditions in the order gained, Advantage of other sources. */
export const conditions = (scene: EscalationScene, row: number, viewer: Viewer): Condition[] => [
  ...states(scene, row, viewer),
  ...conditionsOf(scene, row).map((one) => lying(scene, row, one)),
  ...advantages(scene, row),
]

function states(scene: EscalationScene, row: number, viewer: Viewer): Condition[] {
  const { deathSavesFailed, stabilized } = scene.now.combatant
  const who = scene.name(row)
  const found: Condition[] = []
  const add = (name: string, ends: string, tone: Tone = 'bad') =>
    found.push({
      ...{ name, source: '', ends, tone },
      words: (STATES[name]?.lines ?? []).join(' '),
      ref: { kind: 'condition', name, of: who },
    })
  const failed = `${deathSavesFailed[row]} of ${FATAL_SAVES} saves failed`
  if (isDying(scene, row)) add('Dying', `when it is healed, or makes a Death Save; ${failed}`)
  if (isDying(scene, row) && stabilized[row] === 1) add('stabilized', 'when it is up again', 'good')
  if (isGasping(scene, row)) add('Last Gasp', `when it makes its save; ${failed}`)
  if (isUp(scene, row) && viewer.vitals(row) !== 'nothing' && isStaggered(scene, row)) {
    add('Staggered', 'when it has more than half of its hit points')
  }
  return found
}

/** What people call the condition in a row: ongoing damage with its amount and type. */
export function nameOfCondition(scene: EscalationScene, one: number): string {
  const { what, amount, type } = scene.now.condition
  if (what[one] === ONGOING) return `${amount[one]} ongoing ${TYPES[type[one]]} damage`
  return scene.condition(what[one]).word
}

/** When the condition in a row ends, in words. */
function endOfCondition(scene: EscalationScene, one: number): string {
  const { lasts, save, of, by, keeper } = scene.now.condition
  if (keeper[one] >= 0) return `when ${keptBy(scene, keeper[one])} is no longer sustained`
  return lastingWords(lasts[one], save[one], nameOr(scene, of[one]), nameOr(scene, by[one]))
}

/** `Ward of Quill`: the ability in that row of its table. */
function keptBy(scene: EscalationScene, row: number): string {
  const { who, slot } = scene.now.ability
  const owner = who[row]
  return `${scene.fighter(owner).sheet.abilities[slot[row]]?.name ?? 'it'} of ${scene.name(owner)}`
}

const nameOr = (scene: EscalationScene, row: number): string => (row < 0 ? 'whoever made it' : scene.name(row))

function lying(scene: EscalationScene, row: number, one: number): Condition {
  const { what, by } = scene.now.condition
  const kind = scene.condition(what[one])
  const name = nameOfCondition(scene, one)
  return {
    name,
    source: by[one] < 0 ? '' : scene.name(by[one]),
    ends: endOfCondition(scene, one),
    words: linesOf(kind).join(' '),
    tone: kind.tone,
    ref: { kind: 'condition', name, of: scene.name(row) },
  }
}

/** Advantage and Disadvantage that is no condition's, and what is added to rolls. */
function advantages(scene: EscalationScene, row: number): Condition[] {
  const { who, to, amount, isBonus, name, lasts, save, of, by } = scene.now.advantage
  const found: Condition[] = []
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    if (who[i] !== row) continue
    const words = (isBonus[i] === 1 ? bonusWords : advantageWords)(amount[i], to[i])
    const source = String(scene.values[name[i]] ?? '')
    found.push({
      name: words,
      source: by[i] < 0 ? source : `${source} of ${scene.name(by[i])}`,
      ends: lastingWords(lasts[i], save[i], nameOr(scene, of[i]), nameOr(scene, by[i])),
      words: `${capital(words)} from ${source}.`,
      tone: amount[i] > 0 === (to[i] !== AGAINST) ? 'good' : 'bad',
      ref: {
        kind: 'rule',
        name: isBonus[i] === 1 ? (BONUS_RULES[to[i]] as string) : 'advantage-other-sources',
        of: null,
      },
    })
  }
  return found
}
