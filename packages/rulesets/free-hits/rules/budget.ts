import { person, plainly, type Refusal, type Who } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'
import { OWED, SPENT } from '../tables.ts'
import { ATTACK_ACTION, BONUS_ACTION, MOVE_ACTION, WHOLE_TURN } from '../words.ts'
import { actorNow } from './who.ts'

const WORDS = ['Attack Action', 'Move Action', 'Bonus Action'] as const

/** What a turn of the unit has at most to give of a kind of action: less what wounds take. */
function wholeBudget(scene: FreeHitsScene, who: Who, kind: number): number {
  const weakened = kind === BONUS_ACTION ? scene.now.combatant.weakened[who] : 0
  if (weakened > 0) cite('weakening-ba')
  return Math.max(0, WHOLE_TURN[kind] - weakened)
}

/** What is left of a kind of action: on the unit's turn, else of its next one. */
export function budgetLeft(scene: FreeHitsScene, who: Who, kind: number): number {
  const owed = scene.read(OWED[kind] as (typeof OWED)[number], who)
  const spent = scene.read(SPENT[kind] as (typeof SPENT)[number], who)
  return Math.max(0, wholeBudget(scene, who, kind) - owed - spent)
}

/** A payment: so many actions of each kind, by position in BUDGET. */
export interface Price {
  readonly attack: number
  readonly move: number
  readonly bonus: number
}

export const price = (attack: number, move: number, bonus: number): Price => ({ attack, move, bonus })

/** Whether the unit can pay now. */
export const canPay = (scene: FreeHitsScene, who: Who, { attack, move, bonus }: Price): boolean =>
  (attack === 0 || budgetLeft(scene, who, ATTACK_ACTION) >= attack) &&
  (move === 0 || budgetLeft(scene, who, MOVE_ACTION) >= move) &&
  (bonus === 0 || budgetLeft(scene, who, BONUS_ACTION) >= bonus)

/** Why the unit cannot pay now, or null. `rule` refuses where a kind is short. */
export function cannotPay(scene: FreeHitsScene, who: Who, due: Price, rule: Cited = 'turn-budget'): Refusal | null {
  if (due.attack > 0 && budgetLeft(scene, who, ATTACK_ACTION) < due.attack)
    return short(scene, who, ATTACK_ACTION, rule)
  if (due.move > 0 && budgetLeft(scene, who, MOVE_ACTION) < due.move) return short(scene, who, MOVE_ACTION, rule)
  if (due.bonus > 0 && budgetLeft(scene, who, BONUS_ACTION) < due.bonus) return short(scene, who, BONUS_ACTION, rule)
  return null
}

function short(scene: FreeHitsScene, who: Who, kind: number, rule: Cited): Refusal {
  const left = budgetLeft(scene, who, kind)
  const slots = { who: person(who), left: { number: left }, kind: plainly(WORDS[kind] ?? '') }
  return left === 0
    ? refuse(rule, '{who} has no {kind} left for this turn.', slots)
    : refuse(rule, '{who} has only {left} {kind} left for this turn.', slots)
}

/** Pays with actions of this turn. */
export function pay(scene: FreeHitsScene, who: Who, { attack, move, bonus }: Price, rule: Cited): void {
  const { attackSpent, moveSpent, bonusSpent } = scene.now.combatant
  if (attack > 0) scene.set(SPENT[0], who, attackSpent[who] + attack, rule)
  if (move > 0) scene.set(SPENT[1], who, moveSpent[who] + move, rule)
  if (bonus > 0) scene.set(SPENT[2], who, bonusSpent[who] + bonus, rule)
}

/** Owes an action of the next turn. */
export function owe(scene: FreeHitsScene, who: Who, kind: number): void {
  const column = OWED[kind] as (typeof OWED)[number]
  scene.set(column, who, scene.read(column, who) + 1, 'stand-up-debts')
}

/** Whether it is the unit's turn. */
export const isOwnTurn = (scene: FreeHitsScene, who: Who): boolean => actorNow(scene) === who
