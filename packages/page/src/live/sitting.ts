import { type Connection, connect, type Outcome, webSocket } from '@fray/live/client'
import { SOCKET_PATH } from '@fray/live/protocol/plain'
import { isGivenPicture } from '../pictures/names.ts'
import type { Sitting } from '../sitting.ts'
import { rulesInNow, wordsNow } from '../words/words.ts'
import { nameBefore, savedSeat, saveKey, saveSeat } from './saved-seats.ts'
import { baseNow, campaignPicture, givenPicture, givePicture, groundOf, journalOf, whenStarted } from './server.ts'

/** A seat at a table of the server. */
export interface LiveSitting extends Sitting {
  readonly connection: Connection
}

/** What this is, for the welcome of the server. */
const PROGRAM = 'page 0.1.0'

/** Sits down at a table of the server; null where this browser has no seat of that id. Throws where a fight could not be begun. */
export async function openLive(id: string): Promise<LiveSitting | null> {
  await whenStarted(id)
  const kept = savedSeat(id)
  if (kept === null) return null
  let { key } = kept
  const rulesIn = rulesInNow()
  const connection = connect(webSocket(`${baseNow().replace(/^http/, 'ws')}${SOCKET_PATH}`), {
    key,
    program: PROGRAM,
    ...rulesIn?.options,
    ...(kept.name !== '' && { name: kept.name }),
    admitted(own, seat) {
      saveSeat(id, { key: own, seat, door: key })
      key = own
    },
  })
  const stopWatching = connection.subscribe(({ seat, fight, table, campaign }) => {
    if (seat === null || ((table === null || fight === null) && campaign === null)) return
    stopWatching()
    const isNew = savedSeat(id)?.seat === ''
    // A seat of a campaign is one for all its fights.
    saveSeat(id, {
      fight: campaign?.campaign ?? fight ?? '',
      title: campaign?.title ?? table?.fight.title ?? '',
      seat: seat.id,
    })
    if (isNew && kept.name !== '' && seat.role !== 'spectator')
      void connection.ask({ do: 'rename', seat: seat.id, name: kept.name }).catch(() => undefined)
  })
  // The machine has a network again: nobody is kept waiting longer.
  const retry = () => connection.retry()
  addEventListener('online', retry)
  const sitting: LiveSitting = {
    connection,
    connections: [connection],
    above: null,
    // The referee begins it once more; everybody who is here is sent the key of the same seat there.
    get again() {
      // In a campaign it stands with the next fight.
      if (connection.now.seat?.role !== 'referee' || connection.now.campaign !== null) return null
      return {
        sides: ['same'] as const,
        async start() {
          const outcome = (await connection.ask({ do: 'again' })) as Outcome
          if (!outcome.done) throw new Error(outcome.reason)
          const { again } = connection.now
          if (again === null) throw new Error(wordsNow().live.slow)
          return seatAgain(again.key)
        },
      }
    },
    journal: async (withPictures) =>
      connection.now.fight === null ? null : journalOf(connection.now.fight, key, withPictures),
    async fork(seat, n) {
      const journal = connection.now.fight === null ? null : await journalOf(connection.now.fight, key, true)
      if (journal === null) throw new Error(wordsNow().live.noJournal)
      const { takeHere } = await import('../local/here.ts')
      return takeHere(journal, seat, n)
    },
    async picture(name) {
      const { fight, campaign } = connection.now
      if (fight === null) return campaign === null ? null : campaignPicture(campaign.campaign, key, name)
      return isGivenPicture(name) ? givenPicture(fight, key, name) : groundOf(fight, key)
    },
    async give(_, picture) {
      const { fight } = connection.now
      if (fight === null) throw new Error(wordsNow().live.slow)
      return givePicture(fight, key, picture)
    },
    close() {
      removeEventListener('online', retry)
      connection.close()
    },
  }
  return rulesIn?.sittingIn(sitting) ?? sitting
}

/** Keeps the key of the same seat at another table, under the name that one has; returns the seat's id in this browser. */
export function seatAgain(key: string): string {
  const { id } = saveKey(key)
  saveSeat(id, { name: nameBefore() })
  return id
}
