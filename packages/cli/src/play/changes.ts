import type { Game } from '@fray/kernel'
import {
  ChangeError,
  changeEncounter,
  type EncounterChange,
  type Experiment,
  readAdd,
  readOption,
  readRemove,
  readSet,
  USUAL_LIMIT,
} from '@fray/lab'
import type { LoadedFile } from '../io/encounters.ts'
import type { ReportWishes } from '../io/report-files.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import { readCount, readPrecision } from './counts.ts'
import { readPolicies } from './experiment.ts'
import { type PlaceWishes, readPlace } from './place.ts'

/** A change as it was typed, with the option that it came with. */
export interface ChangeWish {
  readonly how: 'set' | 'add' | 'remove' | 'option'
  readonly text: string
}

/** What all commands that try an encounter many times are told. */
export interface TryingWishes extends ReportWishes, PlaceWishes {
  readonly trials?: string
  readonly precision?: string
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly limit?: string
}

const READERS = { set: readSet, add: readAdd, remove: readRemove, option: readOption }

/** Reads changes in the order in which they were typed. Throws a {@link Stop} for one that means nothing. */
export const readChanges = (wishes: readonly ChangeWish[]): EncounterChange[] =>
  wishes.map(({ how, text }) => sayingWhy(() => READERS[how](text)))

/** Does something that may find a change wrong, which is then told to the person: throws a {@link Stop}. */
export function sayingWhy<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw whyOf(error)
  }
}

/** What to throw for an error: a {@link Stop} for what the person has given and can mend. */
export const whyOf = (error: unknown): unknown =>
  error instanceof ChangeError || error instanceof RangeError ? badInput(error.message) : error

/** How many trials, how exact, and where: at workers with the priority, where nobody says another. */
export function readTrying(wishes: TryingWishes, usual: number, most: number, priority: number) {
  const precision = wishes.precision === undefined ? null : readPrecision(wishes.precision)
  return {
    precision,
    trials: readCount('--trials', wishes.trials, precision === null ? usual : most, 'trials'),
    place: readPlace(wishes, priority),
    limit: readCount('--limit', wishes.limit, USUAL_LIMIT, 'commands'),
    seed: wishes.seed ?? freshSeed(),
  }
}

/** An experiment with what an encounter's file says, before any change. */
export function experimentWritten(
  { game, setup, value }: LoadedFile,
  wishes: TryingWishes,
  { seed, limit }: { readonly seed: string; readonly limit: number },
): Experiment {
  const policies = readPolicies(game.rules, setup, wishes.policy ?? [])
  return { ruleset: game.rules.id, encounter: value, policies, seed, limit }
}

/** The experiment with changes made. Throws a {@link Stop} with every mistake. */
export function changedBy(game: Game, experiment: Experiment, changes: readonly EncounterChange[]): Experiment {
  const result = changeEncounter(game, experiment.encounter, changes)
  if ('problems' in result) throw badInput(result.problems.join('\n'))
  return { ...experiment, encounter: result.setup.encounter }
}
