import { inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words } from '@fray/kernel/rules'
import type { ShockRule } from '../catalogue/rule-ids.ts'

/*
 * Pieces of sentences.
 */

/** Words of a list, which are a message of their own. */
export const key = (words: string): SeenMessage => ({ key: words, slots: {} })

/** Dice, or a number in their place. */
export const dice = (text: string): SeenSlot => ({ thing: text })

/** `a, b, c`; null for none. */
export const inARow = (all: readonly SeenSlot[]): SeenSlot | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}, {next}', { first, next }))

/** `a or b or c`; null for none. */
export const either = (all: readonly SeenSlot[]): SeenSlot | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first} or {next}', { first, next }))

/** `a, and b`; null for none. */
export const both = (all: readonly SeenSlot[]): SeenSlot | null =>
  all.length === 0 ? null : all.reduce((first, next) => seenOf('{first}, and {next}', { first, next }))

/** Sentences one after the other. */
export const sentences = (all: readonly SeenMessage[]): SeenMessage =>
  all.reduce((first, next) => seenOf('{first} {next}', { first, next }))

/** A message, or words of a list, in English; '' for nothing. */
export const inWords = (words: SeenSlot | null): Words => (words === null ? '' : inEnglish('{words}', { words }))

/** `35 feet`. */
export const feetWords = (feet: number): Words => inEnglish('{feet} feet', { feet: { number: feet } })

/** `once per round`, `3 times per fight`. */
export function timesWords(times: number, period: string): SeenMessage {
  const per = key(period)
  if (times > 2) return seenOf('{times} times per {per}', { times: { number: times }, per })
  return times === 1 ? seenOf('once per {per}', { per }) : seenOf('twice per {per}', { per })
}

/** A rule to be asked about. */
export const ruleRef = (name: ShockRule) => ({ kind: 'rule', name, of: null })
