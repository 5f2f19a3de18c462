import type { PlainCommand } from '../command.ts'
import { LIMITS, limitText } from '../limits.ts'
import { unfitText } from '../log/message.ts'
import type { AnswerValue } from '../questions.ts'
import type { Setup } from '../setup.ts'
import { formatInput, parseInput, type RecordedInput } from '../table/recorded-inputs.ts'
import { isMap } from '../unknown.ts'

/** Version of the journal format; a reader of another version reports it instead of guessing. */
export const JOURNAL_VERSION = 1

/** The first line of a journal: what the fight was started from. */
export interface JournalHead {
  readonly fray: 'journal'
  readonly version: number
  readonly ruleset: string
  readonly rulesetVersion: string
  readonly seed: string
  readonly dice: 'generator' | 'typed'
  /** The whole encounter with all its content. */
  readonly encounter: unknown
  /** Who sat where, in the host's own words, so that people can continue as they started; it decides nothing. */
  readonly seating?: Readonly<Record<string, string>>
}

/** One command with its dice and answers. */
export interface JournalMove {
  readonly ply: number
  readonly seat: string
  readonly command: PlainCommand
  readonly inputs: readonly RecordedInput[]
  /** Number of the generator's first die that this command could use. */
  readonly from: number
  /** Digest of the fight afterwards. */
  readonly check: string
  /** Digest of the events. */
  readonly told: string
}

/** A command that waits for an answer, with the dice and answers so far. */
export interface JournalOpen {
  readonly seat: string
  readonly command: PlainCommand
  readonly inputs: readonly RecordedInput[]
  readonly from: number
  /** The command that implied this one and comes after it, or null. */
  readonly next: { readonly seat: string; readonly plain: PlainCommand } | null
  /** Answers already given while others to the same question are missing; null for the missing ones. */
  readonly given: readonly (AnswerValue | null)[]
}

/** One line after the head. */
export type JournalLine =
  | { readonly kind: 'move'; readonly move: JournalMove }
  | { readonly kind: 'open'; readonly open: JournalOpen }
  | {
      readonly kind: 'undo'
      readonly to: number
      readonly counter: number
      /** Whether secret answers that were revealed may be given again. */
      readonly redeclare?: boolean
    }
  | { readonly kind: 'redo'; readonly to: number }
  | {
      readonly kind: 'withdraw'
      /** The die to which the generator returns, because the command after the open one was refused. */
      readonly counter?: number
    }

/** A parsed journal. */
export interface Journal {
  readonly head: JournalHead
  readonly lines: readonly JournalLine[]
}

/** An error in a journal, and its line (from 1). */
export class JournalError extends Error {
  override name = 'JournalError'
  readonly line: number
  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** What is wrong with the seed of a fight, in a sentence, or null. Seeds are stored, shown and typed again. */
export function seedProblem(seed: string): string | null {
  if (seed.length > LIMITS.line)
    return `The seed has ${limitText(seed.length)} characters; it may have ${limitText(LIMITS.line)} at most.`
  const wrong = unfitText(seed)
  return wrong === null ? null : `The seed ${wrong}.`
}

/** The head of a fight's journal. */
export const headOf = (setup: Setup, rulesetVersion: string, seed: string, dice: JournalHead['dice']): JournalHead => ({
  fray: 'journal',
  version: JOURNAL_VERSION,
  ruleset: setup.ruleset,
  rulesetVersion,
  seed,
  dice,
  encounter: setup.encounter,
})

/** A line of a journal as text, without the line end. */
export function formatLine(line: JournalHead | JournalLine): string {
  if ('fray' in line) return JSON.stringify(line)
  if (line.kind === 'move') return JSON.stringify(written(line.move))
  if (line.kind === 'open') return JSON.stringify({ open: written(line.open) })
  if (line.kind === 'undo') return JSON.stringify({ undo: line.to, counter: line.counter, redeclare: line.redeclare })
  if (line.kind === 'redo') return JSON.stringify({ redo: line.to })
  return JSON.stringify({ withdraw: true, counter: line.counter })
}

/** The fields as written in a line, where the recorded inputs are called `tape`. */
const written = (line: JournalMove | JournalOpen): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(line).map(([name, value]) =>
      name === 'inputs' ? ['tape', line.inputs.map(formatInput)] : [name, value],
    ),
  )

function parseObject(text: string, line: number): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new JournalError(
      line,
      'This line is not complete JSON: it was cut off or changed. Take it out to go on from the command before it.',
    )
  }
  if (!isMap(value)) throw new JournalError(line, 'A line of a journal is one JSON object.')
  return value
}

function parseInputs(raw: unknown, line: number): RecordedInput[] {
  if (!Array.isArray(raw)) throw new JournalError(line, '"tape" must be the list of dice and answers.')
  try {
    return raw.map(parseInput)
  } catch (error) {
    throw new JournalError(line, (error as Error).message)
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1e9

/** Throws if a field of a line is invalid. */
function need(holds: boolean, line: number, right: string): void {
  if (!holds) throw new JournalError(line, `${right}: this line was changed.`)
}

function parseCommand(raw: unknown, line: number): PlainCommand {
  const command = raw as PlainCommand
  need(
    isMap(raw) && isText(command.actor) && isText(command.action),
    line,
    '"command" is a map with its "actor" and "action"',
  )
  return command
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isGiven = (value: unknown): boolean => value === null || typeof value === 'string' || typeof value === 'number'

function parseOpen(raw: unknown, line: number): JournalOpen {
  need(raw !== null && typeof raw === 'object', line, '"open" is the command that waits for an answer')
  const { seat, command, tape, from, next = null, given = [] } = raw as JournalOpen & { readonly tape: unknown }
  need(isText(seat), line, '"seat" is the id of a seat')
  need(isCount(from), line, '"from" is the number of a die')
  need(Array.isArray(given) && given.every(isGiven), line, '"given" is the list of answers that are in')
  need(
    next === null || (typeof next === 'object' && isText(next.seat)),
    line,
    '"next" is a command with its seat, or null',
  )
  return {
    seat,
    command: parseCommand(command, line),
    inputs: parseInputs(tape, line),
    from,
    next: next === null ? null : { seat: next.seat, plain: parseCommand(next.plain, line) },
    given,
  }
}

function parseMove(raw: Record<string, unknown>, line: number): JournalMove {
  const { ply, seat, command, tape, from, check, told } = raw
  const inputs = parseInputs(tape, line)
  need(isCount(ply) && ply >= 1, line, '"ply" is the number of the command')
  need(isText(seat), line, '"seat" is the id of a seat')
  need(isCount(from), line, '"from" is the number of a die')
  need(isText(check) && isText(told), line, '"check" and "told" are digests')
  // Keeps the order of fields, so that the line can be written back unchanged.
  const move = Object.entries(raw).map(([name, value]) => (name === 'tape' ? ['inputs', inputs] : [name, value]))
  return { ...(Object.fromEntries(move) as JournalMove), command: parseCommand(command, line) }
}

/** Reads one line after the head; `line` is its number, for errors ({@link JournalError}). */
export function parseLine(text: string, line: number): JournalLine {
  const o = parseObject(text, line)
  if (o.undo !== undefined) {
    need(isCount(o.undo) && isCount(o.counter), line, '"undo" and "counter" are whole numbers')
    // Older journals say `anew`.
    const redeclare = o.redeclare === true || o.anew === true ? { redeclare: true } : {}
    return { kind: 'undo', to: o.undo as number, counter: o.counter as number, ...redeclare }
  }
  if (o.redo !== undefined) {
    need(isCount(o.redo), line, '"redo" is a whole number')
    return { kind: 'redo', to: o.redo as number }
  }
  if (o.withdraw === true) {
    if (o.counter === undefined) return { kind: 'withdraw' }
    need(isCount(o.counter), line, '"counter" is a whole number')
    return { kind: 'withdraw', counter: o.counter as number }
  }
  if (o.open !== undefined) return { kind: 'open', open: parseOpen(o.open, line) }
  if (o.ply !== undefined && o.command !== undefined) return { kind: 'move', move: parseMove(o, line) }
  throw new JournalError(
    line,
    'This line is neither a command ("ply", "command", "tape") nor an undo, redo, withdraw or open line.',
  )
}

const NOT_A_JOURNAL = 'This is not a journal: its first line must be JSON that says "fray": "journal".'

const isSeating = (value: unknown): boolean =>
  isMap(value) && Object.values(value).every((one) => typeof one === 'string')

/**
 * Whether a line of a file holds people's pictures, which hosts write after all others: they are not part of the
 * fight.
 */
export const isPictureLine = (line: string): boolean => line.startsWith('{"picture')

/**
 * Reads a journal. Throws {@link JournalError} with the line if it is not a journal, is cut off, or has another
 * version.
 * @example
 * ```ts
 * import { parseJournal } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const fight = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive' } })
 * const { head, lines } = parseJournal(fight.save())
 * console.log(head.ruleset, head.seed, lines.length) // zones seven 2
 * ```
 */
export function parseJournal(text: string): Journal {
  const rows = text.split('\n')
  const complete = rows[rows.length - 1] === ''
  if (complete) rows.pop()
  if (!rows[0]?.startsWith('{')) throw new JournalError(1, NOT_A_JOURNAL)
  const first = parseObject(rows[0], 1) as unknown as JournalHead
  if (first.fray !== 'journal') throw new JournalError(1, NOT_A_JOURNAL)
  if (first.version !== JOURNAL_VERSION) {
    throw new JournalError(
      1,
      `This journal has version ${JSON.stringify(first.version ?? null)}; this Fray reads version ${JOURNAL_VERSION}.`,
    )
  }
  const { seed = '', dice = 'generator', ruleset, rulesetVersion, seating } = first
  need(typeof seed === 'string', 1, '"seed" is a text')
  const wrong = seedProblem(seed)
  if (wrong !== null) throw new JournalError(1, wrong)
  need(seating === undefined || isSeating(seating), 1, '"seating" is a map of texts')
  need(dice === 'generator' || dice === 'typed', 1, '"dice" is generator or typed')
  const lines = rows.slice(1).flatMap((row, i) => (isPictureLine(row) ? [] : parseLine(row, i + 2)))
  if (!complete && rows.length > 1) {
    throw new JournalError(
      rows.length,
      'The last line has no end: the journal was cut off here. Take the line out to go on from the command before it.',
    )
  }
  need(isText(ruleset) && isText(rulesetVersion), 1, '"ruleset" and "rulesetVersion" are texts')
  return { head: { ...first, seed, dice }, lines }
}
