import type { Pool } from '../dice/pool.ts'
import type { Question } from '../questions.ts'

/**
 * The path through everything that can happen: one entry for each roll or open choice, in order. The rules are executed
 * once per path; {@link advance} turns to the next one, last entry first, as an odometer does.
 */
export class Branches {
  private taken: number[] = []
  private counts: number[] = []
  private pools: (Pool | null)[] = []
  private options: (Question | null)[] = []
  private depth = 0

  /** Begins the next execution at the root. */
  restart(): void {
    this.depth = 0
  }

  /** Forgets everything: the next execution explores from the first outcome of each roll. */
  clear(): void {
    this.taken.length = 0
    this.counts.length = 0
    this.pools.length = 0
    this.options.length = 0
    this.depth = 0
  }

  private step(count: number, pool: Pool | null, question: Question | null): number {
    const d = this.depth++
    if (d < this.taken.length) return this.taken[d] as number
    this.taken.push(0)
    this.counts.push(count)
    this.pools.push(pool)
    this.options.push(question)
    return 0
  }

  /** One of `count` equally likely outcomes, from 0. */
  even(count: number): number {
    return this.step(count, null, null)
  }

  /** One distinct outcome of a pool. */
  pool(pool: Pool): number {
    const outcomes = pool.outcomes()
    return (outcomes[this.step(outcomes.length, pool, null)] as { value: number }).value
  }

  /** One answer to a question that is left open: a legal option, or a number from its least to its greatest. */
  option(question: Question): number {
    if (question.kind === 'number') {
      const { min, max } = question
      if (min === undefined || max === undefined) throw endless(question)
      return min + this.step(max - min + 1, null, question)
    }
    const legal: number[] = []
    question.options.forEach((o, i) => {
      if (o.refusal === undefined) legal.push(i)
    })
    if (legal.length === 0) throw endless(question)
    return legal[this.step(legal.length, null, question)] as number
  }

  /** Turns to the next path; false when all have been executed. */
  advance(): boolean {
    this.depth = 0
    while (this.taken.length > 0) {
      const last = this.taken.length - 1
      const next = (this.taken[last] as number) + 1
      if (next < (this.counts[last] as number)) {
        this.taken[last] = next
        return true
      }
      this.taken.pop()
      this.counts.pop()
      this.pools.pop()
      this.options.pop()
    }
    return false
  }

  /** The probability of the path just executed, given its open choices. */
  probability(): number {
    let p = 1
    for (let d = 0; d < this.depth; d++) {
      if (this.options[d] !== null) continue
      const pool = this.pools[d]
      if (pool) p *= (pool.outcomes()[this.taken[d] as number] as { weight: number }).weight / pool.outcomesTotal
      else p /= this.counts[d] as number
    }
    return p
  }

  /** The same probability as a fraction. */
  fraction(): { readonly numerator: bigint; readonly denominator: bigint } {
    let numerator = 1n
    let denominator = 1n
    for (let d = 0; d < this.depth; d++) {
      if (this.options[d] !== null) continue
      const pool = this.pools[d]
      if (pool) {
        numerator *= BigInt((pool.outcomes()[this.taken[d] as number] as { weight: number }).weight)
        denominator *= BigInt(pool.outcomesTotal)
      } else denominator *= BigInt(this.counts[d] as number)
    }
    return { numerator, denominator }
  }

  /** The open choices on the path just executed, with the position among the legal options that was taken. */
  choices(): { readonly question: Question; readonly option: number }[] {
    const found: { question: Question; option: number }[] = []
    for (let d = 0; d < this.depth; d++) {
      const question = this.options[d]
      if (question) found.push({ question, option: this.taken[d] as number })
    }
    return found
  }
}

const endless = ({ rule, prompt }: Question): Error =>
  new Error(`The rule ${rule} asks "${prompt}", which has no list of answers to follow: the answerer must answer it.`)
