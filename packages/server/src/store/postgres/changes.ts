import { unpacked } from './text.ts'

/** The channel on which servers on one database tell each other that a fight has changed. */
export const CHANGES = 'fray_fights'

/** A fight that has changed: its last version, or 0 where it was deleted. */
export interface Change {
  readonly fight: string
  readonly version: number
}

/** The statement's part that tells of a change, once it is committed; of a row with `fight` and `version`. */
export const TELL = `pg_notify('${CHANGES}', fight || ' ' || version)`

/**
 * What was told, read; null where it is something else. It is a hint: some of it may be lost, and come twice. The one who hears it reads on
 * from the version that it has.
 */
export function readChange(payload: string): Change | null {
  const at = payload.lastIndexOf(' ')
  const version = payload.slice(at + 1)
  return at > 0 && /^\d+$/.test(version) ? { fight: unpacked(payload.slice(0, at)), version: Number(version) } : null
}
