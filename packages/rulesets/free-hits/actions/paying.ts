import { type Message, type ParamOptions, type Refusal, type Who, wordParam } from '@fray/kernel/rules'
import { cite, refuse } from '../citing.ts'
import { cannotPay, type Price, pay, price } from '../rules/budget.ts'
import type { Cited, FreeHitsScene } from '../scene.ts'

/** What a command may say to pay with: the actions that it spends, and the rule that lists what those pay for. */
const WAYS = [
  { word: 'none', says: '', price: price(0, 0, 0), uses: 'turn-budget' },
  { word: 'attack', says: 'with the Attack Action', price: price(1, 0, 0), uses: 'aa-uses' },
  { word: 'move', says: 'with the Move Action', price: price(0, 1, 0), uses: 'ma-uses' },
  { word: 'bonus', says: 'with a Bonus Action', price: price(0, 0, 1), uses: 'ba-uses' },
  { word: 'two-bonus', says: 'with two Bonus Actions', price: price(0, 0, 2), uses: 'ba-uses' },
  { word: 'attack+move', says: 'with the Attack and the Move Action', price: price(1, 1, 0), uses: 'aa-uses' },
  { word: 'move+bonus', says: 'with the Move Action and a Bonus Action', price: price(0, 1, 1), uses: 'ma-uses' },
  {
    word: 'move+two-bonus',
    says: 'with the Move Action and both Bonus Actions',
    price: price(0, 1, 2),
    uses: 'ma-uses',
  },
] as const satisfies readonly { word: string; says: string; price: Price; uses: Cited }[]

export const PAYMENTS: readonly string[] = WAYS.map(({ word }) => word)
export const PAY_NONE = 0
export const PAY_ATTACK = 1
export const PAY_MOVE = 2
export const PAY_BONUS = 3
export const PAY_TWO_BONUS = 4
export const PAY_ATTACK_AND_MOVE = 5
export const PAY_MOVE_AND_BONUS = 6
export const PAY_MOVE_AND_TWO_BONUS = 7

/** What the payment of that position is. */
export const priceOf = (payment: number): Price => WAYS[payment].price

/** The payment, by position; with suggestions where what pays makes out different commands. */
export const payParam = (suggestions?: ParamOptions<number>['suggestions']) =>
  wordParam('pay', PAYMENTS, {
    label: 'which action pays',
    optional: true,
    says: (pay) => WAYS.find(({ word }) => word === pay)?.says ?? '{it}',
    ...(suggestions && { suggestions }),
  })

/** How something is paid for. */
export interface Terms {
  /** What it is called at the beginning of a sentence. */
  readonly what: Message
  /** The payments that it takes. */
  readonly takes: readonly number[]
  /** The payment where none is said. */
  readonly usual: number
  /** The rule that refuses a payment which it does not take: that of the payment by default. */
  readonly wrong?: Cited
  /** The rule that refuses what is spent already. */
  readonly short?: Cited
}

/** What pays for it: what is said, else the usual payment. */
export const paymentOf = (said: number, { usual }: Terms): number => (said < 0 ? usual : said)

/** Why the unit cannot pay for it so, or null. */
export function badPayment(scene: FreeHitsScene, actor: Who, said: number, terms: Terms): Refusal | null {
  const { what, takes, wrong, short = 'turn-budget' } = terms
  const payment = paymentOf(said, terms)
  cite('turn-budget', WAYS[payment].uses)
  if (takes.includes(payment)) return cannotPay(scene, actor, priceOf(payment), short)
  const right = takes.map((one) => PAYMENTS[one]).join(' or ')
  return refuse(wrong ?? WAYS[payment].uses, '{what} is not paid for so: {right}.', {
    what,
    right: { thing: right },
  })
}

/** Pays for it. */
export const payFor = (scene: FreeHitsScene, actor: Who, said: number, terms: Terms, rule: Cited): void =>
  pay(scene, actor, priceOf(paymentOf(said, terms)), rule)
