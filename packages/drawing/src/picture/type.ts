import { type Drawn, draw } from '../drawn.ts'

/** Font sizes in pictures, in units of the drawing. */
export const TYPE = { title: 21, heading: 13.5, text: 12.5, small: 11 } as const

/** The line height of text. */
export const LINE = 16

/** The fonts to use, the page's own first; the last one is any sans-serif font. */
export const FACES =
  "'Atkinson Hyperlegible Next', 'Atkinson Hyperlegible', system-ui, 'Segoe UI', Helvetica, Arial, sans-serif"

const NARROW = /[ijltfrI1.,:;'"|!()[\] ·]/
const WIDE = /[mwMWGOQ@%—–]/

/**
 * The approximate width of a text. The font that will be used is unknown here, so three letter widths are used that
 * rather overestimate; letters of other scripts count as wide as high.
 */
export function widthOf(text: string, size: number): number {
  let width = 0
  for (const letter of text)
    width += NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.86 : letter > '\u02AF' ? 1 : 0.6
  return width * size
}

/** A text in lines of at most that width; a longer word has a line of its own. */
export function linesOf(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The style of a text. */
export interface Writing {
  readonly size?: number
  readonly bold?: boolean
  readonly soft?: boolean
  readonly anchor?: 'start' | 'middle' | 'end'
}

/** A line of text; `y` is its baseline. */
export const write = (x: number, y: number, text: string, { size, bold, soft, anchor }: Writing = {}): Drawn =>
  draw(
    'text',
    {
      ...{ x, y, 'font-size': size ?? TYPE.text, 'font-weight': bold === true ? 700 : undefined },
      'text-anchor': anchor === 'start' ? undefined : anchor,
      fill: soft === true ? 'var(--soft)' : 'var(--ink)',
    },
    text,
  )

/** A part of a picture, drawn from its upper left corner. */
export interface Block {
  readonly width: number
  readonly height: number
  readonly drawn: readonly Drawn[]
}

/** A moved and scaled group. */
export const movedTo = (x: number, y: number, drawn: readonly Drawn[], scale = 1): Drawn =>
  draw('g', { transform: `translate(${round(x)} ${round(y)})${scale === 1 ? '' : ` scale(${round(scale)})`}` }, drawn)

const round = (n: number): number => Math.round(n * 1000) / 1000
