import type { LogEntry } from '@fray/seat'
import { says } from '../reply.ts'
import type { TableSeat } from '../table-seat.ts'
import { campaignData } from './campaign.ts'
import { about, perhaps, takes, whole } from './fields.ts'
import { questionsIn } from './look.ts'
import { tool } from './tool.ts'

/** Default and maximum waiting time, in seconds: clients cancel a call after sixty. */
const USUAL = 20
const MOST = 50
/** The most lines in one result; the rest has to be requested. */
const LINES = 60

/** The log entries since a line, as a result holds them: the first ones, and whether there are more. */
export function toldSince(lines: readonly LogEntry[]): { told: readonly LogEntry[]; data: Record<string, unknown> } {
  const told = lines.slice(0, LINES)
  return { told, data: lines.length > LINES ? { more: `digest with since ${told.at(-1)?.n}` } : {} }
}

/** Whether there is nothing to wait for: it is the seat's turn to act, or the fight is not running. */
const isDue = ({ waits }: TableSeat['where']): boolean => ['you', 'over', 'stalemate'].includes(waits.for)

/** Whether a campaign is between two fights. */
const isBetween = ({ now: { campaign, line } }: TableSeat): boolean =>
  line.state !== 'ended' && campaign !== null && campaign.now === null

/** Resolves when `isIt` becomes true, when the time is over, or when the call is cancelled. */
function until(seat: TableSeat, isIt: () => boolean, seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer)
      forget()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const look = (): void => {
      if (isIt()) done()
    }
    const timer = setTimeout(done, seconds * 1000)
    const forget = seat.connection.subscribe(look)
    signal.addEventListener('abort', done)
    look()
  })
}

export const wait = tool({
  name: 'wait',
  title: 'Wait',
  gives: { told: 'list', more: 'text', questions: 'list', mayAct: 'list' },
  what: 'Waits until it is yours to act, something is told, or the time is over; gives what was told.',
  input: takes({
    since: perhaps(about(whole(0, 1e9), 'the last n you know')),
    seconds: perhaps(about(whole(0, MOST), `${USUAL} by default`)),
  }),
  async run(seat, { since, seconds = USUAL }, signal) {
    const { fight } = seat.now
    // Lines are counted from 1 in each fight: a number from another fight may be too high here.
    const from = Math.min(since ?? seat.where.n, seat.where.n)
    await until(
      seat,
      () =>
        isDue(seat.where) ||
        (seat.now.fight !== fight && (seat.now.table !== null || isBetween(seat))) ||
        seat.now.line.state === 'ended' ||
        (seat.where.n > from && seat.where.waits.for !== 'nobody'),
      seconds,
      signal,
    )
    if (isBetween(seat)) return says('No fight is open: the referee opens the next.', { data: campaignData(seat) })
    const { table } = seat
    if ('message' in table) return table
    const { told, data } = toldSince(await seat.linesAfter(seat.now.fight === fight ? from : 0))
    const questions = questionsIn(table)
    const count = told.length === 0 ? 'Nothing was told' : `${told.length} line${told.length === 1 ? '' : 's'} told`
    return says(`${count}; ${WORDS[seat.where.waits.for] ?? 'it goes on'}.`, {
      told,
      data: {
        ...data,
        ...(questions.length > 0 && { questions }),
        ...(table.turn.who.length > 0 && { mayAct: table.turn.who }),
      },
    })
  },
})

const WORDS: Readonly<Record<string, string>> = {
  you: 'it is yours to act',
  others: 'others decide',
  stalemate: 'it has come to a stalemate',
  nobody: 'it goes on by itself',
  over: 'the fight is over',
}
