import { seatOf } from '../base-facts.ts'
import { type Command, rowOfName } from '../command.ts'
import { faceAt, seedFrom } from '../dice/counter.ts'
import type { Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import { isDie, type TapeEntry } from '../table/tape.ts'
import type { Journal, JournalMove, JournalOpen } from './journal.ts'
import { replayMove } from './replay.ts'
import type { Played } from './replies.ts'
import { Session } from './session.ts'

/** The outcome of checking a journal: how many commands were done again, and the first difference. */
export interface Verdict {
  readonly commands: number
  readonly dice: number
  /** Null when the fight comes out the same, die by die and value by value. */
  readonly difference: { readonly ply: number; readonly what: string } | null
}

/** What is wrong with the dice of a command of which `counter` dice of the seed had been seen before, or null. */
function foreignDie(seed: ReturnType<typeof seedFrom>, move: JournalMove, counter: number): string | null {
  let n = move.from
  if (n < counter) return `its dice begin with die ${n} of the seed, but ${counter} had been rolled before`
  for (const entry of move.tape as readonly TapeEntry[]) {
    if (!isDie(entry)) continue
    const face = faceAt(seed, n, entry.sides)
    if (face !== entry.face)
      return `die ${n} of this seed is a d${entry.sides} showing ${face}, but the journal has ${entry.face}`
    n++
  }
  return null
}

/** Plays a journal again by its own dice and answers and compares every state and every event with what it recorded. */
export function verifyJournal<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  setup: Setup,
  journal: Journal,
): Verdict {
  const scene = rules.open(setup)
  const seed = seedFrom(journal.head.seed)
  const played: Played[] = []
  const undone: Played[] = []
  let commands = 0
  let dice = 0
  let counter = 0
  let open: JournalOpen | null = null
  const seen = ({ from, tape }: { readonly from: number; readonly tape: readonly TapeEntry[] }) => {
    counter = Math.max(counter, from + tape.filter(isDie).length)
  }
  const again = (move: JournalMove): string | null => {
    let now: Played
    try {
      now = replayMove(rules, scene, move)
    } catch (error) {
      return (error as Error).message
    }
    played.push(now)
    commands++
    dice += move.tape.filter(isDie).length
    return null
  }
  const compare = (move: JournalMove): string | null => {
    const now = played[played.length - 1]
    if (now.told !== move.told) return `the events differ (digest ${now.told}, recorded ${move.told})`
    if (now.check !== move.check) return `the fight afterwards differs (digest ${now.check}, recorded ${move.check})`
    return null
  }
  /** What a move says of itself that does not follow from its command: where it stands, and whose it is. */
  const misplaced = ({ ply, seat, command, from }: JournalMove): string | null => {
    if (ply !== played.length + 1) return `it stands where command ${played.length + 1} belongs`
    const at = setup.seats.findIndex(({ id }) => id === seat)
    if (at < 0) return `there is no seat "${seat}"`
    const row = rowOfName(scene, command.actor)
    if (at > 0 && row >= 0 && seatOf(scene, row) !== at)
      return `the seat "${seat}" does not answer for ${command.actor}`
    if (journal.head.dice === 'typed' || from <= counter) return null
    return `its dice begin with die ${from} of the seed, but only ${counter} had been rolled before`
  }
  for (const line of journal.lines) {
    // A command that is refused after an answer is taken back with its dice, which are rolled anew.
    const returned = line.kind === 'withdraw' ? line.counter : undefined
    if (returned !== undefined && journal.head.dice === 'generator' && returned !== open?.from) {
      const what = `after it was taken back the dice go on with ${returned}, not ${open?.from ?? counter}`
      return { commands, dice, difference: { ply: played.length + 1, what } }
    }
    if (returned === undefined && line.kind !== 'move' && line.kind !== 'open' && open !== null) seen(open)
    open = line.kind === 'open' ? line.open : null
    if (line.kind === 'move') {
      undone.length = 0
      const wrong = misplaced(line.move)
      let what = again(line.move) ?? wrong
      if (journal.head.dice === 'generator') what ??= foreignDie(seed, line.move, counter)
      what ??= compare(line.move)
      seen(line.move)
      if (what !== null) return { commands, dice, difference: { ply: line.move.ply, what } }
    } else if (line.kind === 'undo') {
      const first = played[line.to]
      if (first === undefined)
        return { commands, dice, difference: { ply: line.to, what: 'there is no such point to undo to' } }
      // The generator stays where it was, or goes back to where the first command that is taken back began.
      if (journal.head.dice === 'generator' && line.counter !== counter && line.counter !== first.from) {
        const what = `after it was taken back the dice go on with ${line.counter}, not ${counter}`
        return { commands, dice, difference: { ply: line.to, what } }
      }
      undone.push(...played.splice(line.to).reverse())
      scene.load(first.before)
      counter = line.counter
    } else if (line.kind === 'redo') {
      while (played.length < line.to) {
        const move = undone.pop()
        const what = move === undefined ? 'there is nothing left to redo' : (again(move) ?? compare(move))
        if (move !== undefined) seen(move)
        if (what !== null) return { commands, dice, difference: { ply: line.to, what } }
      }
    }
  }
  // What cannot be gone on with is not the same, a command that waits for an answer above all.
  try {
    new Session(rules, setup, { seed: journal.head.seed, dice: journal.head.dice }).restore(journal.lines)
  } catch (error) {
    return { commands, dice, difference: { ply: played.length + 1, what: (error as Error).message } }
  }
  return { commands, dice, difference: null }
}
