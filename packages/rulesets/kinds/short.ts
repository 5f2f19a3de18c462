import type { ShortFields } from '../reading/inside/entry.ts'
import { hint, type Path, type Problems } from '../reading/problems.ts'

/** What was written of a thing, by the names of its fields. */
export type Written = Readonly<Record<string, unknown>>

/** What a piece of a short text took: so many words, and what they say; or a sentence about what is wrong. */
type Taken = { readonly used: number; readonly says: Written } | { readonly wrong: string } | null

/** One piece of a short text, read and written from one place. */
export interface Piece {
  /** Words that it may begin with, to suggest for misspelt ones. */
  readonly words: readonly string[]
  /** Whether the name of the thing ends before it. */
  readonly opens: boolean
  /** Takes its words (in lower case; `plain` as they were written) from the cursor on, unless it has been said (`so far`). */
  take(words: readonly string[], at: number, soFar: Written, plain: readonly string[]): Taken
  /** Its words for what is written, and which fields they say; null where they say nothing of it. */
  show(written: Written): { readonly text: string; readonly fields: readonly string[] } | null
}

/** The grammar of a kind's short text. Its pieces may come in any order, behind the name. */
export interface Grammar<R extends string = string> {
  /** What is right, for people: `An item in short is NAME melee|ranged DICE ...`. */
  readonly shape: string
  /** The rule that a wrong word behind a word such as `reach` breaks. */
  readonly rule?: R
  /** The rule that a word breaks which means nothing here. */
  readonly stray?: R
  readonly pieces: readonly Piece[]
  /** The name is the first word; else it ends before the first piece that opens. */
  readonly shortName?: boolean
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/**
 * Words that stand for themselves, each with what it says: `{ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } }`.
 * @example
 * ```ts
 * import { phrases } from '@fray/rulesets/kinds/short'
 *
 * const piece = phrases({ '2-hand': { hands: 2 }, 'in hand': { place: 'hand' } })
 * console.log(piece.take(['in', 'hand'], 0, {}, [])) // { used: 2, says: { place: 'hand' } }
 * ```
 */
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
 * A word with a value behind it (`reach 10`), which `says` gets in lower case and as it was written. `right` says what comes
 * behind it; `show` is the value as written, or null.
 * @example
 * ```ts
 * import { asWritten, followed } from '@fray/rulesets/kinds/short'
 *
 * const reach = followed('reach', /^\d+$/, (feet) => ({ reach: Number(feet) }), 'feet, as in reach 10', asWritten('reach'))
 * console.log(reach.take(['reach', '10'], 0, {}, ['reach', '10'])) // { used: 2, says: { reach: 10 } }
 * console.log(reach.take(['reach', 'far'], 0, {}, ['reach', 'far'])) // { wrong: 'After "reach" comes feet, as in reach 10, not "far".' }
 * console.log(reach.show({ reach: 10 })) // { text: 'reach 10', fields: [ 'reach' ] }
 * ```
 */
export function followed(
  word: string,
  value: RegExp,
  says: (value: string, plain: string) => Written,
  right: string,
  show: (written: Written) => { readonly text: string; readonly fields: readonly string[] } | null,
  opens = false,
): Piece {
  return {
    words: [word],
    opens,
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

/**
 * One word of a form of its own (`1d8+2`, `+4`), once.
 * @example
 * ```ts
 * import { matching } from '@fray/rulesets/kinds/short'
 *
 * const bonus = matching('bonus', /^[+-]\d+$/, Number, (value) => `+${value}`)
 * console.log(bonus.take(['+4'], 0, {}, ['+4']), bonus.take(['four'], 0, {}, ['four'])) // { used: 1, says: { bonus: 4 } } null
 * console.log(bonus.show({ bonus: 4 })) // { text: '+4', fields: [ 'bonus' ] }
 * ```
 */
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

/**
 * Some of the words, one after the other, all in one field.
 * @example
 * ```ts
 * import { gathered } from '@fray/rulesets/kinds/short'
 *
 * const piece = gathered('languages', ['elvish', 'dwarvish'])
 * console.log(piece.take(['elvish'], 0, {}, [])) // { used: 1, says: { languages: [ 'elvish' ] } }
 * ```
 */
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

/**
 * What is meant as dice, right or wrong: what is wrong with them is told when they are read.
 * @example
 * ```ts
 * import { diceWord } from '@fray/rulesets/kinds/short'
 *
 * const damage = diceWord('damage')
 * console.log(damage.take(['1d8+2'], 0, {}, ['1d8+2']), damage.take(['spear'], 0, {}, ['spear'])) // { used: 1, says: { damage: '1d8+2' } } null
 * ```
 */
export const diceWord = (field: string): Piece => matching(field, /^(?:[+-]?(?:\d+d|d[\d%])\S*|\d+)$/)

/**
 * A field that is written as it is, for {@link followed}.
 * @example
 * ```ts
 * import { asWritten } from '@fray/rulesets/kinds/short'
 *
 * console.log(asWritten('reach')({ reach: 10 }), asWritten('reach')({ hands: 2 })) // { text: '10', fields: [ 'reach' ] } null
 * ```
 */
export const asWritten = (field: string) => (written: Written) =>
  written[field] === undefined ? null : { text: String(written[field]), fields: [field] }

/**
 * Reads a short text. What it cannot read is noted, and the fields say what could be.
 * @example
 * ```ts
 * import { asWritten, diceWord, followed, phrases, readShort } from '@fray/rulesets/kinds/short'
 * import { Problems } from '@fray/rulesets/reading/problems'
 *
 * const pieces = [
 *   phrases({ melee: { kind: 'melee' }, ranged: { kind: 'ranged' } }, true),
 *   followed('reach', /^\d+$/, (feet) => ({ reach: Number(feet) }), 'feet, as in reach 10', asWritten('reach')),
 *   diceWord('damage'),
 * ]
 * const grammar = { shape: 'A weapon in short is NAME melee|ranged [reach FEET] DICE', pieces }
 * const problems = new Problems()
 * console.log(readShort(problems, 'Long spear melee 1d8 reach 10', [], grammar)) // { name: 'Long spear', kind: 'melee', damage: '1d8', reach: 10 }
 * readShort(problems, 'Long spear melee raech 10', ['weapon'], grammar)
 * console.log(problems.list[0]?.message) // "raech" means nothing here. Did you mean "reach"? A weapon in short is NAME melee|ranged [reach FEET] DICE.
 * ```
 */
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

/**
 * The short text of what is written, or null where a field of it cannot be said in short.
 * @example
 * ```ts
 * import { diceWord, phrases, writeShort } from '@fray/rulesets/kinds/short'
 *
 * const pieces = [phrases({ melee: { kind: 'melee' } }, true), diceWord('damage')]
 * const grammar = { shape: 'A weapon in short is NAME melee DICE', pieces }
 * console.log(writeShort({ name: 'Long spear', kind: 'melee', damage: '1d8' }, grammar)) // Long spear melee 1d8
 * console.log(writeShort({ name: 'Long spear', kind: 'melee', price: 5 }, grammar)) // null
 * ```
 */
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
