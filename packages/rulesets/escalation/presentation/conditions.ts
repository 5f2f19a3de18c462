import type { Condition, Tone, Viewer } from '@fray/kernel/rules'
import { inEnglish, type SeenMessage, seenOf, written } from '@fray/kernel/rules'
import { ONGOING } from '../conditions.ts'
import { conditionsOf } from '../rules/conditions.ts'
import { BONUS_RULES } from '../rules/effects.ts'
import { isStaggered } from '../rules/figures.ts'
import { isDying, isGasping, isUp } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE_TABLE } from '../tables.ts'
import { AGAINST, FATAL_SAVES, TYPES } from '../words.ts'
import { linesOf, STATES } from './about-conditions.ts'
import { advantageWords, bonusWords, inWords, lasting, plain, sentences, type Whose } from './said.ts'

/** Everything that lies on somebody: how badly off it is, conditions in the order gained, Advantage of other sources. */
export const conditions = (scene: EscalationScene, row: number, viewer: Viewer): Condition[] =>
  allOn(scene, row, viewer).map(({ called, source, end, ...rest }) => {
    return { name: inWords(called), source, ends: inWords(end), ...rest }
  })

/** What lies on somebody, with its name and what ends it as messages. */
interface Lies extends Omit<Condition, 'name' | 'ends'> {
  readonly called: SeenMessage
  readonly end: SeenMessage
}

/** The same as messages. */
export const allOn = (scene: EscalationScene, row: number, viewer: Viewer): Lies[] => [
  ...states(scene, row, viewer),
  ...conditionsOf(scene, row).map((one) => lying(scene, row, one)),
  ...advantages(scene, row),
]

function states(scene: EscalationScene, row: number, viewer: Viewer): Lies[] {
  const { deathSavesFailed, stabilized } = scene.now.combatant
  const who = scene.name(row)
  const found: Lies[] = []
  const add = (name: string, end: SeenMessage, tone: Tone = 'bad') =>
    found.push({
      ...{ called: plain(name), source: '', end, tone },
      words: sentences((STATES[name]?.lines ?? []).map(plain)),
      ref: { kind: 'condition', name, of: who },
    })
  const saves = { failed: { number: deathSavesFailed[row] }, all: { number: FATAL_SAVES } }
  if (isDying(scene, row))
    add('Dying', seenOf('when they are healed, or make a Death Save; {failed} of {all} saves failed', saves))
  if (isDying(scene, row) && stabilized[row] === 1) add('stabilized', seenOf('when they are up again', {}), 'good')
  if (isGasping(scene, row))
    add('Last Gasp', seenOf('when they make their save; {failed} of {all} saves failed', saves))
  if (isUp(scene, row) && viewer.vitals(row) !== 'nothing' && isStaggered(scene, row)) {
    add('Staggered', seenOf('when they have more than half of their hit points', {}))
  }
  return found
}

/** What people call the condition in a row: ongoing damage with its amount and type. */
export function nameOfCondition(scene: EscalationScene, one: number): SeenMessage {
  const { what, amount, type } = scene.now.condition
  if (what[one] === ONGOING) {
    const slots = { amount: { number: amount[one] }, type: plain(String(TYPES[type[one]])) }
    return seenOf('{amount} ongoing {type} damage', slots)
  }
  return plain(scene.condition(what[one]).word)
}

/** When the condition in a row ends, in words. */
function endOfCondition(scene: EscalationScene, one: number): SeenMessage {
  const { lasts, save, of, by, keeper } = scene.now.condition
  if (keeper[one] >= 0) return whileKept(scene, keeper[one])
  return lasting(lasts[one], save[one], nameOr(scene, of[one]), nameOr(scene, by[one]))
}

/** `when Ward of Quill is no longer sustained`: the ability in that row of its table. */
function whileKept(scene: EscalationScene, row: number): SeenMessage {
  const { who, slot } = scene.now.ability
  const owner = who[row]
  return seenOf('when {ability} of {who} is no longer sustained', {
    ability: { thing: scene.fighter(owner).sheet.abilities[slot[row]]?.name ?? 'it' },
    who: { who: scene.name(owner) },
  })
}

const nameOr = (scene: EscalationScene, row: number): Whose =>
  row < 0 ? plain('whoever made it') : { who: scene.name(row) }

function lying(scene: EscalationScene, row: number, one: number): Lies {
  const { what, by } = scene.now.condition
  const kind = scene.condition(what[one])
  const called = nameOfCondition(scene, one)
  return {
    called,
    source: by[one] < 0 ? '' : scene.name(by[one]),
    end: endOfCondition(scene, one),
    words: sentences(linesOf(kind)),
    tone: kind.tone,
    ref: { kind: 'condition', name: inWords(called), of: scene.name(row) },
  }
}

/** Advantage and Disadvantage that is no condition's, and what is added to rolls. */
function advantages(scene: EscalationScene, row: number): Lies[] {
  const { who, to, amount, isBonus, name, lasts, save, of, by } = scene.now.advantage
  const found: Lies[] = []
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    if (who[i] !== row) continue
    const called = (isBonus[i] === 1 ? bonusWords : advantageWords)(amount[i], to[i])
    const source = written(String(scene.values[name[i]] ?? ''))
    found.push({
      called,
      source:
        by[i] < 0
          ? source
          : inEnglish('{thing} of {who}', { thing: { thing: source }, who: { who: scene.name(by[i]) } }),
      end: lasting(lasts[i], save[i], nameOr(scene, of[i]), nameOr(scene, by[i])),
      words: inEnglish('{help} from {source}.', { help: called, source: plain(source) }),
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
