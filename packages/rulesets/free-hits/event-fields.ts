import {
  named,
  plainly,
  type SeenMessage,
  type Slot,
  say,
  sayingsFor,
  squareName,
  thing,
  wordIn,
} from '@fray/kernel/rules'
import type { FreeHitsScene } from './scene.ts'
import type { ItemRow } from './tables.ts'
import { AIMS, aimWords, type UpkeepPool } from './words.ts'

export const { says, rollSays } = sayingsFor<FreeHitsScene>()

export const square = thing('a square, as in "3,4"', (scene: FreeHitsScene, at) =>
  at < 0 ? '' : squareName(scene.setup.grid, at),
)
export const aim = wordIn('aim', AIMS)
export const item = named('an item', (scene: FreeHitsScene, row) => scene.kind(row).name, 'item')

/** An item in a slot. */
export const thingSlot = (scene: FreeHitsScene, row: ItemRow): Slot => ({
  thing: scene.kind(row).name,
  ref: { table: 'item', row },
})

/** What is aimed at, by its position in AIMS, in a slot. */
export const aimSlot = (at: number): Slot => plainly(aimWords(AIMS[at] ?? ''))

/** The rule that gives a free hit. */
export type Cause = 'free-hit-on-leaving' | 'free-hit-within-zone' | 'free-hit-on-natural-1' | 'tragedy-free-critical'

const UPKEEP_TEMPLATES: Readonly<Record<UpkeepPool, readonly [one: string, more: string]>> = {
  attack: ['{amount} Attack Action', '{amount} Attack Actions'],
  move: ['{amount} Move Action', '{amount} Move Actions'],
  bonus: ['{amount} Bonus Action', '{amount} Bonus Actions'],
  mp: ['{amount} MP', '{amount} MP'],
  hp: ['{amount} hit point', '{amount} hit points'],
}

/** What keeping a spell up costs, in a slot. */
export const upkeepSlot = (amount: number, pool: UpkeepPool): Slot => upkeepWords(amount, pool)

/** The same as anybody may read it. */
export const upkeepWords = (amount: number, pool: UpkeepPool) =>
  ({
    key: UPKEEP_TEMPLATES[pool][amount === 1 ? 0 : 1],
    slots: { amount: { number: amount } },
  }) satisfies SeenMessage

/** What pays, in words. */
const PAID_WORDS = {
  attack: 'the Attack Action',
  move: 'the Move Action',
  bonus: 'a Bonus Action',
  'two-bonus': 'both Bonus Actions',
  'move+bonus': 'the Move Action and a Bonus Action',
  'move+two-bonus': 'the Move Action and both Bonus Actions',
} as const

/** What pays, in a slot. */
export const payment = (how: string): Slot =>
  how in PAID_WORDS ? plainly(PAID_WORDS[how as keyof typeof PAID_WORDS]) : { thing: how }

/** What was aimed at, in brackets: nothing where nothing was aimed at. */
export const aimed = (aim: (typeof AIMS)[number] | ''): Slot | null =>
  aim === AIMS[0] || aim === '' ? null : say(' ({aim} aim)', { aim: plainly(aimWords(aim)) })
