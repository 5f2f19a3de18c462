/** One of several alternatives, and the results of trying it. */
export interface Arm<T> {
  readonly what: T
  /**
   * The value found in each trial, by number; NaN if it could not be done. Trials with the same number are
   * comparable.
   */
  readonly worths: number[]
  /** Additional standard errors by which it must beat the usual alternative. */
  readonly reserve: number
}

/** An alternative that has not been tried. */
export const armOf = <T>(what: T, reserve = 0): Arm<T> => ({ what, worths: [], reserve })

/** The mean value; 0 if it could never be tried. */
function meanOf({ worths }: Arm<unknown>): number {
  let sum = 0
  let count = 0
  for (const worth of worths) {
    if (Number.isNaN(worth)) continue
    sum += worth
    count++
  }
  return count === 0 ? 0 : sum / count
}

/**
 * How much better the first is than the second, trial by trial, minus `doubt` standard errors. Trials are paired,
 * because those with the same number have the same dice.
 */
function surelyBetter(first: Arm<unknown>, second: Arm<unknown>, doubt: number): number {
  const differences: number[] = []
  const count = Math.min(first.worths.length, second.worths.length)
  for (let i = 0; i < count; i++) {
    const difference = first.worths[i] - second.worths[i]
    if (!Number.isNaN(difference)) differences.push(difference)
  }
  const n = differences.length
  if (n === 0) return Number.NEGATIVE_INFINITY
  const mean = differences.reduce((sum, x) => sum + x, 0) / n
  if (n === 1) return mean
  const variance = differences.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (n - 1)
  // Few trials say little about their variance.
  return mean - doubt * (1 + 2 / n) * Math.sqrt(variance / n)
}

/** How trials are distributed. */
export interface Halving {
  /** Trials of each alternative before the first half is dropped. */
  readonly first: number
  /** Trials of those left in the end. */
  readonly last: number
}

/** One trial: the position of the alternative, and the trial's number. */
export type Trial = readonly [arm: number, trial: number]

/** Trials after which the search may end because nothing beats the usual alternative. */
const ENOUGH = 16

/**
 * Finds the best of several alternatives by repeatedly dropping the worse half, while the rest get twice as many
 * trials. The first, the usual one, stays to the end and is taken unless another is significantly better. It yields
 * the trial to run next, so that all have had equal trials when time is up; the caller stores the values in the arms,
 * and says whether time is up. It ends early if all others look far worse than the usual one.
 */
export function* halve<T>(
  arms: readonly Arm<T>[],
  { first, last }: Halving,
  doubt: number,
): Generator<readonly Trial[], Arm<T>, boolean> {
  const usual = arms[0] as Arm<T>
  let left = [...arms]
  for (let trials = Math.min(first, last); ; trials = Math.min(last, trials * 2)) {
    const wanted: Trial[] = []
    for (let trial = usual.worths.length; trial < trials; trial++) {
      for (const arm of left) wanted.push([arms.indexOf(arm), trial])
    }
    const isOut = yield wanted
    if (isOut || trials >= last || left.length <= 1) return decide(left, usual, doubt)
    const others = left.filter((arm) => arm !== usual).sort((a, b) => meanOf(b) - meanOf(a))
    if (trials >= ENOUGH && others.every((arm) => surelyBetter(usual, arm, doubt) > 0)) return usual
    left = [usual, ...others.slice(0, Math.ceil(others.length / 2))]
  }
}

/** The same, with the trials run here; `isOut` is called before each trial and ends the search. */
export function bestArm<T>(
  arms: readonly Arm<T>[],
  halving: Halving,
  doubt: number,
  tryOut: (what: T, trial: number) => number,
  isOut: () => boolean = () => false,
): Arm<T> {
  const steps = halve(arms, halving, doubt)
  for (let step = steps.next(); ; ) {
    if (step.done === true) return step.value
    let out = false
    for (const [at, trial] of step.value) {
      if (trial > 0 && isOut()) {
        out = true
        break
      }
      const arm = arms[at] as Arm<T>
      arm.worths[trial] = tryOut(arm.what, trial)
    }
    step = steps.next(out)
  }
}

/** The margin by which another alternative must beat the usual one: a tie is not a reason to change. */
const MARGIN = 0.002

function decide<T>(left: readonly Arm<T>[], usual: Arm<T>, doubt: number): Arm<T> {
  let best = usual
  let most = MARGIN
  for (const arm of left) {
    if (arm === usual) continue
    const better = surelyBetter(arm, usual, doubt + arm.reserve)
    if (better > most) {
      most = better
      best = arm
    }
  }
  return best
}
