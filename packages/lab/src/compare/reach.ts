import type { Hardness } from '../report/model/verdict.ts'
import { USUAL_POLICY } from '../simulate/seating.ts'
import { simulate } from '../simulate/simulate.ts'
import type { Experiment } from '../simulate/simulation.ts'
import { loadGame } from '../simulate/worker-pool.ts'
import { balance } from './balance.ts'
import type { Playing } from './sampling.ts'

/** How strong the other side of a fight is: a rung of a ladder of rosters from 0, and how tough they are in percent of what they usually are. */
export interface FoeStrength {
  readonly rung: number
  readonly toughness: number
}

/** Fights that are alike in all but how strong the other side is. */
export interface FightLadder {
  /** How many rungs there are, the weakest first. */
  readonly rungs: number
  /** The encounter with the other side so strong. */
  encounter(strength: FoeStrength): unknown
}

/** What was measured of a fight: of so many fights the first side has won this share, with its 95% interval. */
export interface MeasuredChance {
  readonly trials: number
  readonly share: number
  readonly low: number
  readonly high: number
  readonly rounds: number
}

/** How strong the other side is to be, and what was measured of that; null where somebody has stopped it before. */
export interface Reached {
  readonly strength: FoeStrength
  readonly measured: MeasuredChance | null
  /** Whether even the strongest, or the weakest, that was tried is beyond what is wanted. */
  readonly isOutside: boolean
  readonly isStopped: boolean
}

/** How far a search for a strength has come: what is tried, with which value (null while what was found is measured), and how many fights of it were played. */
export interface ReachProgress {
  readonly what: 'other side' | 'toughness' | 'measuring'
  readonly value: number | null
  readonly trials: number
}

/** How a strength is looked for. */
export interface ReachOptions extends Playing {
  readonly ruleset: string
  /** The wanted chance of the first side, from 0 to 1. */
  readonly wanted: number
  readonly seed: string
  /** The most fights of each step, and so many to measure what was found; 400 at least. */
  readonly trials: number
  readonly onProgress?: (progress: ReachProgress) => void
}

/** What the words of a report's verdict want: how often the players' side wins where computers play both sides. */
export const HARDNESS: Readonly<Record<Hardness, number>> = {
  easy: 0.97,
  moderate: 0.9,
  hard: 0.75,
  even: 0.5,
  deadly: 0.25,
}

/** How near the wanted chance the rungs of the ladder have to come, or people are made tougher or less so. */
const NEAR = 0.03

/** What toughness may be, in percent. */
const TOUGHNESS = Array.from({ length: 43 }, (_, i) => 40 + i * 5)

/** Fights of one experiment are given up after so many commands. */
const LIMIT = 5000

/**
 * Finds how strong the other side has to be for a chance of the first side: first who, then how tough they are. What was found
 * is then measured with dice of its own, for the nearest of many looks a little nearer than it is.
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
    // Of those that are as far off the one that goes in the right direction: stronger where the first side wins too often.
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

/** How hard a fight has become, as a sentence for people. */
export const measuredSentence = ({ trials, share, low, high, rounds }: MeasuredChance, wanted: number): string =>
  `How hard: the players' side wins ${percent(share)} (${percent(low)} to ${percent(high)}) of ${trials} fights in which the ` +
  `computer played both sides; ${percent(wanted)} was wanted. A fight takes ${Math.round(rounds)} rounds.`

/** The id of the first side. Throws what is wrong with the fight. */
async function firstSide(ruleset: string, ladder: FightLadder): Promise<string> {
  const { readEncounter } = await loadGame(ruleset)
  const { setup, problems } = readEncounter(ladder.encounter({ rung: 0, toughness: 100 }))
  const id = setup?.sides[0]?.id
  if (id !== undefined) return id
  throw new RangeError(problems.map(({ message }) => message).join('\n'))
}
