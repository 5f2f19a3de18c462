let made: Intl.Segmenter | null = null

/** Characters as people see them. What finds them takes a while to make, and most texts need none. */
function segmentsOf(text: string): Intl.Segments {
  made ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return made.segment(text)
}
const WIDE =
  /^(?:\p{Emoji_Presentation}|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6])/u
/**
 * Marks that start and end a colour: Unicode noncharacters, which programs may use internally. A terminal renders
 * them.
 */
const PAINT = /[\ufdd0-\ufdef]/g

/**
 * The columns that a text takes on a screen; colours take none.
 * @example
 * ```ts
 * import { textWidth } from '@fray/lab/text-width'
 *
 * console.log(textWidth('Ada'), textWidth('日本')) // 3 4
 * ```
 */
export function textWidth(text: string): number {
  const bare = text.replace(PAINT, '')
  if (/^[\x20-\x7e]*$/.test(bare)) return bare.length
  let width = 0
  for (const { segment } of segmentsOf(bare)) width += WIDE.test(segment) ? 2 : 1
  return width
}

/** The text padded with spaces to this many columns. */
export const padTo = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - textWidth(text)))

/** The text, cut to this many columns if it is longer; `~` marks the cut. Not for coloured texts. */
export function cutTo(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text
  let cut = ''
  for (const { segment } of segmentsOf(text)) {
    if (textWidth(cut + segment) > columns - 1) break
    cut += segment
  }
  return `${cut}~`
}

/** Lines of at most `columns` columns; lines after the first start with the indent. Words are never broken. */
export function wrap(text: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  const lead = /^ */.exec(text)?.[0] ?? ''
  let line = ''
  for (const word of text.slice(lead.length).split(' ')) {
    if (line === '') line = (lines.length === 0 ? lead : indent) + word
    else if (textWidth(line) + 1 + textWidth(word) <= columns) line += ` ${word}`
    else {
      lines.push(line)
      line = indent + word
    }
  }
  lines.push(line)
  return lines
}

/** Pieces joined by the separator into lines of at most `columns` columns; pieces are never broken. */
export function flow(pieces: readonly string[], separator: string, columns: number, indent = ''): string[] {
  const lines: string[] = []
  const room = columns - textWidth(separator.trimEnd())
  let line = ''
  for (const piece of pieces) {
    if (line === '') line = lines.length === 0 ? piece : indent + piece
    else if (textWidth(line) + textWidth(separator) + textWidth(piece) <= room) line += separator + piece
    else {
      lines.push(line + separator.trimEnd())
      line = indent + piece
    }
  }
  if (line !== '') lines.push(line)
  return lines
}
