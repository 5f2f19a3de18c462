import { type AnyRuleset, type JournalMove, parseLine, visibleLine } from '@fray/kernel'
import { type Experiment, experimentFrom, experimentWithout, seatsOf, USUAL_POLICY } from '@fray/lab'
import type * as z from 'zod/mini'
import type { labRun } from '../http/declared.ts'
import { type ReadyEncounters, readSent, type SentEncounter } from '../http/encounters.ts'
import { Refused } from '../http/refused.ts'
import type { ServerLimits } from '../limits.ts'

/** A request to the lab, as it was sent. */
export type LabAsked = z.infer<typeof labRun>

/** What to play: one fight, or two with the same dice. */
export interface LabOrder {
  readonly kind: 'simulate' | 'compare'
  readonly title: string
  readonly first: Experiment
  /** Null if one fight is played. */
  readonly second: Experiment | null
  readonly changes: readonly string[]
  readonly trials: number
}

/** What a server reads encounters with. */
export interface OrderOptions {
  readonly ready: ReadyEncounters
  readonly limits: Pick<ServerLimits, 'combatants' | 'journalLines' | 'labTrials'>
}

/** The default number of fights. */
const TRIALS = 1000

/**
 * Reads a request to the lab: encounters, commands and policies with the readers of their files. Throws {@link
 * Refused} with what is wrong.
 */
export async function readOrder(asked: LabAsked, seed: string, { ready, limits }: OrderOptions): Promise<LabOrder> {
  const { trials = Math.min(TRIALS, limits.labTrials), second, changes = [], without = [] } = asked
  if (trials > limits.labTrials)
    throw new Refused(422, 'too-much', `A run of the lab has at most ${limits.labTrials} fights on this server.`)
  const one = await readSent(asked.encounter, ready, limits.combatants)
  const opening = movesOf(asked.opening ?? [], 0, limits.journalLines)
  const policies = asked.policies ?? {}
  const first = switchedOff(one, experimentOf(one, opening, policies, seed), without, 'without')
  const { title } = one.setup
  if (second === undefined) return { kind: 'simulate', title, first, second: null, changes: [], trials }
  const other = second.encounter === undefined ? one : await readSent(second.encounter, ready, limits.combatants)
  if (other.game.rules.id !== one.game.rules.id)
    throw new Refused(
      422,
      'bad-value',
      `second.encounter: it is played by ${other.game.rules.id}, and the first by ${one.game.rules.id}. Only fights of the same ruleset can be compared.`,
    )
  const more = movesOf(second.more ?? [], opening.length, limits.journalLines)
  const played = experimentOf(other, [...opening, ...more], second.policies ?? policies, seed)
  return {
    kind: 'compare',
    title,
    first,
    second: switchedOff(other, played, second.without ?? without, 'second.without'),
    changes: changes.map(visibleLine),
    trials,
  }
}

function experimentOf(
  { game, setup }: SentEncounter,
  opening: readonly JournalMove[],
  sides: Readonly<Record<string, string>>,
  seed: string,
): Experiment {
  const policies = { otherwise: USUAL_POLICY, sides }
  try {
    seatsOf(game.rules as AnyRuleset, setup, policies)
  } catch (error) {
    throw new Refused(422, 'unknown-name', (error as Error).message)
  }
  return experimentFrom({ rules: game.rules, setup, opening }, { policies, seed })
}

/** The experiment without these rules; `place` in the request is where they were given. */
function switchedOff(
  { game }: SentEncounter,
  experiment: Experiment,
  rules: readonly string[],
  place: string,
): Experiment {
  try {
    return experimentWithout(game, experiment, rules)
  } catch (error) {
    const code = experiment.opening === undefined ? 'unknown-name' : 'bad-value'
    throw new Refused(422, code, `${place}: ${(error as Error).message}`)
  }
}

/** Commands as the lines of a journal give them; `before` is how many come first. */
function movesOf(lines: readonly unknown[], before: number, most: number): JournalMove[] {
  if (before + lines.length > most)
    throw new Refused(422, 'too-much', `A fight has at most ${most} commands on this server.`)
  return lines.map((given, i) => {
    const place = `Command ${before + i + 1}`
    try {
      const line = parseLine(JSON.stringify(given), i + 1)
      if (line.kind === 'move') return line.move
    } catch (error) {
      throw new Refused(422, 'bad-journal', `${place}: ${(error as Error).message}`)
    }
    throw new Refused(422, 'bad-journal', `${place}: only lines of commands are allowed here, no undo.`)
  })
}
