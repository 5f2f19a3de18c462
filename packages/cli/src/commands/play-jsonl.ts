import { createInterface } from 'node:readline'
import { LIMITS, limitText } from '@fray/kernel'
import { type JsonlMessage, JsonlTable } from '@fray/live/host'
import { Play } from '@fray/seat'
import { writeOut } from '../io/output.ts'
import { freshSeed } from '../io/seed.ts'
import { badInput, EXIT } from '../io/stop.ts'
import { openSession, restoreSession } from '../play/open.ts'
import { seatPersons } from '../play/seating.ts'
import { journalWriterFor, type PlayOptions, readDice, readReactions, readSource } from './play.ts'

/**
 * `fray play --jsonl`: a program plays, in lines of JSON on standard input and output (docs/reference/seat.md). Ends when the program
 * says `quit`, or has no more to say. Returns the exit code.
 */
export async function playJsonl(encounter: string | undefined, options: PlayOptions): Promise<number> {
  const source = await readSource(encounter, options)
  const { game, setup, saved } = source
  const seating = seatPersons(game.rules, game.rules.open(setup), setup, {
    as: options.as ?? null,
    hotSeat: options.hotSeat === true,
    policy: options.policy ?? null,
    askReferee: options.askReferee === true,
  })
  const { policies } = seating
  const seats = setup.seats.filter((_, at) => policies[at] === null).map(({ id }) => id)
  if (seats.length === 0) throw badInput('No seat is left to a person, so there is nothing for a program to play.')
  const seed = saved?.journal.head.seed ?? options.seed ?? freshSeed()
  const settings = readReactions(options.reactions)
  const realDice = readDice(options, saved)
  const dice = saved?.journal.head.dice ?? (realDice === 'none' ? 'generator' : 'typed')
  const journal = journalWriterFor(source, options, seed)
  try {
    const session = openSession({ game, setup, seed, dice, seating, settings, journal })
    if (saved !== null) restoreSession(session, saved, options.resume ?? '')
    const play = new Play(session, policies)
    play.realDice = realDice
    await converse(new JsonlTable(play, seats))
  } finally {
    journal.close()
  }
  return EXIT.done
}

/** Hears lines and says what comes of them, until there is no more to hear. */
async function converse(jsonl: JsonlTable): Promise<void> {
  const say = (lines: readonly JsonlMessage[]) => {
    for (const line of lines) writeOut(`${JSON.stringify(line)}\n`)
  }
  say(jsonl.start())
  for await (const text of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (text.length > LIMITS.line) {
      const reason = `This line is longer than ${limitText(LIMITS.line)} characters: use shorter ones.`
      say([{ type: 'refused', re: null, rule: 'not-understood', reason }])
    } else if (text.trim() !== '') say(await jsonl.hear(text))
    if (jsonl.isOver) return
  }
}
