import type { BoardZone } from '@fray/kernel'

/* The words in a Zone's box: they are broken into lines, never cut. */

/** The default width of a Zone, in units of the drawing. */
export const ZONE_WIDE = 190

/** Characters per line of a name, and of the facts below, in a Zone of that width with the usual text size. */
const NAME_WIDTH = 22
const FACT_WIDTH = 31

/** Text sizes of a Zone, in units of the drawing. */
export interface ZoneType {
  readonly name: number
  readonly fact: number
  /** The line heights. */
  readonly nameLine: number
  readonly factLine: number
}

/** Names reach their largest scale before facts do. */
const NAME_MOST = 1.3

/** The text style of a Zone. */
export interface ZoneWords {
  /** Scale of the text; 1 is the usual size. */
  readonly larger: number
  /** Only the name, at that scale: for a small picture, in which facts would be unreadable. */
  readonly bare: boolean
}

/** The default text style of Zones. */
export const USUAL: ZoneWords = { larger: 1, bare: false }

const nameLarger = ({ larger, bare }: ZoneWords): number => (bare ? larger : Math.min(larger, NAME_MOST))

/** The text sizes at a scale: for a board that is drawn small. */
export const zoneType = (words: ZoneWords): ZoneType => {
  const name = nameLarger(words)
  return { name: 14 * name, fact: 10.5 * words.larger, nameLine: 16 * name, factLine: 13 * words.larger }
}

/** A text in lines of at most `most` characters; a longer word has a line of its own. */
function broken(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The lines of the name of a Zone of that width. */
export const nameLines = (name: string, words: ZoneWords, wide: number): string[] =>
  broken(name, Math.floor((NAME_WIDTH * wide) / ZONE_WIDE / nameLarger(words)))

/** Whether every word of these names fits into Zones of that width. */
export const isRoomFor = (names: readonly string[], words: ZoneWords, wide: number): boolean => {
  const most = (NAME_WIDTH * wide) / ZONE_WIDE / nameLarger(words)
  return names.every((name) => name.split(' ').every((word) => word.length <= most))
}

/** The lines of the facts of a Zone of that width. */
export const factLines = (facts: readonly string[], { larger }: ZoneWords, wide: number): string[] =>
  broken(facts.join(' · '), Math.floor((FACT_WIDTH * wide) / ZONE_WIDE / larger))

/** Room for the words that the page puts around a Zone's facts, in any language. */
const AROUND = 'xxxxxxxxxxxxxxxx'

/** How much lower a Zone without facts is. */
const NO_FACTS = 14

/** How many units of height a Zone's texts need beyond one line of each in the usual size. */
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
