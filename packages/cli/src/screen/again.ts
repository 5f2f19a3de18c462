import type { RoundStart } from '@fray/seat'
import { it, put } from '../io/language.ts'
import { type Outcome, type Sitting, tableOf } from './sitting.ts'

/** How `again` is meant. */
const USAGE =
  'Say "again", "again as SIDE" or "again hot-seat" for a fight from the start; "again round 3" or "again 12" (after that many commands) continues from there, and may be followed by "as SIDE" too.'

/** `again [round N | N] [as SIDE | hot-seat]`: leaves this fight, and plays once more from its beginning or from a step of it. */
export function again(sitting: Sitting, rest: string): Outcome {
  const { terminal, play } = sitting
  const found = /^(?:(round )?(\d+))?\s*(?:as (.+)|(hot-seat))?$/i.exec(rest.trim())
  if (found === null) return tell(sitting, USAGE)
  const [, isRound, number, as, hotSeat] = found
  const side = as === undefined ? null : sideNamed(sitting, as)
  if (side === undefined) {
    const sides = tableOf(sitting).sides.map(({ id }) => id)
    return tell(
      sitting,
      put('There is no side "{side}". Available sides: {sides}.', { side: it(as ?? ''), sides: it(sides.join(', ')) }),
    )
  }
  const to =
    number === undefined ? null : isRound === undefined ? Number(number) : startOf(play.roundStarts(), Number(number))
  if (to === undefined || (to !== null && to > play.done)) {
    const rounds = play.roundStarts().map(({ round }) => round)
    const n = it(play.done)
    return tell(
      sitting,
      rounds.length === 0
        ? put('This fight has {n} commands, and no round has started yet.', { n })
        : put('This fight has {n} commands, and it has rounds {first} to {last}.', {
            n,
            first: it(rounds[0] ?? 1),
            last: it(Math.max(...rounds)),
          }),
    )
  }
  sitting.again = { to, as: side, hotSeat: hotSeat !== undefined, encounter: play.encounterAgain }
  terminal.say()
  return 'leave'
}

const startOf = (starts: readonly RoundStart[], round: number): number | undefined =>
  starts.find((one) => one.round === round)?.done

/** The id of a side by its id or name; undefined where there is none. */
function sideNamed(sitting: Sitting, wanted: string): string | undefined {
  const { sides } = tableOf(sitting)
  return sides.find(({ id, name }) => [id, name].some((one) => one.toLowerCase() === wanted.toLowerCase()))?.id
}

function tell({ terminal }: Sitting, text: string): Outcome {
  terminal.tell(text)
  return 'stay'
}
