import { serveStdio as serve } from '@modelcontextprotocol/server/stdio'
import { type SeatServerOptions, seatServer } from './server.ts'
import type { TableSeat } from './table-seat.ts'

/**
 * Serves a seat over standard input and output, where nothing else may be written from now on. Resolves when the client has ended its
 * side.
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
