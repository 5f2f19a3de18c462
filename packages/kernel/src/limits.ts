/**
 * The most of everything that people can make large: files, texts, fights, numbers. Each is checked before the work that it
 * bounds is done, and told in a sentence; docs/reference/limits.md lists them all.
 */
export const LIMITS = {
  /** Characters of an encounter, a file of cases or a script. */
  text: 500_000,
  /** Bytes of any file that is read; of journals, which grow, there is no smaller limit. */
  fileBytes: 200_000_000,
  /** Maps and lists within each other. */
  depth: 50,
  /** Aliases of one file, and times that what one stands for may be written out. */
  aliases: 200,
  /** Steps of a chain of `from`. */
  chain: 20,
  /** Combatants of a fight, those with a `count` counted out. */
  combatants: 1000,
  /** Whole numbers, upwards and downwards of zero. */
  number: 1_000_000,
  /** Entries of one list or map. */
  entries: 2000,
  /** Content packs of one encounter. */
  packs: 20,
  /** Files of one content pack. */
  packFiles: 100,
  /** Areas of one battlefield, all lists together. */
  areas: 2000,
  /** Characters of one text. */
  words: 20_000,
  /** Letters of a name. */
  name: 100,
  /** Characters of one line that is typed: a command, an answer, a change. */
  line: 10_000,
  /** Problems of one kind that are shown, before the others are only counted. */
  alike: 5,
} as const

/** A limit as people read it: `1,000,000`. */
export const limitText = (limit: number): string => String(limit).replace(/\B(?=(?:\d{3})+$)/g, ',')
