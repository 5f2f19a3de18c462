import { formatProblem, type LocatedProblem, type PackShelf, readEncounterText } from '@fray/files'
import { type AnyRuleset, type AnyScene, type Game, type Setup, visibleLine } from '@fray/kernel'
import { type PlacedProblem, Refused } from './refused.ts'

/** An encounter that comes with the server. */
export interface ReadyEncounter {
  readonly name: string
  readonly ruleset: string
  readonly title: string
  readonly line: string
}

/** The encounters that come with the server; the one who starts it knows where they are. */
export interface ReadyEncounters {
  readonly list: readonly ReadyEncounter[]
  /** The text of one, or null. */
  read(name: string): string | null
  /** The content packs that sent encounters may refer to; none by default. */
  readonly packs?: PackShelf
}

/** The most problems reported of one encounter. */
const MOST_PROBLEMS = 20

/** A sent encounter, read. `value` is its plain data. */
export interface SentEncounter {
  readonly game: Game
  readonly setup: Setup
  readonly value: unknown
}

/** Reads a sent encounter. Throws {@link Refused} with what is wrong with it, or if it is too large for this server. */
export async function readSent(given: unknown, ready: ReadyEncounters, combatants: number): Promise<SentEncounter> {
  const reading = await readEncounterText(textOf(given, ready), 'encounter', ready.packs ?? null)
  if ('problems' in reading) {
    const places = reading.problems.slice(0, MOST_PROBLEMS).map((problem) => placed(problem, typeof given !== 'string'))
    throw new Refused(422, 'bad-encounter', places.map(({ message }) => message).join('\n'), places)
  }
  const { game, setup, value } = reading
  const scene = (game.rules as AnyRuleset).open(setup) as AnyScene
  if (scene.combatants > combatants) {
    throw new Refused(
      422,
      'too-much',
      `This encounter has ${scene.combatants} combatants, and the most on this server is ${combatants}.`,
    )
  }
  return { game, setup, value }
}

/**
 * A problem with its place: a path if the encounter was sent as plain data, whose text nobody has seen, otherwise
 * line and column.
 */
function placed(problem: LocatedProblem, isData: boolean): PlacedProblem {
  const { path, line, column, message, rule } = problem
  if (!isData || path === undefined) return { place: `encounter:${line}:${column}`, message: formatProblem(problem) }
  const place = ['encounter', ...path].map(String).join('.')
  return { place, message: `${place}: ${visibleLine(message)}${rule === undefined ? '' : ` [${rule}]`}` }
}

/** Reads an encounter to be prepared for a campaign; returns what is wrong if it is not valid. */
export async function readPrepared(text: string, ready: ReadyEncounters, combatants: number) {
  try {
    return { encounter: (await readSent(text, ready, combatants)).value }
  } catch (error) {
    if (error instanceof Refused) return { problems: [{ message: error.message }] }
    throw error
  }
}

/** The text of an encounter: a ready one by name, YAML, or plain data. */
function textOf(given: unknown, ready: ReadyEncounters): string {
  if (typeof given !== 'string') return JSON.stringify(given)
  if (given.includes('\n') || given.includes('{')) return given
  const text = ready.read(given)
  if (text === null) {
    const known = ready.list.map(({ name }) => name).join(', ')
    throw new Refused(422, 'unknown-name', `There is no encounter of that name. Available: ${known}.`)
  }
  return text
}
