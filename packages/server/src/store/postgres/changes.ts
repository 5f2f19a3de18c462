import { unpacked } from './text.ts'

/** The channel on which servers of one database tell each other that a fight has changed. */
export const CHANGES = 'fray_fights'

/** A changed fight: its last version, or 0 if it was deleted. */
export interface Change {
  readonly fight: string
  readonly version: number
}

/** The part of a statement that notifies of a change, once it is committed; of a row with `fight` and `version`. */
export const TELL = `pg_notify('${CHANGES}', fight || ' ' || version)`

/**
 * Reads a notification; null if it is something else. It is a hint, which may be lost or come twice: the receiver
 * reads on from the version that it has.
 */
export function readChange(payload: string): Change | null {
  const at = payload.lastIndexOf(' ')
  const version = payload.slice(at + 1)
  return at > 0 && /^\d+$/.test(version) ? { fight: unpacked(payload.slice(0, at)), version: Number(version) } : null
}
