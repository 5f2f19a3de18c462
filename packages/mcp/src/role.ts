import type { Role } from '@fray/live/protocol'

/** What a model is at the table: it plays, it referees, or it only writes down what happens. */
export type McpRole = 'player' | 'referee' | 'scribe'

/** What one who sits there is at most. */
export const roleAt = (seat: Role): McpRole => (seat === 'spectator' ? 'scribe' : seat)

/** The role for an option and the role that a seat has: an option may only make less of it. Null where the seat has not what is wanted. */
export function roleFor(wish: McpRole | null, seat: Role): McpRole | null {
  const most = roleAt(seat)
  return wish === null || wish === most || wish === 'scribe' ? (wish ?? most) : null
}
