import type { FightMaker } from '@fray/files'
import { choiceText, type Game } from '@fray/kernel'
import { HARDNESS, type Reached, type ReachProgress, reachChance } from '@fray/lab'
import { readChance } from '../commands/balance.ts'
import { badInput } from '../io/stop.ts'
import type { Work } from '../workers/at-work.ts'

/** The word where nobody says one. */
export const USUAL_HARD = 'even'

/** What words mean. */
export const HARD: Readonly<Record<string, number>> = HARDNESS

/** Reads `even`, `60%` or `0.6`. Throws a {@link Stop} for what is neither. */
export function readHard(text: string): number {
  const word = text.trim().toLowerCase()
  if (Object.hasOwn(HARD, word)) return HARD[word]
  const chance = readChance(word)
  if (chance !== null) return chance
  const words = Object.entries(HARD).map(([name, wins]) => `${name} (${Math.round(wins * 100)}%)`)
  throw badInput(`--hard ${text}: give ${choiceText(words)}, or the wanted chance of the players' side, as in 60%.`)
}

/** How a search is made. */
export interface SearchOptions extends Work {
  readonly wanted: number
  readonly seed: string
  /** The most fights of each step, and so many to measure what was found. */
  readonly trials: number
  readonly onProgress: (words: string) => void
}

/** Finds how strong the other side has to be; Ctrl-C ends the search with the nearest so far. Throws a {@link Stop} for a fight that cannot be played. */
export async function reachHardness(
  { rules, readEncounter }: Game,
  maker: FightMaker,
  { wanted, trials, seed, workerPool, signal, onProgress }: SearchOptions,
): Promise<Reached> {
  const { setup, problems } = readEncounter(maker.encounter({ rung: 0, toughness: 100 }))
  if (setup === null) throw badInput(problems.map(({ message }) => message).join('\n'))
  return reachChance(maker, {
    ...{ ruleset: rules.id, wanted, trials, seed, workerPool, signal },
    onProgress: (progress) => onProgress(wordsOf(progress, Math.max(trials, 400))),
  })
}

const wordsOf = ({ what, value, trials }: ReachProgress, of: number): string =>
  value === null
    ? `${what}: ${trials.toLocaleString('en')} of ${of} fights`
    : `${what} ${value}: ${trials.toLocaleString('en')} fights`
