import { type SourceOf, sourceMessage } from './log/message.ts'
import type { Part, TallyRecord } from './log/parts.ts'
import { cite } from './trace.ts'

export type { Part, PartDice, TallyRecord } from './log/parts.ts'

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
 * console.log(needed.parts?.filter(({ counted }) => !counted).map(({ source }) => source.key)) // [ 'half cover' ]
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
  add<T extends string>(value: number, rule: R, source: SourceOf<T>): this {
    this.total += value
    if (this.parts !== null)
      this.remember(this.parts, { value, rule, source: sourceMessage(source), counted: true, dice: null })
    return this
  }

  /** Adds all parts of another one, which were told beforehand. */
  addAll(other: Tally): this {
    this.total += other.total
    if (this.parts !== null) for (const part of other.parts ?? []) this.remember(this.parts, part)
    return this
  }

  /** Notes something that might have counted and did not. */
  pass<T extends string>(value: number, rule: R, source: SourceOf<T>): this {
    if (this.parts !== null)
      this.remember(this.parts, { value, rule, source: sourceMessage(source), counted: false, dice: null })
    return this
  }

  /** One part more. A number that stands in an event stays as it is there. */
  private remember(parts: Part[], part: Part): void {
    if (this.isRecorded) {
      throw new Error(
        `A part by the rule ${part.rule} is added to a number that an event holds already: record it later, or continue with another tally (scene.tally().addAll(recorded)).`,
      )
    }
    cite(part.rule)
    parts.push(part)
  }

  /** Changes what has been added so far by a difference that says nothing by itself: half of it taken off, say. Sums name it. */
  change<T extends string>(value: number, rule: R, source: SourceOf<T>): this {
    this.total += value
    if (this.parts !== null)
      this.remember(this.parts, {
        value,
        rule,
        source: sourceMessage(source),
        counted: true,
        dice: null,
        changes: true,
      })
    return this
  }

  /** Multiplies what has been added so far; the part shows the difference. */
  times<T extends string>(factor: number, rule: R, source: SourceOf<T>): this {
    return this.change<T>(this.total * (factor - 1), rule, source)
  }

  /** Raises or lowers the total to the bound where it lies outside; the part shows the difference. */
  atLeast<T extends string>(bound: number, rule: R, source: SourceOf<T>): this {
    return this.total < bound ? this.change<T>(bound - this.total, rule, source) : this
  }
}

/** The tally for an event: complete, for whatever is added to it afterwards is an error. */
export function recordTally(tally: Tally): TallyRecord {
  tally.isRecorded = true
  return { total: tally.total, parts: tally.parts ?? [] }
}
