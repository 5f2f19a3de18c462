import {
  amount,
  data,
  type EventContext,
  type EventField,
  type FightEvent,
  isCommon,
  type Looks,
  type Message,
  named,
  type PoolLeft,
  plainly,
  type Slot,
  say,
  sayingsFor,
  squareName,
  text,
  thing,
  type Who,
} from '@fray/kernel/rules'
import type { WeaponSpeedScene } from './scene.ts'
import { MAIN_HAND, type WOUND_MARKS, wordsIn } from './words.ts'

export const { says, rollSays } = sayingsFor<WeaponSpeedScene>()

/** A square. */
export const square = thing(
  'a square',
  ({ setup }: WeaponSpeedScene, at) => squareName(setup.plane, at),
  ({ setup }, at) => squareName(setup.plane, at),
)

/** An item, by its name. */
export const item = named('an item', (scene: WeaponSpeedScene, row) => scene.kind(row).name, 'item')

/** Words of a set of positions, which the event keeps as bits. */
export const words = <N extends string>(name: N, all: readonly string[]): EventField<N, number, number> => ({
  ...data<N, number>(name, `some of ${all.join(', ')}`),
  plain: (_scene, bits) => wordsIn(all, bits as number),
})

/** A word of a list, which the event keeps by its position. */
export const position = <N extends string>(name: N, all: readonly string[]): EventField<N, number, number> => ({
  ...amount(name, all.join(', ')),
  plain: (_scene, at) => all[at as number] ?? null,
})

/** How far down or able to act somebody is, by the word that the event keeps. */
export const DOWN = {
  dying: '{who} is Dying.',
  incapacitated: '{who} is Incapacitated.',
  up: '{who} is no longer down.',
  paralyzed: '{who} is paralyzed.',
  unbound: '{who} is no longer paralyzed.',
} as const

/** A word for how far down somebody is. */
export type Downs = keyof typeof DOWN

/** Whose roll it is that nobody in the fight makes. */
export const byReferee = text('whose', 'the referee')

/** Whether two fields of the event that is told name the same combatant. */
export function isSame({ events, at }: EventContext<WeaponSpeedScene>, a: string, b: string): boolean {
  const event = events[at] as FightEvent & Readonly<Record<string, unknown>>
  return event[a] === event[b]
}

/** From whom it comes; null for nobody. */
export function byWhom({ events, at }: EventContext<WeaponSpeedScene>): Slot | null {
  const { by } = events[at] as FightEvent & { readonly by: Who }
  return by < 0 ? null : say(' from {by}', { by: { who: by } })
}

/** What an attack is made with: `the sword`; a spell that its content writes with a capital has no article. */
export function withWhat(weapon: string, how: string): Slot {
  const thing = { thing: weapon }
  return how === 'spell' && !isCommon(weapon) ? thing : say('the {thing}', { thing })
}

/** What a wound can be marked with. */
type Mark = (typeof WOUND_MARKS)[number]

/** Words of a set of positions, in slots: `blunt`, `fire`. */
export const kindsOf = (all: readonly Mark[], bits: number): Message[] => wordsIn(all, bits).map((one) => plainly(one))

/** A wound: `8 slashing`. */
export const woundOf = (number: number, all: readonly Mark[], marks: number): Message =>
  say('{amount}{marks}', {
    amount: { number },
    marks: marks === 0 ? null : say(' {marks}', { marks: { list: kindsOf(all, marks) } }),
  })

/** What somebody has left, as far as it may be known: the numbers, or how it looks. */
type Leaves = PoolLeft | Looks | null

const isLook = (left: Leaves): left is Looks => left !== null && 'health' in left

/** Which template says what is left of Stress, of Wound Points, of both, or nothing. */
export function whichPools(stress: Leaves, wounds: Leaves): 'plain' | 'stress' | 'wounds' | 'both' {
  if (stress === null) return wounds === null ? 'plain' : 'wounds'
  return wounds === null ? 'stress' : 'both'
}

/** The same; `looks` and `down` for those who may not know the numbers. */
export function whichLeft(stress: Leaves, wounds: Leaves): ReturnType<typeof whichPools> | 'looks' | 'down' {
  const look = lookOf(stress, wounds)
  if (look === null) return whichPools(stress, wounds)
  return look === 'down' ? 'down' : 'looks'
}

/** How somebody looks to those who may not know the numbers. */
export const lookSlot = (stress: Leaves, wounds: Leaves): Slot | null => {
  const look = lookOf(stress, wounds)
  return look === null ? null : { key: look, slots: {} }
}

function lookOf(stress: Leaves, wounds: Leaves): string | null {
  if (isLook(wounds)) return wounds.health
  return isLook(stress) ? stress.health : null
}

/** The side of an injury as the end of a sentence. */
export function sideOf(side: number): Slot | null {
  if (side < 0) return null
  return plainly(side === MAIN_HAND ? ', main side' : ', off side')
}
