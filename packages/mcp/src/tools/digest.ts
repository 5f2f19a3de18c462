import type { Account, LogEntry, SeatTable } from '@fray/seat'
import { says } from '../reply.ts'
import { about, perhaps, takes, whole } from './fields.ts'
import { tool } from './tool.ts'
import { toldSince } from './wait.ts'

/** The log entries that still hold: without undone ones, and without the undo itself. */
function standing(lines: readonly LogEntry[]): LogEntry[] {
  const stands: LogEntry[] = []
  for (const line of lines) {
    const { takesBack } = line
    if (takesBack === null) stands.push(line)
    else while ((stands.at(-1)?.n ?? 0) >= takesBack) stands.pop()
  }
  return stands
}

/** Each side with its standing and its other combatants. */
const sidesOf = ({ sides, cards, board }: SeatTable): unknown =>
  sides.map(({ id, name }) => {
    const own = cards.filter(({ side }) => side === id).map(({ who }) => who)
    const isUp = (who: string) => board.tokens.find((token) => token.who === who)?.state === 'up'
    return { side: id, name, up: own.filter(isUp), notUp: own.filter((who) => !isUp(who)) }
  })

export const digest = tool({
  name: 'digest',
  title: 'Digest',
  gives: { told: 'list', round: 'number', over: 'yes', winner: 'text', sides: 'list', operations: 'list' },
  what: 'What has happened since line n, without what was taken back, and how the sides stand; after the fight who did what.',
  input: takes({ since: perhaps(about(whole(0, 1e9), 'n; 0 by default')) }),
  async run(seat, { since = 0 }) {
    const { table } = seat
    if ('message' in table) return table
    const { told, data } = toldSince(standing(await seat.linesAfter(since)))
    const account = table.fight.over ? ((await seat.connection.ask({ do: 'account' })) as Account | null) : null
    const { round, over, winner } = table.fight
    return says(over ? `It is over after ${round} rounds.` : `${told.length} lines up to round ${round}.`, {
      told,
      data: {
        ...data,
        round,
        over,
        winner,
        sides: sidesOf(table),
        ...(account !== null && { operations: account.operations }),
      },
    })
  },
})
