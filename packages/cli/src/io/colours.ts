import { inspect } from 'node:util'

/** Paints a text, or leaves it as it is where colours are off. Colour only ever repeats what the words say already. */
export type Paint = (text: string) => string

/** The few ways in which texts are set apart. */
export interface Colours {
  readonly strong: Paint
  readonly faint: Paint
  readonly good: Paint
  readonly bad: Paint
  readonly hint: Paint
}

/** What begins a colour in a terminal, and what ends it, from Node's own table. */
const CODES = (['bold', 'dim', 'green', 'red', 'cyan'] as const).map((name) => inspect.colors[name])

/** The first of the marks that texts carry instead of a terminal's own codes, which no text from people may hold. */
const FIRST_MARK = 0xfdd0

const paint = (which: number): Paint => {
  const [on, off] = [String.fromCharCode(FIRST_MARK + 2 * which), String.fromCharCode(FIRST_MARK + 2 * which + 1)]
  return (text) => (text === '' ? text : on + text + off)
}

const same: Paint = (text) => text

const COLOURS: Colours = { strong: paint(0), faint: paint(1), good: paint(2), bad: paint(3), hint: paint(4) }

const NO_COLOURS: Colours = { strong: same, faint: same, good: same, bad: same, hint: same }

/** Colours, or their absence. */
export const coloursFor = (on: boolean): Colours => (on ? COLOURS : NO_COLOURS)

/** The code for a terminal that a mark stands for. */
export const codeOf = (mark: string): string => {
  const at = mark.charCodeAt(0) - FIRST_MARK
  const code = CODES[at >> 1]?.[at & 1]
  return code === undefined ? '' : `\u001b[${code}m`
}
