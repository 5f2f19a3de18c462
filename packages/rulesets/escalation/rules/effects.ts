import { choice, type Message, type Named, type Option, person, plainly, say, type Who } from '@fray/kernel/rules'
import { setCells } from '../../lasting/rows.ts'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { cite } from '../citing.ts'
import { GRABBED, ONGOING } from '../conditions.ts'
import { note } from '../events.ts'
import type { Ability } from '../kinds/abilities.ts'
import type { Effect } from '../kinds/effects.ts'
import { declaring, type EscalationScene, uncancelled } from '../scene.ts'
import { C, NONE } from '../tables.ts'
import { THIS_ROLL, UNTIL_REMOVED } from '../words.ts'
import { rollAmount } from './amounts.ts'
import { addCondition, durationFor, grantAdvantage, type NewAdvantage, removeConditions } from './conditions.ts'
import { engagedBy, isEngagedWith, isNearby, popOff } from './field.ts'
import { heal, holdNothing, leftAfter, lose, PLAIN_BLOW } from './life.ts'
import { cannotGo, engagedByGoing, go, isStuck } from './movement.ts'
import { useRecovery } from './recovery.ts'
import { half } from './rolls.ts'
import { announce } from './slots.ts'
import { isHere, isIn, isPc, isUp } from './who.ts'

/** Where effects come from. */
export interface Source {
  readonly user: number
  readonly ability: Ability | null
  /** Row of the sustained ability that keeps up what lasts, or -1. */
  readonly keeper: number
  /** Who set off the reaction, or -1. */
  readonly triggerer: number
}

/** Whom an effect is on. */
const bearerOf = (effect: Effect, target: Who, { user, triggerer }: Source): number =>
  effect.on === 'user' ? user : effect.on === 'triggerer' ? triggerer : target

/** Does what effects say, one after the other. Damage of an attack has been dealt already: `withDamage` is for all else. */
export function applyEffects(
  scene: EscalationScene,
  target: Who,
  effects: readonly Effect[],
  from: Source,
  withDamage = true,
): void {
  for (const effect of effects) {
    if (effect.effect === 'damage' && !withDamage && effect.on === 'target') continue
    const bearer = bearerOf(effect, target, from)
    if (bearer >= 0) applyEffect(scene, bearer, effect, from)
  }
}

function applyEffect(scene: EscalationScene, who: Who, effect: Effect, from: Source): void {
  const { user, ability, keeper } = from
  const name = nameOf(ability)
  const kept = keeper >= 0 ? keeper : NONE
  if (effect.effect !== 'note' && effect.effect !== 'cancel' && !isIn(scene, who)) {
    if (isPc(scene, who) && isHere(scene, who)) cite('unconscious-variant')
    return
  }
  switch (effect.effect) {
    case 'damage':
      dealPlain(scene, user, who, effect, ability ?? BASIC)
      return
    case 'heal': {
      if (healsNoGasp(scene, who)) return
      const tally = scene.tally()
      rollAmount(scene, user, effect.heal, {
        perLevel: effect.perLevel,
        level: scene.now.combatant.level[user],
        rule: 'heal-the-dying',
        why: ability ?? BASIC,
        tally,
        isDamage: false,
      })
      const amount = Math.max(0, tally.total)
      heal(scene, who, amount, name, 'heal-the-dying')
      scene.credit(user, who)
      return
    }
    case 'recovery':
      if (healsNoGasp(scene, who)) return
      useRecovery(
        scene,
        who,
        { free: effect.recovery === 'free', plus: effect.plus, average: null },
        effect.recovery === 'free' ? 'free-recovery' : 'recovery-heal',
      )
      return
    case 'condition': {
      const { condition: what, duration } = effect
      const lasting = durationFor(effect, user, who)
      const isKept = kept >= 0 && duration.lasts === UNTIL_REMOVED
      addCondition(scene, who, { what, ...lasting, by: user, keeper: isKept ? kept : NONE }, 'effect-duration')
      return
    }
    case 'ongoing': {
      const lasting = durationFor(effect, user, who)
      const { ongoing: amount, type } = effect
      addCondition(scene, who, { what: ONGOING, ...lasting, by: user, amount, type }, 'ongoing-damage')
      return
    }
    case 'popOff':
      popOffFrom(scene, who, user, engagedBy(scene, who), effect.popOff === 'all')
      return
    case 'freeMove':
      freeMove(scene, who)
      return
    case 'advantage': {
      if (effect.duration.lasts === THIS_ROLL) {
        cite('advantage-other-sources')
        if (scene.pending !== null) scene.pending.advantage += effect.advantage
        return
      }
      grantAdvantage(scene, who, helpBy(effect, effect.advantage, who, from), 'advantage-other-sources')
      return
    }
    case 'bonus': {
      if (effect.duration.lasts === THIS_ROLL) {
        addToRoll(scene, effect.bonus)
        return
      }
      grantAdvantage(
        scene,
        who,
        { ...helpBy(effect, effect.bonus, who, from), isBonus: true },
        BONUS_RULES[effect.to] as EscalationRule,
      )
      return
    }
    case 'power':
      gainPower(scene, who, effect.power, effect.secondary, name)
      return
    case 'lastGasp':
      startGasp(scene, who, effect.lastGasp)
      return
    case 'grab':
      addCondition(scene, who, { what: GRABBED, by: user }, 'grabbed')
      return
    case 'endCondition':
      removeConditions(scene, who, effect.endCondition)
      return
    case 'defense':
      if (scene.pending !== null) scene.pending.defense += effect.defense
      return
    case 'cancel':
      scene.cancelled = true
      if (scene.pending !== null) scene.pending.cancelled = true
      return
    case 'note':
      note.says(scene, user, effect.note)
      return
  }
}

/** Advantage, or a bonus, by an ability: how long it lasts, and what keeps it up. */
function helpBy(
  effect: Extract<Effect, { readonly effect: 'advantage' | 'bonus' }>,
  amount: number,
  who: Who,
  { user, ability, keeper }: Source,
): NewAdvantage {
  const isKept = keeper >= 0 && effect.duration.lasts === UNTIL_REMOVED
  return {
    ...durationFor(effect, user, who),
    to: effect.to,
    amount,
    by: user,
    name: nameOf(ability),
    keeper: isKept ? keeper : NONE,
  }
}

const BASIC: Named = { name: 'a Basic Attack' }

const nameOf = (ability: Ability | null): string => (ability ?? BASIC).name

/** The rule of the rolls that a bonus is added to, by position in ADVANTAGE_TO. */
export const BONUS_RULES: readonly EscalationRule[] = [
  'attack-roll',
  'save-roll',
  'disengage',
  'attack-roll',
  'skill-check',
]

/** What an answer adds to the roll that it answers, before it is made or after. */
function addToRoll({ pending }: EscalationScene, bonus: number): void {
  if (pending === null) return
  if (pending.natural > 0) pending.total += bonus
  else pending.bonus += bonus
}

/** Power, or points of the second resource, come or go: no more than there can be, no fewer than none. */
function gainPower(scene: EscalationScene, who: Who, amount: number, isSecondary: boolean, name: string): void {
  const { power, powerMax, secondary, secondaryMax } = scene.now.combatant
  const [now, most] = isSecondary ? [secondary[who], secondaryMax[who]] : [power[who], powerMax[who]]
  const after = Math.max(0, Math.min(Math.max(now, most), now + amount))
  if (after === now) return
  const rule = isSecondary ? 'ability-spend-secondary' : 'ability-spend'
  scene.set(isSecondary ? C.secondary : C.power, who, after, rule)
  const what = isSecondary ? (scene.fighter(who).sheet.secondary?.name ?? '') : 'Power'
  note.power(scene, who, after - now, what, name)
}

/** Whether the combatant is at a Last Gasp, which no healing ends. */
export function healsNoGasp(scene: EscalationScene, who: Who): boolean {
  if (scene.now.combatant.lastGasp[who] === NONE) return false
  cite('last-gasp-help')
  note['gasp-goes-on'](scene, who)
  return true
}

/** Says that damage without an attack roll is taken whole by one who resists it. */
export function citeUnresisted(scene: EscalationScene, who: Who, types: readonly number[]): void {
  const { resist } = scene.fighter(who).sheet
  if (types.some((type) => (resist[type] ?? 0) > 0)) cite('resistance-many-types')
}

/** Damage without an attack roll: never halved by Resistance. */
function dealPlain(scene: EscalationScene, user: number, who: Who, effect: Effect, from: Named): void {
  if (effect.effect !== 'damage') return
  const tally = scene.tally()
  const { damage, perLevel, types } = effect
  rollAmount(scene, user, damage, {
    perLevel,
    level: scene.now.combatant.level[user],
    rule: 'damage-to-hp',
    why: from,
    tally,
  })
  const rolled = Math.max(0, tally.total)
  const amount = effect.half ? half(rolled) : rolled
  if (effect.half) tally.change(amount - tally.total, 'round-down', 'half')
  else tally.atLeast(0, 'round-down', 'at least 0')
  citeUnresisted(scene, who, types)
  note.damage(scene, { by: user, target: who, tally, types, name: from.name, left: leftAfter(scene, who, amount) })
  lose(scene, who, amount, 'damage-to-hp', { ...PLAIN_BLOW, by: user })
  scene.moments.damaged(scene, who, user)
}

/** A Last Gasp begins: Death Saves from now on, with the hit points kept. */
export function startGasp(scene: EscalationScene, who: Who, outcome: string): void {
  if (scene.now.combatant.lastGasp[who] !== NONE) return
  setCells(scene, C, who, { lastGasp: scene.store(outcome), gaspHp: scene.now.combatant.hp[who] }, 'last-gasp')
  cite('last-gasp-details')
  holdNothing(scene, who)
  note.gasps(scene, who, outcome)
}

/** The combatant pops off one of those enemies, whom the chooser names, or all of them. */
export function popOffFrom(
  scene: EscalationScene,
  who: Who,
  chooser: number,
  from: readonly number[],
  all: boolean,
): void {
  if (isStuck(scene, who) || from.length === 0) return
  if (all || from.length === 1) {
    popOff(scene, who, from)
    return
  }
  const options: Option[] = from.map((row) => ({ value: scene.name(row), label: say('{who}', { who: person(row) }) }))
  options.push({ value: 'none', label: plainly('nobody') })
  const prompt = say('Whom does {who} pop off from?', { who: person(who) })
  const at = scene.ask(choice('pop-off', chooser, prompt, options))
  if (at < from.length) popOff(scene, who, [from[at]])
}

/** One step of the combatant's own choice that uses no action; it may stay. */
function freeMove(scene: EscalationScene, who: Who): void {
  if (!isUp(scene, who) || isStuck(scene, who)) return
  const goings: { readonly to: number; readonly away: readonly number[] }[] = []
  const options: Option[] = [{ value: 'none', label: plainly('stay') }]
  const sideOf = (other: Who): Message => {
    const key = scene.setup.sides[scene.now.combatant.side[other]]?.name ?? ''
    return { key, slots: {} }
  }
  for (let other = 0; other < scene.combatants; other++) {
    if (other === who || !isHere(scene, other)) continue
    if (cannotGo(scene, who, { to: other, also: [], away: [] }) === null) {
      goings.push({ to: other, away: [] })
      const label = say('go to {who}', { who: person(other) })
      options.push({ value: scene.name(other), label, under: sideOf(other) })
    }
    if (isNearby(scene, who, other) && isEngagedWith(scene, who, other)) {
      goings.push({ to: -1, away: [other] })
      const label = say('go away from {who}', { who: person(other) })
      options.push({ value: `away ${scene.name(other)}`, label, under: sideOf(other) })
    }
  }
  const prompt = say('Where does {who} move?', { who: person(who) })
  const at = scene.ask(choice('move-step', who, prompt, options))
  const chosen = goings[at - 1]
  if (chosen === undefined) return
  const going = { ...chosen, also: [] }
  uncancelled(scene, () => {
    const engages = engagedByGoing(scene, who, going)
    const what = declaring(who, { isMove: true, engages })
    if (announce(scene, what, NONE, () => cannotGo(scene, who, going))) go(scene, who, going)
  })
}
