import { lineOf, REFEREE_SEAT } from '@fray/kernel'
import {
  type Comparison,
  changeEncounter,
  compare,
  type EncounterChange,
  type Experiment,
  experimentFrom,
  experimentWithout,
  type Simulation,
  simulate,
  withoutText,
} from '@fray/lab'
import type { Job, Otherwise, Players } from './orders.ts'
import { policiesOf, type Standing } from './standing.ts'
import type { There, Waiting } from './there.ts'
import { poolHere } from './worker-pool.ts'

type Work<D extends Job['do']> = Extract<Job, { readonly do: D }>

/** What a job is done with. */
export interface Working extends Waiting {
  /** The workers of the server; null where the page was handed out by none. */
  readonly there: There | null
}

/** The fight from there on, as simulations take it: the same as of `fray simulate`. */
const experimentOf = (standing: Standing, seed: string, players: Players): Experiment =>
  experimentFrom(standing, { policies: policiesOf(standing, players), seed })

/** Plays the fight from there many times. */
export async function simulated(
  standing: Standing,
  { trials, seed, players }: Work<'simulate'>,
  working: Working,
): Promise<Simulation> {
  const { signal, underway, there } = working
  const experiment = experimentOf(standing, seed, players)
  const found = await there?.play({ first: experiment, second: null, changes: [], trials }, working)
  if (found != null) return found as Simulation
  return simulate(experiment, {
    trials,
    workerPool: poolHere(trials),
    signal,
    onProgress: (now) => underway({ of: 'trials', now }),
  })
}

/** Plays it with one thing otherwise as well, with the same dice. */
export async function compared(
  standing: Standing,
  { otherwise, trials, seed, players }: Work<'what-if'>,
  working: Working,
): Promise<Comparison> {
  const { signal, underway, there } = working
  const first = experimentOf(standing, seed, players)
  const { experiment, change } = changed(standing, first, otherwise)
  const found = await there?.play({ first, second: experiment, changes: [change], trials }, working)
  if (found != null) return found as Comparison
  return compare(first, experiment, {
    trials,
    workerPool: poolHere(2 * trials),
    signal,
    changes: [change],
    onProgress: (now) => underway({ of: 'trials', now }),
  })
}

/** The experiment with one thing otherwise. Throws the sentence of why it cannot be. */
function changed(
  standing: Standing,
  experiment: Experiment,
  otherwise: Otherwise,
): { readonly experiment: Experiment; readonly change: string } {
  if ('without' in otherwise) {
    const { without } = otherwise
    return { experiment: experimentWithout(standing.game, experiment, [without]), change: withoutText(without) }
  }
  const change =
    'option' in otherwise ? `option ${otherwise.option}=${otherwise.to}` : `${otherwise.path}=${otherwise.to}`
  if (standing.opening.length > 0) return { experiment: overridden(standing, experiment, otherwise), change }
  const asked: EncounterChange =
    'option' in otherwise
      ? { change: 'option', option: otherwise.option, value: otherwise.to }
      : { change: 'set', path: otherwise.path, value: otherwise.to }
  const result = changeEncounter(standing.game, experiment.encounter, [asked])
  if ('problems' in result) throw new Error(result.problems.join('\n'))
  return { experiment: { ...experiment, encounter: result.setup.encounter }, change }
}

/** In the middle of a fight the referee sets the number, and all goes on from there. */
function overridden(
  standing: Standing,
  experiment: Experiment,
  otherwise: Exclude<Otherwise, { readonly without: string }>,
): Experiment {
  if ('option' in otherwise) throw new Error('Options are chosen before a fight starts.')
  const session = standing.session.fork()
  const referee = standing.setup.seats[REFEREE_SEAT]?.id ?? ''
  const reply = session.submit(referee, {
    actor: 'referee',
    action: 'override',
    path: otherwise.path,
    to: otherwise.to,
  })
  if (reply.status === 'refused') throw new Error(reply.refusal.reason)
  return { ...experiment, opening: session.played.map(lineOf) }
}
