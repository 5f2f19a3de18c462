import type { BoardZone } from '@fray/kernel'

/* The words in a Zone's box: they are broken into lines, never cut. */

/** Characters that fit into a line of a name, and of the facts below. */
const NAME_WIDTH = 22
const FACT_WIDTH = 31

/** From one line to the next, in units of the drawing. */
export const NAME_LINE = 16
export const FACT_LINE = 13

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

/** The name of a Zone in lines. */
export const nameLines = (name: string): string[] => broken(name, NAME_WIDTH)

/** The facts of a Zone in lines. */
export const factLines = (facts: readonly string[]): string[] => broken(facts.join(' · '), FACT_WIDTH)

/** Room for the words that the page puts around a Zone's facts, in any language. */
const AROUND = 'xxxxxxxxxxxxxxxx'

/** How many units the words of a Zone need besides one line of each. */
export function moreText({ name, capacity, hazard, items, exits }: BoardZone): number {
  const facts = [
    capacity === null ? '' : AROUND,
    hazard,
    items.length === 0 ? '' : `${AROUND} ${items.join(', ')}`,
    exits.length === 0 ? '' : AROUND,
  ].filter((one) => one !== '')
  return (nameLines(name).length - 1) * NAME_LINE + Math.max(0, factLines(facts).length - 1) * FACT_LINE
}
