import { checkOptions, type KnownOptions, limitText, Runner, UncountablePool, winnerOf } from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'
import { shareOf } from '../statistics/share.ts'
import type { Estimate } from './chance.ts'
import { type DuelGraph, type DuelProgress, DuelTooLarge, duelGraph } from './duel-graph.ts'
import { solve } from './duel-solve.ts'
import { OddsStopped, type Situation } from './results.ts'

export type { DuelProgress } from './duel-graph.ts'

/** Options of an exact duel. */
export interface DuelOptions {
  /** The policy of each seat, by position; the first is the referee's. */
  readonly policies: readonly AnyPolicy[]
  /** A fight with more situations than this is sampled instead; {@link MOST_STATES} by default. */
  readonly states?: number
  /** A fight with more branches than this is sampled instead; {@link MOST_STEPS} by default. */
  readonly branches?: number
  /** Whether to return the chances as fractions too. They are long, and slow. */
  readonly exact?: boolean
  /** How many fights to play when sampling; {@link DUEL_SAMPLES} by default. */
  readonly samples?: number
  /**
   * The most commands and dice in all sampled fights together; {@link MOST_PLAYED} by default. No fight is cut short.
   */
  readonly played?: number
  readonly seed?: string
  /**
   * Whether every branch is followed to its end, even if others have led to the same situation: slow, for
   * verification.
   */
  readonly apart?: boolean
  /** Called now and then with the progress; {@link OddsStopped} is thrown when it returns true. */
  readonly stopped?: (progress: DuelProgress) => boolean
}

const OPTIONS: KnownOptions<DuelOptions> = {
  policies: true,
  states: true,
  branches: true,
  exact: true,
  samples: true,
  played: true,
  seed: true,
  apart: true,
  stopped: true,
}

/** Situations that are followed before a fight is sampled instead. */
export const MOST_STATES = 100_000
/** Branches that are followed before a fight is sampled instead. */
export const MOST_STEPS = 5_000_000
/** Fights that are played if a fight is too large to follow. */
export const DUEL_SAMPLES = 10_000
/** Commands and dice after which no further fight is played. */
export const MOST_PLAYED = 10_000_000

/** The chances of a fight's ends. */
export interface Duel {
  /** `exact`: every branch was followed, and the errors are within the intervals. */
  readonly kind: 'exact' | 'sampled'
  /** For each side, by position. */
  readonly wins: readonly Estimate[]
  /** It ends, and nobody wins. */
  readonly draws: Estimate
  /** It never ends: nobody can continue, or it loops for ever (sampled: not within the limit). */
  readonly never: Estimate
  /** Different situations, and executions of the rules; when sampled, fights played. */
  readonly states: number
  readonly branches: number
  /** The number of situations in the largest cycle. */
  readonly cycle: number
  /** Why it was sampled, in a sentence; '' if it was not. */
  readonly why: string
}

/**
 * The chance of each side to win a fight from its present state, with every seat played by its policy. Every
 * situation that can occur is visited once, however many branches lead to it, and cycles are solved, not cut off. All
 * random draws of policies are followed. A policy must decide only by what it sees: one with a memory of its own
 * would give wrong results. The scene is restored afterwards, except for its undo log.
 * @example
 * ```ts
 * import { duelOf, loadGame, policyNamed } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior', zone: 'A' }, Corwin: { from: 'toll-ruffian', zone: 'A' } }
 * const { rules, readEncounter } = await loadGame('zones')
 * const { setup } = readEncounter({ ruleset: 'zones', surprised: 'nobody', battlefield: 'A-B', combatants, now: { turn: 'Ada' } })
 * if (setup === null) throw new Error('That is no encounter.')
 * const scene = rules.open(setup)
 * const policies = setup.seats.map(() => policyNamed(rules, 'first-legal', { fair: false }))
 * const { kind, wins } = duelOf({ rules, scene }, { policies })
 * console.log(kind, wins.map(({ value }) => value.toFixed(3))) // exact [ '0.520', '0.480' ]
 * ```
 */
export function duelOf(situation: Situation, options: DuelOptions): Duel {
  checkOptions('duelOf', options, OPTIONS)
  const steps = duelSteps(situation, options)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/**
 * The same as {@link duelOf}, step by step, for hosts with other work to do in between: it reports its progress after
 * every step, and can be abandoned (`return`). Do not use the scene before it is done or abandoned.
 */
export function* duelSteps(situation: Situation, options: DuelOptions): Generator<DuelProgress, Duel> {
  const { states = MOST_STATES, branches = MOST_STEPS, apart = false, stopped = () => false } = options
  const sides = situation.scene.setup.sides.length
  const clever = options.policies.find((policy) => policy.looksBack === true)
  if (clever !== undefined) {
    const why = `The policy ${clever.id} tries out its commands, and that cannot be followed.`
    return yield* samples(situation, options, why)
  }
  let graph: DuelGraph
  try {
    graph = yield* duelGraph(situation, options.policies, { states, branches, apart, stopped })
  } catch (error) {
    if (error instanceof DuelTooLarge || error instanceof UncountablePool)
      return yield* samples(situation, options, error.message)
    throw error
  }
  const { chances, error, exact, cycle } = solve(graph, sides, options.exact === true)
  const estimates = chances.map((value, i): Estimate => {
    const fraction = exact?.[i] ?? null
    // A chance close to 1 may be rounded to 1: it is certain only if nothing else can happen.
    const sure = value === 0 || (value === 1 && chances.every((other, at) => at === i || other === 0))
    const off = fraction !== null || sure ? 0 : error
    return { value, low: Math.max(0, value - off), high: Math.min(1, value + off), exact: fraction }
  })
  return {
    kind: 'exact',
    wins: estimates.slice(0, sides),
    draws: estimates[sides],
    never: estimates[sides + 1],
    states: graph.steps.length,
    branches: graph.branches,
    cycle,
    why: '',
  }
}

/** The chances by sampling. The scene is restored afterwards, except for its undo log. */
export function sampledDuel(situation: Situation, options: DuelOptions, why: string): Duel {
  const steps = samples(situation, options, why)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same step by step. */
function* samples({ rules, scene }: Situation, options: DuelOptions, why: string): Generator<DuelProgress, Duel> {
  const { samples: wanted = DUEL_SAMPLES, played: most = MOST_PLAYED } = options
  const { seed = 'duel', policies, stopped = () => false } = options
  const start = scene.save()
  const { table, recorder } = scene
  const sides = scene.setup.sides.length
  const counts = new Array<number>(sides + 2).fill(0)
  const runner = new Runner(rules, scene, { policies, checked: false })
  scene.recorder = null
  let samples = 0
  let played = 0
  try {
    while (samples < wanted && played < most) {
      const progress = { found: 0, followed: 0, branches: samples }
      if (stopped(progress)) throw new OddsStopped('Stopped before the fight was solved.')
      yield progress
      scene.load(start)
      const { over, commands, dice } = runner.run(`${seed} ${samples++}`)
      played += commands + dice
      const winner = winnerOf(scene)
      const column = !over ? sides + 1 : winner < 0 ? sides : winner
      counts[column] = counts[column] + 1
    }
  } finally {
    scene.load(start)
    scene.table = table
    scene.recorder = recorder
  }
  if (samples < wanted) why += ` More fights would have taken more than ${limitText(most)} commands and dice.`
  const estimates = counts.map((count): Estimate => {
    const { share, low, high } = shareOf(count, samples)
    return { value: share, low, high, exact: null }
  })
  return {
    kind: 'sampled',
    wins: estimates.slice(0, sides),
    draws: estimates[sides],
    never: estimates[sides + 1],
    states: 0,
    branches: samples,
    cycle: 0,
    why,
  }
}
