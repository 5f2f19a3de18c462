import {
  compileDice,
  type Message,
  type Pool,
  plainly,
  type Slot,
  type Source,
  say,
  sourceMessage,
  type Who,
} from '@fray/kernel/rules'
import type { EscalationRule } from '../catalogue/rule-ids.ts'
import { cite, type Tally, thing } from '../citing.ts'
import type { ConditionKind, Touched } from '../conditions.ts'
import { roll } from '../events.ts'
import type { EscalationScene } from '../scene.ts'
import { ADVANTAGE_TABLE } from '../tables.ts'
import { NEXT, TO_SAVE } from '../words.ts'
import { conditionsTouching } from './conditions.ts'

/** A Natural of so much or more is a Crit. */
export const CRIT = 17
export const FUMBLE = 3
export const HIGHEST_NATURAL = 18

const PLAIN = compileDice('3d6')
const MOST = 12
const BEST = Array.from({ length: MOST }, (_, n) => compileDice(`${n + 4}d6kh3`))
const WORST = Array.from({ length: MOST }, (_, n) => compileDice(`${n + 4}d6kl3`))

/** The dice of a roll with so much Advantage (below 0: Disadvantage): the best, or the worst, three count. */
function diceFor(net: number): Pool {
  if (net === 0) return PLAIN
  const extra = Math.min(MOST, Math.abs(net)) - 1
  return (net > 0 ? BEST : WORST)[extra] as Pool
}

/** Halves, rounded down, never below 0. */
export function half(n: number): number {
  cite('round-down')
  return Math.max(0, Math.floor(n / 2))
}

/** What counts for or against a roll, with where it comes from. */
export class Net {
  value = 0
  private isMore = false
  /** Null while nobody listens. */
  reasons: Message[] | null = null

  constructor(scene: EscalationScene) {
    scene.whenHeard(() => {
      this.reasons = []
    })
  }

  /** Counts it by the rule; a second one adds to the first. The reason is a message, or what the content calls it. */
  add(amount: number, reason: Source, rule: EscalationRule = 'advantage-other-sources'): this {
    if (amount === 0) return this
    cite('advantage-dice', rule)
    if (this.isMore) cite('advantage-stacking')
    if (this.value * amount < 0) cite('advantage-other-sources')
    this.isMore = true
    this.value += amount
    if (this.reasons !== null) this.reasons.push(signedReason(amount, reason))
    return this
  }
}

function signedReason(amount: number, from: Source): Message {
  const slots = { amount: { number: amount }, reason: sourceMessage(from) }
  return amount > 0 ? say('+{amount} {reason}', slots) : say('{amount} {reason}', slots)
}

/** What the content calls something, as a message. */
export const namely = (name: string): Message => say('{name}', { name: thing(name) })

const GRANT = plainly('a grant')

/** The dice of which one is the Natural. */
export function naturalDice(net: Net): Pool {
  cite('natural-roll')
  return diceFor(net.value)
}

/** Adds the Advantage of other sources that counts for the kind of roll (`to`, a position in ADVANTAGE_TO); nothing is used up. */
export function countGranted(scene: EscalationScene, who: Who, to: number, net: Net): void {
  const { advantage } = scene.now
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    if (advantage.who[i] !== who || advantage.to[i] !== to || advantage.isBonus[i] === 1) continue
    const name = scene.values[advantage.name[i]]
    net.add(advantage.amount[i], name === undefined ? GRANT : { name: String(name) })
  }
}

/** A number that is added to a roll, with where it comes from. */
export type Bonus = readonly [amount: number, from: Source]

const NO_BONUSES: readonly Bonus[] = []

/** What is added to a roll of the kind, found before what is for the next one only is used up. */
export function bonusesOf(scene: EscalationScene, who: Who, to: number): readonly Bonus[] {
  const { advantage } = scene.now
  let found = NO_BONUSES
  for (let i = 0; i < scene.rows(ADVANTAGE_TABLE); i++) {
    if (advantage.who[i] !== who || advantage.to[i] !== to || advantage.isBonus[i] === 0) continue
    found = [...found, [advantage.amount[i], { name: String(scene.values[advantage.name[i]] ?? '') || 'a bonus' }]]
  }
  return found
}

/** Adds bonuses to what has been rolled. */
export function addBonuses(tally: Tally, bonuses: readonly Bonus[], rule: EscalationRule): void {
  for (const [amount, from] of bonuses) tally.add(amount, rule, from)
}

/** A roll of the kind is made: what was for the next one only is used up. */
export function useUpGranted(scene: EscalationScene, who: Who, to: number): void {
  const { advantage } = scene.now
  for (let i = scene.rows(ADVANTAGE_TABLE) - 1; i >= 0; i--) {
    if (advantage.who[i] === who && advantage.to[i] === to && advantage.lasts[i] === NEXT)
      scene.close(ADVANTAGE_TABLE, i)
  }
}

/** Counts what a condition adds to a roll; `of` says where it comes from. */
export const countCondition = (net: Net, one: ConditionKind, number: Touched, of: Source = one.source): Net =>
  net.add(one.adds[number] ?? 0, of, one.rules[0])

/** Adds what conditions add to a number. */
export function addConditions(
  scene: EscalationScene,
  who: Who,
  number: Touched,
  tally: Tally,
  rule: EscalationRule,
): void {
  for (const { adds, source } of conditionsTouching(scene, who, number)) tally.add(adds[number] ?? 0, rule, source)
}

/** The Advantage on a save of the combatant: conditions, grants. Nothing is used up. */
export function saveNet(scene: EscalationScene, who: Who): Net {
  const net = new Net(scene)
  for (const one of conditionsTouching(scene, who, 'save')) countCondition(net, one, 'save')
  countGranted(scene, who, TO_SAVE, net)
  return net
}

/** What a save came to. */
export interface Saved {
  readonly natural: number
  readonly passed: boolean
}

/** What a save is for that ends something. */
export const saveAgainst = (what: Slot): Message => say('a save against {what}', { what })

/** A save to be rolled. */
interface Save {
  readonly against: number
  readonly rule: EscalationRule
  /** What the log calls it. */
  readonly what?: 'save' | 'death-save' | 'last-gasp'
  readonly why: Message
  /** Of the escalation die. */
  readonly bonus?: number
  /** Its Advantage; what the saver has by default. */
  readonly net?: Net
}

/** Rolls a save against a number and tells of it. */
export function rollSave(
  scene: EscalationScene,
  who: Who,
  { against, rule, what = 'save', why, bonus = 0, net = saveNet(scene, who) }: Save,
): Saved {
  cite('save-roll')
  const bonuses = bonusesOf(scene, who, TO_SAVE)
  useUpGranted(scene, who, TO_SAVE)
  const tally = scene.tally()
  const natural = scene.roll(naturalDice(net), who, rule, why, tally)
  addBonuses(tally, bonuses, 'save-roll')
  addConditions(scene, who, 'saveBonus', tally, 'save-roll')
  if (bonus !== 0) tally.add(bonus, 'escalation-die', 'escalation die')
  const passed = tally.total >= against
  roll[what](scene, { who, rule, tally, against, passed, why, reasons: net.reasons })
  return { natural, passed }
}
