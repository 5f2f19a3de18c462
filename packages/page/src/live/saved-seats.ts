/*
 * The seats that this browser has at tables of this server. A key is a secret: it stands in the storage of this browser for this
 * address alone, and never in the address bar for longer than it takes to read it.
 */

/** A seat that this browser has. */
export interface SavedSeat {
  /** How the page calls it in its addresses; says nothing about the key. */
  readonly id: string
  readonly key: string
  /** The id of the fight; '' before it was ever opened. */
  readonly fight: string
  readonly title: string
  readonly seat: string
  /** What the others call who sits here; '' where nobody was asked. */
  readonly name: string
  /** The open link of a campaign by which this browser came: it leads to the same seat again. */
  readonly door?: string
  readonly changed: number
}

const KEY = 'fray-seats'
const NAME = 'fray-name'
const PREFIX = 'seat-'
const MOST = 50

let seats: readonly SavedSeat[] = read()

function read(): readonly SavedSeat[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as SavedSeat[]
  } catch {
    return []
  }
}

/** A browser that keeps nothing keeps the seats as long as the page is open. */
function write(next: readonly SavedSeat[]): void {
  seats = next
  try {
    localStorage.setItem(KEY, JSON.stringify(next.slice(0, MOST)))
  } catch {}
}

/** Whether the id is that of a seat at a server, and not of a fight of this browser. */
export const isSeat = (id: string): boolean => id.startsWith(PREFIX)

/** A fresh id for a seat. */
export const freshSeat = (): string =>
  PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => (n % 36).toString(36)).join('')

/** All seats, those that were sat at last first. */
export const savedSeats = (): readonly SavedSeat[] => [...seats].sort((a, b) => b.changed - a.changed)

/** The seat with an id, or null. Another tab may have kept it meanwhile. */
export function savedSeat(id: string): SavedSeat | null {
  const found = seats.find((seat) => seat.id === id)
  if (found !== undefined) return found
  seats = read()
  return seats.find((seat) => seat.id === id) ?? null
}

/** Keeps the key of a link; the same key keeps its seat. */
export function saveKey(key: string, id = freshSeat()): SavedSeat {
  seats = read()
  const known = seats.find((seat) => seat.key === key || seat.door === key)
  if (known !== undefined) return known
  const seat: SavedSeat = { id, key, fight: '', title: '', seat: '', name: '', changed: Date.now() }
  write([seat, ...seats])
  return seat
}

/** Keeps what is known of a seat by now. */
export function saveSeat(id: string, changes: Partial<Omit<SavedSeat, 'id'>>): void {
  const others = read().filter((seat) => seat.id !== id)
  const now = savedSeat(id)
  if (now !== null) write([{ ...now, ...changes, changed: Date.now() }, ...others])
}

/** Forgets a seat with its key. */
export const forgetSeat = (id: string): void => write(read().filter((seat) => seat.id !== id))

/** What somebody was called last, for the next time. */
export function nameBefore(): string {
  try {
    return localStorage.getItem(NAME) ?? ''
  } catch {
    return ''
  }
}

/** Remembers what somebody wants to be called. */
export function saveName(name: string): void {
  try {
    localStorage.setItem(NAME, name)
  } catch {}
}
