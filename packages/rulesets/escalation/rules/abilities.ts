import { person, plainly, type Refusal, say, type Who } from '@fray/kernel/rules'
import { cite, type Forbidden, refuse, thing } from '../citing.ts'
import { HAMPERED, STUCK } from '../conditions.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Cited, EscalationScene } from '../scene.ts'
import { NONE } from '../tables.ts'
import {
  AT_WILL,
  CLOSE,
  DAILY,
  FREE,
  INTERRUPT,
  MELEE,
  NEARBY,
  PC,
  PER_ENCOUNTER,
  RANGE_ENGAGED,
  RANGE_FAR,
  RANGE_NEARBY,
  RANGE_SELF,
} from '../words.ts'
import { has, isGrabbed } from './conditions.ts'
import { distance } from './field.ts'
import { escalationOf, stanceOf } from './figures.ts'
import type { Going } from './movement.ts'
import { reachOf } from './reach.ts'
import { cannotSpend, isToCome } from './slots.ts'
import { areEnemies, isHere, isIn } from './who.ts'

/** The combatant's ability at the position. */
export const abilityOf = (scene: EscalationScene, who: Who, position: number): Ability =>
  scene.fighter(who).sheet.abilities[position]

/** The row of the combatant's ability in its table. */
export const abilityRow = (scene: EscalationScene, who: Who, position: number): number =>
  scene.fighter(who).abilities[position]

/** How an ability is to be used. */
export interface Use {
  readonly who: Who
  readonly position: number
  /** In the order of the attacks. */
  readonly targets: readonly number[]
  /** The move that is part of it. */
  readonly going: Going
  readonly slot: number
  readonly knockOut: boolean
  /** Of its price, from the secondary resource; -1 for as much as there is. */
  readonly fromSecondary: number
  /** All three slots at once, and it crits (`coup-de-grace`). */
  readonly coup: boolean
  /** Who has set it off, -1 for nobody in particular; null: it is used of its user's own accord. */
  readonly setOffBy: number | null
}

/** The rule of each frequency, by its position. */
export const USED: readonly Cited[] = ['ability-at-will', 'ability-encounter', 'ability-daily', 'ability-recharge']

/** Whether the ability has been used as often as it can be for now. */
export const isUsedUp = (scene: EscalationScene, who: Who, position: number): boolean =>
  scene.now.ability.used[abilityRow(scene, who, position)] === 1 &&
  abilityOf(scene, who, position).frequency !== AT_WILL

/** Why an ability cannot be used at all now, whatever its targets, or null. */
export function cannotUse(scene: EscalationScene, who: Who, position: number, fromSecondary = NONE): Refusal | null {
  const ability = abilityOf(scene, who, position)
  if (isUsedUp(scene, who, position)) {
    const when = plainly(
      ability.frequency === PER_ENCOUNTER
        ? 'this encounter'
        : ability.frequency === DAILY
          ? 'today'
          : 'and it has not recharged',
    )
    return refuse(USED[ability.frequency] ?? 'ability-encounter', '{who} has used {ability} {when}.', {
      who: person(who),
      ability: { thing: ability.name },
      when,
    })
  }
  return forbids(scene, who, position) ?? cannotAfford(scene, who, ability, fromSecondary)
}

/**
 * What forbids the ability as things stand, or null: the escalation die, a condition, the stance. Its price and use are
 * not asked, so that it can be asked again once they are spent (`ready-lapses`).
 */
export function forbids(scene: EscalationScene, who: Who, position: number): Forbidden | null {
  const why = forbidsRoll(scene, who, position)
  if (why !== null || abilityOf(scene, who, position).popOff === null || !has(scene, who, STUCK)) return why
  return refuse('stuck', '{who} is Stuck and cannot pop off.', { who: person(who) })
}

/** What forbids an attack with the ability once its user has popped off and moved, or null. */
export function forbidsRoll(scene: EscalationScene, who: Who, position: number): Forbidden | null {
  const ability = abilityOf(scene, who, position)
  const die = escalationOf(scene, who)
  const slots = () => ({ who: person(who), ability: thing(ability.name), die: { number: die } })
  if (ability.escalation > 0 && !ability.special && die < ability.escalation) {
    const needs = { ...slots(), least: { number: ability.escalation } }
    return refuse('ability-escalation', '{ability} needs an escalation die of {least}; {who} counts {die}.', needs)
  }
  if (ability.parity !== null && (die === 0 || (die % 2 === 1) !== (ability.parity === 'odd'))) {
    return ability.parity === 'odd'
      ? refuse('escalation-odd-even', '{ability} needs an odd escalation die; {who} counts {die}.', slots())
      : refuse('escalation-odd-even', '{ability} needs an even escalation die; {who} counts {die}.', slots())
  }
  if (has(scene, who, HAMPERED)) {
    if (!isBasicOf(scene, who, position)) return refuse('hampered', '{who} is Hampered: Basic Attacks only.', slots())
    cite('hampered', 'hampered-enemy')
  }
  if (ability.escalation > 0 && !ability.special) cite('ability-escalation')
  if (isGrabbed(scene, who) && ability.isRanged) {
    cite('ability-type')
    return refuse('grabbed', '{who} is Grabbed and cannot use {ability}.', slots())
  }
  if (ability.asBasic >= 0 && scene.now.combatant.kind[who] === PC && stanceOf(scene, who)?.kind !== ability.asBasic) {
    return ability.asBasic === MELEE
      ? refuse('basic-attack', '{ability} needs a melee stance.', slots())
      : refuse('basic-attack', '{ability} needs a ranged stance.', slots())
  }
  return null
}

/** Whether the ability is what counts as an enemy's Basic Attack: the first of its list. */
export const isBasicOf = (scene: EscalationScene, who: Who, position: number): boolean =>
  scene.now.combatant.kind[who] !== PC && position === 0 && scene.fighter(who).sheet.attacks > 0

function cannotAfford(
  scene: EscalationScene,
  who: Who,
  { spend, name }: Ability,
  fromSecondary: number,
): Refusal | null {
  if (spend === null) return null
  const { power, secondary } = scene.now.combatant
  const other = spend.secondary ? secondary[who] : 0
  if (fromSecondary > Math.min(other, spend.power)) {
    return refuse('ability-spend-secondary', '{who} has {other} of it, and {ability} costs {cost}.', {
      who: person(who),
      other: { number: other },
      ability: { thing: name },
      cost: { number: spend.power },
    })
  }
  const most = fromSecondary >= 0 ? fromSecondary : other
  if (power[who] + most >= spend.power) return null
  const own = say('{power} Power', { power: { number: power[who] } })
  const called = { thing: scene.fighter(who).sheet.secondary?.name ?? '' }
  return refuse('ability-spend', '{ability} costs {cost}; {who} has {power}.', {
    ability: { thing: name },
    cost: { number: spend.power },
    who: person(who),
    power: spend.secondary ? say('{own} and {other} {called}', { own, other: { number: other }, called }) : own,
  })
}

/** Why the ability's action cannot be taken at this time, or null: free actions and Interrupts have their moments. */
export function cannotAct(
  scene: EscalationScene,
  who: Who,
  { action, name, trigger }: Ability,
  slot: number,
): Refusal | null {
  if (action === INTERRUPT) {
    return refuse('action-interrupt', '{ability} is an Interrupt: it is asked for when somebody else sets it off.', {
      ability: { thing: name },
    })
  }
  if (action !== FREE) return cannotSpend(scene, who, action, slot)
  if (trigger !== null)
    return refuse('action-free', '{ability} is for its own moment: it is asked for then.', { ability: { thing: name } })
  const limit = scene.setup.options['free-action-limit']
  const used = isToCome(scene, who) ? 0 : scene.now.combatant.freeUsed[who]
  if (limit !== 'unlimited' && used >= Number(limit)) {
    return refuse('free-action-limit', '{who} has used their free actions of this turn ({limit}).', {
      who: person(who),
      limit: { number: Number(limit) },
    })
  }
  return null
}

/** Whether the ability is for its user alone. */
export const isForOneself = ({ target: { range, who } }: Ability): boolean => range === RANGE_SELF || who === 'self'

/** What is wrong with the targets wherever people stand, or null: it is for oneself, for allies, for fewer. */
export function badNames(
  scene: EscalationScene,
  who: Who,
  ability: Ability,
  targets: readonly number[],
): Refusal | null {
  const { count } = ability.target
  if (isForOneself(ability)) {
    const isOwn = targets.every((one) => one === who)
    return isOwn ? null : refuse('ability-entry', '{ability} is for oneself.', { ability: { thing: ability.name } })
  }
  if (count > 0 && targets.length > count) {
    return refuse('attack-many-targets', '{ability} has at most {count} {targets}.', {
      ability: { thing: ability.name },
      count: { number: count },
      targets: plainly(count === 1 ? 'target' : 'targets'),
    })
  }
  if (targets.length > 1 && new Set(targets).size !== targets.length)
    return refuse('attack-many-targets', 'Each target is named once.')
  for (const target of targets) {
    const bad = badName(scene, who, ability, target)
    if (bad !== null) return bad
  }
  return null
}

/** Why the ability is never for that one, or null. */
function badName(scene: EscalationScene, who: Who, { name, target }: Ability, one: number): Refusal | null {
  const isOwn = one === who
  if (isOwn && !target.self) {
    return refuse(target.who === 'ally' ? 'allies-not-self' : 'enemies-and-objects', '{ability} is not for oneself.', {
      ability: { thing: name },
    })
  }
  const isFoe = !isOwn && target.who === 'ally' && areEnemies(scene, who, one)
  return isFoe ? refuse('allies-not-self', '{one} is no ally.', { one: person(one) }) : null
}

/** Why these targets will not do, or null. */
export function badTargets(scene: EscalationScene, use: Use): Refusal | null {
  const { who, position, targets, going } = use
  const ability = abilityOf(scene, who, position)
  const bad = badNames(scene, who, ability, targets)
  if (bad !== null || isForOneself(ability)) return bad
  if (targets.length === 0)
    return refuse('ability-entry', 'Say whom {ability} is for.', { ability: { thing: ability.name } })
  for (const target of targets) {
    const bad = badTarget(scene, who, ability, target, going)
    if (bad !== null) return bad
  }
  return null
}

/** Why somebody cannot be the target of anything, or null: it is out of the fight, or unconscious. */
export function isGone(scene: EscalationScene, target: Who): Forbidden | null {
  if (isIn(scene, target)) return null
  const slots = { target: person(target) }
  if (!isHere(scene, target)) return refuse('enemy-at-zero', '{target} is out of the fight.', slots)
  return scene.now.combatant.kind[target] === PC
    ? refuse('unconscious-variant', '{target} is unconscious: only a Full Rest wakes them.', slots)
    : knockedOut(target)
}

function knockedOut(target: Who): Forbidden {
  cite('knock-out')
  return refuse('enemy-at-zero', '{target} is unconscious, and out of the fight.', { target: person(target) })
}

/** Whether the attack comes before its user pops off and moves: it is on those who are engaged as it is. */
export const strikesFirst = ({ vs, target, includesMove }: Ability): boolean =>
  vs >= 0 && target.range === RANGE_ENGAGED && includesMove !== 'engage'

/** To whom the move before the deed brings its user closer, -1 for nobody: it is close already, or stays. */
function comesTo(scene: EscalationScene, who: Who, ability: Ability, { to }: Going): number {
  if (ability.includesMove === null || strikesFirst(ability) || to < 0) return NONE
  return distance(scene, who, to) === CLOSE ? NONE : to
}

/** Why one target will not do, or null. */
export function badTarget(
  scene: EscalationScene,
  who: Who,
  ability: Ability,
  target: Who,
  going: Going,
): Refusal | null {
  const { range } = ability.target
  // What is meant well may be tried on the unconscious; it does nothing.
  const gone = areEnemies(scene, who, target) || !isHere(scene, target) ? isGone(scene, target) : null
  if (gone !== null) return gone
  const bad = badName(scene, who, ability, target)
  if (bad !== null || target === who) return bad
  if (ability.target.who === 'enemy' && !areEnemies(scene, who, target)) cite('enemies-and-objects')
  const far = distance(scene, who, target)
  if (far > NEARBY && range !== RANGE_FAR) cite('far')
  if (range === RANGE_NEARBY && far > 1)
    return refuse('nearby-includes-close', '{target} is far: {ability} reaches nearby.', {
      target: person(target),
      ability: { thing: ability.name },
    })
  if (reachOf(ability) === RANGE_ENGAGED) {
    if (comesTo(scene, who, ability, going) === NONE ? far === CLOSE : going.to === target && far <= NEARBY) return null
    const isTooFar = ability.includesMove !== null && far > NEARBY
    if (isTooFar) cite('move-step')
    return isTooFar
      ? refuse('melee-range', '{target} is far: that takes more than one step.', { target: person(target) })
      : refuse('melee-range', '{who} is not engaged with {target}.', { who: person(who), target: person(target) })
  }
  return null
}

const NOWHERE: Going = { to: NONE, also: [], away: [] }

/** Everybody whom an ability for all of them reaches. */
export function everybodyFor(scene: EscalationScene, who: Who, ability: Ability): number[] {
  const rows: number[] = []
  if (isForOneself(ability)) return rows
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row) || (ability.target.who === 'enemy' && !areEnemies(scene, who, row))) continue
    if (badTarget(scene, who, ability, row, NOWHERE) === null) rows.push(row)
  }
  return rows
}
