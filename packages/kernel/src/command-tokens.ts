/** Thrown for a text that is not a command. The message says what is wrong and what would be right. */
export class CommandTextError extends Error {
  override name = 'CommandTextError'
}

/** One word of a command: its text, whether it was quoted, and the parameter that it names. */
export interface Token {
  readonly key: string | null
  /** The parts between commas; one part if there are none. */
  readonly parts: readonly string[]
  /** The whole token as written. */
  readonly written: string
  readonly quoted: boolean
}

/** The tokens of a command's text. If `name` is not '', the text starts with it and it is the first token. */
export function tokensOf(text: string, name: string): Token[] {
  const tokens: Token[] = []
  const cursor = { text, at: 0 }
  if (name !== '') {
    tokens.push({ key: null, parts: [name], written: name, quoted: true })
    cursor.at = text.length - text.trimStart().length + name.length
  }
  for (;;) {
    while (/\s/.test(text.charAt(cursor.at))) cursor.at++
    if (cursor.at >= text.length) return tokens
    tokens.push(takeToken(cursor))
  }
}

interface Cursor {
  readonly text: string
  at: number
}

function takeToken(cursor: Cursor): Token {
  const key = /^([a-z][\w-]*)=/i.exec(cursor.text.slice(cursor.at))?.[1] ?? null
  if (key !== null) cursor.at += key.length + 1
  const start = cursor.at
  const first = cursor.text.charAt(start)
  if (first === '{' || first === '[') {
    takeBrackets(cursor)
    const written = cursor.text.slice(start, cursor.at)
    return { key, parts: [written], written, quoted: false }
  }
  const parts: string[] = []
  const quoted = first === '"' || first === "'"
  for (;;) {
    parts.push(takePart(cursor))
    if (cursor.text.charAt(cursor.at) !== ',') break
    cursor.at++
  }
  const next = cursor.text.charAt(cursor.at)
  const written = cursor.text.slice(start, cursor.at)
  if (next !== '' && !/\s/.test(next)) throw new CommandTextError(`After ${written} there should be a space.`)
  return { key, parts, written, quoted }
}

/** A part of a list: a text in quotes, or everything up to a space or comma. */
function takePart(cursor: Cursor): string {
  const quote = cursor.text.charAt(cursor.at)
  if (quote !== '"' && quote !== "'") {
    const part = /^[^\s,]*/.exec(cursor.text.slice(cursor.at))?.[0] ?? ''
    cursor.at += part.length
    return part
  }
  const start = cursor.at
  let part = ''
  for (cursor.at++; cursor.at < cursor.text.length; cursor.at++) {
    const c = cursor.text.charAt(cursor.at)
    if (c === quote) {
      cursor.at++
      return part
    }
    if (c === '\\' && /["'\\]/.test(cursor.text.charAt(cursor.at + 1))) cursor.at++
    part += cursor.text.charAt(cursor.at)
  }
  throw new CommandTextError(`The quotes at ${cursor.text.slice(start, start + 20)} are never closed.`)
}

/** Moves past the bracket that closes the one at the cursor. */
function takeBrackets(cursor: Cursor): void {
  const start = cursor.at
  let depth = 0
  for (let quote = ''; cursor.at < cursor.text.length; cursor.at++) {
    const c = cursor.text.charAt(cursor.at)
    if (quote !== '') {
      if (c === '\\' && quote === '"') cursor.at++
      else if (c === quote) quote = ''
    } else if ((c === '"' || c === "'") && /[\s{[:,]/.test(cursor.text.charAt(cursor.at - 1))) quote = c
    else if (c === '{' || c === '[') depth++
    else if ((c === '}' || c === ']') && --depth === 0) {
      cursor.at++
      return
    }
  }
  throw new CommandTextError(`The bracket at ${cursor.text.slice(start, start + 20)} is never closed.`)
}
