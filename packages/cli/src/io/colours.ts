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

const paint =
  (on: number, off: number): Paint =>
  (text) =>
    text === '' ? text : `\u001b[${on}m${text}\u001b[${off}m`

const same: Paint = (text) => text

const COLOURS: Colours = {
  strong: paint(1, 22),
  faint: paint(2, 22),
  good: paint(32, 39),
  bad: paint(31, 39),
  hint: paint(36, 39),
}

const NO_COLOURS: Colours = { strong: same, faint: same, good: same, bad: same, hint: same }

/** Colours, or their absence. */
export const coloursFor = (on: boolean): Colours => (on ? COLOURS : NO_COLOURS)
