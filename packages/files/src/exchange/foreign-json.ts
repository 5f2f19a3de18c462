import { isMap, LIMITS, limitText } from '@fray/kernel'
import { ForeignProblem, type ImportReport } from './account.ts'

/** The most characters of a foreign file: maps contain their picture. */
const MOST_CHARACTERS = 150_000_000

/** Throws a {@link ForeignProblem} if the text is too long. */
export function checkLength(text: string, most = MOST_CHARACTERS): void {
  if (text.length <= most) return
  throw new ForeignProblem(`It has ${limitText(text.length)} characters, and ${limitText(most)} is the most.`)
}

/** The value of a JSON text. Throws a {@link ForeignProblem} if it is invalid, too long or too deep. */
export function parseForeign(text: string): unknown {
  checkLength(text)
  checkDepth(text)
  try {
    return JSON.parse(text.charCodeAt(0) === BYTE_ORDER_MARK ? text.slice(1) : text)
  } catch (error) {
    const where = /position (\d+)/.exec((error as Error).message)?.[1]
    const at = where === undefined ? '' : ` at character ${limitText(Number(where) + 1)}`
    throw new ForeignProblem(`It is no complete JSON${at}: it was cut off, or is no such file.`)
  }
}

const BYTE_ORDER_MARK = 0xfeff

/** Checks the nesting depth before anything recurses through it. */
function checkDepth(text: string): void {
  let depth = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at)
    if (sign === QUOTE) {
      at = endOfText(text, at)
      continue
    }
    if (sign === OPEN_LIST || sign === OPEN_MAP) depth++
    else if (sign === CLOSE_LIST || sign === CLOSE_MAP) depth--
    if (depth > LIMITS.depth)
      throw new ForeignProblem(`Maps and lists lie deeper than ${LIMITS.depth} within each other in it.`)
  }
}

/** The position of the closing quote of a string. */
function endOfText(text: string, start: number): number {
  let at = start
  for (;;) {
    at = text.indexOf('"', at + 1)
    if (at < 0) return text.length
    let slashes = 0
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++
    if (slashes % 2 === 0) return at
  }
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_MAP, CLOSE_MAP] = [34, 92, 91, 93, 123, 125] as const

/** A place in a foreign value: reads only own properties, and reports values of the wrong type. */
export class Place {
  readonly value: unknown
  readonly path: string
  readonly report: ImportReport

  constructor(value: unknown, path: string, report: ImportReport) {
    this.value = value
    this.path = path
    this.report = report
  }

  /** The place under a key; empty if this is not a map, or has no such own key. */
  at(key: string): Place {
    const value = isMap(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined
    return new Place(value, this.path === '' ? key : `${this.path}.${key}`, this.report)
  }

  /** Whether there is no value here. */
  get isEmpty(): boolean {
    return this.value === undefined || this.value === null
  }

  /** A finite number, or null; anything else is reported. */
  number(most = MOST_NUMBER): number | null {
    if (this.isEmpty) return null
    const { value } = this
    if (typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= most) return value
    this.wrong(`this should be a number from ${-most} to ${most}`)
    return null
  }

  /** A text, or ''. */
  text(): string {
    if (this.isEmpty) return ''
    if (typeof this.value === 'string') return this.value
    if (typeof this.value === 'number') return String(this.value)
    this.wrong('this should be a text')
    return ''
  }

  /** True or false, or null. */
  flag(): boolean | null {
    if (this.isEmpty) return null
    if (typeof this.value === 'boolean') return this.value
    this.wrong('this should be true or false')
    return null
  }

  /** The places in a list; none if it is missing. Throws a {@link ForeignProblem} for more than `most`. */
  list(most: number): readonly Place[] {
    if (this.isEmpty) return []
    const { value } = this
    if (!Array.isArray(value)) {
      this.wrong('this should be a list')
      return []
    }
    if (value.length > most)
      throw new ForeignProblem(
        `${this.path} has ${limitText(value.length)} entries, and ${limitText(most)} is the most.`,
      )
    return value.map((one: unknown, i) => new Place(one, `${this.path}[${i}]`, this.report))
  }

  private wrong(words: string): void {
    this.report.lose(this.path, `${words}; it was left out`)
  }
}

const MOST_NUMBER = 1_000_000
