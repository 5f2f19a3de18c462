import { type Fields, listOf, textOf } from '../../reading/reader.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { type Ability, FREE, INTERRUPT, RANGE_ENGAGED, RANGE_SELF } from '../model.ts'
import type { Reader } from './reader.ts'

/** Fields that say what an attack does, and mean nothing without one. */
const OF_AN_ATTACK = ['hit', 'miss', 'crit', 'fumble', 'natural', 'asBasic', 'allRollsFirst'] as const

/** Notes what an ability lacks and what in it contradicts itself. */
export function checkAbility(r: Reader, f: Fields, ability: Ability): void {
  const { values } = f
  const said = (key: string) => values[key] !== undefined && values[key] !== false
  const lacks = (what: string) => r.problems.add(f.path, `This ability has no ${what}.`, 'ability-entry')
  const wrong = (key: string, message: string, rule: EscalationRule) => r.problems.add(f.at(key), message, rule)
  if (textOf(values.name) === null) lacks('"name"')
  if (!said('frequency')) {
    lacks('"frequency": at-will, encounter, daily, recharge-9, recharge-11 or recharge-13')
  }
  if (!said('action')) lacks('"action": quick, move, standard, free or interrupt')
  checkTrigger(r, f, ability)
  checkEscalation(r, f, ability)
  const { target, vs, name } = ability
  if (vs < 0) {
    for (const key of OF_AN_ATTACK.filter(said)) {
      wrong(
        key,
        `${name} makes no attack, so "${key}" means nothing: give it "attack", or leave this out.`,
        ruleOf(key),
      )
    }
  } else if (target.who === 'self') {
    wrong('target', `${name} is an attack on its own user: name another target.`, 'enemies-and-objects')
  } else if (ability.isMelee && !ability.isRanged && !isReachable(ability)) {
    const right = 'make its range engaged, or let it include a move ("includesMove: engage")'
    wrong('target', `A Melee attack needs a target that it is engaged with: ${right}.`, 'melee-range')
  }
  if (target.self && target.who === 'enemy') {
    wrong('target', `The user of ${name} is no enemy of its own: leave "self" out.`, 'allies-not-self')
  }
  if (ability.trigger !== null && ability.includesMove !== null) {
    const right = 'give it the effect { freeMove: nearby, on: user } instead'
    wrong('includesMove', `${name} answers something, and an answer includes no move: ${right}.`, 'move-step')
  }
}

const ruleOf = (key: (typeof OF_AN_ATTACK)[number]): EscalationRule => {
  if (key === 'asBasic') return 'as-basic-attack'
  if (key === 'natural') return 'natural-triggers'
  return key === 'allRollsFirst' ? 'attack-all-before-damage' : 'attack-roll'
}

const isReachable = ({ target, includesMove }: Ability): boolean =>
  target.range === RANGE_ENGAGED || target.range === RANGE_SELF || includesMove !== null

function checkTrigger(r: Reader, f: Fields, { action, trigger, name }: Ability): void {
  if (action === INTERRUPT && trigger === null && f.values.action !== undefined) {
    const right = 'add a "trigger", as in trigger: { when: attacked }'
    r.problems.add(f.path, `${name} is an Interrupt and does not say what it answers: ${right}.`, 'action-interrupt')
  }
  if (trigger !== null && action !== INTERRUPT && action !== FREE) {
    const right = 'make its action interrupt or free'
    r.problems.add(f.at('trigger'), `Only Interrupts and free actions answer a trigger: ${right}.`, 'action-free')
  }
}

function checkEscalation(r: Reader, f: Fields, { escalation, special, name }: Ability): void {
  const { values } = f
  const split = ['below', 'above'].filter((key) => listOf(values[key]).length > 0)
  const rule: EscalationRule = 'ability-escalation-special'
  if (special && escalation === 0) {
    const said = `${name} is special at some escalation, and does not say at which: add "escalation".`
    r.problems.add(f.at('special'), said, rule)
  }
  if (split.length > 0 && !special) {
    const right = 'add "escalation" with "special: true"'
    r.problems.add(f.at(split[0] as string), `${name} does not differ with the escalation die: ${right}.`, rule)
  }
}
