import { formatProblem, readJournalText } from '@fray/files'
import {
  ASK_EVERYTHING,
  type Game,
  type Journal,
  messageOf,
  type SeatSettings,
  Session,
  type Setup,
  type Watch,
} from '@fray/kernel'
import type { AnySession, RemoteDecider } from '@fray/seat'
import { savedFight } from '../io/fights-folder.ts'
import { type JournalWriter, noJournal } from '../io/journal.ts'
import { badInput } from '../io/stop.ts'
import { exists, isFolder, readTextFile } from '../io/text-files.ts'
import { packsAsked } from '../packs/places.ts'
import type { Seating } from './seating.ts'

/** How a fight is begun. */
export interface Opening {
  readonly game: Game
  readonly setup: Setup
  readonly seed: string
  readonly dice: 'generator' | 'typed'
  readonly seating: Seating
  readonly settings?: SeatSettings
  readonly journal: JournalWriter
  /** How people sat down, to be written into the journal. */
  readonly habits?: Readonly<Record<string, string>>
  /** Who thinks for policies that try things out, apart from the session; null where they think on the spot. */
  readonly mind?: RemoteDecider | null
}

/** A live fight at its beginning. */
export function openSession(o: Opening): AnySession {
  const { rules } = o.game
  const isAway = (at: number): boolean => {
    const policy = o.seating.policies[at] ?? null
    return policy !== null && o.mind?.takes(policy) === true
  }
  const fallback = o.seating.policies.find((p) => p !== null) ?? rules.policies.get('aggressive') ?? null
  return new Session(rules, o.setup, {
    seed: o.seed,
    dice: o.dice,
    policies: o.seating.policies.map((policy, at) => (isAway(at) ? null : policy)),
    settings: o.setup.seats.map((_, at) => (isAway(at) ? ASK_EVERYTHING : (o.settings ?? ASK_EVERYTHING))),
    reactions: fallback,
    onLine: (line) =>
      o.journal.onLine('fray' in line && o.habits !== undefined ? { ...line, seating: o.habits } : line),
  }) as AnySession
}

/** A saved fight, read. */
export interface SavedFight {
  readonly journal: Journal
  readonly game: Game
  readonly setup: Setup
}

/** How a journal begins, whatever its file is called. */
const JOURNAL = /^\{[^\n]*"fray":"journal"/

/** Whether what a person named is a saved fight: a journal's file, or the name of a fight in the folder of saved ones. */
export function isJournal(given: string): boolean {
  const path = savedFight(given)
  if (!exists(path) || isFolder(path)) return /\.jsonl$/i.test(given)
  return /\.jsonl$/i.test(path) || JOURNAL.test(readTextFile(path))
}

/** How many commands of a journal with `all` of them are meant by `--at`. Throws a {@link Stop}. */
export function readAt(text: string, all: number): number {
  const at = Number(text)
  if (text.trim() !== '' && Number.isInteger(at) && at >= 0 && at <= all) return at
  throw badInput(`--at ${text}: this journal has ${all} commands; give a whole number from 0 to ${all}.`)
}

/** Reads a journal: a file, or the name of a fight in the folder of saved ones. Throws a {@link Stop} that says what is wrong with it and where. */
export async function readJournal(path: string): Promise<SavedFight> {
  if (packsAsked().length > 0)
    throw badInput(`${path}: a saved fight continues with the content packs in it: omit --with.`)
  const file = savedFight(path)
  const reading = await readJournalText(readTextFile(file), file)
  if ('problems' in reading) throw badInput(reading.problems.map(formatProblem).join('\n'))
  return reading
}

/** A saved fight where its journal ended, for those who only look: nobody sits at it, and nothing is written. */
export function sessionOfSaved(saved: SavedFight, path: string): AnySession {
  const { seed, dice } = saved.journal.head
  const seating = { policies: saved.setup.seats.map(() => null) }
  const session = openSession({ ...saved, seed, dice, seating, journal: noJournal })
  restoreSession(session, saved, path)
  return session
}

/** Brings a session to where the journal ended. Throws a {@link Stop} where the journal does not play as it says. */
export function restoreSession(session: AnySession, saved: SavedFight, path: string, watch: Watch = {}): void {
  try {
    session.restore(saved.journal.lines, watch)
  } catch (error) {
    throw badInput(
      `${path}: it does not play as it was saved: ${messageOf(error)} "fray verify ${path}" shows the first difference.`,
    )
  }
}
