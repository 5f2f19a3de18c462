import type { LogEntry } from '@fray/seat'
import { says } from '../reply.ts'
import type { TableSeat } from '../table-seat.ts'
import { about, perhaps, takes, whole } from './fields.ts'
import { questionsIn } from './look.ts'
import { tool } from './tool.ts'

/** Seconds that are waited where nothing is said, and at most: clients give a call up after sixty. */
const USUAL = 20
const MOST = 50
/** Lines of one result; the rest is asked for. */
const LINES = 60

/** What was told since a line, as a result has it: the first so many, and whether there is more. */
export function toldSince(lines: readonly LogEntry[]): { told: readonly LogEntry[]; data: Record<string, unknown> } {
  const told = lines.slice(0, LINES)
  return { told, data: lines.length > LINES ? { more: `digest with since ${told.at(-1)?.n}` } : {} }
}

/** Whether there is nothing to wait for: it is the seat's to act, or nothing goes on. */
const isDue = ({ waits }: TableSeat['where']): boolean => ['you', 'over', 'stalemate'].includes(waits.for)

/** Resolves as soon as `isIt` holds of the seat, when the time is over, or when nobody wants to know any more. */
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
    const from = since ?? seat.where.n
    await until(
      seat,
      () =>
        isDue(seat.where) ||
        seat.now.line.state === 'ended' ||
        (seat.where.n > from && seat.where.waits.for !== 'nobody'),
      seconds,
      signal,
    )
    const { table } = seat
    if ('message' in table) return table
    const { told, data } = toldSince(await seat.linesAfter(from))
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
