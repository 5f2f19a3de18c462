import { type Game, type Journal, parseJournal, REFEREE_SEAT, type Setup } from '@fray/kernel'
import { type AnySession, type KeptPlay, Play } from '@fray/seat'
import type { Hosting } from '../hosting.ts'
import type { Entry } from '../store/store.ts'
import { policyOf, restoreUnder } from './engine.ts'
import { type KeptAnswer, readEntry } from './entry.ts'
import { firstSeating, type Seating } from './seating.ts'

/** A fight cannot be opened; the message is a sentence for people. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/** A fight as it was opened from its entries. */
export interface Opened {
  readonly game: Game
  readonly setup: Setup
  readonly session: AnySession
  readonly play: Play
  /** New lines of the journal, as text: whoever keeps them takes them out. */
  readonly lines: string[]
  readonly version: number
  readonly seating: Seating
  /** What requests were answered, by the id of their entry. */
  readonly answers: Map<string, KeptAnswer>
  /** What people should know who were there before; null where nothing has changed. */
  readonly carriedOver: string | null
  /** Why it can only be looked at; null where it goes on. */
  readonly readOnly: string | null
}

/** Opens a fight from its entries, all of them. Throws {@link CannotOpen} where it cannot be. */
export async function openEntries({ game: gameOf }: Pick<Hosting, 'game'>, entries: readonly Entry[]): Promise<Opened> {
  const answers = new Map<string, KeptAnswer>()
  const text: string[] = []
  let kept: KeptPlay | null = null
  let seating: Seating | null = null
  let engine: string | null = null
  for (const entry of entries) {
    const { head, lines } = readEntry(entry.text)
    if (head.answer !== null) answers.set(entry.id, head.answer)
    kept = head.kept ?? kept
    seating = head.seating ?? seating
    engine = head.engine ?? engine
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
  )
  return {
    game,
    setup,
    session,
    play,
    lines,
    version: entries.at(-1)?.version ?? 0,
    seating: seating ?? firstSeating(setup),
    ...{ answers, carriedOver, readOnly },
  }
}

function readJournal(lines: readonly string[]): Journal {
  try {
    return parseJournal(`${lines.join('\n')}\n`)
  } catch (error) {
    throw new CannotOpen(error instanceof Error ? error.message : String(error))
  }
}

/** Puts policies and the referee to the seats that they play for. */
export function seatThem(
  { game, setup, play }: Pick<Opened, 'game' | 'setup' | 'play'>,
  by: (seat: string) => string,
): void {
  setup.seats.forEach(({ id }, at) => {
    const who = by(id)
    play.policies[at] = who === 'person' || who === 'referee' ? null : policyOf(game, who)
    if (who === 'referee' && at !== REFEREE_SEAT) play.handedOver.add(at)
    else play.handedOver.delete(at)
  })
}
