import { type AnyRuleset, type AnyScene, Blows, type FightEvent, type KnownOptions, Recorder } from '@fray/kernel'
import type { Fraction } from './fraction.ts'
import type { Measure } from './measure.ts'
import type { Reactions } from './reactions.ts'
import type { Reading } from './reading.ts'

/** Options of odds. */
export interface OddsOptions<T> {
  /** What is read from the fight afterwards: `happenings` by default. */
  readonly reading?: Reading<T>
  /** Who answers: `nobody` by default. */
  readonly reactions?: Reactions
  /** What `best` maximises for each side: `lifeMargin` by default. */
  readonly measure?: Measure
  /** Odds with more branches than this are sampled instead; {@link MOST_BRANCHES} by default. */
  readonly branches?: number
  /**
   * Whether every branch is followed to its end, even if others have led to the same situation: slow, for
   * verification.
   */
  readonly apart?: boolean
  /** How many samples to take when sampling; {@link SAMPLES} by default. */
  readonly samples?: number
  /** No further sample is taken after this many dice in all; {@link MOST_DICE} by default. */
  readonly dice?: number
  /** The seed of the samples; the same seed gives the same samples. */
  readonly seed?: string
  /** Called now and then; the odds end with {@link OddsStopped} when it returns true. */
  readonly stopped?: () => boolean
}

/** The names of all options of odds. */
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

/** Branches that are followed before odds are sampled instead. */
export const MOST_BRANCHES = 100_000
/** Samples that are taken if an exact answer would take too long. */
export const SAMPLES = 10_000
/** Dice after which no further sample is taken. */
export const MOST_DICE = 2_000_000
/** Branches between two calls of `stopped`. */
export const ASK_EVERY = 256
/** Thrown when odds were stopped on request. */
export class OddsStopped extends Error {
  override name = 'OddsStopped'
}

/** Thrown for a command that may not be given now; the message is the rules' own. */
export class IllegalCommand extends Error {
  override name = 'IllegalCommand'
}

/** Every distinct outcome with its exact chance; the chances add up to one. */
export interface ExactOdds<T> {
  readonly kind: 'exact'
  /** In the order in which they were found. */
  readonly outcomes: readonly { readonly value: T; readonly chance: Fraction }[]
  /** Executions of the rules: branches followed to their end, or to where they reached a known situation. */
  readonly branches: number
  /** In a sentence, who answered instead if the requested answers would have taken too many branches. */
  readonly instead?: string
}

/** Outcomes of seeded samples, if the exact odds would have taken too long. */
export interface SampledOdds<T> {
  readonly kind: 'sampled'
  readonly outcomes: readonly { readonly value: T; readonly count: number }[]
  readonly samples: number
  readonly seed: string
  /** Why they are not exact, in a sentence. */
  readonly why: string
}

/** The odds of a command, exact or sampled; `kind` says which. */
export type Odds<T> = ExactOdds<T> | SampledOdds<T>

const NO_EVENTS: readonly FightEvent[] = []
const NO_BLOWS = new Blows()

/** Outcomes, numbered in the order of their appearance. */
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

  /** The number of the outcome read from the scene's present state and attack rolls. */
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

/** A recorder for a reading, or null if it needs no events. */
export const recorderFor = (reading: Reading<unknown>): Recorder | null =>
  reading.events === true ? new Recorder() : null

/** One fight at a point where a command may be given. */
export interface Situation {
  readonly rules: AnyRuleset
  /** Changed during the work, and restored when the odds are done. */
  readonly scene: AnyScene
}
