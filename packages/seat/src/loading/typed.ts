import {
  type Action,
  type AnyRuleset,
  type AnyScene,
  type Command,
  inEnglish,
  isRefusal,
  listText,
  lookingThrough,
  nameOf,
  nearest,
  type PlainCommand,
  parseCommandText,
  readCommand,
  rowOfName,
  type SeenMessage,
  seenOf,
  viewerOf,
  writeCommand,
} from '@fray/kernel'
import type { LiveFight } from '../live-fight.ts'
import { seatAt } from '../seat-at.ts'
import { knownRows } from '../table/board.ts'

/** Little words that people put between the parts of a command, without meaning. */
const FILLERS = 'with|to|the|at|on|and|into|by|for|from|in|of|against'
const FILLER = new RegExp(`"[^"]*"|(?<=^|\\s)(?:${FILLERS})(?:\\s+|$)`, 'gi')

/** The text without little words; quoted text stays. */
const withoutFillers = (text: string): string => text.replace(FILLER, (found) => (found.startsWith('"') ? found : ''))

/** The first word or quoted text, and everything after it. */
function splitFirst(text: string): [first: string, rest: string] {
  const found = /^\s*("[^"]*"|'[^']*'|\S+)\s*/.exec(text)
  if (found === null) return ['', '']
  return [found[1].replace(/^(["'])(.*)\1$/, '$2'), text.slice(found[0].length)]
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Puts names of several words into quotes where a person left them out. */
export function quoteNames(text: string, names: readonly string[]): string {
  const spaced = [...new Set(names.filter((name) => name.includes(' ')))].sort((a, b) => b.length - a.length)
  if (spaced.length === 0) return text
  const pattern = new RegExp(
    `"[^"]*"|'[^']*'|(?<=^|[\\s,=])(?:${spaced.map(escaped).join('|')})(?:\\.[^\\s,]+)?(?=$|[\\s,])`,
    'gi',
  )
  return text.replace(pattern, (found) => (/^["']/.test(found) ? found : `"${found}"`))
}

/** What a typed line may mention besides combatants and commands: named things, and a host's own words. */
export interface WordsAround {
  readonly things: readonly string[]
  readonly others: readonly string[]
  /** A sentence of the host that says where to find what is possible; by default all commands are named. */
  readonly help?: SeenMessage
}

/** The context for reading a typed line. */
interface Reading extends WordsAround {
  readonly rules: AnyRuleset
  readonly scene: AnyScene
  /** Who commands if the line names nobody; null if it must name someone. */
  readonly actor: number | null
  /**
   * Rows of combatants that the person may know. The scene must be viewed as that seat, so that nobody else is found.
   */
  readonly known: readonly number[]
}

/**
 * The command that a line typed at a seat means, for one of its combatants (null: the line names the actor): the
 * actor may be left out, names need no quotes, and little words (`attack Gob with the longsword`) are ignored.
 * Combatants that the seat does not know are not found.
 * @throws Error with a message if it means nothing; RangeError if there is no such seat
 * @example
 * ```ts
 * import { openFight } from '@fray/seat/play'
 * import { readTyped } from '@fray/seat'
 *
 * const { play } = await openFight(
 *   '{ ruleset: zones, battlefield: A-B, combatants: { Ada: { from: ada-the-warrior, zone: A }, Corwin: { from: toll-ruffian, zone: A } } }',
 *   { seed: 'seven', computer: { referee: 'aggressive' } },
 * )
 * console.log(readTyped(play, 'players', 'move to the B', 'Ada')) // { actor: 'Ada', action: 'move', zone: 'B' }
 * ```
 */
export function readTyped(
  { session, rules }: LiveFight,
  seat: string,
  line: string,
  who: string | null,
  words: WordsAround = { things: [], others: [] },
): PlainCommand {
  const { scene } = session
  const viewer = viewerOf(scene, seatAt(session, seat))
  const known = knownRows(rules, scene, viewer)
  return lookingThrough(rules, scene, viewer, () => {
    const actor = who === null ? null : rowOfName(scene, who)
    return readLine(line, { rules, scene, actor, known, ...words })
  })
}

function readLine(line: string, reading: Reading): PlainCommand {
  const { rules, scene, actor, known } = reading
  const names = known.map((row) => nameOf(scene, row))
  const quoted = quoteNames(line.trim(), [...names, ...reading.things])
  const [first, behindFirst] = splitFirst(quoted)
  const [second, behindSecond] = splitFirst(behindFirst)
  const named = first.toLowerCase() === 'referee' || rowOfName(scene, first) >= 0
  const hyphened = withHyphen(quoted, named, rules)
  if (hyphened !== null) return readLine(hyphened, reading)
  const complete = named && rules.actions.has(second.toLowerCase())
  const id = (complete ? second : first).toLowerCase()
  const action = rules.actions.get(id)
  if (action === undefined) throw new Error(unknownWord(named ? second : first, named, reading))
  const who = complete ? first : action.by === 'referee' ? 'referee' : actor === null ? null : nameOf(scene, actor)
  if (who === null) throw new Error(inEnglish('Say who does it, as in "NAME {line}".', { line: { said: line.trim() } }))
  const rest = complete ? behindSecond : behindFirst
  const square = squareLeftOut(who, rest, action, reading)
  if (square !== null)
    throw new Error(
      inEnglish('Say {what} first, as in "{id} {square}".', {
        what: { key: action.params[0]?.label ?? '', slots: {} },
        id: { said: id },
        square: { said: square },
      }),
    )
  return bestReading(`"${who}" ${id}`, rest, action, reading)
}

/** `4,4 Orc` for `charge Orc`, if the action needs a square first: a suitable one. Null if nothing is missing. */
function squareLeftOut(
  who: string,
  rest: string,
  action: Action<AnyScene, Command>,
  { rules, scene }: Reading,
): string | null {
  const [first] = action.params
  const target = rowOfName(scene, splitFirst(withoutFillers(rest))[0])
  const actor = rowOfName(scene, who)
  if (first?.kind !== 'place' || first.optional || target < 0 || actor < 0) return null
  for (const command of action.suggest(scene, actor)) {
    if ((command as Command & { readonly target?: unknown }).target !== target) continue
    const square = writeCommand(rules, scene, command)[first.name]
    if (action.check(scene, command) === null) return `${String(square)} ${nameOf(scene, target)}`
  }
  return null
}

/** The line with the two words of an action joined by a hyphen, as for `total defense`; null if they are not one. */
function withHyphen(line: string, named: boolean, { actions }: AnyRuleset): string | null {
  const name = named ? splitFirst(line)[0] : ''
  const at = named ? line.length - splitFirst(line)[1].length : 0
  const [one = '', two = '', ...more] = line.slice(at).split(/\s+/)
  if (two === '' || actions.has(one.toLowerCase()) || !actions.has(`${one}-${two}`.toLowerCase())) return null
  return [...(name === '' ? [] : [JSON.stringify(name)]), `${one}-${two}`, ...more].join(' ')
}

/**
 * The first of these readings that works: the words as they are; with everything from its position on as the free
 * text that the action takes; without little words.
 */
function bestReading(start: string, rest: string, action: Action<AnyScene, Command>, reading: Reading): PlainCommand {
  const { rules, scene } = reading
  const ways = [rest, withFreeWords(rest, action), withoutFillers(rest)].filter((way) => way !== null)
  let refused: PlainCommand | null = null
  let reason: unknown = null
  for (const way of new Set(ways)) {
    try {
      const plain = parseCommandText(`${start} ${way}`, rules, scene)
      if (!isRefusal(readCommand(rules, scene, plain))) return plain
      // The last refusal is the best: it is not about a little word.
      refused = plain
    } catch (error) {
      reason ??= error
    }
  }
  if (refused !== null) return refused
  throw reason
}

/**
 * `Gob kick him hard` as `Gob "kick him hard"` for an action whose second parameter is free text; null if it takes
 * none.
 */
function withFreeWords(rest: string, action: Action<AnyScene, Command>): string | null {
  const at = action.params.findIndex((param) => param.kind === 'text')
  if (at < 0) return null
  let words = rest
  for (let i = 0; i < at; i++) words = splitFirst(words)[1]
  if (words === '' || /["']/.test(words)) return null
  return `${rest.slice(0, rest.length - words.length)}"${words.trim()}"`
}

function unknownWord(word: string, named: boolean, { rules, scene, others, known, help }: Reading): string {
  const actions = [...rules.actions.keys()]
  const words = named ? actions : [...actions, ...others, ...known.map((row) => nameOf(scene, row))]
  const all = help ?? seenOf('Known: {actions}.', { actions: { said: listText(actions) } })
  if (word === '') return inEnglish('Say what is to be done. {all}', { all })
  const near = nearest(word, words)
  const hint = near === null ? all : seenOf('Did you mean "{near}"?', { near: { said: near } })
  return inEnglish('There is no command "{word}". {hint}', { word: { said: word }, hint })
}
