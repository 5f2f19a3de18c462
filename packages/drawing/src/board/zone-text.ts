import type { BoardZone } from '@fray/kernel'

/* The words in a Zone's box: they are broken into lines, never cut. */

/** How wide a Zone is if nothing else is said, in units of the drawing. */
export const ZONE_WIDE = 190

/** Characters that fit into a line of a name, and of the facts below, in such a Zone, where they are no larger than usual. */
const NAME_WIDTH = 22
const FACT_WIDTH = 31

/** How large the words of a Zone are, in units of the drawing. */
export interface ZoneType {
  readonly name: number
  readonly fact: number
  /** From one line to the next. */
  readonly nameLine: number
  readonly factLine: number
}

/** Names are large enough before facts are. */
const NAME_MOST = 1.3

/** How a Zone is written on. */
export interface ZoneWords {
  /** How many times as large as usual. */
  readonly larger: number
  /** With its name alone, as large as that: in a small picture, where facts would not be read. */
  readonly bare: boolean
}

/** Zones as they are written on where nothing else is said. */
export const USUAL: ZoneWords = { larger: 1, bare: false }

const nameLarger = ({ larger, bare }: ZoneWords): number => (bare ? larger : Math.min(larger, NAME_MOST))

/** The sizes where words are so many times as large as usual: on a board that is drawn small. */
export const zoneType = (words: ZoneWords): ZoneType => {
  const name = nameLarger(words)
  return { name: 14 * name, fact: 10.5 * words.larger, nameLine: 16 * name, factLine: 13 * words.larger }
}

/** A text in lines of so many characters at most; a longer word has a line of its own. */
function broken(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The name of a Zone that is so wide in lines. */
export const nameLines = (name: string, words: ZoneWords, wide: number): string[] =>
  broken(name, Math.floor((NAME_WIDTH * wide) / ZONE_WIDE / nameLarger(words)))

/** Whether every word of these names fits into Zones that are so wide. */
export const isRoomFor = (names: readonly string[], words: ZoneWords, wide: number): boolean => {
  const most = (NAME_WIDTH * wide) / ZONE_WIDE / nameLarger(words)
  return names.every((name) => name.split(' ').every((word) => word.length <= most))
}

/** The facts of a Zone that is so wide in lines. */
export const factLines = (facts: readonly string[], { larger }: ZoneWords, wide: number): string[] =>
  broken(facts.join(' · '), Math.floor((FACT_WIDTH * wide) / ZONE_WIDE / larger))

/** Room for the words that the page puts around a Zone's facts, in any language. */
const AROUND = 'xxxxxxxxxxxxxxxx'

/** So much lower is a Zone without facts. */
const NO_FACTS = 14

/** How many units the words of a Zone need in addition to one line of each in the usual size. */
export function moreText({ name, capacity, hazard, items, exits }: BoardZone, words: ZoneWords, wide: number): number {
  const { nameLine, factLine } = zoneType(words)
  const usual = zoneType(USUAL)
  const names = nameLines(name, words, wide).length
  if (words.bare) return names * nameLine - usual.nameLine - NO_FACTS
  const facts = [
    capacity === null ? '' : AROUND,
    hazard,
    items.length === 0 ? '' : `${AROUND} ${items.join(', ')}`,
    exits.length === 0 ? '' : AROUND,
  ].filter((one) => one !== '')
  const larger = nameLine + factLine - (usual.nameLine + usual.factLine)
  const lines = Math.max(1, factLines(facts, words, wide).length)
  return (names - 1) * nameLine + (lines - 1) * factLine + larger
}
