import type { Given, ValuesOf } from '../../kinds/field.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { FREE, INTERRUPT, RANGE_ENGAGED, RANGE_SELF } from '../words.ts'
import { type abilityFields, PARITY, type Target } from './ability-fields.ts'
import { checkUntriggered, type Effect } from './effects.ts'
import type { Reader } from './fields.ts'

type GivenFields = Given<keyof typeof abilityFields, EscalationRule>

/** What the checks look at. */
interface Settled
  extends Pick<
    ValuesOf<typeof abilityFields>,
    'name' | 'action' | 'trigger' | 'escalation' | 'special' | 'includesMove' | (typeof LISTS)[number] | 'natural'
  > {
  readonly isMelee: boolean
  readonly isRanged: boolean
  readonly target: Pick<Target, 'range' | 'who'>
  /** Position in DEFENSES, or -1 for no attack. */
  readonly vs: number
  readonly odd: readonly Effect[]
  readonly even: readonly Effect[]
}

const LISTS = ['hit', 'miss', 'crit', 'fumble', 'effects', 'below', 'above'] as const

/** What only an ability with a trigger can do, in one without. */
export function checkAnswers(r: Reader, ability: Settled, { at }: GivenFields): void {
  for (const key of LISTS) checkUntriggered(r, ability[key], at(key))
  for (const key of PARITY) checkUntriggered(r, ability[key], [...at('escalationParity'), key])
  ability.natural.forEach((one, i) => {
    checkUntriggered(r, one.effects, [...at('natural'), i, 'effects'])
  })
}

/** Interrupts answer something, and nothing but Interrupts and free actions does. */
export function checkTrigger({ action, trigger, name }: Settled, { raw, wrong }: GivenFields): void {
  if (action === INTERRUPT && trigger === null && raw.action !== undefined) {
    const right = 'add a "trigger", as in trigger: { when: attacked }'
    wrong(null, `${name} is an Interrupt and does not say what it answers: ${right}.`, 'action-interrupt')
  }
  if (trigger !== null && action !== INTERRUPT && action !== FREE) {
    const right = 'make its action interrupt or free'
    wrong('trigger', `Only Interrupts and free actions answer a trigger: ${right}.`, 'action-free')
  }
}

/** What is special at some escalation says at which. */
export function checkEscalation({ escalation, special, name, below, above }: Settled, { wrong }: GivenFields): void {
  const rule = 'ability-escalation-special'
  if (special && escalation === 0) {
    const said = `${name} is special at some escalation, and does not say at which: add "escalation".`
    wrong('special', said, rule)
  }
  const split = below.length > 0 ? 'below' : above.length > 0 ? 'above' : null
  if (split !== null && !special) {
    const right = 'add "escalation" with "special: true"'
    wrong(split, `${name} does not differ with the escalation die: ${right}.`, rule)
  }
}

/** Fields that say what an attack does, and mean nothing without one. */
const OF_AN_ATTACK: Readonly<Partial<Record<keyof typeof abilityFields, EscalationRule>>> = {
  hit: 'attack-roll',
  miss: 'attack-roll',
  crit: 'attack-roll',
  critTimes: 'crit',
  fumble: 'attack-roll',
  natural: 'natural-triggers',
  asBasic: 'as-basic-attack',
  allRollsFirst: 'attack-all-before-damage',
}

const isReachable = ({ target, includesMove }: Settled): boolean =>
  target.range === RANGE_ENGAGED || target.range === RANGE_SELF || includesMove !== null

/** What says what an attack does needs one; an attack needs somebody else that it reaches. */
export function checkAttack(ability: Settled, { raw, wrong }: GivenFields): void {
  const { name, vs, target, isMelee, isRanged } = ability
  if (vs < 0) {
    for (const [key, rule] of Object.entries(OF_AN_ATTACK) as [keyof typeof abilityFields, EscalationRule][]) {
      if (raw[key] === undefined || raw[key] === false) continue
      const right = 'give it "attack", or leave this out'
      wrong(key, `${name} makes no attack, so "${key}" means nothing: ${right}.`, rule)
    }
  } else if (target.who === 'self') {
    wrong('target', `${name} is an attack on its own user: name another target.`, 'enemies-and-objects')
  } else if (isMelee && !isRanged && !isReachable(ability)) {
    const right = 'make its range engaged, or let it include a move ("includesMove: engage")'
    wrong('target', `A Melee attack needs a target that it is engaged with: ${right}.`, 'melee-range')
  }
}
