import type { SeenMessage, SeenSlot } from '@fray/kernel'
import type { Lexeme } from './catalogue.ts'
import type { Grammar, Wanted } from './grammar.ts'

/** What a slot is said with: the words of a language. */
export interface Speaking {
  readonly grammar: Grammar
  /** The case of the slot in which the message stands that is being put together. */
  outer(): string
  /** A message that stands in a slot, in the case that is asked of the slot. */
  message(message: SeenMessage, wanted: string): string
  /** English words, by the template that was lately behind them. */
  words(english: string): string
  thing(name: string): Lexeme | null
  /** A word or sentence without slots; null where it has no translation. */
  known(english: string): string | null
  place(name: string): Lexeme | null
  /** What a person wrote, as it is; what Fray had proposed to write, in the language. */
  said(text: string): string
}

/** Dice, or what they show, and nothing else: `2d6+1`, `d20=7 d20=3 (dropped)`. */
export const DICE = /^\d*d\d+([+-](\d*d)?\d+)*$|^(d\d+=\d+( \(dropped\))? ?)+$/

const PLAIN: Wanted = { case: 'nom', article: '' }

/** What `{ who }` holds where the referee is meant. */
const REFEREE = 'the referee'

/** The words of a slot, as the translation asks for them. */
export function slotWords(slot: SeenSlot, speaking: Speaking, wanted: Wanted = PLAIN): string {
  const { grammar } = speaking
  if ('key' in slot) {
    const word = speaking.thing(slot.key)
    return word === null ? speaking.message(slot, wanted.case) : grammar.thing(word, wanted)
  }
  if ('who' in slot) return personWords(slot.who, grammar, wanted)
  if ('people' in slot) return grammar.list(slot.people.map((who) => personWords(who, grammar, wanted)))
  if ('thing' in slot) {
    if (slot.thing === null) return grammar.something(wanted)
    const word = speaking.thing(slot.thing)
    if (word !== null) return grammar.thing(word, wanted)
    const place = speaking.place(slot.thing)
    if (place !== null) return grammar.place(place, wanted)
    return DICE.test(slot.thing) ? grammar.dice(slot.thing) : (speaking.known(slot.thing) ?? slot.thing)
  }
  if ('place' in slot) {
    const word = speaking.place(slot.place)
    return word === null ? grammar.ownPlace(slot.place, wanted) : grammar.place(word, wanted)
  }
  if ('number' in slot) {
    if (slot.parts !== undefined) return partsWords(slot.parts, speaking)
    return slot.signed === true && slot.number > 0 ? `+${slot.number}` : grammar.number(slot.number)
  }
  if ('said' in slot) return speaking.said(slot.said)
  return grammar.list(slot.list.map((one) => slotWords(one, speaking, wanted)))
}

function personWords(who: string | null, grammar: Grammar, wanted: Wanted): string {
  if (who === null) return grammar.somebody(wanted)
  return who === REFEREE ? grammar.referee(wanted) : grammar.person(who, wanted)
}

/** A number with its parts, of which some are named in brackets: `3 - 5 + 2 (at least 0) = 0`. */
const partsWords = (parts: string, { words }: Speaking): string =>
  parts.replace(/\(([^()]+)\)/g, (_, english: string) => `(${words(english)})`)

/** How many a slot is about, for translations that differ by that. */
export function countIn(slot: SeenSlot, speaking: Speaking): number {
  if ('people' in slot) return slot.people.length
  // Throwing knives are several.
  if ('thing' in slot && slot.thing !== null) return speaking.thing(slot.thing)?.gender === 'p' ? 2 : 1
  if ('list' in slot) return slot.list.length
  return 'number' in slot ? slot.number : 1
}

/** What a translation can choose by: the English word, a name, a number. */
export function chosenBy(slot: SeenSlot): string {
  if ('key' in slot) return slot.key
  if ('thing' in slot) return slot.thing ?? ''
  if ('said' in slot) return slot.said
  if ('list' in slot) return slot.list[0] === undefined ? '' : chosenBy(slot.list[0])
  return 'who' in slot ? (slot.who ?? '') : 'number' in slot ? String(slot.number) : ''
}
