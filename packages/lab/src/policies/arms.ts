/** One of several things to do, and how it went when it was tried out. */
export interface Arm<T> {
  readonly what: T
  /** The worth found at each trial by its number; NaN where it could not be done. Trials of equal number are alike. */
  readonly worths: number[]
  /** Standard errors, beyond those asked of every arm, by which it must be better than the usual one. */
  readonly reserve: number
}

/** An arm that has not been tried. */
export const armOf = <T>(what: T, reserve = 0): Arm<T> => ({ what, worths: [], reserve })

/** The mean worth; 0 for an arm that could never be tried. */
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
 * How much better the first is than the second, trial by trial, less the doubt about it: so many standard errors. Trials
 * are paired, for those of one number have the same dice.
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
  // Few trials tell little about how far they scatter.
  return mean - doubt * (1 + 2 / n) * Math.sqrt(variance / n)
}

/** How trials are handed out. */
export interface Halving {
  /** Trials of each arm before the first half is given up. */
  readonly first: number
  /** Trials of those that are left in the end. */
  readonly last: number
}

/** One arm, by its place, to be tried once, by the trial's number. */
export type Trial = readonly [arm: number, trial: number]

/** Trials after which it may be seen that nothing is better than the usual arm. */
const ENOUGH = 16

/**
 * Finds the best of several arms by giving up the worse half again and again, while those that are left get twice as many
 * trials. The first arm, what one would usually do, stays to the end, and is taken unless another is surely better. It says
 * what is to be tried next, trial by trial, so that all have been tried alike when time is up; the one who tries puts the worths
 * into the arms, and says whether time is up. It ends early where all others look worse than the usual arm by far.
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

/** The same, tried out here; `isOut` is asked before each trial whether to stop. */
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

/** Worth by which another arm must be better than the usual one: what is as good is no reason. */
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
