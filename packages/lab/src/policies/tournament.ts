import { type AnyRuleset, checkFields, type KnownOptions, titleOf } from '@fray/kernel'
import { inOrder } from '../simulate/in-order.ts'
import type { StopSignal } from '../simulate/stop-signal.ts'
import { meanWithin } from '../statistics/mean.ts'
import { type Share, shareOf } from '../statistics/share.ts'
import { Counter } from '../statistics/spread.ts'
import {
  type Mirror,
  type PairBatch,
  type PairingPlan,
  type PairPool,
  PairScore,
  pairsHere,
  type Uses,
} from './pairs.ts'

/** One policy against another in one mirror fight, each equally often on either side. */
export interface Pairing {
  readonly ruleset: string
  readonly encounter: string
  readonly first: string
  readonly second: string
  /** Victories of the first; a draw counts for neither. */
  readonly wins: Share
  readonly losses: Share
  readonly draws: Share
  /** Points of the first, with half a point for a draw: the comparison, with its interval. */
  readonly score: { readonly value: number; readonly low: number; readonly high: number }
}

/** The actions that a policy used: the share of each in its commands, without automatic ones. */
export interface Usage {
  readonly ruleset: string
  readonly policy: string
  readonly actions: readonly { readonly action: string; readonly title: string; readonly share: number }[]
}

/** Policies against each other, ruleset by ruleset. */
export interface Tournament {
  readonly seed: string
  readonly pairings: readonly Pairing[]
  readonly usage: readonly Usage[]
}

/** Options of a tournament. */
export interface TournamentPlan {
  readonly mirrors: readonly Mirror[]
  /** Names of policies (see {@link policyNamed}), the weakest first: each plays the one before it. */
  readonly policies: readonly string[]
  /** Fights per pairing, an even number: half of them with exchanged sides and the same dice. */
  readonly fights: number
  readonly seed: string
  /** Commands after which a fight is abandoned and counts as a draw. */
  readonly limit?: number
  /** A clock in milliseconds, for policies that need one; used only when playing in this thread. */
  readonly now?: () => number
  /** The worker pool; this thread by default. */
  readonly workerPool?: PairPool
  /** Ends it with what has been played. */
  readonly signal?: StopSignal
}

const PLAN: KnownOptions<TournamentPlan> = {
  mirrors: true,
  policies: true,
  fights: true,
  seed: true,
  limit: true,
  now: true,
  workerPool: true,
  signal: true,
}

/**
 * The progress of a tournament: called before the first and after each pair of fights. `soFar` builds the result so
 * far. Returning false ends it.
 */
export type TournamentProgress = (
  done: number,
  all: number,
  what: string,
  soFar: () => Tournament,
) => boolean | undefined | Promise<boolean | undefined>

/** Default limit of commands per fight. */
const LIMIT = 5000

/** The results of one mirror fight so far. */
interface Held {
  readonly mirror: Mirror
  /** By the position of the stronger policy, from 1 on. */
  readonly scores: PairScore[]
  /** By the position of the policy. */
  readonly uses: readonly Uses[]
}

function resultOf({ seed, policies }: TournamentPlan, held: readonly Held[]): Tournament {
  const pairings = held.flatMap(({ mirror: { rules, setup }, scores }) =>
    scores.map((score, i) => pairingOf(rules.id, setup.title, policies[i + 1], policies[i], score)),
  )
  const usage = held.flatMap(({ mirror: { rules }, uses }) =>
    policies.flatMap((policy, i) => (uses[i].size > 0 ? [usageOf(rules, policy, uses[i])] : [])),
  )
  return { seed, pairings, usage }
}

/** One pair of fights to be played. */
interface Due {
  readonly mirror: Mirror
  readonly plan: PairingPlan
  /** The position of the stronger policy. */
  readonly at: number
  readonly pair: number
}

function* duePairs({ mirrors, policies, fights, seed, limit = LIMIT }: TournamentPlan): Generator<Due, void> {
  for (const mirror of mirrors) {
    for (let at = 1; at < policies.length; at++) {
      const plan = { mirror, stronger: policies[at], weaker: policies[at - 1], seed, limit }
      for (let pair = 0; pair < pairsOf(fights); pair++) yield { mirror, plan, at, pair }
    }
  }
}

const pairsOf = (fights: number): number => Math.max(1, Math.ceil(fights / 2))

/**
 * Plays policies against each other. If `progress` or the plan's signal ends it, the result is what has been played
 * so far. The same plan gives the same result no matter which worker plays it, unless a policy uses the clock.
 * @example
 * ```ts
 * import { loadGame, setupOf, tournament } from '@fray/lab'
 *
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const encounter = { ruleset: 'zones', title: 'A quarrel', combatants }
 * const experiment = { ruleset: 'zones', encounter, policies: { otherwise: 'aggressive', sides: {} }, seed: 'oak', limit: 10_000 }
 * const game = await loadGame('zones')
 * const mirrors = [{ rules: game.rules, setup: setupOf(game, experiment) }]
 * const { pairings } = await tournament({ mirrors, policies: ['random', 'aggressive'], fights: 20, seed: 'oak' })
 * for (const { first, second, wins } of pairings) console.log(`${first} beats ${second} in ${wins.count} of ${wins.trials}`) // aggressive beats random in 18 of 20
 * ```
 */
export async function tournament(plan: TournamentPlan, progress?: TournamentProgress): Promise<Tournament> {
  checkFields('The plan of a tournament', plan, PLAN)
  const { mirrors, policies, fights, signal, workerPool = pairsHere(plan.now) } = plan
  const all = mirrors.length * (policies.length - 1) * pairsOf(fights) * 2
  const held: Held[] = []
  const soFar = () => resultOf(plan, held)
  const say = async (done: number, due: Due): Promise<boolean> =>
    (await progress?.(done, all, whatOf(due), soFar)) === false
  const [first] = duePairs(plan)
  if (first === undefined) return soFar()
  scoreOf(held, first, policies.length)
  if (await say(0, first)) return soFar()
  let done = 0
  const plans = new Set<PairingPlan>()
  try {
    await inOrder<Due, PairBatch>({
      pieces: duePairs(plan),
      ahead: () => workerPool.ahead,
      play({ plan, pair }) {
        plans.add(plan)
        return workerPool.playPairs(plan, { first: pair, count: 1 })
      },
      take(batch, due) {
        scoreOf(held, due, policies.length).add(batch)
        count(held, due, batch)
        done += 2
        return say(done, due)
      },
      signal,
    })
  } finally {
    for (const one of plans) workerPool.dropPairs?.(one)
  }
  return soFar()
}

const whatOf = ({ plan: { mirror, stronger, weaker } }: Due): string =>
  `${mirror.rules.id}: ${stronger} against ${weaker}`

/** The score of the pairing that a pair belongs to, created with its first pair. */
function scoreOf(held: Held[], { mirror, at }: Due, policies: number): PairScore {
  let one = held.find((each) => each.mirror === mirror)
  if (one === undefined) {
    one = { mirror, scores: [], uses: Array.from({ length: policies }, () => new Map()) }
    held.push(one)
  }
  one.scores[at - 1] ??= new PairScore()
  return one.scores[at - 1] as PairScore
}

function count(held: readonly Held[], { mirror, at }: Due, { uses }: PairBatch): void {
  const one = held.find((each) => each.mirror === mirror) as Held
  for (const [policy, used] of [uses.weaker, uses.stronger].entries()) {
    const counts = one.uses[at - 1 + policy]
    for (const [action, times] of used) counts.set(action, (counts.get(action) ?? 0) + times)
  }
}

/** The result of the pairs of one pairing. */
export function pairingOf(
  ruleset: string,
  encounter: string,
  first: string,
  second: string,
  score: PairScore,
): Pairing {
  const { wins, losses, draws } = score
  return {
    ruleset,
    encounter,
    first,
    second,
    wins: shareOfPairs(wins),
    losses: shareOfPairs(losses),
    draws: shareOfPairs(draws),
    score: meanWithInterval(wins.map((won, i) => won + draws[i] / 2)),
  }
}

/** The number of fights, with the interval over the pairs. */
function shareOfPairs(parts: readonly number[]): Share {
  const count = 2 * parts.reduce((sum, x) => sum + x, 0)
  const { low, high } = meanWithInterval(parts)
  return { ...shareOf(count, 2 * parts.length), low, high }
}

/**
 * The mean over the pairs with a 95% interval that is valid for few pairs as well as for many. The pairs are
 * independent, the two fights of a pair are not.
 */
function meanWithInterval(parts: readonly number[]): Pairing['score'] {
  if (parts.length === 0) return { value: 0.5, low: 0, high: 1 }
  const counter = new Counter()
  for (const part of parts) counter.add(part)
  return meanWithin(counter.counts(), { least: 0, most: 1 })
}

function usageOf(rules: AnyRuleset, policy: string, uses: Uses): Usage {
  let all = 0
  const decided = [...uses].filter(([action]) => rules.actions.get(action)?.formal !== true)
  for (const [, count] of decided) all += count
  const actions = decided
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .map(([action, count]) => ({ action, title: titleOf(rules, action), share: count / all }))
  return { ruleset: rules.id, policy, actions }
}
