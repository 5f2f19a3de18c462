declare const made: unique symbol

/**
 * English words that came from a template (`inEnglish`) or were written by a person (`written`), or numbers. A string
 * built in any other way does not compile.
 */
export type Words = (string & { readonly [made]: true }) | `${'' | '+'}${number}` | ''

/** Words that a person wrote, or content: a name, a line about it. Nothing else may call a string words. */
export const written = (text: string): Words => text as Words
