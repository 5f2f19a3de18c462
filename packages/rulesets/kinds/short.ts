import type { ShortFields } from '../loading/inside/entry.ts'
import { hint, type Path, type Problems } from '../loading/problems.ts'

/** The written fields of a thing, by name. */
export type Written = Readonly<Record<string, unknown>>

/** What a piece of a short text consumed: the number of words and the fields; or an error message. */
type Taken = { readonly used: number; readonly says: Written } | { readonly wrong: string } | null

/** One piece of a short text, which both reads and writes it. */
export interface Piece {
  /** Words that it can start with, to suggest for misspelt ones. */
  readonly words: readonly string[]
  /** Whether the name of the thing ends before it. */
  readonly opens: boolean
  /** Consumes its words (in lower case; `plain` as written) from the cursor on, unless the field is set (`so far`). */
  take(words: readonly string[], at: number, soFar: Written, plain: readonly string[]): Taken
  /** Its words for the written fields, and which fields they cover; null if it covers none. */
  show(written: Written): { readonly text: string; readonly fields: readonly string[] } | null
}

/** The grammar of a kind's short text. Its pieces may come in any order, after the name. */
export interface Grammar<R extends string = string> {
  /** The correct form, for people: `An item in short is NAME melee|ranged DICE ...`. */
  readonly shape: string
  /** The rule that a wrong word after a keyword such as `reach` breaks. */
  readonly rule?: R
  /** The rule that an unknown word breaks. */
  readonly stray?: R
  readonly pieces: readonly Piece[]
  /** Whether the name is only the first word; otherwise it ends before the first piece that opens. */
  readonly shortName?: boolean
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Literal words, each with its fields: `{ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } }`. */
export function phrases(table: Readonly<Record<string, Written>>, opens = false): Piece {
  const known = Object.keys(table).map((text) => ({ text, words: text.split(' '), says: table[text] }))
  return {
    words: known.map(({ words }) => words[0]),
    opens,
    take(words, at) {
      const found = known.find((one) => one.words.every((word, i) => words[at + i] === word))
      return found === undefined ? null : { used: found.words.length, says: found.says }
    },
    show(written) {
      const texts: string[] = []
      const fields: string[] = []
      for (const { text, says } of known) {
        const said = Object.keys(says)
        const holds = said.every((field) => same(written[field], says[field]))
        if (!holds || said.some((field) => fields.includes(field))) continue
        texts.push(text)
        fields.push(...said)
      }
      return texts.length === 0 ? null : { text: texts.join(' '), fields }
    },
  }
}

/**
 * A keyword with a value (`reach 10`), which `says` gets in lower case and as written. `right` describes a correct
 * value; `show` returns the value as written, or null.
 */
export function followed(
  word: string,
  value: RegExp,
  says: (value: string, plain: string) => Written,
  right: string,
  show: (written: Written) => { readonly text: string; readonly fields: readonly string[] } | null,
): Piece {
  return {
    words: [word],
    opens: false,
    take(words, at, _soFar, plain) {
      if (words[at] !== word) return null
      const next = words[at + 1] ?? ''
      if (!value.test(next)) return { wrong: `After "${word}" comes ${right}, not "${next}".` }
      return { used: 2, says: says(next, plain[at + 1] ?? '') }
    },
    show(written) {
      const said = show(written)
      return said === null ? null : { text: `${word} ${said.text}`, fields: said.fields }
    },
  }
}

/** One word of a given form (`1d8+2`, `+4`), once. */
export function matching(
  field: string,
  form: RegExp,
  says: (word: string) => unknown = (word) => word,
  show: (value: unknown) => string = String,
): Piece {
  return {
    words: [],
    opens: false,
    take(words, at, soFar) {
      const word = words[at]
      return form.test(word) && soFar[field] === undefined ? { used: 1, says: { [field]: says(word) } } : null
    },
    show: (written) => (written[field] === undefined ? null : { text: show(written[field]), fields: [field] }),
  }
}

/** Some of the words in sequence, all in one field. */
export const gathered = (field: string, known: readonly string[], opens = false): Piece => ({
  words: known,
  opens,
  take(words, at, soFar) {
    const word = words[at]
    return known.includes(word) ? { used: 1, says: { [field]: [...((soFar[field] as string[]) ?? []), word] } } : null
  },
  show: (written) =>
    written[field] === undefined ? null : { text: (written[field] as string[]).join(' '), fields: [field] },
})

/** Anything that looks like dice, valid or not: errors are reported when the dice are read. */
export const diceWord = (field: string): Piece => matching(field, /^(?:[+-]?(?:\d+d|d[\d%])\S*|\d+)$/)

/** Shows a field as it is, for {@link followed}. */
export const asWritten = (field: string) => (written: Written) =>
  written[field] === undefined ? null : { text: String(written[field]), fields: [field] }

/** Reads a short text. Unreadable parts are reported; the fields hold the rest. */
export function readShort<R extends string>(
  problems: Problems<R>,
  text: string,
  path: Path,
  grammar: Grammar<R>,
): ShortFields {
  const written = text.trim().split(/\s+/)
  const words = written.map((word) => word.toLowerCase())
  const { pieces, shortName = false } = grammar
  const opensAt = (at: number) => pieces.some((piece) => piece.opens && piece.take(words, at, {}, written) !== null)
  let at = 1
  while (!shortName && at < words.length && !opensAt(at)) at++
  let fields: ShortFields = { name: written.slice(0, at).join(' ') }
  while (at < words.length) {
    const taken = takeOne(pieces, words, at, fields, written)
    if (taken === null) {
      const near = hint(
        written[at],
        pieces.flatMap((piece) => piece.words),
      )
      const meant = near.startsWith(' Did') ? near : ''
      problems.add(path, `"${written[at]}" means nothing here.${meant} ${grammar.shape}.`, grammar.stray ?? null)
      return fields
    }
    if ('wrong' in taken) {
      problems.add(path, taken.wrong, grammar.rule ?? null)
      return fields
    }
    fields = { ...fields, ...taken.says }
    at += taken.used
  }
  return fields
}

function takeOne(
  pieces: readonly Piece[],
  words: readonly string[],
  at: number,
  soFar: Written,
  plain: readonly string[],
): Taken {
  for (const piece of pieces) {
    const taken = piece.take(words, at, soFar, plain)
    if (taken !== null) return taken
  }
  return null
}

/** The short text for the written fields, or null if a field has no short form. */
export function writeShort(written: Written, grammar: Grammar): string | null {
  const { name, ...rest } = written
  const left = new Set(Object.keys(rest).filter((field) => rest[field] !== undefined))
  const said = [String(name)]
  for (const piece of grammar.pieces) {
    const shown = piece.show(rest)
    if (shown === null || !shown.fields.some((field) => left.has(field))) continue
    said.push(shown.text)
    for (const field of shown.fields) left.delete(field)
  }
  return left.size === 0 ? said.join(' ') : null
}
