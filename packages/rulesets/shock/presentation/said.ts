import type { ShockRule } from '../catalogue/rule-ids.ts'

/*
 * Pieces of sentences.
 */

/** `once per round`, `3 times per fight`. */
export const timesWords = (times: number, per: string): string =>
  `${times === 1 ? 'once' : times === 2 ? 'twice' : `${times} times`} per ${per}`

/** A rule to be asked about. */
export const ruleRef = (name: ShockRule) => ({ kind: 'rule', name, of: null })

/** The sentence with its first letter as a capital. */
export const message = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`
