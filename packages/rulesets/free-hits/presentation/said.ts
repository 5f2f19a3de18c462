import type { About, Pool } from '@fray/kernel/rules'
import { inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words, written } from '@fray/kernel/rules'

/*
 * Pieces of sentences about what things do.
 */

/** The words that say something. */
export const saying = (words: readonly Words[]): Words[] => words.filter((word) => word !== '')

/** A message in English; nothing for null. */
export function text(message: SeenMessage | null): Words {
  if (message === null) return ''
  return Object.keys(message.slots).length === 0 ? written(message.key) : inEnglish('{words}', { words: message })
}

/** Words without slots. */
export const plain = (key: string): SeenMessage => ({ key, slots: {} })

/** Dice as they are written. */
export const dice = ({ text: written }: Pool): SeenSlot => ({ thing: written })

/** Words with a full stop. */
export const sentence = (words: SeenMessage): SeenMessage => ({ key: '{said}.', slots: { said: words } })

/** Sentences one after the other; null for none. */
export const together = (all: readonly SeenMessage[]): SeenMessage | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first} {next}', { first, next }))

/** `a, b, c`; null for none. */
export const inRow = (all: readonly SeenMessage[]): SeenMessage | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}, {next}', { first, next }))

/** `a; b; c`; null for none. */
export const inLongRow = (all: readonly SeenMessage[]): SeenMessage | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}; {next}', { first, next }))

/** A thing as a message of its own. */
export const thing = (name: string): SeenMessage => seenOf('{it}', { it: { thing: name } })

/** `Weapons: Sword, Bow.` */
export const titled = (title: string, things: SeenMessage | null): SeenMessage => ({
  key: '{title}: {things}.',
  slots: { title: plain(title), ...(things === null ? {} : { things }) },
})

/** `1 square`, `3 squares`. */
export const squares = (count: number): SeenMessage =>
  count === 1 ? seenOf('1 square', {}) : { key: '{count} squares', slots: { count: { number: count } } }

/** `1 space`, `3 spaces`. */
export const spaces = (count: number): SeenMessage =>
  count === 1 ? seenOf('1 space', {}) : { key: '{count} spaces', slots: { count: { number: count } } }

/** What can change, in a sentence and at the beginning of one. */
const CHANGES = {
  accuracy: ['Accuracy {by}', 'Accuracy {by}'],
  agility: ['Agility {by}', 'Agility {by}'],
  strength: ['Strength {by}', 'Strength {by}'],
  movement: ['movement {by}', 'Movement {by}'],
  hits: ['free hits {by}', 'Free hits {by}'],
  slots: ['free hits a round {by}', 'Free hits a round {by}'],
  armor: ['armor {by}', 'Armor {by}'],
} as const

type Change = readonly [what: keyof typeof CHANGES, by: number]

/** What changes of numbers come to: `Accuracy -2, movement +2`; null where nothing changes. */
export const changes = (of: readonly Change[], begins = false): SeenMessage | null =>
  inRow(
    of
      .filter(([, by]) => by !== 0)
      .map(([what, by], at) => seenOf(CHANGES[what][begins && at === 0 ? 1 : 0], { by: { number: by, signed: true } })),
  )

/** The three modifiers: fields that stand together in one fact. */
export const MODIFIERS = ['accuracy', 'agility', 'strength'] as const

/** The modifiers as one fact: `Accuracy +2, Agility -1`; none where all are 0. */
export function modifierFacts(of: Readonly<Record<(typeof MODIFIERS)[number], number>>): About['facts'] {
  const value = changes(MODIFIERS.map((name) => [name, of[name]] as const))
  return value === null ? [] : [{ label: inEnglish('modifiers'), value: text(value) }]
}
