/**
 * Dice notation: from the text that people write (2d6+3, 2d20kh1, 1d8!) to plain data, and back to one canonical
 * text.
 */

/**
 * Which dice of a term count: so many of the highest or lowest. Dropping is stored as the opposite keep: 4d6dl1 is
 * 4d6kh3.
 */
export type Keep = { readonly which: 'highest' | 'lowest'; readonly count: number }

/** A number of dice of one kind, added (sign 1) or subtracted (sign -1). */
export type DiceTerm = {
  readonly sign: 1 | -1
  /** 1 to 100. */
  readonly count: number
  /** 1 to 1000; at least 2 when exploding. */
  readonly sides: number
  /** Null when all dice count; otherwise 1 to `count` - 1 of them do. */
  readonly keep: Keep | null
  /** Whether each die that shows its highest face is rolled again and added. */
  readonly explodes: boolean
}

/**
 * Dice to roll and a number to add: the terms in the order in which they are rolled, and the sum of all flat numbers.
 */
export type DiceExpression = { readonly terms: readonly DiceTerm[]; readonly bonus: number }

/** The limits of the notation. `bonus` limits each flat number and their sum, in both directions. */
export const DICE_LIMITS = { terms: 20, count: 100, sides: 1000, bonus: 1_000_000 } as const

/** Thrown for a text that is not dice notation. The message says what is wrong, where, and what would be right. */
export class DiceError extends Error {
  override readonly name = 'DiceError'
  /** The text that was read. */
  readonly text: string
  /** Where in the text, counted from 1; one past the end when something is missing there. */
  readonly column: number

  constructor(message: string, text: string, column: number) {
    super(message)
    this.text = text
    this.column = column
  }
}

/** The reader's place in the text; `at` counts from 0. */
type Cursor = { readonly text: string; at: number }

/** A whole number in the text and the column where it starts. */
type Numeral = { readonly value: number; readonly column: number }

/**
 * Reads dice notation. Terms are joined by + and -; each is a flat number, or dice: a count (1 by default), `d`, the
 * sides (`%` is 100), then in any order at most one of kh, kl, dh, dl (with a count, 1 by default; k is kh) and at
 * most one `!`. Case and spaces do not matter. A keep that keeps every die is dropped from the result.
 * @throws DiceError
 * @example
 * ```ts
 * import { parseDice } from '@fray/kernel/rules'
 *
 * console.log(parseDice('2d6+1').bonus) // 1
 * ```
 */
export function parseDice(text: string): DiceExpression {
  const cursor: Cursor = { text, at: 0 }
  const terms: DiceTerm[] = []
  let bonus = 0
  skipSpaces(cursor)
  if (atEnd(cursor)) throw new DiceError('The dice are missing: write dice or a number, as in 2d6+3', text, 1)
  let sign = takeSign(cursor) ?? 1
  for (;;) {
    skipSpaces(cursor)
    const column = cursor.at + 1
    const number = takeNumber(cursor)
    skipSpaces(cursor)
    if (takeLetter(cursor, 'd')) {
      if (terms.length === DICE_LIMITS.terms) {
        const right = `at most ${DICE_LIMITS.terms} can be added up`
        throw wrong(cursor, column, `has too many kinds of dice from column ${column} on`, right)
      }
      terms.push(takeDice(cursor, sign, number ?? { value: 1, column }))
    } else if (number !== null) {
      bonus = addFlat(cursor, bonus, sign, number)
    } else {
      throw unexpected(cursor, 'here there should be dice or a number, as in 2d6+3')
    }
    skipSpaces(cursor)
    if (atEnd(cursor)) return { terms, bonus }
    const next = takeSign(cursor)
    if (next === null) throw unexpected(cursor, adviceBetween(cursor))
    sign = next
  }
}

/**
 * The canonical text of an expression: dice in their order, each with its count, then the flat number if there is
 * one. `parseDice` reads it back to an equal expression, if `parseDice` can produce the expression at all.
 */
export function formatDice(expression: DiceExpression): string {
  let text = ''
  for (const term of expression.terms) {
    text += `${joint(text, term.sign)}${term.count}d${term.sides}${term.explodes ? '!' : ''}`
    if (term.keep !== null) text += `${term.keep.which === 'highest' ? 'kh' : 'kl'}${term.keep.count}`
  }
  if (expression.bonus !== 0 || text === '') text += joint(text, expression.bonus) + Math.abs(expression.bonus)
  return text
}

/** The sign to write before the next term; no plus at the start. */
function joint(before: string, sign: number): string {
  if (sign < 0) return '-'
  return before === '' ? '' : '+'
}

/** Reads what follows the `d` of a term. */
function takeDice(cursor: Cursor, sign: 1 | -1, count: Numeral): DiceTerm {
  if (count.value < 1 || count.value > DICE_LIMITS.count) {
    const what = `asks for ${count.value} dice at column ${count.column}`
    throw wrong(cursor, count.column, what, `a term has 1 to ${DICE_LIMITS.count} dice`)
  }
  const sides = takeSides(cursor, count.value)
  let keep: Keep | null = null
  let kept = false
  let explodes = false
  for (;;) {
    skipSpaces(cursor)
    const column = cursor.at + 1
    if (takeLetter(cursor, '!')) {
      if (explodes) throw wrong(cursor, column, `has a second ! at column ${column}`, 'one is enough, as in 1d8!')
      if (sides < 2) {
        const right = 'it would never stop, so exploding dice have at least 2 sides'
        throw wrong(cursor, column, `explodes a die with one side at column ${column}`, right)
      }
      explodes = true
      continue
    }
    const selection = takeSelection(cursor)
    if (selection === null) return { sign, count: count.value, sides, keep, explodes }
    if (kept) {
      const right = 'a term has at most one, as in 4d6kh3'
      throw wrong(cursor, column, `has a second keep or drop at column ${column}`, right)
    }
    kept = true
    keep = takeKeep(cursor, selection, count.value)
  }
}

/** Reads the number of sides. */
function takeSides(cursor: Cursor, count: number): number {
  const afterD = cursor.at
  skipSpaces(cursor)
  if (takeLetter(cursor, '%')) return 100
  const sides = takeNumber(cursor)
  if (sides === null) {
    const right = `a die needs a number of sides, as in ${count}d6`
    if (!atEnd(cursor)) throw unexpected(cursor, right)
    throw wrong(cursor, afterD + 1, `ends after the d at column ${afterD + 1}`, right)
  }
  if (sides.value < 1 || sides.value > DICE_LIMITS.sides) {
    const what = `asks for a die with ${sides.value} sides at column ${sides.column}`
    throw wrong(cursor, sides.column, what, `a die has 1 to ${DICE_LIMITS.sides} sides`)
  }
  return sides.value
}

/** A keep or drop as written: k and kh, kl, dh, dl. */
type Selection = { readonly drop: boolean; readonly which: 'highest' | 'lowest' }

/** Reads the letters of a keep or drop, if they are there. */
function takeSelection(cursor: Cursor): Selection | null {
  const first = cursor.text.charAt(cursor.at).toLowerCase()
  if (first !== 'k' && first !== 'd') return null
  const second = cursor.text.charAt(cursor.at + 1).toLowerCase()
  const drop = first === 'd'
  if (second === 'h' || second === 'l') {
    cursor.at += 2
    return { drop, which: second === 'h' ? 'highest' : 'lowest' }
  }
  if (drop) return null
  cursor.at += 1
  return { drop, which: 'highest' }
}

/** Reads the count of a keep or drop and converts it to a keep; null when all dice are kept. */
function takeKeep(cursor: Cursor, selection: Selection, dice: number): Keep | null {
  const column = cursor.at + 1
  skipSpaces(cursor)
  const number = takeNumber(cursor) ?? { value: 1, column }
  const most = selection.drop ? dice - 1 : dice
  if (number.value < 1 || number.value > most) {
    const verb = selection.drop ? 'drop' : 'keep'
    const what = `${verb}s ${number.value} of ${dice === 1 ? '1 die' : `${dice} dice`} at column ${number.column}`
    const allowed = most > 1 ? `1 to ${most}` : String(most)
    throw wrong(cursor, number.column, what, most === 0 ? 'the only die has to stay' : `it can ${verb} ${allowed}`)
  }
  if (!selection.drop) return number.value === dice ? null : { which: selection.which, count: number.value }
  return { which: selection.which === 'highest' ? 'lowest' : 'highest', count: dice - number.value }
}

/** Adds one more flat number to the flat bonus. */
function addFlat(cursor: Cursor, bonus: number, sign: number, number: Numeral): number {
  const { value, column } = number
  const right = `flat numbers go up to ${DICE_LIMITS.bonus}, alone and added up`
  if (value > DICE_LIMITS.bonus) throw wrong(cursor, column, `has the number ${value} at column ${column}`, right)
  const sum = bonus + sign * value
  if (Math.abs(sum) > DICE_LIMITS.bonus) {
    throw wrong(cursor, column, `comes to a flat ${sum} with the number at column ${column}`, right)
  }
  return sum
}

/** Reads a run of digits. */
function takeNumber(cursor: Cursor): Numeral | null {
  const start = cursor.at
  while (isDigit(cursor.text.charCodeAt(cursor.at))) cursor.at++
  if (cursor.at === start) return null
  return { value: Number(cursor.text.slice(start, cursor.at)), column: start + 1 }
}

/** Reads a plus or a minus; the typographic minus and the en dash, which people paste, count as minus. */
function takeSign(cursor: Cursor): 1 | -1 | null {
  const sign = cursor.text.charAt(cursor.at)
  if (sign !== '+' && sign !== '-' && sign !== '\u2212' && sign !== '\u2013') return null
  cursor.at++
  return sign === '+' ? 1 : -1
}

function takeLetter(cursor: Cursor, letter: string): boolean {
  if (cursor.text.charAt(cursor.at).toLowerCase() !== letter) return false
  cursor.at++
  return true
}

function skipSpaces(cursor: Cursor): void {
  while (!atEnd(cursor) && cursor.text.charAt(cursor.at).trim() === '') cursor.at++
}

function atEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.text.length
}

function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57
}

/** The advice for an error where a + or - was expected. */
function adviceBetween(cursor: Cursor): string {
  const found = cursor.text.charAt(cursor.at).toLowerCase()
  if (found === 'd') return 'to drop dice write dl1 or dh1, as in 4d6dl1'
  if (found === '.' || found === ',') return 'dice are written in whole numbers'
  return 'terms are joined by + or -, as in 2d6+3'
}

/** The error for a text that ends too early or has something unexpected at the cursor. */
function unexpected(cursor: Cursor, right: string): DiceError {
  const column = cursor.at + 1
  if (atEnd(cursor)) return wrong(cursor, column, `ends at column ${column}`, right)
  const found = String.fromCodePoint(cursor.text.codePointAt(cursor.at) as number)
  return wrong(cursor, column, `has "${found}" at column ${column}`, right)
}

function wrong(cursor: Cursor, column: number, what: string, right: string): DiceError {
  const { text } = cursor
  const quoted = text.length > 60 ? `${text.slice(0, 57)}...` : text
  return new DiceError(`"${quoted}" ${what}: ${right}`, text, column)
}
