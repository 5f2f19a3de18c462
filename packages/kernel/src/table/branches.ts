import { type Outcome, type Pool, UncountablePool } from '../dice/pool.ts'
import { limitText } from '../limits.ts'
import type { Question } from '../questions.ts'

/** Most rolls and choices on one path: a rule that exceeds it loops. */
const MOST_ENTRIES = 2000

/** A roll with its distinct outcomes and their weights: a pool, say. */
export interface Weighted {
  outcomes(): readonly Outcome[]
  readonly outcomesTotal: number
}

/**
 * Thrown, always as this one object, when a path is left at a juncture because the rest is known. Rules never catch
 * it.
 */
export const LEFT: { readonly left: true } = Object.freeze({ left: true })

/** Follows the paths and is called at junctures (see `juncture` of a scene). */
export interface Follower {
  /**
   * The current path has reached a juncture. What follows depends on the path's entries before `since`, on the scene
   * and on the key. `place` distinguishes starts with the same entries before them. Returns true to leave the path
   * there.
   */
  meets(place: number, since: number, key: number): boolean
}

/**
 * The path through everything that can happen: one entry for each roll or open choice, in order. The rules are
 * executed once per path; {@link advance} moves to the next one, last entry first, like an odometer. Paths that share
 * their first entries are therefore adjacent, and the entries are the nodes of a game tree.
 * @example
 * ```ts
 * import { Branches, compileDice } from '@fray/kernel'
 *
 * const branches = new Branches()
 * const pool = compileDice('2d6')
 * let chance = 0
 * do if (branches.pool(pool) >= 10) chance += branches.probability()
 * while (branches.advance())
 * console.log(chance.toFixed(3)) // 0.167
 * ```
 */
export class Branches {
  /** Entries on the path. The lists may hold more, left over from longer paths. */
  private size = 0
  private taken: number[] = []
  private counts: number[] = []
  private pools: (Weighted | null)[] = []
  private options: (Question | null)[] = []
  /** The legal options of an open choice: read once, because the same path leads to the same question. */
  private legal: (readonly number[] | null)[] = []
  /** Weight and total number of rolls of the entries up to each one; exact while the total is below 2^53. */
  private branches: number[] = []
  private totals: number[] = []
  private depth = 0
  private lastChoice = -1
  /** Set while a question is put to several seats at once. */
  together = false
  /** Called at junctures; null to follow every path to its end. */
  follower: Follower | null = null
  /** The most branches that the caller has time for. */
  most = Number.POSITIVE_INFINITY
  /** Entries before each place that was noted in this execution. */
  private readonly places: number[] = []
  private noted = 0
  /** The answerer's answer to each question on the path, and how many entries had been asked for by then. */
  private readonly answers: number[] = []
  private readonly answeredBy: number[] = []
  private answered = 0
  private asked = 0

  /** Starts the next execution at the root. */
  restart(): void {
    this.depth = 0
    this.noted = 0
    this.asked = 0
  }

  /** Clears everything: the next execution explores from the first outcome of each roll. */
  clear(): void {
    this.cutTo(0)
    this.forgetAnswers(-1)
    this.restart()
  }

  private cutTo(length: number): void {
    this.size = length
    while (this.lastChoice >= length) this.lastChoice = this.choiceBefore(this.lastChoice)
  }

  /** Drops the answers that were given after this entry. */
  private forgetAnswers(turned: number): void {
    while (this.answered > 0 && this.answeredBy[this.answered - 1] > turned) this.answered--
  }

  private choiceBefore(entry: number): number {
    for (let d = entry - 1; d >= 0; d--) if (this.options[d]) return d
    return -1
  }

  private step(
    count: number,
    pool: Weighted | null,
    question: Question | null,
    legal: readonly number[] | null = null,
  ): number {
    const d = this.depth++
    if (d < this.size) return this.taken[d]
    if (d >= MOST_ENTRIES) {
      throw new UncountablePool('There are dice that may be rolled again without end, so its ways cannot be listed.')
    }
    this.size = d + 1
    this.taken[d] = 0
    this.counts[d] = count
    this.pools[d] = pool
    this.options[d] = question
    this.legal[d] = legal
    if (question !== null) this.lastChoice = d
    const branches = d === 0 ? 1 : this.branches[d - 1]
    const total = d === 0 ? 1 : this.totals[d - 1]
    this.branches[d] = branches
    this.totals[d] = question !== null ? total : total * (pool === null ? count : pool.outcomesTotal)
    if (pool !== null) this.weigh(d)
    return 0
  }

  /** Calculates the weight of one entry from those before it and the outcome taken. */
  private weigh(d: number): void {
    const pool = this.pools[d]
    const before = d === 0 ? 1 : this.branches[d - 1]
    this.branches[d] = pool ? before * (pool.outcomes()[this.taken[d]] as { weight: number }).weight : before
  }

  /** One of `count` equally likely outcomes, from 0. */
  even(count: number): number {
    return this.step(count, null, null)
  }

  /** One distinct outcome of a pool. */
  pool(pool: Weighted): number {
    const outcomes = pool.outcomes()
    return (outcomes[this.step(outcomes.length, pool, null)] as { value: number }).value
  }

  /**
   * One outcome of a pool for which only the span between borders matters: the lowest value of each span, with the
   * weight of all of its values. A border belongs to the span above it.
   */
  span(pool: Weighted, a: number, b: number, c: number): number {
    const known = this.depth < this.size ? this.pools[this.depth] : null
    if (known) return this.pool(known)
    const spans: { value: number; weight: number }[] = []
    let latest = -1
    for (const { value, weight } of pool.outcomes()) {
      const above = (value >= a ? 1 : 0) + (value >= b ? 1 : 0) + (value >= c ? 1 : 0)
      const span = spans[spans.length - 1]
      if (span !== undefined && above === latest) span.weight += weight
      else spans.push({ value, weight })
      latest = above
    }
    const { outcomesTotal } = pool
    return this.pool({ outcomes: () => spans, outcomesTotal })
  }

  /** Whether a die with this many sides shows `most` or less: two outcomes, or one if it is certain. */
  atMost(sides: number, most: number): boolean {
    if (most <= 0 || most >= sides) return most > 0
    const outcomes = [
      { value: 1, weight: most },
      { value: 0, weight: sides - most },
    ]
    return this.pool({ outcomes: () => outcomes, outcomesTotal: sides }) === 1
  }

  /**
   * The answerer's answer to the next question. If the same question came earlier on this path its answer is reused:
   * the fight is the same, and the answerer's random choices are entries of the path.
   */
  said(ask: () => number): number {
    const n = this.asked++
    if (n < this.answered) {
      this.depth = this.answeredBy[n]
      return this.answers[n]
    }
    const answer = ask()
    this.answers[n] = answer
    this.answeredBy[n] = this.depth
    this.answered = n + 1
    return answer
  }

  /**
   * One answer to an open question: a legal option, or a number from min to max. `among` limits the options (by
   * position) to follow.
   */
  option(question: Question, among: readonly number[] | null = null): number {
    if (question.kind === 'number') {
      const { min, max } = question
      if (min === undefined || max === undefined) throw endless(question)
      return min + this.step(max - min + 1, null, question)
    }
    const known = this.depth < this.size ? this.legal[this.depth] : null
    if (known) return known[this.step(known.length, null, question, known)]
    const legal: number[] = []
    question.options.forEach((o, i) => {
      if (o.refusal === undefined && (among === null || among.includes(i))) legal.push(i)
    })
    if (legal.length === 0) throw endless(question)
    return legal[this.step(legal.length, null, question, legal)]
  }

  /**
   * Throws {@link UncountablePool} before rolling an exploding pool that alone has more branches than there is time
   * for: its dice are followed one by one.
   */
  checkDieByDie({ text, sides }: Pool): void {
    let branches = 1
    for (const faces of sides) branches *= faces
    if (branches <= this.most) return
    throw new UncountablePool(
      `The dice of ${text} are rolled one by one, which makes more than ${limitText(this.most)} branches.`,
    )
  }

  /** How many entries have been asked for in this execution. */
  get position(): number {
    return this.depth
  }

  /** Notes the present point: equal starts of a path give equal numbers, and no two points share one. */
  here(): number {
    this.places[this.noted] = this.depth
    return this.noted++
  }

  /**
   * A juncture: the follower may leave the path here. A juncture before the changed entry was visited already, and
   * one at which nothing has been decided since the place merges nothing.
   */
  juncture(place: number, key: number): void {
    const { follower, depth } = this
    if (follower === null || depth < this.size) return
    const since = this.places[place]
    if (depth !== since && follower.meets(place, since, key)) throw LEFT
  }

  /** Moves to the next path; false when all have been executed. */
  advance(): boolean {
    this.restart()
    while (this.size > 0) {
      const last = this.size - 1
      const next = this.taken[last] + 1
      if (next < this.counts[last]) {
        this.taken[last] = next
        if (this.pools[last]) this.weigh(last)
        this.forgetAnswers(last)
        return true
      }
      this.cutTo(last)
    }
    return false
  }

  /** Entries on the path: all of the path just executed; after {@link advance} those up to the changed one. */
  get length(): number {
    return this.size
  }

  /** The entry of the last open choice on the path, or -1. */
  get latestChoice(): number {
    return this.lastChoice
  }

  /** The question of an entry that is an open choice, otherwise null. */
  questionAt(entry: number): Question | null {
    return entry < this.size ? (this.options[entry] ?? null) : null
  }

  /** For an entry that is an open choice: the position of the chosen option, or the number. */
  answerAt(entry: number): number {
    const taken = this.taken[entry]
    const legal = this.legal[entry]
    return legal ? legal[taken] : (this.options[entry]?.min ?? 0) + taken
  }

  /** How many of the {@link pathTotal} equally likely rolls match this path. Exact while the total is below 2^53. */
  get pathWays(): number {
    const last = this.size - 1
    return last < 0 ? 1 : this.branches[last]
  }

  /** The number of equally likely rolls of the dice on the path. Exact while below 2^53. */
  get pathTotal(): number {
    const last = this.size - 1
    return last < 0 ? 1 : this.totals[last]
  }

  /** How many of the {@link totalBefore} equally likely rolls match this path up to before this entry. */
  waysBefore(entry: number): number {
    return entry === 0 ? 1 : this.branches[entry - 1]
  }

  /** The number of equally likely rolls of the dice before this entry. Exact while below 2^53. */
  totalBefore(entry: number): number {
    return entry === 0 ? 1 : this.totals[entry - 1]
  }

  /** The probability of the path just executed, given its open choices. */
  probability(): number {
    return this.pathWays / this.pathTotal
  }

  /** The same probability as a fraction; with `before`, of the entries before that one. */
  fraction(before = this.size): { readonly numerator: bigint; readonly denominator: bigint } {
    if (this.totalBefore(before) <= Number.MAX_SAFE_INTEGER) {
      return { numerator: BigInt(this.waysBefore(before)), denominator: BigInt(this.totalBefore(before)) }
    }
    let numerator = 1n
    let denominator = 1n
    for (let d = 0; d < before; d++) {
      if (this.options[d] !== null) continue
      const pool = this.pools[d]
      if (pool) {
        numerator *= BigInt((pool.outcomes()[this.taken[d]] as { weight: number }).weight)
        denominator *= BigInt(pool.outcomesTotal)
      } else denominator *= BigInt(this.counts[d] as number)
    }
    return { numerator, denominator }
  }

  /** The open choices on the path just executed, with the position among the legal options that was taken. */
  choices(): { readonly question: Question; readonly option: number }[] {
    const found: { question: Question; option: number }[] = []
    for (let d = 0; d < this.size; d++) {
      const question = this.options[d]
      if (question) found.push({ question, option: this.taken[d] })
    }
    return found
  }
}

const endless = ({ rule, prompt }: Question): Error =>
  new Error(`The rule ${rule} asks "${prompt}", which has no list of answers to follow: the answerer must answer it.`)
