import type { Game } from '@fray/kernel'
import {
  ChangeError,
  changeEncounter,
  type EncounterChange,
  type Experiment,
  experimentWithout,
  readAdd,
  readOption,
  readRemove,
  readSet,
  USUAL_LIMIT,
} from '@fray/lab'
import type { LoadedFile } from '../io/encounters.ts'
import type { ReportOptions } from '../io/report-files.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput } from '../io/stop.ts'
import { readCount, readPrecision } from './counts.ts'
import { readPolicies } from './experiment.ts'
import { type PlaceOptions, readPlace } from './place.ts'

/** A change as it was typed, with the option that it came with. */
export interface ChangeOption {
  readonly how: 'set' | 'add' | 'remove' | 'option'
  readonly text: string
}

/** What all commands that try an encounter many times are told. */
export interface TryingOptions extends ReportOptions, PlaceOptions {
  readonly trials?: string
  readonly precision?: string
  readonly seed?: string
  readonly policy?: readonly string[]
  readonly limit?: string
  /** Rules that are switched off. */
  readonly without?: readonly string[]
}

const READERS = { set: readSet, add: readAdd, remove: readRemove, option: readOption }

/** Reads changes in the order in which they were typed. Throws a {@link Stop} for one that means nothing. */
export const readChanges = (options: readonly ChangeOption[]): EncounterChange[] =>
  options.map(({ how, text }) => sayingWhy(() => READERS[how](text)))

/** Does something that may find a change wrong, which is then told to the person: throws a {@link Stop}. */
export function sayingWhy<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw whyOf(error)
  }
}

/** What to throw for an error: a {@link Stop} for what the person has given and can fix. */
export const whyOf = (error: unknown): unknown =>
  error instanceof ChangeError || error instanceof RangeError ? badInput(error.message) : error

/** How many trials, how exact, and where: at workers with the priority, where nobody says another. */
export function readTrying(options: TryingOptions, usual: number, most: number, priority: number) {
  const precision = options.precision === undefined ? null : readPrecision(options.precision)
  return {
    precision,
    trials: readCount('--trials', options.trials, precision === null ? usual : most, 'trials'),
    place: readPlace(options, priority),
    limit: readCount('--limit', options.limit, USUAL_LIMIT, 'commands'),
    seed: options.seed ?? freshSeed(),
  }
}

/** An experiment with what an encounter's file says, before any change. */
export function experimentWritten(
  { game, setup, value }: LoadedFile,
  options: TryingOptions,
  { seed, limit }: { readonly seed: string; readonly limit: number },
): Experiment {
  const policies = readPolicies(game.rules, setup, options.policy ?? [])
  return { ruleset: game.rules.id, encounter: value, policies, seed, limit }
}

/** The same without the rules that are switched off. */
export const experimentTried = (
  loaded: LoadedFile,
  options: TryingOptions,
  rest: Parameters<typeof experimentWritten>[2],
): Experiment =>
  sayingWhy(() => experimentWithout(loaded.game, experimentWritten(loaded, options, rest), options.without ?? []))

/** The experiment with changes made. Throws a {@link Stop} with every mistake. */
export function changedBy(game: Game, experiment: Experiment, changes: readonly EncounterChange[]): Experiment {
  const result = changeEncounter(game, experiment.encounter, changes)
  if ('problems' in result) throw badInput(result.problems.join('\n'))
  return { ...experiment, encounter: result.setup.encounter }
}
