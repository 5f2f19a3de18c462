import { cite } from './trace.ts'

/** The dice of a part: sides and faces in order, and which of them counted. */
export interface PartDice {
  readonly sides: readonly number[]
  readonly faces: readonly number[]
  readonly kept: readonly boolean[]
}

/** One part of a number: what it adds, from where, and by which rule. Parts that did not count are kept, marked. */
export interface Part {
  readonly value: number
  readonly rule: string
  /** Where it comes from, in words: a weapon, an attribute, a condition. */
  readonly source: string
  readonly counted: boolean
  readonly dice: PartDice | null
  /** It changes what stood before it, such as a doubling or a bound: sums name it. */
  readonly changes?: true
}

/**
 * A number made of parts. It always adds up; it remembers its parts only while somebody listens, so that a simulation
 * pays for one addition and no more. `R` are the ids of the rules that may add to it.
 * @example
 * ```ts
 * import { recordTally, sumText, Tally } from '@fray/kernel/rules'
 *
 * // In a rule: scene.tally(), which remembers its parts while somebody listens.
 * const needed = new Tally(true).add(10, 'strike', 'a strike').add(3, 'strike', 'Guard').pass(4, 'cover', 'half cover')
 * needed.times(2, 'from-behind', 'from behind').atLeast(30, 'least', 'at least 30')
 * console.log(needed.total) // 30
 * console.log(sumText(recordTally(needed))) // 10 + 3 + 13 (from behind) + 4 (at least 30) = 30
 * console.log(needed.parts?.filter(({ counted }) => !counted).map(({ source }) => source)) // [ 'half cover' ]
 * ```
 */
export class Tally<R extends string = string> {
  total = 0
  readonly parts: Part[] | null
  /** Whether it stands in an event, and is complete. */
  isRecorded = false

  constructor(remember: boolean) {
    // biome-ignore lint/style/useArrayLiterals: made this way an array has room for a few parts, not for seventeen.
    this.parts = remember ? new Array() : null
  }

  /** Adds a part. */
  add(value: number, rule: R, source: string): this {
    this.total += value
    if (this.parts !== null) this.remember(this.parts, { value, rule, source, counted: true, dice: null })
    return this
  }

  /** Adds all parts of another one, which were told beforehand. */
  addAll(other: Tally): this {
    this.total += other.total
    if (this.parts !== null) for (const part of other.parts ?? []) this.remember(this.parts, part)
    return this
  }

  /** Notes something that might have counted and did not. */
  pass(value: number, rule: R, source: string): this {
    if (this.parts !== null) this.remember(this.parts, { value, rule, source, counted: false, dice: null })
    return this
  }

  /** One part more. A number that stands in an event stays as it is there. */
  private remember(parts: Part[], part: Part): void {
    if (this.isRecorded) {
      throw new Error(
        `${part.source} [${part.rule}] is added to a number that an event holds already: record it later, or continue with another tally (scene.tally().addAll(recorded)).`,
      )
    }
    cite(part.rule)
    parts.push(part)
  }

  /** Changes what has been added so far by a difference that says nothing by itself: half of it taken off, say. Sums name it. */
  change(value: number, rule: R, source: string): this {
    this.total += value
    if (this.parts !== null)
      this.remember(this.parts, { value, rule, source, counted: true, dice: null, changes: true })
    return this
  }

  /** Multiplies what has been added so far; the part shows the difference. */
  times(factor: number, rule: R, source: string): this {
    return this.change(this.total * (factor - 1), rule, source)
  }

  /** Raises or lowers the total to the bound where it lies outside; the part shows the difference. */
  atLeast(bound: number, rule: R, source: string): this {
    return this.total < bound ? this.change(bound - this.total, rule, source) : this
  }
}

/** A tally as plain data, as it stands in an event. */
export interface TallyRecord {
  readonly total: number
  readonly parts: readonly Part[]
}

/** The tally for an event: complete, for whatever is added to it afterwards is an error. */
export function recordTally(tally: Tally): TallyRecord {
  tally.isRecorded = true
  return { total: tally.total, parts: tally.parts ?? [] }
}

/** `10 + 2 = 12 damage`; `damage` where the number may not be known. `kind`: `fire`. */
export const damageText = (tally: TallyRecord | null, kind = ''): string =>
  [tally === null ? '' : sumText(tally), kind, 'damage'].filter((word) => word !== '').join(' ')

/** What a sentence says of a roll's numbers: `: 10 + 2 = 12 against AC 14`, as far as they may be known; '' where none may. */
export function rolledText(
  { tally, against }: { readonly tally: TallyRecord | null; readonly against: number | null },
  what = '',
): string {
  const number = tally === null ? '' : `: ${sumText(tally)}`
  return against === null ? number : `${number} against ${what === '' ? '' : `${what} `}${against}`
}

/**
 * `10 + 2 = 12`, parts of nothing left out; one part alone is just the number. What changes the others is named:
 * `3 - 5 + 2 (at least 0) = 0`.
 */
export function sumText(record: TallyRecord): string {
  const shown = record.parts.filter((p) => p.counted && (p.value !== 0 || (p.dice?.faces.length ?? 0) > 0))
  if (shown.length <= 1) return String(record.total)
  const terms = shown.map((p, i) => {
    const number = i === 0 ? String(p.value) : p.value < 0 ? `- ${-p.value}` : `+ ${p.value}`
    return p.changes === true ? `${number} (${p.source})` : number
  })
  return `${terms.join(' ')} = ${record.total}`
}
