import type { Role } from '@fray/live/protocol'

/** A model's role at the table: it plays, it referees, or it only writes down what happens. */
export type McpRole = 'player' | 'referee' | 'scribe'

/** The highest role at a seat. */
export const roleAt = (seat: Role): McpRole => (seat === 'spectator' ? 'scribe' : seat)

/**
 * The role for the requested one and the seat's: a request can only reduce it. Null if the seat does not allow the
 * request.
 */
export function roleFor(wish: McpRole | null, seat: Role): McpRole | null {
  const most = roleAt(seat)
  return wish === null || wish === most || wish === 'scribe' ? (wish ?? most) : null
}
