import { type AnyRuleset, isOver, lineOf, messageOf, type Setup } from '@fray/kernel'
import { type Experiment, policiesBySide, policyOf, USUAL_POLICY } from '@fray/lab'
import { type Loaded, loadEncounter } from '../io/encounters.ts'
import { badInput } from '../io/stop.ts'
import { isJournal, readJournal, sessionOfSaved } from './open.ts'
import { findSide } from './seating.ts'

/** The id of a policy as a person names it. Throws a {@link Stop} for one that there is not, or that goes by the clock. */
function idOf(rules: AnyRuleset, name: string): string {
  try {
    return policyOf(rules, name).id
  } catch (error) {
    throw badInput(messageOf(error))
  }
}

/**
 * The policies of an experiment. Each wish is a policy's name for everybody, or `SIDE=NAME`; later ones count more. A side of
 * which nothing is said is played as the encounter says. Throws a {@link Stop} for a name that means nothing.
 */
export function readPolicies(rules: AnyRuleset, setup: Setup, options: readonly string[]): Experiment['policies'] {
  let general: string | null = null
  const sides: Record<string, string> = {}
  for (const wish of options) {
    const [first = '', second] = wish.split('=')
    if (second === undefined) general = idOf(rules, first)
    else sides[setup.sides[findSide(setup, first)]?.id as string] = idOf(rules, second)
  }
  if (general !== null) return { otherwise: general, sides }
  return { otherwise: USUAL_POLICY, sides: { ...policiesOfSeats(rules, setup, sides), ...sides } }
}

/** The policy of each side whose seats the encounter gives one, but for sides of which the person has said something. */
function policiesOfSeats(rules: AnyRuleset, setup: Setup, said: Readonly<Record<string, string>>) {
  const found: Record<string, string> = {}
  const all = policiesBySide(rules, setup)
  setup.sides.forEach(({ id, name }, at) => {
    if (Object.hasOwn(said, id)) return
    const policies = all[at] ?? []
    const [policy, another] = policies
    if (another !== undefined) {
      throw badInput(
        `The seats of ${name} have different policies (${policies.join(', ')}), but a simulation plays a side with one policy: ` +
          `say which with --policy ${id}=NAME.`,
      )
    }
    if (policy !== undefined && policy !== USUAL_POLICY) found[id] = idOf(rules, policy)
  })
  return found
}

/** A fight to be simulated: an encounter, or the point that a saved fight had reached. */
export interface Simulated extends Loaded {
  /** Commands that lead to the point; none for the beginning of an encounter. */
  readonly opening: readonly unknown[]
  /** Of which command of how many it is the point after; null for the beginning of an encounter. */
  readonly at: { readonly command: number; readonly of: number } | null
}

/**
 * Reads what is to be simulated: an encounter's file or name, or a journal, with the command after which the trials begin
 * (`at`; the last one by default). Throws a {@link Stop} that says what is wrong.
 */
export async function readSimulated(given: string, at: string | undefined): Promise<Simulated> {
  if (isJournal(given)) return readFromJournal(given, at)
  if (at !== undefined) {
    throw badInput(`--at ${at}: ${given} is an encounter, which has no commands yet. --at is for journals.`)
  }
  return { ...(await loadEncounter(given)), opening: [], at: null }
}

async function readFromJournal(path: string, at: string | undefined): Promise<Simulated> {
  const saved = await readJournal(path)
  const { game, setup } = saved
  const session = sessionOfSaved(saved, path)
  session.withdraw()
  const of = session.ply
  const command = at === undefined ? of : Number(at)
  if (at?.trim() === '' || !Number.isInteger(command) || command < 0 || command > of) {
    throw badInput(`--at ${at}: this journal has ${of} commands; give a whole number from 0 to ${of}.`)
  }
  if (command < of) session.undo(command)
  if (isOver(session.scene)) {
    throw badInput(
      `After command ${command} of ${path} the fight is over: say with --at N after which command to start.`,
    )
  }
  return { game, setup, name: path, opening: session.played.map(lineOf), at: { command, of } }
}
