import { seatOf } from '../base-facts.ts'
import { type Command, rowOfName } from '../command.ts'
import { faceAt, type Seed, seedFrom } from '../dice/counter.ts'
import type { Ruleset } from '../ruleset.ts'
import type { AnyScene } from '../scene.ts'
import type { Setup } from '../setup.ts'
import { isDie } from '../table/recorded-inputs.ts'
import { JournalDifference, type Watch } from './course.ts'
import type { Journal, JournalMove } from './journal.ts'
import { Session } from './session.ts'

/** The result of verifying a journal: how many commands were replayed, and the first difference. */
export interface Verdict {
  readonly commands: number
  readonly dice: number
  /** Null if the fight comes out the same, die by die and value by value. */
  readonly difference: { readonly ply: number; readonly what: string } | null
}

/** What is wrong with the first die of a command, given the range in which it must lie, or null. */
function wrongStart(from: number, least: number, most: number): string | null {
  if (from > most) return `its dice begin with die ${from} of the seed, but only ${most} had been rolled before`
  return from < least ? `its dice begin with die ${from} of the seed, but ${least} had been rolled before` : null
}

/** The first die of a command that does not come from the seed, or null. */
function foreignDie(seed: Seed, { from, inputs }: JournalMove): string | null {
  let n = from
  for (const { sides, face } of inputs.filter(isDie)) {
    const right = faceAt(seed, n, sides)
    if (face !== right) return `die ${n} of this seed is a d${sides} showing ${right}, but the journal has ${face}`
    n++
  }
  return null
}

/**
 * Replays a journal with its own dice and answers and compares every state and every event with the records.
 * @example
 * ```ts
 * import { parseJournal, verifyJournal } from '@fray/kernel'
 * import { openFight } from '@fray/seat/play'
 *
 * const text = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * const fight = await openFight(text, { seed: 'seven', computer: { referee: 'aggressive', players: 'aggressive' } })
 * const { rules, session } = fight.play
 * console.log(verifyJournal(rules, session.setup, parseJournal(fight.save()))) // { commands: 19, dice: 9, difference: null }
 * const forged = parseJournal(fight.save().replace('d20=14', 'd20=15'))
 * console.log(verifyJournal(rules, session.setup, forged).difference?.what) // die 2 of this seed is a d20 showing 14, but the journal has 15
 * ```
 */
export function verifyJournal<S extends AnyScene, C extends Command>(
  rules: Ruleset<S, C>,
  setup: Setup,
  journal: Journal,
): Verdict {
  const { dice: source, seed } = journal.head
  const isGenerated = source === 'generator'
  const session = new Session(rules, setup, { seed, dice: source })
  const generator = seedFrom(seed)
  let commands = 0
  let dice = 0
  /** Errors in a move that do not follow from its command: its number, and its seat. */
  const misplaced = ({ ply, seat, command }: JournalMove): string | null => {
    if (ply !== session.ply + 1) return `it stands where command ${session.ply + 1} belongs`
    const at = setup.seats.findIndex(({ id }) => id === seat)
    if (at < 0) return `there is no seat "${seat}"`
    const row = rowOfName(session.scene, command.actor)
    if (at > 0 && row >= 0 && seatOf(session.scene, row) !== at)
      return `the seat "${seat}" does not answer for ${command.actor}`
    return null
  }
  // With typed dice it is unknown which of them the generator has rolled: some, all, or none.
  let seen = 0
  const leastOf = (counter: number): number => (isGenerated ? counter : seen)
  const watch: Watch = {
    move(move, counter) {
      const wrong = misplaced(move) ?? wrongStart(move.from, leastOf(counter), counter)
      seen = move.from
      return wrong ?? (isGenerated ? foreignDie(generator, move) : null)
    },
    done({ inputs }) {
      commands++
      dice += inputs.filter(isDie).length
    },
    // The generator stays where it was, or returns to the start of the first undone command.
    undo({ counter: to }, first, counter) {
      const stays = to >= leastOf(counter) && to <= counter
      seen = to
      return stays || to === first.from ? null : wrongDie(to, counter)
    },
    // A command that is refused after an answer is undone together with its dice, which are rolled again.
    giveBack(to, open, counter) {
      seen = to
      return to === open?.from ? null : wrongDie(to, open?.from ?? counter)
    },
  }
  try {
    session.restore(journal.lines, watch)
  } catch (error) {
    const { ply, what } =
      error instanceof JournalDifference ? error : { ply: session.ply + 1, what: (error as Error).message }
    return { commands, dice, difference: { ply, what } }
  }
  return { commands, dice, difference: null }
}

const wrongDie = (to: number, right: number): string =>
  `after it was taken back the dice go on with ${to}, not ${right}`
