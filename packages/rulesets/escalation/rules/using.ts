import { person, plainly, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import { cite } from '../citing.ts'
import { CONFUSED, HAMPERED } from '../conditions.ts'
import { note } from '../events.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import { type Attack, type EscalationScene, uncancelled } from '../scene.ts'
import { ABILITY, C, NONE } from '../tables.ts'
import { AT_WILL, CLOSE, FREE, INTERRUPT, USUAL_SAVE } from '../words.ts'
import { abilityOf, abilityRow, forbids, forbidsRoll, strikesFirst, USED, type Use } from './abilities.ts'
import { OUT_OF_REACH, prepare, rollAttack } from './attack.ts'
import { parityLists } from './attack-lists.ts'
import { finishAttack } from './attack-outcome.ts'
import { has } from './conditions.ts'
import { applyEffects, popOffFrom, type Source } from './effects.ts'
import { distance, engagedBy, isEngagedWith } from './field.ts'
import { lose } from './life.ts'
import { cannotGo, engagedByGoing, go, isGoing } from './movement.ts'
import { reaches, reachOf } from './reach.ts'
import { rollSave } from './rolls.ts'
import { hasLostMove, lostMove, spendAll, spendSlot } from './slots.ts'
import { isIn, isPc, isUp } from './who.ts'

/** Spends action, use and Power, before anything else happens. Returns the slot that paid, -1 for none. */
function payFor(scene: EscalationScene, use: Use, ability: Ability): number {
  let paid = NONE
  const { who, position, slot, coup, fromSecondary, setOffBy } = use
  if (coup) spendAll(scene, who)
  else if (ability.action === FREE) {
    cite('action-free')
    if (setOffBy === null && scene.firing !== who)
      scene.set(C.freeUsed, who, scene.now.combatant.freeUsed[who] + 1, 'free-action-limit')
  } else if (ability.action === INTERRUPT) scene.set(C.interruptUsed, who, 1, 'action-interrupt')
  else paid = spendSlot(scene, who, ability.action, slot, 'ability-used-when')
  cite(USED[ability.frequency] ?? 'ability-used-when', 'ability-used-when')
  if (ability.frequency !== AT_WILL) scene.set(ABILITY.used, abilityRow(scene, who, position), 1, 'ability-used-when')
  payPower(scene, who, ability, fromSecondary)
  return paid
}

/** Pays Power: so much from the secondary resource as is said (-1: as there is), where it serves, and the rest. */
function payPower(scene: EscalationScene, who: Who, { spend }: Ability, fromSecondary: number): void {
  if (spend === null) return
  const { power, secondary } = scene.now.combatant
  const other = spend.secondary ? secondary[who] : 0
  const first = Math.min(spend.power, fromSecondary >= 0 ? fromSecondary : other)
  if (first > 0) scene.set(C.secondary, who, secondary[who] - first, 'ability-spend-secondary')
  if (spend.power > first) scene.set(C.power, who, power[who] - (spend.power - first), 'ability-spend')
}

/** Whether using the ability provokes: by its tag, or because it is ranged and its user engaged. */
export const provokes = (scene: EscalationScene, who: Who, ability: Ability): boolean =>
  engagedBy(scene, who).length > 0 ? isShot(ability) || ability.provokes : isFreeToShoot(ability)

/** A Ranged ability provokes enemies who are engaged with its user. */
function isShot({ isRanged }: Ability): boolean {
  if (isRanged) cite('ranged-provokes', 'ability-type', 'engaged-limits')
  return isRanged
}

/** Who is Free provokes nobody. */
function isFreeToShoot({ isRanged, provokes }: Ability): false {
  if (isRanged) cite('free', 'ranged-provokes')
  else if (provokes) cite('free', 'ability-provokes')
  return false
}

/**
 * Uses an ability that has been checked, of one's own accord or because something has set it off: costs, readied actions,
 * opportunity attacks, its move, then target by target.
 */
export function useAbility(scene: EscalationScene, use: Use): void {
  const { who, position, setOffBy } = use
  const ability = abilityOf(scene, who, position)
  const paid = payFor(scene, use, ability)
  const tell = setOffBy === null ? note.uses : note.answers
  tell(scene, who, ability.name, use.targets, ability.action)
  // An answer may cancel what it answers; what somebody does of its own accord cancels nothing around it.
  if (setOffBy === null) uncancelled(scene, () => resolve(scene, use, ability, paid))
  else resolve(scene, use, ability, paid)
}

/** Declared and paid for: what others do first may leave nothing of it; then it is done. */
function resolve(scene: EscalationScene, use: Use, ability: Ability, paid: number): void {
  const { who, position, going } = use
  const isAttack = ability.vs >= 0
  const isMove = isGoing(going) && !isThereAlready(scene, use)
  const engages = isMove ? engagedByGoing(scene, who, going) : []
  if (!scene.moments.declared(scene, { actor: who, ability, isAttack, isMove, engages })) return
  const hasProvoked = provokes(scene, who, ability)
  if (hasProvoked && ability.provokes) cite('ability-provokes')
  if (hasProvoked && !scene.moments.provoked(scene, who)) return
  if (!isUp(scene, who)) return
  // What others have done meanwhile may forbid it: it is spent, and does nothing.
  const why = forbids(scene, who, position)
  if (why !== null) {
    cite('ready-lapses')
    note['in-vain'](scene, who, why.reason)
    return
  }
  if (hasLostMove(scene, who, paid)) return
  const deed = { use, ability, paid, provokes: !hasProvoked }
  if (isAttack) attack(scene, deed)
  else {
    const targets = leavePlace(scene, deed, use.targets)
    if (targets === null) return
    const left = inReach(scene, deed, targets)
    if (left.length > 0 || targets.length === 0) doAll(scene, ability, left, sourceOf(scene, deed))
  }
  confusedSave(scene, who, ability, isAttack)
}

/** Whether its user is close to whom it would go to: it makes no move. */
const isThereAlready = (scene: EscalationScene, { who, going: { to } }: Use): boolean =>
  to >= 0 && distance(scene, who, to) === CLOSE

/** An ability while it is being used. */
interface Deed {
  readonly use: Use
  readonly ability: Ability
  /** The slot that paid for it, -1 for none. */
  readonly paid: number
  /** Its move provokes: nothing else of it has. */
  readonly provokes: boolean
}

/** Whether nothing but the damage is left of what the combatant uses (`hampered-enemy`). */
const isBare = (scene: EscalationScene, who: Who): boolean => has(scene, who, HAMPERED)

const sourceOf = (scene: EscalationScene, { use, ability }: Deed): Source => ({
  user: use.who,
  ability,
  keeper: isBare(scene, use.who) ? NONE : startSustain(scene, use.who, use.position, ability),
  triggerer: use.setOffBy ?? NONE,
})

/** Pops off and makes the move that is part of the ability. Returns whom it is for now, or null where its user is down or the whole is cancelled. */
function leavePlace(scene: EscalationScene, deed: Deed, targets: readonly number[]): readonly number[] | null {
  const { use, ability, paid } = deed
  const { who, going } = use
  if (isBare(scene, who)) {
    cite('hampered', 'hampered-enemy')
    return targets
  }
  slipOff(scene, who, ability, use.setOffBy === null ? targets : [use.setOffBy], going.away)
  if (ability.includesMove === null || !isGoing(going) || isThereAlready(scene, use)) return targets
  const why = cannotGo(scene, who, going)
  if (why !== null) {
    cite('ready-lapses')
    note['in-vain'](scene, who, why.reason)
    return targets
  }
  const { by } = go(scene, who, going, deed.provokes, paid)
  if (!isUp(scene, who) || scene.cancelled) return null
  if (by >= 0) cite('intercept-redirect', 'ability-type')
  return by >= 0 && ability.isMelee ? targets.map((one) => (one === going.to ? by : one)) : targets
}

/**
 * What the flag popOff of an ability does: off whom it is for, or who has set it off, where that is an enemy it is engaged
 * with, else off whom it goes away from, else of its user's choice.
 */
function slipOff(
  scene: EscalationScene,
  who: Who,
  ability: Ability,
  targets: readonly number[],
  away: readonly number[],
): void {
  if (ability.popOff === null) return
  const isAll = ability.popOff === 'all'
  const named = [targets, away].map((some) => some.filter((one) => isEngagedWith(scene, who, one)))
  const from = isAll ? undefined : named.find(({ length }) => length > 0)
  popOffFrom(scene, who, who, from ?? engagedBy(scene, who), isAll)
}

/** Whom of the targets it still reaches; it does nothing to those who have got away, nor to the unconscious. */
function inReach(scene: EscalationScene, { use, ability }: Deed, targets: readonly number[]): readonly number[] {
  const left: number[] = []
  for (const one of targets) {
    const reached = reaches(scene, use.who, one, reachOf(ability))
    if (reached && isIn(scene, one)) left.push(one)
    else {
      if (reached) cite(isPc(scene, one) ? 'unconscious-variant' : 'enemy-at-zero')
      const target = person(one)
      const why = reached ? say('{target} is out of the fight.', { target }) : say(OUT_OF_REACH, { target })
      note['in-vain'](scene, use.who, why)
    }
  }
  return left
}

/** A sustained ability is being kept up from now on; its check is due on the next turn. Returns its row, -1 for others. */
function startSustain(scene: EscalationScene, who: Who, position: number, ability: Ability): number {
  if (ability.sustain === 0) return NONE
  const row = abilityRow(scene, who, position)
  scene.set(ABILITY.kept, row, 1, 'ability-sustain')
  setCells(scene, ABILITY, row, { due: 0, tried: 0, made: 0 }, 'ability-sustain-details')
  return row
}

/** Its attacks: before popping off and moving where they are on those engaged, else after that. */
function attack(scene: EscalationScene, deed: Deed): void {
  const { use, ability } = deed
  const isFirst = strikesFirst(ability)
  const targets = isFirst ? use.targets : leavePlace(scene, deed, use.targets)
  if (targets === null) return
  const from = sourceOf(scene, deed)
  const made = attackAll(scene, deed, inReach(scene, deed, targets), from)
  if (made === null) return
  if (isFirst && (!isUp(scene, use.who) || leavePlace(scene, deed, use.targets) === null)) return
  applyToAll(scene, made, ability.effects, from, false)
}

/** Attacks each target; returns those on whom all of it was finished, or null where it has been cancelled or nothing is left of it. */
function attackAll(scene: EscalationScene, deed: Deed, targets: readonly number[], from: Source): number[] | null {
  const { use, ability, paid } = deed
  const { who, position, knockOut, coup } = use
  const forbidden = () => forbidsRoll(scene, who, position) ?? lostMove(scene, who, paid)
  const rolled: Attack[] = []
  const done: number[] = []
  let isOver = false
  const forbids = () => {
    const why = forbidden()
    isOver ||= why !== null
    return why
  }
  const finish = (attack: Attack): void => {
    finishAttack(scene, attack, from)
    if (!attack.damageOnly) done.push(attack.target)
  }
  if (targets.length > 1) cite('attack-many-targets', 'attack-target-order')
  if (ability.allRollsFirst) cite('attack-all-before-damage')
  for (const target of targets) {
    if (!isUp(scene, who) || isOver) break
    const attack = prepare(who, target, ability, ability.asBasic, { knockOut, coup })
    const isMade = uncancelled(scene, () => rollAttack(scene, attack, forbids))
    isOver ||= attack.cancelled
    if (!isMade) continue
    if (ability.allRollsFirst) rolled.push(attack)
    else finish(attack)
  }
  for (const attack of rolled) if (isUp(scene, who) && isIn(scene, attack.target)) finish(attack)
  return isOver ? null : done
}

/** Effects on each target; those on the user come once. */
function applyToAll(
  scene: EscalationScene,
  on: readonly number[],
  effects: readonly Effect[],
  from: Source,
  withDamage = true,
): void {
  on.forEach((target, i) => {
    applyEffects(scene, target, i === 0 ? effects : effects.filter((effect) => effect.on !== 'user'), from, withDamage)
  })
}

function doAll(scene: EscalationScene, ability: Ability, targets: readonly number[], from: Source): void {
  const on = targets.length > 0 ? targets : [from.user]
  applyToAll(scene, on, [...ability.effects, ...parityLists(scene, from.user, ability).flat()], from)
}

const CONFUSED_SAVE = plainly('a save of the Confused')

/** A Confused combatant that uses what is no attack, or deals no damage, may hurt itself. */
export function confusedSave(scene: EscalationScene, who: Who, ability: Ability, isAttack: boolean): void {
  if (!isUp(scene, who) || !has(scene, who, CONFUSED)) return
  cite('confused-details')
  if (isAttack && ability.dealsDamage) return
  const { passed } = rollSave(scene, who, { against: USUAL_SAVE, rule: 'confused-other', why: CONFUSED_SAVE })
  if (passed) return
  cite('tier')
  lose(scene, who, scene.now.combatant.tier[who], 'confused-other')
}
