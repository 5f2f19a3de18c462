import {
  type ChangeEvent,
  type FightEvent,
  isChange,
  type RollTold,
  rolledText,
  type Where,
  type Who,
} from '@fray/kernel/rules'
import type { FreeHitsScene } from './scene.ts'
import { AIMS, aimWords, type ThrallPool, type UpkeepPool } from './words.ts'

type Here = Where<FreeHitsScene>

/** Where an item is, by position. */
export const CARRIED_WORDS = ['in hand', 'put away', 'in the pack', 'on the ground'] as const

/** Why somebody takes a free hit. */
export const CAUSE_WORDS = {
  'free-hit-on-leaving': 'hit against {0}, who is about to leave its zone',
  'free-hit-within-zone': 'hit against {0}, who moves about in its zone',
  'free-hit-on-natural-1': 'hit against {0}, who has rolled a 1',
  'tragedy-free-critical': 'critical hit against {0}, after the tragedy',
} as const

/** The rule that gives a free hit. */
export type Cause = keyof typeof CAUSE_WORDS

/** What a boost adds to. */
export const BOOST_WORDS = { melee: 'melee damage', hit: 'to hit', dodge: 'to dodge' } as const

/** What a thrall is paid with. */
export const POOL_WORDS: Readonly<Record<ThrallPool, string>> = {
  maxHp: 'of its most hit points',
  mp: 'MP',
  hp: 'hit points',
}
const UPKEEP_WORDS: Readonly<Record<UpkeepPool, string>> = {
  attack: 'Attack Action',
  move: 'Move Action',
  bonus: 'Bonus Action',
  mp: 'MP',
  hp: 'hit point',
}

/** What keeping a spell up costs. */
export const upkeepText = (amount: number, pool: UpkeepPool): string =>
  `${amount} ${UPKEEP_WORDS[pool]}${amount === 1 || pool === 'mp' ? '' : 's'}`

/** What pays, in words. */
export const PAID_WORDS: Readonly<Record<string, string>> = {
  attack: 'the Attack Action',
  move: 'the Move Action',
  bonus: 'a Bonus Action',
  'two-bonus': 'both Bonus Actions',
  'move+bonus': 'the Move Action and a Bonus Action',
  'move+two-bonus': 'the Move Action and both Bonus Actions',
}

/** So many spaces. */
export const spaces = (n: number): string => (n === 1 ? '1 space' : `${n} spaces`)

/** What was aimed at, behind a blow, where anything was aimed at. */
export const aimed = (aim: string): string => (aim === AIMS[0] || aim === '' ? '' : `, aimed: ${aimWords(aim)}`)

/** What the damage has left of the target's hit points, where the listener may know; nothing of what a later blow takes. */
export function leftAfter({ events, at }: Here): string {
  const { target } = events[at] as FightEvent & { readonly target: Who }
  const isLoss = (one: FightEvent): one is ChangeEvent =>
    isChange(one) && one.column === 'combatant.hp' && one.row === target && one.rule === 'damage-order'
  const isNextBlow = (one: FightEvent): boolean =>
    one.type === 'damage' && (one as FightEvent & { readonly target: Who }).target === target
  const next = events.slice(at + 1, at + 12).find((one) => isLoss(one) || isNextBlow(one))
  return next === undefined || !isLoss(next) ? '' : ` ${next.from} -> ${next.to}`
}

/** The number of a roll that is against nothing. */
export const numberText = ({ tally }: RollTold): string => rolledText({ tally, against: null })
