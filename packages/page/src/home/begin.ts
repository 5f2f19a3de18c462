import type { Opening } from '../door.ts'
import { goTo } from '../route.ts'

/** Openings of fights that this page has begun and not opened yet. */
const begun = new Map<string, Opening>()

/** A short id for a fight of this browser. */
const freshId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => (n % 36).toString(36)).join('')

/** Begins a fight and goes to its table. */
export function begin(opening: Omit<Opening, 'id'>, isInPlace = false): void {
  const id = freshId()
  begun.set(id, { ...opening, id })
  goTo({ at: 'fight', id, as: 'table' }, isInPlace)
}

/** How the fight with an id is to be opened: as it was begun, or from what is kept of it. */
export const openingOf = (id: string): Opening =>
  begun.get(id) ?? { id, from: { kept: true }, seating: 'first', dice: 'generator' }
