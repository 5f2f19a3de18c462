import { checkOptions, type KnownOptions, type PlainCommand } from '@fray/kernel'
import type { PointFound, Standing, TurningJob } from './analyst.ts'
import { type Interval, intervalOf, type Measured } from './measured.ts'

/** One command that changed the course of a fight. Chances are those of the actor's side. */
export interface TurningPoint {
  /** The number of the command, from 1. */
  readonly command: number
  readonly round: number
  /** Whether someone decided it; `done` names the actor. Automatic commands are decided by nobody. */
  readonly decided: boolean
  /** The side's position. */
  readonly side: number
  readonly done: PlainCommand
  /** The side's chance to win before the command, and after it. */
  readonly before: Interval
  readonly after: Interval
  /** The value of the best alternative minus that of what was done, before any die is rolled: 0 or more. */
  readonly choice: Interval
  /** The best alternative tried; null if what was done was as good. */
  readonly better: PlainCommand | null
  /** The actual result minus the expected one. */
  readonly luck: Interval
}

/** The turning points of a fight. */
export interface TurningPoints {
  /** By position of the side: its chance to win before each command, and at the end. */
  readonly course: readonly (readonly Interval[])[]
  /** The commands that changed most, in the order in which they were given. */
  readonly points: readonly TurningPoint[]
}

/** Analyses commands, here or in a thread. */
export interface Looker {
  standing(job: TurningJob): Promise<Standing>
  point(job: TurningJob): Promise<PointFound>
}

/** Options of the search for turning points. */
export interface TurningOptions {
  /** The number of points; 5 by default. */
  readonly most?: number
  /** Fights to play on from before each command, and for each alternative; 100 and 400 by default. */
  readonly trials?: { readonly course: number; readonly point: number }
  /** Called with the share that is done, from 0 to 1. */
  readonly onProgress?: (part: number) => void
  /** Called with the course as soon as it is known, long before the points. */
  readonly onCourse?: (course: TurningPoints['course']) => void
  readonly signal?: { readonly aborted: boolean }
}

const OPTIONS: KnownOptions<TurningOptions> = {
  most: true,
  trials: true,
  onProgress: true,
  onCourse: true,
  signal: true,
}

/** The search for turning points was stopped. */
export class TurningStopped extends Error {
  override name = 'TurningStopped'
}

/** How many of the largest changes are analysed closely for each wanted point. */
const CLOSER = 2

/**
 * Finds where a fight turned: first the chances before each command, then, for the commands that changed them most,
 * the alternatives and the part of luck. Throws {@link TurningStopped} when it is stopped.
 * @example
 * ```ts
 * import { loadGame, lookerHere, trialJournal, turningPoints } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const lines = trialJournal(await loadGame('zones'), experiment, 3)
 * const moves = lines.flatMap((line) => ('move' in line ? [line.move] : []))
 * const looker = await lookerHere({ ruleset: 'zones', encounter, moves })
 * const { course, points } = await turningPoints(moves.length, [looker], { most: 1, trials: { course: 10, point: 20 } })
 * console.log(course.length, points.length) // 2 1
 * ```
 */
export async function turningPoints(
  commands: number,
  lookers: readonly Looker[],
  options: TurningOptions = {},
): Promise<TurningPoints> {
  checkOptions('turningPoints', options, OPTIONS)
  const { most = 5, trials = { course: 100, point: 400 }, onProgress, onCourse, signal } = options
  const close = Math.min(commands, most * CLOSER)
  // A close analysis takes about as long as this many others.
  const weight = (12 * trials.point) / trials.course
  const all = commands + 1 + close * weight
  let done = 0
  const each = async <T>(places: readonly number[], cost: number, look: (by: Looker, at: number) => Promise<T>) => {
    const found: T[] = []
    let next = 0
    const work = async (by: Looker): Promise<void> => {
      while (next < places.length) {
        if (signal?.aborted === true) throw new TurningStopped()
        const i = next++
        found[i] = await look(by, places[i])
        done += cost
        onProgress?.(Math.min(1, done / all))
      }
    }
    await Promise.all(lookers.map(work))
    return found
  }
  const steps = Array.from({ length: commands + 1 }, (_, at) => at)
  const course = await each(steps, 1, (by, at) => by.standing({ kind: 'standing', at, trials: trials.course }))
  const chances = Array.from({ length: course[0]?.sides.length ?? 0 }, (_, side) =>
    course.map(({ sides }) => intervalOf(sides[side] as Measured, 0, 1)),
  )
  onCourse?.(chances)
  const change = (at: number): number =>
    Math.max(...(course[at] as Standing).sides.map(({ value }, side) => Math.abs(stood(at + 1, side) - value)))
  const stood = (at: number, side: number): number => (course[at] as Standing).sides[side]?.value ?? 0
  const largest = steps
    .slice(0, commands)
    .sort((a, b) => change(b) - change(a) || a - b)
    .slice(0, close)
  const found = await each(largest, weight, (by, at) => by.point({ kind: 'point', at, trials: trials.point }))
  const points = largest.map((at, i): TurningPoint => {
    const { round, side, done: given, better, choice, luck, actor } = found[i] as PointFound
    const chance = (step: number) => chances[side]?.[step] ?? { value: 0, low: 0, high: 0 }
    return {
      command: at + 1,
      round,
      decided: actor >= 0,
      side,
      done: given,
      before: chance(at),
      after: chance(at + 1),
      choice: intervalOf(choice, 0, 1),
      better,
      luck: intervalOf(luck, -1, 1),
    }
  })
  const weightOf = ({ choice, luck }: TurningPoint): number => choice.value + Math.abs(luck.value)
  return {
    course: chances,
    points: points
      .sort((a, b) => weightOf(b) - weightOf(a))
      .slice(0, most)
      .sort((a, b) => a.command - b.command),
  }
}
