import type { Row, Tone } from '../../model/report.ts'
import { cutTo } from '../../text/width.ts'
import { type Markup, markup, NONE, type Part } from '../markup.ts'
import { TONES } from '../style.ts'

/** Width of a chart in its own units. On a phone a unit is slightly less than a pixel. */
export const WIDTH = 400

/** What stands around a chart. */
interface Frame {
  readonly title: string
  /** What it shows, in words. */
  readonly text: string
  readonly width: number
  readonly height: number
}

/** A chart's drawing with its words for those who do not see it. */
export function frame(id: string, inside: Part, { title, text, width, height }: Frame): Markup {
  return markup`<svg role="img" aria-labelledby="${id}-t ${id}-d" viewBox="0 0 ${width} ${height}"><title id="${id}-t">${title}</title><desc id="${id}-d">${text}</desc>
${inside}</svg>`
}

const letter = (tone: Tone): string => (tone === 'nobody' ? 'n' : String(tone % TONES))

/** The class for lines of a tone. */
export const strokeOf = (tone: Tone): string => `s${letter(tone)}`

/** The class for areas of a tone without a pattern. */
export const plainFillOf = (tone: Tone): string => `p${letter(tone)}`

/** The fill for areas of a tone, with its pattern. */
export const fillOf = (tone: Tone): string =>
  tone === 'nobody' || tone % TONES === 0 ? `var(--c${letter(tone)})` : `url(#f${letter(tone)})`

/** A coordinate, rounded. */
export const at = (value: number): number => Math.round(value * 10) / 10

/** A name shortened to this many characters. */
export const short = (name: string, columns = 30): string => cutTo(name, columns).replace(/~$/, '\u2026')

/** A chance in whole percents, for axes. */
export const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

/** The name of a row followed by its group, in this many characters. */
export function labelOf(row: Row | undefined, columns: number): Markup {
  const name = short(row?.name ?? '', columns)
  const room = columns - name.length - 2
  const group =
    row?.group === undefined || room < 4 ? NONE : markup`<tspan class="soft">, ${short(row.group, room)}</tspan>`
  return markup`${name}${group}`
}
