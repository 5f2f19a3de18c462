import {
  capital,
  inEnglish,
  plus,
  type SeenMessage,
  type SeenSlot,
  seenOf,
  type Viewer,
  type Words,
  written,
} from '@fray/kernel/rules'
import type { EscalationScene } from '../scene.ts'
import { isToCome } from '../standing.ts'
import {
  ACTIONS,
  ADVANTAGE_TO,
  ALWAYS,
  BANDS,
  NEXT,
  ONE_ROUND,
  SAVE_ENDS,
  THIS_ROLL,
  TYPES,
  UNTIL_END,
  UNTIL_REMOVED,
  UNTIL_START,
  WEAPON_TYPE,
} from '../words.ts'

/*
 * Pieces of sentences, and who is known of at all.
 */

/** Whether the seat knows of the combatant: who is to come on in a later encounter of the day only where its side says so. */
export const isKnown = (scene: EscalationScene, row: number, viewer: Viewer): boolean =>
  !isToCome(scene, row) || viewer.presence(row) === 'known'

/** A word or sentence without slots. What people have written may have braces in it: that stays as it is. */
export const plain = (key: string): SeenMessage =>
  /[{}]/.test(key) ? { key: '{words}', slots: { words: { said: key } } } : { key, slots: {} }

/** A message in English. */
export const inWords = (words: SeenMessage): Words => inEnglish('{words}', { words })

/** `a, b`; null for none. */
export const commas = (all: readonly SeenMessage[]): SeenMessage | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}, {next}', { first, next }))

/** `a; b`; null for none. */
export const semicolons = (all: readonly SeenMessage[]): SeenMessage | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}; {next}', { first, next }))

/** Words in a row, `fire, cold`; '' for none. */
export function rowOf(words: readonly string[]): string {
  const said = commas(words.map(plain))
  return said === null ? '' : inWords(said)
}

/** Sentences after each other. */
export const sentences = (all: readonly SeenMessage[]): Words =>
  all.length === 0 ? '' : inWords(all.reduce((first, next) => seenOf('{first} {next}', { first, next })))

/** Things by name: `Felling axe and Cleave`. */
export const named = (all: readonly string[]): SeenSlot => ({
  list: all.map((name) => (name === UNKNOWN_ARMS ? plain(name) : { thing: name })),
})

/** What somebody strikes with who hides its abilities. */
export const UNKNOWN_ARMS = 'what it has'

/** `Very fast`. */
export const bandWord = (band: number): Words => written(capital((BANDS[band] ?? '').replace('-', ' ')))

const ACTION_WORDS = ['Quick action', 'Move action', 'Standard action', 'Free action', 'Interrupt']

/** What an action is called, by position in ACTIONS: `Quick action`. */
export const actionWord = (action: number): string => ACTION_WORDS[action] ?? (ACTIONS[action] as string)

const ONE_ACTION = ['A Quick action', 'A Move action', 'A Standard action', 'A Free action', 'An Interrupt']

/** `A Quick action`, `An Interrupt`. */
export const anAction = (action: number): string => ONE_ACTION[action] as string

/** Damage types in a row, `fire and radiant`; null for weapon damage alone, which goes without saying. */
export function typesSlot(types: readonly number[]): SeenSlot | null {
  const said = types.filter((type) => type !== WEAPON_TYPE).map((type) => plain(TYPES[type] as string))
  return said.length === 0 ? null : { list: said }
}

/** Somebody in the words about how long something lasts: by name, or as what it is to it. */
export type Whose = SeenSlot

/** How long something lasts, after a comma or a bearer: `until a save of 11+ at the end of its turn`. */
export function lasting(lasts: number, save: number, whose: Whose, maker: Whose): SeenMessage {
  switch (lasts) {
    case SAVE_ENDS:
      return seenOf('until they make a save of {save}+ at the end of their turn', { save: { number: save } })
    case UNTIL_START:
      return seenOf('until the start of the next turn of {whose}', { whose })
    case UNTIL_END:
      return seenOf('until the end of the next turn of {whose}', { whose })
    case ONE_ROUND:
      return seenOf('until the start of the next turn of {whose}', { whose: maker })
    case THIS_ROLL:
      return seenOf('for this roll', {})
    case NEXT:
      return seenOf('for the next one', {})
    case UNTIL_REMOVED:
      return seenOf('until something ends it', {})
    case ALWAYS:
      return seenOf('until something ends it, past the end of the encounter', {})
    default:
      return seenOf('until the end of the encounter', {})
  }
}

/** What a Crit does to damage: `its damage counts 3 times`. */
export const timesWords = (times: number): SeenMessage =>
  times === 1
    ? seenOf('its damage is not doubled', {})
    : seenOf('its damage counts {times} times', { times: { number: times } })

type HelpTo = (typeof ADVANTAGE_TO)[number]

const TO = {
  attack: '{amount} to attacks',
  save: '{amount} to saves',
  disengage: '{amount} to checks to Disengage',
  against: '{amount} to attacks on them',
  sneak: '{amount} to sneaking',
} as const satisfies Readonly<Record<HelpTo, string>>

/** `+2 to saves`, `-1 to attacks on it`. */
export const bonusWords = (amount: number, to: number): SeenMessage =>
  seenOf(TO[ADVANTAGE_TO[to] as HelpTo], { amount: plus(amount) })

/** `1 Advantage`, `2 Disadvantage`. */
export const timesOf = (amount: number): SeenMessage =>
  amount >= 0
    ? seenOf('{amount} Advantage', { amount: { number: amount } })
    : seenOf('{amount} Disadvantage', { amount: { number: -amount } })

const ON = {
  attack: '{times} on attacks',
  save: '{times} on saves',
  disengage: '{times} on checks to Disengage',
  against: '{times} on attacks on them',
  sneak: '{times} on sneaking',
} as const satisfies Readonly<Record<HelpTo, string>>

/** `1 Advantage on attacks`, `2 Disadvantage on saves`. */
export const advantageWords = (amount: number, to: number): SeenMessage =>
  seenOf(ON[ADVANTAGE_TO[to] as HelpTo], { times: timesOf(amount) })
