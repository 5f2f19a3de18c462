import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { type SeatServerOptions, seatServer } from './server.ts'
import type { TableSeat } from './table-seat.ts'

/**
 * Serves a seat over standard input and output, where nothing else may be written from now on. Resolves when the client has ended its
 * side.
 * @example
 * ```ts
 * import { Room, serveStdio } from '@fray/mcp'
 *
 * const room = new Room({ version: '1', chance: () => crypto.randomUUID(), plays: () => null })
 * const duel = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * await room.begin({ encounter: duel, seed: 'seven' })
 * await serveStdio(room.seat('players', 'player'), { version: '1' })
 * console.log('The client is gone.') // The client is gone.
 * await room.close()
 * ```
 */
export async function serveStdio(seat: TableSeat, options: SeatServerOptions): Promise<void> {
  const ended = new Promise<void>((resolve) => {
    process.stdin.once('end', resolve)
    process.stdin.once('close', resolve)
  })
  const handle = serve(() => seatServer(seat, options))
  await ended
  await handle.close()
}
