import { type SourceOf, sourceMessage } from './log/message.ts'
import type { Part, TallyRecord } from './log/parts.ts'
import { cite } from './trace.ts'

export type { Part, PartDice, TallyRecord } from './log/parts.ts'

/**
 * A number made of parts. It always adds up; it stores its parts only if there is a recorder, so that a simulation
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
  /** Whether an event holds it, so that it is final. */
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

  /** Adds all parts of another tally, whose rules were cited when it was built. */
  addAll(other: Tally): this {
    this.total += other.total
    if (this.parts !== null) for (const part of other.parts ?? []) this.remember(this.parts, part)
    return this
  }

  /** Notes a part that might have counted and did not. */
  pass<T extends string>(value: number, rule: R, source: SourceOf<T>): this {
    if (this.parts !== null)
      this.remember(this.parts, { value, rule, source: sourceMessage(source), counted: false, dice: null })
    return this
  }

  /** Adds one part. A tally that an event holds must not change. */
  private remember(parts: Part[], part: Part): void {
    if (this.isRecorded) {
      throw new Error(
        `A part by the rule ${part.rule} is added to a number that an event holds already: record it later, or continue with another tally (scene.tally().addAll(recorded)).`,
      )
    }
    cite(part.rule)
    parts.push(part)
  }

  /** Changes the total so far by a difference that means nothing on its own: halving it, say. Sums show its name. */
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

  /** Multiplies the total so far; the part shows the difference. */
  times<T extends string>(factor: number, rule: R, source: SourceOf<T>): this {
    return this.change<T>(this.total * (factor - 1), rule, source)
  }

  /** Raises the total to the bound if it is lower; the part shows the difference. */
  atLeast<T extends string>(bound: number, rule: R, source: SourceOf<T>): this {
    return this.total < bound ? this.change<T>(bound - this.total, rule, source) : this
  }
}

/** The tally as an event holds it. It is final: adding to it afterwards is an error. */
export function recordTally(tally: Tally): TallyRecord {
  tally.isRecorded = true
  return { total: tally.total, parts: tally.parts ?? [] }
}
