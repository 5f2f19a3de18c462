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

/** The sizes where words are so many times as large as usual: on a board that is drawn small. */
export const zoneType = (words: number): ZoneType => {
  const name = Math.min(words, NAME_MOST)
  return { name: 14 * name, fact: 10.5 * words, nameLine: 16 * name, factLine: 13 * words }
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
export const nameLines = (name: string, words: number, wide: number): string[] =>
  broken(name, Math.floor((NAME_WIDTH * wide) / ZONE_WIDE / Math.min(words, NAME_MOST)))

/** The facts of a Zone that is so wide in lines. */
export const factLines = (facts: readonly string[], words: number, wide: number): string[] =>
  broken(facts.join(' · '), Math.floor((FACT_WIDTH * wide) / ZONE_WIDE / words))

/** Room for the words that the page puts around a Zone's facts, in any language. */
const AROUND = 'xxxxxxxxxxxxxxxx'

/** How many units the words of a Zone need besides one line of each in the usual size. */
export function moreText({ name, capacity, hazard, items, exits }: BoardZone, words: number, wide: number): number {
  const { nameLine, factLine } = zoneType(words)
  const facts = [
    capacity === null ? '' : AROUND,
    hazard,
    items.length === 0 ? '' : `${AROUND} ${items.join(', ')}`,
    exits.length === 0 ? '' : AROUND,
  ].filter((one) => one !== '')
  const larger = nameLine + factLine - (zoneType(1).nameLine + zoneType(1).factLine)
  const [names, lines] = [nameLines(name, words, wide).length, Math.max(1, factLines(facts, words, wide).length)]
  return (names - 1) * nameLine + (lines - 1) * factLine + larger
}
