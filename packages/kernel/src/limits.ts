/**
 * Upper limits of everything that people can make large: files, texts, fights, numbers. Each is checked before the
 * work that it bounds, and exceeding it gives an error message; docs/reference/limits.md lists them all.
 */
export const LIMITS = {
  /** Characters of an encounter, a file of cases or a script. */
  text: 500_000,
  /** Bytes of any file that is read; journals, which grow, have no smaller limit. */
  fileBytes: 200_000_000,
  /** Nesting depth of maps and lists. */
  depth: 50,
  /** Aliases in one file, and how often the value of one may be expanded. */
  aliases: 200,
  /** Links in a chain of `from`. */
  chain: 20,
  /** Combatants in a fight, with each `count` expanded. */
  combatants: 1000,
  /** Whole numbers, above and below zero. */
  number: 1_000_000,
  /** Entries of one list or map. */
  entries: 2000,
  /** Content packs of one encounter. */
  packs: 20,
  /** Files of one content pack. */
  packFiles: 100,
  /** Areas of one battlefield, in all lists together. */
  areas: 2000,
  /** Characters of one text. */
  words: 20_000,
  /** Letters of a name. */
  name: 100,
  /** Characters of one typed line: a command, an answer, a change. */
  line: 10_000,
  /** Problems of one kind that are listed; further ones are only counted. */
  alike: 5,
} as const

/** A limit as people read it: `1,000,000`. */
export const limitText = (limit: number): string => String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')
