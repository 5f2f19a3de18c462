import { checkOptions, type Game, type KnownOptions } from '@fray/kernel'
import { hint } from '@fray/rulesets/loading'
import { checkExperiment, type Experiment } from '../simulate/simulation.ts'
import { loadGame } from '../simulate/worker-pool.ts'
import { shareOf } from '../statistics/share.ts'
import { Judge, type Outcome, type Tried } from './balance-judge.ts'
import { balanceSentence } from './balance-text.ts'
import { ChangeError, changeOf, type EncounterChange } from './change.ts'
import type { Balance } from './comparison.ts'
import { Won } from './nearness.ts'
import { alike } from './plain.ts'
import { type Playing, Sampling } from './sampling.ts'
import { changedExperiment } from './sweep.ts'

export type { Tried } from './balance-judge.ts'

/** The progress of a search. */
export interface BalanceProgress {
  /** The value being tried, and its trials so far. */
  readonly value: number
  readonly trials: number
  /** Number of values tried. */
  readonly tried: number
}

/** The wanted chance, and the parameter to vary. */
export interface BalanceOptions extends Playing {
  /** The side's id or name. */
  readonly side: string
  /** The wanted chance of victory, from 0 to 1. */
  readonly wanted: number
  /** A parameter, such as `add goblin` or `Ogre.hp`, with the whole numbers to try, ascending. */
  readonly axis: {
    readonly name: string
    readonly values: readonly number[]
    /** Makes the encounter for a value, if a change cannot. */
    readonly make?: (value: number) => unknown
  }
  /** Changes to make first. */
  readonly changes?: readonly EncounterChange[]
  /** The most trials per value; 4,000 by default. */
  readonly trials?: number
  readonly onProgress?: (progress: BalanceProgress) => void
}

const OPTIONS: KnownOptions<BalanceOptions> = {
  side: true,
  wanted: true,
  axis: true,
  changes: true,
  trials: true,
  workerPool: true,
  onProgress: true,
  signal: true,
}

/** Trials of a value before it is judged for the first time. */
const FIRST = 200
const USUAL_TRIALS = 4000
/** Ranges with more values than this (beyond the first) are also sampled in between. */
const LONG = 8
/**
 * Finds the value of a parameter that brings a side's chance of victory nearest to the wanted one. The chance must
 * only rise or only fall with the parameter. The range is halved repeatedly; each value is played until it is clear
 * on which side of the wanted chance it is, or the trials run out. All values share common random numbers. If stopped
 * early, it returns what is known so far. Throws a {@link ChangeError} if an option is invalid.
 * @example
 * ```ts
 * import { balance } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const axis = { name: 'Corwin.hp', values: [4, 8, 12, 16, 20] }
 * const found = await balance(experiment, { side: 'characters', wanted: 0.5, axis, trials: 200 })
 * console.log(found.best) // 12
 * ```
 */
export async function balance(experiment: Experiment, options: BalanceOptions): Promise<Balance> {
  checkOptions('balance', options, OPTIONS)
  checkExperiment(experiment)
  const game = await loadGame(experiment.ruleset)
  const search = new Search(game, experiment, options)
  const outcome = await search.run()
  const tried = search.all()
  return {
    axis: options.axis.name,
    side: search.sideId,
    wanted: options.wanted,
    best: outcome.kind === 'found' ? outcome.best.value : null,
    says: balanceSentence({
      ...outcome,
      axis: options.axis.name,
      side: search.sideName,
      wanted: options.wanted,
      tried,
      bends: search.judge.bends(tried),
    }),
    tried: tried.map(({ value, sampling }) => ({ value, simulation: sampling.simulation(search.ended) })),
  }
}

class Stopped extends Error {}

class Search {
  readonly sideId: string
  readonly sideName: string
  ended: 'all' | 'stopped' = 'all'
  readonly judge: Judge
  private readonly side: number
  private readonly samplings = new Map<number, { readonly sampling: Sampling; readonly won: Won }>()
  private readonly values: readonly number[]
  private readonly most: number
  private readonly game: Game
  private readonly experiment: Experiment
  private readonly options: BalanceOptions

  constructor(game: Game, experiment: Experiment, options: BalanceOptions) {
    const { axis, wanted, trials = USUAL_TRIALS } = options
    if (!(wanted > 0 && wanted < 1)) {
      throw new ChangeError('A wanted chance lies between 0% and 100%, both excluded.')
    }
    if (!Number.isInteger(trials) || trials < 1) {
      throw new RangeError(`${trials} trials cannot be played: give a whole number, 1 or more.`)
    }
    this.game = game
    this.experiment = experiment
    this.options = options
    this.judge = new Judge(wanted)
    this.values = axis.values
    this.most = trials
    // Both ends are read first, so that errors show before anything is played.
    const [{ sampling }] = [this.at(0), this.at(this.values.length - 1)]
    const { sides } = sampling.setup
    this.side = sides.findIndex(({ id, name }) => alike(id, options.side) || alike(name, options.side))
    const ids = sides.map(({ id }) => id)
    if (this.side < 0) throw new ChangeError(`There is no side "${options.side}".${hint(options.side, ids)}`)
    this.sideId = sides[this.side]?.id ?? options.side
    this.sideName = sides[this.side]?.name ?? options.side
  }

  /** Every value that has been played, ascending. */
  all(): Tried[] {
    const played = [...this.samplings].filter(([, { sampling }]) => sampling.trials > 0)
    return played.map(([at]) => this.judged(at)).sort((a, b) => a.value - b.value)
  }

  async run(): Promise<Outcome> {
    try {
      return await this.search()
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      this.ended = 'stopped'
      const best = this.judge.nearest(this.all())
      return best === undefined ? { kind: 'stopped' } : { kind: 'found', best, close: [], far: [], stopped: true }
    }
  }

  private async search(): Promise<Outcome> {
    let low = 0
    let high = this.values.length - 1
    await this.decide(low)
    await this.decide(high)
    const ends = [this.judged(low), this.judged(high)] as const
    const [first, last] = ends
    const rises = last.wins.share > first.wins.share
    const [least, greatest] = rises ? [first, last] : [last, first]
    if (this.judge.isOver(least) && this.judge.isClear(least)) return { kind: 'outside', end: least, over: true }
    if (!this.judge.isOver(greatest) && this.judge.isClear(greatest))
      return { kind: 'outside', end: greatest, over: false }
    if (!this.judge.differ(first, last)) return { kind: 'flat', ends }
    await this.scan()
    while (high - low > 1) {
      const middle = (low + high) >> 1
      await this.decide(middle)
      if (this.judge.isOver(this.judged(middle)) === rises) high = middle
      else low = middle
    }
    return this.settle(low, high, rises)
  }

  /** A few trials at the quarters of a long range, so that a chance that is not monotonic is likely to show. */
  private async scan(): Promise<void> {
    const last = this.values.length - 1
    if (last < LONG) return
    for (const part of [1, 2, 3]) await this.play(Math.floor((last * part) / 4), Math.min(FIRST, this.most))
  }

  /** Plays both neighbours of the wanted chance in full; if an earlier look was wrong, moves on to where it lies. */
  private async settle(low: number, high: number, rises: boolean): Promise<Outcome> {
    for (let [a, b] = [low, high]; ; ) {
      await this.play(a, this.most)
      await this.play(b, this.most)
      const beyond = this.judge.isOver(this.judged(b)) !== rises && this.judge.isClear(this.judged(b))
      const before = this.judge.isOver(this.judged(a)) === rises && this.judge.isClear(this.judged(a))
      if (beyond && b < this.values.length - 1) [a, b] = [b, b + 1]
      else if (before && a > 0) [a, b] = [a - 1, a]
      else return this.among(a, b)
    }
  }

  /**
   * The nearer of the two neighbours of the wanted chance. If it is unclear on which side of it the nearer one lies,
   * its other neighbour is played as well, because that one may be nearest.
   */
  private async among(a: number, b: number): Promise<Outcome> {
    for (let [low, high] = [a, b]; ; ) {
      const played = Array.from({ length: high - low + 1 }, (_, i) => ({ at: low + i, tried: this.judged(low + i) }))
      played.sort((x, y) => this.judge.distance(x.tried) - this.judge.distance(y.tried))
      const [best, ...others] = played as [(typeof played)[number], ...(typeof played)[number][]]
      const isOpen = !this.judge.isClear(best.tried)
      if (isOpen && best.at === low && low > 0) await this.play(--low, this.most)
      else if (isOpen && best.at === high && high < this.values.length - 1) await this.play(++high, this.most)
      else {
        const close = others.filter(({ tried }) => this.judge.isClose(tried, best.tried)).map(({ tried }) => tried)
        const far = others.filter(({ at, tried }) => Math.abs(at - best.at) === 1 && !close.includes(tried))
        return { kind: 'found', best: best.tried, close, far: far.map(({ tried }) => tried), stopped: false }
      }
    }
  }

  /** Plays a value until it is clear on which side of the wanted chance it is, or the trials run out. */
  private async decide(at: number): Promise<void> {
    for (let trials = Math.min(FIRST, this.most); ; trials = Math.min(this.most, trials * 2)) {
      await this.play(at, trials)
      if (trials >= this.most || this.judge.isClear(this.judged(at))) return
    }
  }

  private async play(at: number, trials: number): Promise<void> {
    const { sampling, won } = this.at(at)
    while (sampling.trials < trials) {
      const next = Math.min(trials, sampling.trials + Math.max(FIRST, sampling.trials))
      const isWhole = await sampling.upTo(next)
      for (const { winner } of sampling.keep(sampling.ready)) won.add(winner === this.side)
      if (!isWhole) throw new Stopped()
      const value = this.values[at]
      this.options.onProgress?.({ value, trials: sampling.trials, tried: this.samplings.size })
    }
  }

  private at(position: number): { readonly sampling: Sampling; readonly won: Won } {
    const known = this.samplings.get(position)
    if (known !== undefined) return known
    const { axis, changes = [] } = this.options
    const value = this.values[position]
    const { make } = axis
    const changed =
      make === undefined
        ? changedExperiment(this.game, this.experiment, [...changes, changeOf(axis.name, value)])
        : changedExperiment(this.game, { ...this.experiment, encounter: make(value) }, changes)
    const one = { sampling: new Sampling(this.game, changed, this.options), won: new Won() }
    this.samplings.set(position, one)
    return one
  }

  private judged(at: number): Tried {
    const { sampling, won } = this.at(at)
    const wins = shareOf(sampling.wins(this.side), sampling.trials)
    return { value: this.values[at], sampling, wins, won }
  }
}
