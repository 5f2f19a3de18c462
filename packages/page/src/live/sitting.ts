import { type Connection, connect, webSocket } from '@fray/client'
import { SOCKET_PATH } from '@fray/protocol/plain'
import type { Sitting } from '../sitting.ts'
import { keepSeat, keptSeat } from './kept-seats.ts'
import { baseNow, journalOf, whenBegun } from './server.ts'

/** A seat at a table of the server. */
export interface LiveSitting extends Sitting {
  readonly connection: Connection
}

/** What this is, for the welcome of the server. */
const PROGRAM = 'page 0.1.0'

/** Sits down at a table of the server; null where this browser has no seat of that id. Throws where a fight could not be begun. */
export async function openLive(id: string): Promise<LiveSitting | null> {
  await whenBegun(id)
  const kept = keptSeat(id)
  if (kept === null) return null
  let { key } = kept
  const connection = connect(webSocket(`${baseNow().replace(/^http/, 'ws')}${SOCKET_PATH}`), {
    key,
    program: PROGRAM,
    ...(kept.name !== '' && { name: kept.name }),
    admitted(own, seat) {
      key = own
      keepSeat(id, { key: own, seat })
    },
  })
  const stopWatching = connection.subscribe(({ seat, fight, table }) => {
    if (seat === null || table === null || fight === null) return
    stopWatching()
    const isNew = keptSeat(id)?.seat === ''
    keepSeat(id, { fight, title: table.fight.title, seat: seat.id })
    if (isNew && kept.name !== '' && seat.role !== 'spectator')
      void connection.ask({ do: 'rename', seat: seat.id, name: kept.name }).catch(() => undefined)
  })
  // The machine has a network again: nobody is kept waiting longer.
  const retry = () => connection.retry()
  addEventListener('online', retry)
  return {
    connection,
    connections: [connection],
    above: null,
    again: null,
    journal: async () => (connection.now.fight === null ? null : journalOf(connection.now.fight, key)),
    close() {
      removeEventListener('online', retry)
      connection.close()
    },
  }
}
