/**
 * Text that is markup already. Only `markup` makes it, so that nothing from people gets here unescaped.
 * @example
 * ```ts
 * import { Markup, markup } from '@fray/lab/markup'
 *
 * const name = markup`<b>${'Ada & Rue'}</b>`
 * console.log(name instanceof Markup, markup`<p>${name}</p>`.text) // true <p><b>Ada &amp; Rue</b></p>
 * ```
 */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What may stand in a template: texts and numbers are escaped, markup and lists of markup stay as they are. */
export type Part = string | number | Markup | readonly Markup[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** A text for a page: harmless between tags and inside quoted attributes, without control characters and without marks that turn the direction of writing. */
const escaped = (text: string): string =>
  text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/**
 * A piece of a page. Everything that is put into it is escaped unless it is markup itself.
 * @example
 * ```ts
 * import { markup } from '@fray/lab/markup'
 *
 * console.log(markup`<p>${'<Ada>'} wins</p>`.text) // <p>&lt;Ada&gt; wins</p>
 * ```
 */
export function markup(pieces: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  let text = pieces[0] ?? ''
  parts.forEach((part, i) => {
    text += written(part) + (pieces[i + 1] ?? '')
  })
  return new Markup(text)
}

function written(part: Part): string {
  if (part instanceof Markup) return part.text
  if (typeof part === 'string') return escaped(part)
  if (typeof part === 'number') return String(part)
  return part.map((one) => one.text).join('\n')
}

/** Nothing. */
export const NONE = new Markup('')
