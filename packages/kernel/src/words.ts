import type { Message } from './log/parts.ts'
import type { LengthUnit } from './presentation/board.ts'

/** How many letters must be inserted, deleted, changed or swapped to turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, before[j - 2] + 1)
      next.push(best)
    }
    before = row
    row = next
  }
  return row[b.length]
}

/** The known word most similar to a misspelt one, or null if none is similar. */
export const nearest = (word: string, known: readonly string[]): string | null => nearestFew(word, known, 1)[0] ?? null

/** The known words most similar to a misspelt one, best first: those about as similar as the best. Empty if none is. */
export function nearestFew(word: string, known: readonly string[], most = 3): string[] {
  const wanted = word.toLowerCase()
  const limit = Math.min(word.length, Math.max(1, Math.floor(word.length / 3)) + 1)
  const near = known
    .map((candidate) => ({ candidate, d: editDistance(wanted, candidate.toLowerCase()) }))
    .filter(({ d }) => d < limit)
    .sort((a, b) => a.d - b.d)
  const least = near[0]?.d ?? 0
  return near
    .filter(({ d }) => d <= least + 1)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

/** Whether a name is a common noun, which takes an article: `maul`, not `Charge down`. */
export const isCommon = (name: string): boolean => /^\p{Ll}/u.test(name)

/** `a, b and c`. */
export const listText = (words: readonly string[]): string =>
  words.length <= 1 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`

/** `a, b or c`, for choices; places, which contain commas, are separated by semicolons. */
export function choiceText(choices: readonly (string | number)[]): string {
  const words = choices.map(String)
  const gap = words.some((one) => one.includes(',')) ? '; ' : ', '
  return [words.slice(0, -1).join(gap), ...words.slice(-1)].filter((part) => part !== '').join(' or ')
}

/**
 * The position of each word, by the word.
 * @example
 * ```ts
 * import { positionsOf, word } from '@fray/kernel/rules'
 *
 * const GUARDS = ['low', 'middle', 'high'] as const
 * const { low: LOW, high: HIGH } = positionsOf(GUARDS)
 * console.log(LOW, HIGH, word(GUARDS, { init: HIGH }).init) // 0 2 2
 * ```
 */
export const positionsOf = <const W extends string>(words: readonly W[]): Readonly<Record<W, number>> =>
  Object.fromEntries(words.map((word, at) => [word, at])) as Record<W, number>

/** `+2`, `0`, `-1`. */
export const signed = (value: number): `${'' | '+'}${number}` => (value > 0 ? `+${value}` : `${value}`)

/** `1 item`, `3 items`. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

/** The possessive: `Ada's`, `Foes'`. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`)

/** The words with a capital first letter, as at the start of a sentence. */
export const capital = <T extends string>(words: T): Capitalize<T> =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}` as Capitalize<T>

/** An id as a phrase, with a space: `center mass`. */
export const spaced = <T extends string>(id: T): T extends `${infer A}-${infer B}` ? `${A} ${B}` : T =>
  id.replace('-', ' ') as T extends `${infer A}-${infer B}` ? `${A} ${B}` : T

/**
 * The sentences with one full stop each, even if a name or free text inside brings spaces or a stop of its own: `Ada
 * tries: a leap..`
 */
export const stoppedOnce = (said: string): string =>
  said.replace(/(?<!\s)\s+\.(?=\s|$)/g, '.').replace(/(\.{3}|…|(?:^|[^.])[.!?])\.(?=\s|$)/g, '$1')

/** The whole number given as a number or as digits, or null. */
export function wholeNumber(raw: unknown): number | null {
  if (typeof raw === 'number') return Number.isInteger(raw) ? raw : null
  return typeof raw === 'string' && /^\s*[+-]?\d{1,15}\s*$/.test(raw) ? Number(raw) : null
}

/** The two numbers of a place written as `3,-2` or `(3, -2)`, or null. */
export function readPair(text: string): [number, number] | null {
  const trimmed = text.trim()
  const bare =
    trimmed.startsWith('(') || trimmed.endsWith(')') ? trimmed.replace(/^\(/, '').replace(/\)$/, '') : trimmed
  const parts = bare.split(',').map((part) => part.trim())
  const [x = '', y = ''] = parts
  const isNumber = (part: string) => /^-?\d{1,9}$/.test(part)
  return parts.length === 2 && isNumber(x) && isNumber(y) ? [Number(x), Number(y)] : null
}

/**
 * Invisible characters with an effect: they control a terminal, change the writing direction, or (the last range) are
 * this project's colour marks before a terminal renders them. Line ends and tabs are not included.
 */
const CONTROL =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufdd0-\ufdef]/

const CONTROLS = new RegExp(CONTROL, 'g')

/** The first invisible control character of the text, or null. */
export const controlIn = (text: string): string | null => CONTROL.exec(text)?.[0] ?? null

/**
 * What is wrong with a text that someone wrote, to be appended to its name, or null. Text from people must be plain
 * and on one line: it may neither control a screen nor imitate a line of its own. `hasLines`: prose may have several
 * lines.
 */
export function unfit(text: string, hasLines = false): Message | null {
  const wrong = controlIn(text) ?? (hasLines ? null : (/[\n\t]/.exec(text)?.[0] ?? null))
  if (wrong === null) return null
  if (wrong === '\n') return { key: 'runs over several lines: write it on one', slots: {} }
  const slots = { code: { thing: codePoint(wrong) } }
  return { key: 'holds the control character {code}, which no screen shows: take it out', slots }
}

/** Whether the text holds a control character. */
export const hasControl = (text: string): boolean => controlIn(text) !== null

/** `U+001B`: the code point of the text's first character. */
export const codePoint = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The text with every control character escaped as in JSON, `\u001b`, so that it is visible and has no effect. */
export const visible = (text: string): string =>
  hasControl(text) ? text.replace(CONTROLS, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`) : text

/** The text on one line, with control characters escaped as in JSON. */
export const visibleLine = (text: string): string => visible(text).replaceAll('\n', '\\n').replaceAll('\t', ' ')

/** Invisible characters of a name: those that Unicode ignores, whitespace, and the blank braille pattern. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\s\u2800]/gu

/** Whether nothing of the text is visible. */
export const isUnseen = (text: string): boolean => text.replace(UNSEEN, '') === ''

/** The key by which names are compared: case and the two Unicode forms of an `é` do not matter. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The size of a square: `5 feet`, `1 yard`; '' if the game measures in squares. */
export const squareSize = ({ name, perSquare, isSquare }: LengthUnit): string =>
  isSquare === true ? '' : `${perSquare} ${perSquare === 1 ? name.replace(/s$/, '') : name}`
