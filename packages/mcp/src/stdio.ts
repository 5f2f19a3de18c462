import { pipeline } from 'node:stream'
import { StdioServerTransport, serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { MessageLines } from './lines.ts'
import { type SeatServerOptions, seatServer } from './server.ts'
import type { TableSeat } from './table-seat.ts'

/**
 * Serves a seat over standard input and output; nothing else may write there from now on. Resolves when the client
 * ends its input. A line that is not a message is answered with a JSON-RPC 2.0 error, and the conversation continues.
 * @example
 * ```ts
 * import { Room, serveStdio } from '@fray/mcp'
 *
 * const room = new Room({ version: '1', chance: () => crypto.randomUUID(), plays: () => null })
 * const duel = '{ ruleset: zones, combatants: { Ada: { from: ada-the-warrior }, Corwin: { from: toll-ruffian } } }'
 * await room.start({ encounter: duel, seed: 'seven' })
 * await serveStdio(room.seat('players', 'player'), { version: '1' })
 * console.log('The client is gone.') // The client is gone.
 * await room.close()
 * ```
 */
export async function serveStdio(seat: TableSeat, options: SeatServerOptions): Promise<void> {
  const lines = new MessageLines(process.stdout)
  const ended = new Promise<void>((resolve) => {
    pipeline(process.stdin, lines, () => resolve())
    process.stdout.once('error', () => resolve())
  })
  const handle = serve(() => seatServer(seat, options), { transport: new StdioServerTransport(lines, process.stdout) })
  await ended
  await handle.close()
}
