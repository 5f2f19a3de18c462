import type { Hardness } from '../report/model/verdict.ts'
import { USUAL_POLICY } from '../simulate/seating.ts'
import { simulate } from '../simulate/simulate.ts'
import type { Experiment } from '../simulate/simulation.ts'
import { loadGame } from '../simulate/worker-pool.ts'
import { balance } from './balance.ts'
import type { Playing } from './sampling.ts'

/**
 * The strength of the opposing side: a rung on a ladder of rosters, from 0, and their toughness in percent of normal.
 */
export interface FoeStrength {
  readonly rung: number
  readonly toughness: number
}

/** Fights that differ only in the strength of the opposing side. */
export interface FightLadder {
  /** The number of rungs, the weakest first. */
  readonly rungs: number
  /** The encounter with the opposing side at that strength. */
  encounter(strength: FoeStrength): unknown
}

/** A measured chance: the share of fights that the first side won, with its 95% interval. */
export interface MeasuredChance {
  readonly trials: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly rounds: number
}

/** The strength found, and its measured chance; null if the search was stopped before. */
export interface Reached {
  readonly strength: FoeStrength
  readonly measured: MeasuredChance | null
  /** Whether even the strongest, or the weakest, strength tried misses the wanted chance. */
  readonly isOutside: boolean
  readonly isStopped: boolean
}

/**
 * The progress of a search for a strength: what is being tried, with which value (null during the final measurement),
 * and how many fights of it were played.
 */
export interface ReachProgress {
  readonly what: 'other side' | 'toughness' | 'measuring'
  readonly value: number | null
  readonly trials: number
}

/** Options of a search for a strength. */
export interface ReachOptions extends Playing {
  readonly ruleset: string
  /** The wanted chance of the first side, from 0 to 1. */
  readonly wanted: number
  readonly seed: string
  /** The most fights per step, and for the final measurement; at least 400. */
  readonly trials: number
  readonly onProgress?: (progress: ReachProgress) => void
}

/** The chance behind each word of a report's verdict: how often the players' side wins if computers play both sides. */
export const HARDNESS: Readonly<Record<Hardness, number>> = {
  easy: 0.97,
  moderate: 0.9,
  hard: 0.75,
  even: 0.5,
  deadly: 0.25,
}

/** How near the rungs must come to the wanted chance; otherwise toughness is adjusted. */
const NEAR = 0.03

/** The possible toughness values, in percent. */
const TOUGHNESS = Array.from({ length: 43 }, (_, i) => 40 + i * 5)

/** A fight is abandoned after this many commands. */
const LIMIT = 5000

/**
 * Finds how strong the opposing side must be for a chance of the first side: first who, then how tough. The result is
 * then measured with separate dice, because the best of many looks seems nearer than it is.
 */
export async function reachChance(
  ladder: FightLadder,
  { ruleset, wanted, trials, seed, onProgress, ...playing }: ReachOptions,
): Promise<Reached> {
  const isStopped = (): boolean => playing.signal?.aborted === true
  const experimentOf = (strength: FoeStrength, dice: string): Experiment => ({
    ruleset,
    encounter: ladder.encounter(strength),
    policies: { otherwise: USUAL_POLICY, sides: {} },
    seed: dice,
    limit: LIMIT,
  })
  const side = await firstSide(ruleset, ladder)
  const search = async (
    what: 'other side' | 'toughness',
    values: readonly number[],
    strengthAt: (value: number) => FoeStrength,
  ) => {
    const { tried } = await balance(experimentOf(strengthAt(values[0] as number), seed), {
      ...playing,
      side,
      wanted,
      axis: { name: what, values, make: (value) => ladder.encounter(strengthAt(value)) },
      trials,
      onProgress: (at) => onProgress?.({ what, value: at.value, trials: at.trials }),
    })
    const found = tried.map(({ value, simulation }) => ({ value, share: simulation.sides[0]?.wins.share ?? 0 }))
    const distance = ({ share }: { readonly share: number }) => Math.abs(share - wanted)
    // Among equally distant ones prefer the right direction: stronger if the first side wins too often.
    const better = ({ value, share }: (typeof found)[number]) => (share > wanted ? -value : value)
    return found.sort((a, b) => distance(a) - distance(b) || better(a) - better(b))[0]
  }
  const usual = (rung: number): FoeStrength => ({ rung, toughness: 100 })
  const rungs = Array.from({ length: ladder.rungs }, (_, rung) => rung)
  let strength = usual(rungs.length >> 1)
  let share: number | null = null
  if (rungs.length > 1) {
    const best = await search('other side', rungs, usual)
    if (best !== undefined) [strength, share] = [usual(best.value), best.share]
  }
  if (!isStopped() && (share === null || Math.abs(share - wanted) > NEAR)) {
    const { rung } = strength
    const best = await search('toughness', TOUGHNESS, (toughness) => ({ rung, toughness }))
    if (best !== undefined) [strength, share] = [{ rung, toughness: best.value }, best.share]
  }
  if (isStopped()) return { strength, measured: null, isOutside: false, isStopped: true }
  const { sides, rounds, ...simulation } = await simulate(experimentOf(strength, `${seed} measured`), {
    ...playing,
    trials: Math.max(trials, 400),
    onProgress: ({ trials: played }) => onProgress?.({ what: 'measuring', value: null, trials: played }),
  })
  const wins = sides[0]?.wins
  const measured =
    wins === undefined || simulation.trials === 0
      ? null
      : { trials: simulation.trials, share: wins.share, low: wins.low, high: wins.high, rounds: rounds.mean }
  const isOutside = measured !== null && (measured.low > wanted + NEAR || measured.high < wanted - NEAR)
  return { strength, measured, isOutside, isStopped: isStopped() }
}

const percent = (part: number): string => `${Math.round(100 * part)}%`

/** How hard a fight is, as a sentence for people. */
export const measuredSentence = ({ trials, share, low, high, rounds }: MeasuredChance, wanted: number): string =>
  `How hard: the players' side wins ${percent(share)} (${percent(low)} to ${percent(high)}) of ${trials} fights in which the ` +
  `computer played both sides; ${percent(wanted)} was wanted. A fight takes ${Math.round(rounds)} rounds.`

/** The id of the first side. Throws an error if the fight is invalid. */
async function firstSide(ruleset: string, ladder: FightLadder): Promise<string> {
  const { readEncounter } = await loadGame(ruleset)
  const { setup, problems } = readEncounter(ladder.encounter({ rung: 0, toughness: 100 }))
  const id = setup?.sides[0]?.id
  if (id !== undefined) return id
  throw new RangeError(problems.map(({ message }) => message).join('\n'))
}
