import { type Fighter, type Ideas, opponentOf, readStatLine } from '@fray/files'
import { type Game, messageOf } from '@fray/kernel'
import { badInput } from '../io/stop.ts'

/** People as they were pasted, and what is to be said of that. */
export interface PastedPeople {
  readonly people: readonly Fighter[]
  /** What was not understood, and what was taken where something needed was not said; a sentence each. */
  readonly says: readonly string[]
}

/** A line, and what it is called in what is said of it. */
export interface PastedLine {
  readonly place: string
  readonly text: string
}

/** The lines of a file that say something; `#` begins a remark. */
export const linesOf = (text: string, file: string): PastedLine[] =>
  text
    .split(/\r?\n/)
    .map((line, i) => ({ place: `${file}:${i + 1}`, text: line.trim() }))
    .filter((line) => line.text !== '' && !line.text.startsWith('#'))

/**
 * Reads pasted stat lines for the game, one person a line, for the side. What the game knows no field for is left out and said;
 * what it needs and nobody said is taken from the game's ideas and said. Throws a {@link Stop} for a line of which nothing can be made.
 */
export function readPeople(game: Game, ideas: Ideas, lines: readonly PastedLine[], side: string): PastedPeople {
  const says: string[] = []
  const people: Fighter[] = []
  for (const { place, text } of lines) {
    const said = fieldsOf(game, place, text, people.length)
    const { fields, lost } = understood(game, ideas, { ...said, side })
    for (const one of lost) says.push(`${place}: not understood: ${one}`)
    const { name: _, ...others } = fields
    const whole = { name: said.name, ...others }
    const wrong = problemsOf(game, ideas, whole)
    if (wrong.length === 0) {
      people.push(whole)
      continue
    }
    const given = Object.fromEntries(Object.entries(ideas.unsaid).filter(([field]) => !Object.hasOwn(whole, field)))
    const filled = { ...whole, ...given }
    const [still] = problemsOf(game, ideas, filled)
    if (still !== undefined) throw badInput(`${place}: ${still.message}`)
    says.push(`${place}: not given, so assumed: ${JSON.stringify(given).replaceAll('"', '').slice(1, -1)}.`)
    people.push(filled)
  }
  return { people: distinct(people), says }
}

/** A line as fields: its first piece is a name where it is neither a field nor the id of somebody ready-made. */
function fieldsOf(game: Game, place: string, text: string, at: number): Fighter {
  const end = text.search(/[,;:{[]/)
  const head = end < 0 ? '' : text.slice(0, end).trimEnd()
  const rest = ',;:'.includes(text.charAt(end)) ? text.slice(end + 1).trim() : ''
  const isNamed = head !== '' && rest !== '' && !/\d$/.test(head) && !/^(?:from|name)$/i.test(head)
  try {
    const { fields } = readStatLine(isNamed ? rest : text)
    const { name, from, ...others } = fields
    const made = typeof from === 'string' ? { from } : {}
    const title =
      typeof from === 'string'
        ? game.rules.presentation.aboutContent({ kind: 'combatant', name: from, of: null })?.title
        : undefined
    const called = isNamed ? head.trim() : (name ?? title)
    return { name: typeof called === 'string' ? called : `Combatant ${at + 1}`, ...made, ...others }
  } catch (error) {
    throw badInput(`${place}: ${messageOf(error)}`)
  }
}

const problemsOf = (game: Game, ideas: Ideas, fields: Fighter) =>
  game.readEncounter({ ruleset: ideas.ruleset, combatants: [fields, opponentOf(ideas, fields.side)] }).problems

/** The fields that the game knows, and why each other was left out. */
function understood(
  game: Game,
  ideas: Ideas,
  given: Fighter,
): { readonly fields: Fighter; readonly lost: readonly string[] } {
  let fields = given
  const lost: string[] = []
  for (;;) {
    const known = Object.keys(fields)
    const wrong = problemsOf(game, ideas, fields).find(({ path: [list, at, field] }) => {
      return list === 'combatants' && at === 0 && typeof field === 'string' && field !== 'name' && known.includes(field)
    })
    const field = wrong?.path[2]
    if (wrong === undefined || typeof field !== 'string') return { fields, lost }
    const { [field]: value, ...others } = fields
    lost.push(`${field} ${JSON.stringify(value)}. ${wrong.message}`)
    fields = { ...others, name: given.name }
  }
}

/** The same people, each with a name of its own. */
function distinct(people: readonly Fighter[]): Fighter[] {
  const taken = new Map<string, number>()
  return people.map((one) => {
    const n = (taken.get(one.name) ?? 0) + 1
    taken.set(one.name, n)
    return n === 1 ? one : { ...one, name: `${one.name} ${n}` }
  })
}
