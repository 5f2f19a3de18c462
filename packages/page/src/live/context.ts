import type { Connection, Snapshot } from '@fray/live/client'
import { createContext, use } from 'react'
import { ruled, useWords } from '../words/words.ts'

/** What a table of the server, or a campaign, has in addition to the fight. */
export interface AtServer {
  readonly connection: Connection
  readonly snapshot: Snapshot
  /** Opens the list of seats. */
  readonly openSeats: () => void
  /** Whether all seats are at this page: a campaign of this browser. */
  readonly isAlone?: boolean
}

/** Null where a single fight is played in this browser alone. */
export const LiveContext = createContext<AtServer | null>(null)

/** The table of the server that is looked at, or null. */
export const useLive = (): AtServer | null => use(LiveContext)

/** Whether all of a fight may be looked at from here: at a server's table by its referee alone, elsewhere it is this browser's own. */
export function useMayLookInside(): boolean {
  const live = useLive()
  return live === null || live.snapshot.seat?.role === 'referee'
}

/** What people call who sits at a seat, by its id. */
export function useSeatNames(): (seat: string) => string {
  const live = useLive()
  return (seat) => nameAt(live?.snapshot, seat)
}

/** The same for those who are waited for: with a word where nobody is there who could answer. */
export function useWaitedNames(): (seat: string) => string {
  const live = useLive()
  const { live: words } = useWords()
  return (seat) => waitedAt(live?.snapshot, seat, words.away)
}

/** What people call a seat that is waited for, with `away` where nobody is there. */
export function waitedAt(snapshot: Snapshot | undefined, seat: string, away: string): string {
  const name = nameAt(snapshot, seat)
  const found = snapshot?.presence?.seats.find((one) => one.seat === seat)
  return found !== undefined && found.devices === 0 && found.by === 'person' ? `${name} (${away})` : name
}

/** What people call who sits at a seat: the id itself where nobody has said otherwise. */
export function nameAt(snapshot: Snapshot | undefined, seat: string): string {
  const name = snapshot?.presence?.seats.find((one) => one.seat === seat)?.name ?? seat
  return name === seat ? ruled(seat.charAt(0).toUpperCase() + seat.slice(1).replaceAll('-', ' ')) : name
}
