/** Text that is already markup. Only `markup` makes it, so that nothing from people gets in unescaped. */
export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What a template accepts: texts and numbers are escaped, markup and lists of markup stay as they are. */
export type Part = string | number | Markup | readonly Markup[]

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * A text for a page: harmless between tags and inside quoted attributes, without control characters and without
 * direction marks.
 */
const escaped = (text: string): string =>
  text.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? '')

/**
 * A piece of a page. Everything inserted is escaped unless it is markup itself.
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

/** Empty markup. */
export const NONE = new Markup('')

/**
 * A self-contained page: no script, no other file, no network; light or dark as the reader's system is set.
 * @param style the stylesheet, as CSS
 * @param body the content of the body element
 */
export function wholePage(title: string, style: Markup, body: Markup): string {
  const page = markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
${body}
</body>
</html>
`
  return page.text
}
