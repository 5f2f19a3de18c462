import { seenOf } from '@fray/kernel'
import { it, own, put } from '../io/language.ts'
import { clearScreen } from '../io/output.ts'
import type { Sitting } from './sitting.ts'
import { tellNews } from './sitting.ts'

/**
 * Lets the screen look through the eyes of another seat. Where what one of them knows is no business of the other, the screen
 * is covered until the other's people say that they look alone. False where the person leaves.
 */
export async function handOver(sitting: Sitting, seat: string, secret: boolean): Promise<boolean> {
  const { viewer, people } = sitting
  if (!people.includes(seat)) return true
  const covers = !sitting.open && people.length > 1 && (secret || knowsMore(sitting, viewer, seat))
  if (seat !== viewer && (covers || sitting.covered)) {
    if (!(await cover(sitting, seat))) return false
    sitting.shown = ''
  }
  sitting.viewer = seat
  sitting.covered = covers
  tellNews(sitting)
  return true
}

/** Whether one of two seats knows of somebody of whom the other does not. */
function knowsMore({ play }: Sitting, one: string, other: string): boolean {
  if (one === other) return false
  const known = (seat: string) => play.table(seat).cards.map(({ who }) => who)
  return known(one).join('\n') !== known(other).join('\n')
}

async function cover({ terminal, lines, play, referee }: Sitting, seat: string): Promise<boolean> {
  if (terminal.interactive) clearScreen()
  else terminal.say()
  const names = play
    .table(seat)
    .cards.filter((card) => card.seat === seat)
    .map(({ who }) => who)
  const whose = names.length === 0 ? it(seat) : seenOf('the player of {who}', { who: { people: names } })
  const said =
    seat === referee ? put('Hand over to {whose}, as the referee.', { whose }) : put('Hand over to {whose}.', { whose })
  terminal.tell(terminal.colours.strong(said))
  const line = await lines.ask(`${own('Enter when nobody else is looking>')} `)
  return line !== null && !/^(q|quit|exit)$/i.test(line.trim())
}
