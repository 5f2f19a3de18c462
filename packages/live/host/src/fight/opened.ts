import { type Game, type Journal, messageOf, parseJournal, parseLine, REFEREE_SEAT, type Setup } from '@fray/kernel'
import { type AnySession, Play, type SavedPlay } from '@fray/seat'
import type { Hosting } from '../hosting.ts'
import { afterAllElse } from '../server/shares.ts'
import type { Entry } from '../store/store.ts'
import { policyOf, restoreUnder } from './engine.ts'
import { type EntryHead, linesTold, readEntry, type StoredAnswer } from './entry.ts'
import { answersFor, firstSeating, type Seating } from './seating.ts'

/** Entries read at once. */
const PAGE = 1_000
/** Milliseconds after which other requests are heard while a fight is replayed. */
const SLICE = 15

/** A fight cannot be opened; the message is a sentence for people. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/** A fight as opened from its entries. */
export interface Opened {
  readonly game: Game
  readonly setup: Setup
  readonly session: AnySession
  readonly play: Play
  /** New lines of the journal, as text; the caller that saves them removes them. */
  readonly lines: string[]
  /** Positions in these lines after which seats were told what is new; removed together with the lines. */
  readonly ends: number[]
  readonly version: number
  readonly seating: Seating
  /** The answers to requests, by the id of their entry. */
  readonly answers: Map<string, StoredAnswer>
  /** Whether it has come to a stalemate. */
  readonly stalemate: boolean
  /** The saved settings of play, as text. */
  readonly kept: string
  /** What people who were here before should know; null if nothing has changed. */
  readonly carriedOver: string | null
  /** Why it is read-only; null if it can go on. */
  readonly readOnly: string | null
}

/**
 * Opens a fight from all its entries; `sharesKeys` if other servers have it, too, so that keys of actions mean the
 * same in all of them. Throws {@link CannotOpen} if it cannot be opened.
 */
async function openEntries(
  { game: gameOf }: Pick<Hosting, 'game'>,
  entries: readonly Entry[],
  sharesKeys = false,
): Promise<Opened> {
  const answers = new Map<string, StoredAnswer>()
  const text: string[] = []
  let kept: SavedPlay | null = null
  let seating: Seating | null = null
  let engine: string | null = null
  let stalemate = false
  for (const entry of entries) {
    const { head, lines } = readEntry(entry.text)
    if (head.answer !== null) answers.set(entry.id, head.answer)
    kept = head.kept ?? kept
    seating = head.seating ?? seating
    engine = head.engine ?? engine
    stalemate = head.stalemate ?? stalemate
    for (const line of lines) text.push(line)
  }
  const journal = readJournal(text)
  const { ruleset, encounter, rulesetVersion } = journal.head
  const game = await gameOf(ruleset)
  if (game === null) throw new CannotOpen(`This fight is of the ruleset "${ruleset}", which is not here.`)
  const { setup } = game.readEncounter(encounter)
  if (setup === null) throw new CannotOpen('The encounter of this fight cannot be read any more.')
  const { session, lines, carriedOver, readOnly } = restoreUnder(game, setup, journal, engine ?? rulesetVersion)
  const play = new Play(
    session,
    setup.seats.map(() => null),
    kept,
    null,
    sharesKeys,
  )
  const ends: number[] = []
  play.onTold = () => ends.push(lines.length)
  return {
    game,
    setup,
    session,
    play,
    ...{ lines, ends },
    version: entries.at(-1)?.version ?? 0,
    seating: seating ?? firstSeating(setup),
    ...{ answers, stalemate, carriedOver, readOnly, kept: JSON.stringify(play.kept()) },
  }
}

function readJournal(lines: readonly string[]): Journal {
  try {
    return parseJournal(`${lines.join('\n')}\n`)
  } catch (error) {
    throw new CannotOpen(messageOf(error))
  }
}

/** Opens a fight from the store; null if it does not exist. Throws {@link CannotOpen} if it cannot be opened. */
export async function readFight(hosting: Hosting, fight: string): Promise<Opened | null> {
  const entries = await readEntries(hosting, fight)
  return entries.length === 0 ? null : openEntries(hosting, entries, hosting.neighbours !== undefined)
}

async function readEntries({ store }: Hosting, fight: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (let from = 1; ; from = entries.length + 1) {
    const page = await store.read(fight, from, PAGE)
    entries.push(...page)
    if (page.length < PAGE) return entries
  }
}

/** Replays a fight that was opened at one version up to a later one: its seats are told the same as they were here. */
export async function readAgain(hosting: Hosting, fight: string, openedAt: number, version: number): Promise<Play> {
  const { breathe = afterAllElse, now } = hosting
  const entries = await readEntries(hosting, fight)
  let opened = await openEntries(hosting, entries.slice(0, openedAt), hosting.neighbours !== undefined)
  let since = now()
  for (const { text } of entries.slice(openedAt, version)) {
    const { head, lines } = readEntry(text)
    if (head.seating !== undefined) opened = { ...opened, seating: head.seating }
    seatThem(opened)
    opened.play.follow(...toFollow(head, lines))
    if (now() - since < SLICE) continue
    await breathe()
    since = now()
  }
  return opened.play
}

/** The arguments with which a `Play` follows an entry. */
export const toFollow = (head: EntryHead, lines: readonly string[]): Parameters<Play['follow']> => [
  linesTold(
    lines.map((line) => parseLine(line, 1)),
    head.together,
  ),
  head.kept ?? null,
]

/** Assigns policies and the referee to the seats that they play for, and says who types real dice. */
export function seatThem({ game, setup, play, seating }: Opened): void {
  play.realDice = seating.realDice ?? 'own'
  play.pictures = { who: seating.pictures?.who ?? {}, map: seating.pictures?.map ?? null }
  setup.seats.forEach(({ id }, at) => {
    const who = answersFor(seating, id)
    play.policies[at] = who === 'person' || who === 'referee' ? null : policyOf(game, who)
    if (who === 'referee' && at !== REFEREE_SEAT) play.handedOver.add(at)
    else play.handedOver.delete(at)
  })
}
