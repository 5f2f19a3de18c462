import { type Refusal, refuse } from '@fray/kernel'
import {
  type Ability,
  ACTIONS,
  AT_WILL,
  CLOSE,
  CONFUSED,
  DAILY,
  type Effect,
  FREE,
  HAMPERED,
  INTERRUPT,
  MELEE,
  PC,
  PER_ENCOUNTER,
  RANGE_ENGAGED,
  RANGE_NEARBY,
  RANGE_SELF,
  STUCK,
} from '../model.ts'
import { type Attack, type Cited, cite, type EscalationScene, uncancelled } from '../scene.ts'
import { ABILITY, C, NONE } from '../tables.ts'
import { finishAttack, parityLists, prepare, rollAttack } from './attack.ts'
import { has, isGrabbed } from './conditions.ts'
import { applyEffects, type Source } from './effects.ts'
import { distance, engagedBy, isFree, popOff } from './field.ts'
import { escalationOf, stanceOf } from './figures.ts'
import { lose } from './life.ts'
import { cannotGo, type Going, go } from './movement.ts'
import { rollSave } from './rolls.ts'
import { cannotSpend, isToCome, spendSlot } from './slots.ts'
import { areEnemies, isHere, isUp } from './who.ts'

cite('ability-entry', 'ability-type', 'ability-at-will', 'ability-encounter', 'ability-daily', 'ability-recharge')
cite(
  'ability-spend',
  'ability-spend-secondary',
  'ability-escalation',
  'ability-escalation-special',
  'ability-used-when',
)
cite(
  'ability-provokes',
  'ranged-provokes',
  'hampered',
  'grabbed',
  'free-action-limit',
  'action-free',
  'action-interrupt',
)
cite('attack-many-targets', 'attack-all-before-damage', 'attack-target-order', 'melee-range', 'nearby-includes-close')

/** The combatant's ability at the position. */
export const abilityOf = (scene: EscalationScene, who: number, position: number): Ability =>
  scene.fighter(who).sheet.abilities[position] as Ability

/** The row of the combatant's ability in its table. */
export const abilityRow = (scene: EscalationScene, who: number, position: number): number =>
  scene.fighter(who).abilities[position] as number

/** How an ability is to be used. */
export interface Use {
  readonly who: number
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
}

const USED: readonly Cited[] = ['ability-at-will', 'ability-encounter', 'ability-daily', 'ability-recharge']

/** Whether the ability has been used as often as it can be for now. */
export const isUsedUp = (scene: EscalationScene, who: number, position: number): boolean =>
  scene.now.ability.used[abilityRow(scene, who, position)] === 1 &&
  abilityOf(scene, who, position).frequency !== AT_WILL

/** Why an ability cannot be used at all now, whatever its targets, or null. */
export function cannotUse(scene: EscalationScene, who: number, position: number, fromSecondary = NONE): Refusal | null {
  const ability = abilityOf(scene, who, position)
  const name = scene.name(who)
  if (isUsedUp(scene, who, position)) {
    const when =
      ability.frequency === PER_ENCOUNTER
        ? 'this encounter'
        : ability.frequency === DAILY
          ? 'today'
          : 'and it has not recharged'
    return refuse(USED[ability.frequency] ?? 'ability-encounter', `${name} has used ${ability.name} ${when}.`)
  }
  const die = escalationOf(scene, who)
  if (ability.escalation > 0 && !ability.special && die < ability.escalation) {
    return refuse(
      'ability-escalation',
      `${ability.name} needs an escalation die of ${ability.escalation}; ${name} counts ${die}.`,
    )
  }
  if (ability.parity !== null && (die === 0 || (die % 2 === 1) !== (ability.parity === 'odd'))) {
    return refuse(
      'escalation-odd-even',
      `${ability.name} needs an ${ability.parity} escalation die; ${name} counts ${die}.`,
    )
  }
  if (has(scene, who, HAMPERED) && !isBasicOf(scene, who, position)) {
    return refuse('hampered', `${name} is Hampered: Basic Attacks only.`)
  }
  if (isGrabbed(scene, who) && ability.isRanged)
    return refuse('grabbed', `${name} is Grabbed and cannot use ${ability.name}.`)
  if (ability.popOff !== null && has(scene, who, STUCK)) return refuse('stuck', `${name} is Stuck and cannot pop off.`)
  if (ability.asBasic >= 0 && scene.now.combatant.kind[who] === PC && stanceOf(scene, who)?.kind !== ability.asBasic) {
    return refuse('basic-attack', `${ability.name} needs a ${ability.asBasic === MELEE ? 'melee' : 'ranged'} stance.`)
  }
  return cannotAfford(scene, who, ability, fromSecondary)
}

/** Whether the ability is what counts as an enemy's Basic Attack: the first of its list. */
export const isBasicOf = (scene: EscalationScene, who: number, position: number): boolean =>
  scene.now.combatant.kind[who] !== PC && position === 0 && scene.fighter(who).sheet.attacks > 0

function cannotAfford(
  scene: EscalationScene,
  who: number,
  { spend, name }: Ability,
  fromSecondary: number,
): Refusal | null {
  if (spend === null) return null
  const { power, secondary } = scene.now.combatant
  const other = spend.secondary ? (secondary[who] as number) : 0
  if (fromSecondary > Math.min(other, spend.power)) {
    return refuse('ability-spend-secondary', `${scene.name(who)} has ${other} of it, and ${name} costs ${spend.power}.`)
  }
  const most = fromSecondary >= 0 ? fromSecondary : other
  if ((power[who] as number) + most >= spend.power) return null
  const words = spend.secondary
    ? `${power[who]} Power and ${other} ${scene.fighter(who).sheet.secondary}`
    : `${power[who]} Power`
  return refuse('ability-spend', `${name} costs ${spend.power}; ${scene.name(who)} has ${words}.`)
}

/** Why the ability's action cannot be taken at this time, or null: free actions and Interrupts have their moments. */
export function cannotAct(
  scene: EscalationScene,
  who: number,
  { action, name, trigger }: Ability,
  slot: number,
): Refusal | null {
  if (action === INTERRUPT) {
    return refuse('action-interrupt', `${name} is an Interrupt: it is asked for when somebody else sets it off.`)
  }
  if (action !== FREE) return cannotSpend(scene, who, action, slot)
  if (trigger !== null) return refuse('action-free', `${name} is for its own moment: it is asked for then.`)
  const limit = scene.setup.options['free-action-limit']
  const used = isToCome(scene, who) ? 0 : (scene.now.combatant.freeUsed[who] as number)
  if (limit !== 'unlimited' && used >= Number(limit)) {
    return refuse('free-action-limit', `${scene.name(who)} has used its free actions of this turn (${limit}).`)
  }
  return null
}

/** Why these targets will not do, or null. */
export function badTargets(scene: EscalationScene, use: Use): Refusal | null {
  const { who, position, targets, going } = use
  const ability = abilityOf(scene, who, position)
  const { range, who: whom, count } = ability.target
  if (range === RANGE_SELF || whom === 'self') {
    const isOwn = targets.every((one) => one === who)
    return isOwn ? null : refuse('ability-entry', `${ability.name} is for oneself.`)
  }
  if (targets.length === 0) return refuse('ability-entry', `Say whom ${ability.name} is for.`)
  if (count > 0 && targets.length > count) {
    return refuse('attack-many-targets', `${ability.name} has at most ${count} ${count === 1 ? 'target' : 'targets'}.`)
  }
  if (targets.length > 1 && new Set(targets).size !== targets.length)
    return refuse('attack-many-targets', 'Each target is named once.')
  for (const target of targets) {
    const bad = badTarget(scene, who, ability, target, going)
    if (bad !== null) return bad
  }
  return null
}

/** Why one target will not do, or null. */
export function badTarget(
  scene: EscalationScene,
  who: number,
  ability: Ability,
  target: number,
  going: Going,
): Refusal | null {
  const { range, who: whom, self } = ability.target
  const name = scene.name(target)
  if (!isHere(scene, target)) return refuse('enemy-at-zero', `${name} is out of the fight.`)
  if (target === who) {
    if (self) return null
    return refuse(whom === 'ally' ? 'allies-not-self' : 'enemies-and-objects', `${ability.name} is not for oneself.`)
  }
  if (whom === 'ally' && areEnemies(scene, who, target)) return refuse('allies-not-self', `${name} is no ally.`)
  const comesClose = ability.includesMove === 'engage' && going.to === target
  const far = distance(scene, who, target)
  if (range === RANGE_ENGAGED) {
    if (far === CLOSE || comesClose) return null
    return refuse('melee-range', `${scene.name(who)} is not engaged with ${name}.`)
  }
  if (range === RANGE_NEARBY && far > 1)
    return refuse('nearby-includes-close', `${name} is far: ${ability.name} reaches nearby.`)
  return null
}

/** Spends action, use and Power, before anything else happens. */
function payFor(scene: EscalationScene, use: Use, ability: Ability): void {
  const { who, position, slot, coup } = use
  if (coup) {
    for (let one = 0; one < 3; one++) spendSlot(scene, who, one, one, 'coup-de-grace')
  } else if (ability.action === FREE) {
    if (scene.firing !== who)
      scene.set(C.freeUsed, who, (scene.now.combatant.freeUsed[who] as number) + 1, 'free-action-limit')
  } else if (ability.action === INTERRUPT) scene.set(C.interruptUsed, who, 1, 'action-interrupt')
  else spendSlot(scene, who, ability.action, slot, 'ability-used-when')
  if (ability.frequency !== AT_WILL) scene.set(ABILITY.used, abilityRow(scene, who, position), 1, 'ability-used-when')
  payPower(scene, use, ability)
}

function payPower(scene: EscalationScene, { who, fromSecondary }: Use, { spend }: Ability): void {
  if (spend === null) return
  const { power, secondary } = scene.now.combatant
  const other = spend.secondary ? (secondary[who] as number) : 0
  const first = Math.min(spend.power, fromSecondary >= 0 ? fromSecondary : other)
  if (first > 0) scene.set(C.secondary, who, (secondary[who] as number) - first, 'ability-spend-secondary')
  if (spend.power > first) scene.set(C.power, who, (power[who] as number) - (spend.power - first), 'ability-spend')
}

/** Whether using the ability provokes: by its tag, or because it is ranged and its user engaged. */
export const provokes = (scene: EscalationScene, who: number, ability: Ability): boolean =>
  engagedBy(scene, who).length > 0 && (ability.provokes || (ability.isRanged && !isFree(scene, who)))

/** Uses an ability that has been checked: costs, readied actions, opportunity attacks, its move, then target by target. */
export function useAbility(scene: EscalationScene, use: Use): void {
  const { who, position } = use
  const ability = abilityOf(scene, who, position)
  payFor(scene, use, ability)
  if (scene.recorder !== null) {
    scene.recorder.note({
      type: 'uses',
      who,
      ability: ability.name,
      targets: use.targets,
      action: ACTIONS[ability.action],
    })
  }
  uncancelled(scene, () => resolve(scene, use, ability))
}

function resolve(scene: EscalationScene, use: Use, ability: Ability): void {
  const { who, position, going } = use
  const isAttack = ability.vs >= 0 || ability.asBasic >= 0
  const engages = ability.includesMove === 'engage' ? going.to : NONE
  const isMove = ability.includesMove !== null
  if (!scene.moments.declared(scene, { actor: who, ability, isAttack, isMove, engages })) return
  const hasProvoked = provokes(scene, who, ability)
  if (hasProvoked && !scene.moments.provoked(scene, who)) return
  if (!isUp(scene, who) || scene.cancelled) return
  // What others have done meanwhile may forbid it: it is spent, and does nothing.
  if (isGrabbed(scene, who) && ability.isRanged) return
  if (has(scene, who, HAMPERED) && !isBasicOf(scene, who, position)) return
  let targets = use.targets
  if (ability.popOff !== null && !has(scene, who, STUCK)) {
    const engaged = engagedBy(scene, who)
    const chosen = ability.popOff === 'all' ? engaged : targets.filter((one) => engaged.includes(one)).slice(0, 1)
    popOff(scene, who, chosen.length > 0 ? chosen : engaged.slice(0, 1))
  }
  if (ability.includesMove !== null && (going.to >= 0 || going.away.length > 0)) {
    if (cannotGo(scene, who, going) === null) {
      const gone = go(scene, who, going, !hasProvoked)
      if (!isUp(scene, who)) return
      if (gone.by >= 0 && ability.isMelee) targets = targets.map((one) => (one === going.to ? gone.by : one))
    }
  }
  const keeper = startSustain(scene, who, position, ability)
  const from: Source = { user: who, ability, keeper, triggerer: NONE }
  if (isAttack) attackAll(scene, use, ability, targets, from)
  else doAll(scene, ability, targets, from)
  confusedSave(scene, who, ability, isAttack)
}

/** A sustained ability is being kept up from now on; its check is due on the next turn. */
function startSustain(scene: EscalationScene, who: number, position: number, ability: Ability): number {
  if (ability.sustain === 0) return NONE
  const row = abilityRow(scene, who, position)
  scene.set(ABILITY.kept, row, 1, 'ability-sustain')
  scene.set(ABILITY.due, row, 0, 'ability-sustain-details')
  scene.set(ABILITY.tried, row, 0, 'ability-sustain-details')
  scene.set(ABILITY.made, row, 0, 'ability-sustain-details')
  return row
}

function attackAll(scene: EscalationScene, use: Use, ability: Ability, targets: readonly number[], from: Source): void {
  const { who, knockOut, coup } = use
  const damageOnly = has(scene, who, HAMPERED)
  const made = (target: number) => prepare(who, target, ability, ability.asBasic, { knockOut, coup, damageOnly })
  const inReach = (target: number) =>
    isHere(scene, target) && (ability.target.range !== RANGE_ENGAGED || distance(scene, who, target) === CLOSE)
  const rolled: number[] = []
  const roll = (attack: Attack): boolean => {
    const isRolled = rollAttack(scene, attack)
    if (isRolled) rolled.push(attack.target)
    return isRolled
  }
  if (ability.allRollsFirst) {
    for (const attack of targets.filter(inReach).map(made).filter(roll)) finishAttack(scene, attack, from)
  } else {
    for (const target of targets) {
      if (!isUp(scene, who) || scene.cancelled) break
      if (!inReach(target)) continue
      const attack = made(target)
      if (roll(attack)) finishAttack(scene, attack, from)
    }
  }
  if (!damageOnly && !scene.cancelled) applyToAll(scene, rolled, ability.effects, from)
}

/** Effects on each target; those on the user come once. */
function applyToAll(scene: EscalationScene, on: readonly number[], effects: readonly Effect[], from: Source): void {
  on.forEach((target, i) => {
    applyEffects(scene, target, i === 0 ? effects : effects.filter((effect) => effect.on !== 'user'), from)
  })
}

function doAll(scene: EscalationScene, ability: Ability, targets: readonly number[], from: Source): void {
  const on = targets.length > 0 ? targets : [from.user]
  applyToAll(scene, on, [...ability.effects, ...parityLists(scene, from.user, ability).flat()], from)
}

cite('confused-other', 'confused-details', 'tier')

/** A Confused combatant that uses what is no attack, or deals no damage, may hurt itself. */
export function confusedSave(scene: EscalationScene, who: number, ability: Ability, isAttack: boolean): void {
  if (!isUp(scene, who) || !has(scene, who, CONFUSED) || (isAttack && ability.dealsDamage)) return
  const { passed } = rollSave(scene, who, 11, 'confused-other', 'save', 'a save of the Confused')
  if (!passed) lose(scene, who, scene.now.combatant.tier[who] as number, 'confused-other')
}
