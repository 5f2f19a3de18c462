import { pictureOf, type Scheme } from '@fray/drawing'
import type { Setup } from '@fray/kernel'
import { Play, type SeatTable } from '@fray/seat'
import { findEncounter, loadEncounter } from '../io/encounters.ts'
import { savedFight } from '../io/fights-folder.ts'
import { noJournal } from '../io/journal.ts'
import { pictureBeside } from '../io/map-picture.ts'
import { writeOut } from '../io/output.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { checkOutputs, replaceBytes, replaceFile } from '../io/writing.ts'
import { readNumber } from '../play/odds-options.ts'
import { isJournal, openSession, readAt, readJournal, sessionOfSaved } from '../play/open.ts'

/** What `fray picture` is told. */
export interface PictureOptions {
  readonly at?: string
  readonly seat?: string
  readonly scheme?: string
  readonly board?: boolean
  readonly width?: string
  readonly output?: string
}

/** More pixels than this are in no picture, from left to right. */
const MOST_PIXELS = 8000

/** `fray picture FIGHT`: how a fight stands as a picture, as SVG or PNG by the ending of the file; SVG to standard output without one. */
export async function picture(terminal: Terminal, fight: string, options: PictureOptions): Promise<void> {
  const { output } = options
  const isPng = endingOf(output) === 'png'
  if (options.width !== undefined && !isPng)
    throw badInput('--width counts pixels, which only a PNG has: name one with -o FILE.png, or omit --width.')
  const width = options.width === undefined ? undefined : readNumber('--width', options.width, 0, MOST_PIXELS)
  const scheme = readScheme(options.scheme)
  const { play, setup, path } = await openFight(fight, options.at, output)
  const seats = setup.seats.map(({ id }) => id)
  const table = play.table(readSeat(options.seat, seats))
  const { svg } = pictureOf(table, {
    scheme,
    bare: options.board === true,
    under: underMap(terminal, table, path, setup),
  })
  if (output === undefined) {
    writeOut(svg)
    return
  }
  if (isPng) {
    const { renderPng } = await import('../io/png.ts')
    replaceBytes(output, await renderPng(svg, width === undefined ? {} : { width }))
  } else replaceFile(output, svg)
  terminal.complain(`Drawn to ${output}.`)
}

/** A fight to look at: an encounter at its beginning, or a saved fight at its end or after so many commands. */
async function openFight(fight: string, at: string | undefined, output: string | undefined) {
  const isSaved = isJournal(fight)
  const path = isSaved ? savedFight(fight) : findEncounter(fight).path
  checkOutputs([{ path: output, option: '-o', replaces: true }], [path])
  if (!isSaved && at !== undefined) throw badInput(`--at ${at}: ${fight} is an encounter, which has no commands yet.`)
  const saved = isSaved ? await readJournal(fight) : await loadEncounter(fight)
  const seating = { policies: saved.setup.seats.map(() => null) }
  const session =
    'journal' in saved
      ? sessionOfSaved(saved, fight)
      : openSession({ ...saved, seed: 'picture', dice: 'generator', seating, journal: noJournal })
  const to = at === undefined ? session.ply : readAt(at, session.ply)
  if (to < session.ply) session.undo(to)
  return { play: new Play(session, seating.policies), setup: saved.setup, path }
}

/** The picture under the map within the address itself, where the seat sees one; '' for none. */
function underMap(terminal: Terminal, { board }: SeatTable, path: string, setup: Setup): string {
  const found = board.picture === undefined ? null : pictureBeside(path, setup)
  if (typeof found === 'string') terminal.complain(found)
  if (found === null || typeof found === 'string') return ''
  return `data:${found.type};base64,${Buffer.from(found.bytes).toString('base64')}`
}

function endingOf(output: string | undefined): 'svg' | 'png' {
  const ending = output === undefined ? 'svg' : /\.(svg|png)$/i.exec(output)?.[1]?.toLowerCase()
  if (ending === 'svg' || ending === 'png') return ending
  throw badInput(`-o ${output}: name a picture FILE.svg or FILE.png; its ending says which it is.`)
}

function readScheme(scheme = 'light'): Scheme {
  if (scheme === 'light' || scheme === 'dark') return scheme
  throw badInput(`--scheme ${scheme}: give light or dark.`)
}

/** The seat whose view is drawn, by its id; the referee's where nothing is said. */
function readSeat(given: string | undefined, seats: readonly string[]): string {
  if (given === undefined) return seats[0] as string
  if (seats.includes(given)) return given
  throw badInput(`--seat ${given}: there is no such seat. Available seats: ${seats.join(', ')}.`)
}
