import { checkOptions, type KnownOptions, limitText, Runner, UncountablePool, winnerOf } from '@fray/kernel'
import type { AnyPolicy } from '../simulate/seating.ts'
import { shareOf } from '../statistics/share.ts'
import type { Estimate } from './chance.ts'
import { type DuelGraph, type DuelProgress, DuelTooLarge, duelGraph } from './duel-graph.ts'
import { solve } from './duel-solve.ts'
import { OddsStopped, type Situation } from './results.ts'

export type { DuelProgress } from './duel-graph.ts'

/** How a duel is worked out. */
export interface DuelOptions {
  /** The policy of each seat, by position; the first is the referee's. */
  readonly policies: readonly AnyPolicy[]
  /** A fight with more situations than this is sampled instead; {@link MOST_STATES} by default. */
  readonly states?: number
  /** A fight with more ways to go on than this is sampled instead; {@link MOST_STEPS} by default. */
  readonly branches?: number
  /** Whether the chances are wanted as fractions, too. They are long, and take long. */
  readonly exact?: boolean
  /** How many fights are played where it is sampled; {@link DUEL_SAMPLES} by default. */
  readonly samples?: number
  /** The commands and dice of all fights together that are played; {@link MOST_PLAYED} by default. No fight is cut short. */
  readonly played?: number
  readonly seed?: string
  /** Whether every way is followed to its end, also those that come to what others have come to: slow, for checking. */
  readonly apart?: boolean
  /** Asked now and then, with how far it is; {@link OddsStopped} is thrown when it says true. */
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
/** Ways to go on that are followed before a fight is sampled instead. */
export const MOST_STEPS = 5_000_000
/** Fights that are played where a fight is too large to follow. */
export const DUEL_SAMPLES = 10_000
/** Commands and dice after which no further fight is played. */
export const MOST_PLAYED = 10_000_000

/** The chances of a fight's ends. */
export interface Duel {
  /** `exact`: every way was followed, and the chances are off by no more than their intervals say. */
  readonly kind: 'exact' | 'sampled'
  /** For each side, by position. */
  readonly wins: readonly Estimate[]
  /** It is over, and nobody has won. */
  readonly draws: Estimate
  /** It never comes to an end: nobody can go on, or it goes round for ever (of samples: not within their limit). */
  readonly never: Estimate
  /** Different situations, and executions of the rules; of samples, fights that were played. */
  readonly states: number
  readonly branches: number
  /** The largest number of situations that one can go round in. */
  readonly cycle: number
  /** Why it was sampled, in a sentence; empty where it was not. */
  readonly why: string
}

/**
 * The chance of each side to win a fight from where it stands, every seat played by its policy. Every situation that can
 * come about is met once, however many ways lead to it, and situations that come again are solved, not cut off. Policies
 * that draw lots are followed in all of them. A policy must decide by what it sees alone: one that keeps a memory of its
 * own would be worked out wrongly. The scene is as before afterwards, but
 * for its undo log.
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
 * What {@link duelOf} does, piece by piece, for hosts that have to look after something else meanwhile: it says how far it is
 * after every piece, and may be given up (`return`). The scene is not to be used before it is done or given up.
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
    // What is next to certain may be rounded to 1: it is certain only where nothing else can happen.
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

/** The chances by playing so many fights. The scene is as before afterwards, but for its undo log. */
export function sampledDuel(situation: Situation, options: DuelOptions, why: string): Duel {
  const steps = samples(situation, options, why)
  for (;;) {
    const { done, value } = steps.next()
    if (done === true) return value
  }
}

/** The same piece by piece. */
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
