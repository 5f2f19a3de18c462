import { type AnyRuleset, type AnyScene, Blows, type FightEvent, type KnownOptions, Recorder } from '@fray/kernel'
import type { Fraction } from './fraction.ts'
import type { Measure } from './measure.ts'
import type { Reactions } from './reactions.ts'
import type { Reading } from './reading.ts'

/** How odds are worked out. */
export interface OddsOptions<T> {
  /** What is read from the fight afterwards: `happenings` by default. */
  readonly reading?: Reading<T>
  /** Who answers: `nobody` by default. */
  readonly reactions?: Reactions
  /** What `best` is best for each side: `lifeMargin` by default. */
  readonly measure?: Measure
  /** Odds that take more ways than this are sampled instead; default {@link MOST_BRANCHES}. */
  readonly branches?: number
  /** Whether every way is followed to its end, also those that come to what others have come to: slow, for checking. */
  readonly apart?: boolean
  /** How many samples are taken then; {@link SAMPLES} by default. */
  readonly samples?: number
  /** How many dice are rolled for them, all together, before no further sample is taken; {@link MOST_DICE} by default. */
  readonly dice?: number
  /** The seed of the samples; the same seed gives the same samples. */
  readonly seed?: string
  /** Asked now and then; the odds end with {@link OddsStopped} when it says true. */
  readonly stopped?: () => boolean
}

/** Every option of odds by its name. */
export const ODDS_OPTIONS: KnownOptions<OddsOptions<unknown>> = {
  reading: true,
  reactions: true,
  measure: true,
  branches: true,
  apart: true,
  samples: true,
  dice: true,
  seed: true,
  stopped: true,
}

/** Ways of falling that are followed before odds are sampled instead. */
export const MOST_BRANCHES = 100_000
/** Samples that are taken where an exact answer would take too long. */
export const SAMPLES = 10_000
/** Dice after which no further sample is taken. */
export const MOST_DICE = 2_000_000
/** How often somebody is asked whether to stop. */
export const ASK_EVERY = 256
/** Odds that were given up because somebody wanted it. */
export class OddsStopped extends Error {
  override name = 'OddsStopped'
}

/** The command whose odds are wanted may not be given now; the message is the rules' own. */
export class IllegalCommand extends Error {
  override name = 'IllegalCommand'
}

/** Every distinct outcome with its exact chance; the chances add up to one. */
export interface ExactOdds<T> {
  readonly kind: 'exact'
  /** In the order in which they were met. */
  readonly outcomes: readonly { readonly value: T; readonly chance: Fraction }[]
  /** Executions of the rules: ways that were followed to their end, or to where they came to the same as another. */
  readonly branches: number
  /** In a sentence, who has answered where the answers that were wanted would have taken too many ways. */
  readonly instead?: string
}

/** Outcomes of seeded samples, where the exact odds would have taken too long. */
export interface SampledOdds<T> {
  readonly kind: 'sampled'
  readonly outcomes: readonly { readonly value: T; readonly count: number }[]
  readonly samples: number
  readonly seed: string
  /** Why they are not exact, in a sentence. */
  readonly why: string
}

/** The odds of a command: exact, or sampled, and they say which. */
export type Odds<T> = ExactOdds<T> | SampledOdds<T>

const NO_EVENTS: readonly FightEvent[] = []
const NO_BLOWS = new Blows()

/** Outcomes, numbered as they come. */
export class Outcomes<T> {
  readonly values: T[] = []
  private readonly numbers = new Map<string | number, number>()
  private readonly byMark = new Map<string | number, number>()
  private latestMark: string | number | null = null
  private latest = -1
  private readonly reading: Reading<T>

  constructor(reading: Reading<T>) {
    this.reading = reading
  }

  /** The number of what is read from the scene now, with what was heard of the blows. */
  read(scene: AnyScene): number {
    const { recorder } = scene
    const { reading, byMark } = this
    const blows = scene.blows ?? NO_BLOWS
    if (recorder !== null || reading.mark === undefined) {
      return this.numberOf(reading.read(scene, blows, recorder === null ? NO_EVENTS : recorder.events))
    }
    const mark = reading.mark(scene, blows)
    if (mark === this.latestMark) return this.latest
    let number = byMark.get(mark)
    if (number === undefined) {
      number = this.numberOf(reading.read(scene, blows, NO_EVENTS))
      byMark.set(mark, number)
    }
    this.latestMark = mark
    this.latest = number
    return number
  }

  private numberOf(value: T): number {
    const key = this.reading.key?.(value) ?? keyOf(value)
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.values.length
      this.values.push(value)
      this.numbers.set(key, number)
    }
    return number
  }
}

const keyOf = (value: unknown): string | number =>
  typeof value === 'number' ? value : typeof value === 'string' ? `"${value}` : JSON.stringify(value)

/** A recorder for a reading, or null where it wants no events. */
export const recorderFor = (reading: Reading<unknown>): Recorder | null =>
  reading.events === true ? new Recorder() : null

/** One fight at the point where a command may be given. */
export interface Situation {
  readonly rules: AnyRuleset
  /** Used for working, and as before when the odds are there. */
  readonly scene: AnyScene
}
