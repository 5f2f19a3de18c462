import type { SaidOf } from '@fray/live/protocol'

/** The id of a request; null if it has none. */
export type Id = string | number | null

/** The answer to a request that is refused. */
export const refused = (re: Id, rule: string, reason: string): SaidOf<'refused'> => ({
  type: 'refused',
  re,
  rule,
  reason,
})
