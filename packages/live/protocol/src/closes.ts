/** Whether a closed client reconnects: never, at once (with back-off), or later (with longer back-off). */
export type ComeBack = 'never' | 'now' | 'later'

/** Why a connection ends. */
export interface Close {
  /** The WebSocket close code. */
  readonly code: number
  readonly comeBack: ComeBack
  /** What it means, in a sentence. */
  readonly what: string
}

/** Every way in which a connection ends, by name. Codes under 4000 are WebSocket's own. */
export const CLOSES = {
  bye: { code: 1000, comeBack: 'never', what: 'Somebody left, or the fight was put away.' },
  lost: { code: 1006, comeBack: 'now', what: 'The connection broke.' },
  stopping: { code: 1012, comeBack: 'later', what: 'The host stops and starts again.' },
  busy: { code: 1013, comeBack: 'later', what: 'The host has too much to do.' },
  'client-too-old': { code: 4001, comeBack: 'never', what: 'The page or program has to be renewed.' },
  'host-too-old': { code: 4002, comeBack: 'never', what: 'The host has to be renewed.' },
  'no-such-link': {
    code: 4003,
    comeBack: 'never',
    what: 'The link leads to no seat: it was never made, or was taken back.',
  },
  'no-such-fight': { code: 4004, comeBack: 'never', what: 'The fight no longer exists.' },
  revoked: { code: 4005, comeBack: 'never', what: 'The referee has taken the link back.' },
  'turned-away': { code: 4006, comeBack: 'never', what: 'The referee has not let the guest in.' },
  'cannot-open': {
    code: 4007,
    comeBack: 'never',
    what: 'The fight is kept, and cannot be opened here: another version wrote it, or its game is not here.',
  },
  'no-hello': { code: 4010, comeBack: 'never', what: 'The first message was not a hello.' },
  'not-understood': { code: 4011, comeBack: 'never', what: 'Too many messages could not be understood.' },
  'too-large': { code: 4012, comeBack: 'never', what: 'A message was larger than may be.' },
  'too-fast': { code: 4013, comeBack: 'later', what: 'Too many messages came at once.' },
  'too-slow': { code: 4014, comeBack: 'now', what: 'What was sent was not taken in time.' },
  silent: { code: 4015, comeBack: 'now', what: 'Nothing was heard for too long.' },
  again: { code: 4016, comeBack: 'now', what: 'The host has restarted the fight from what was saved.' },
  full: { code: 4017, comeBack: 'later', what: 'There are as many connections as there may be.' },
} as const satisfies Readonly<Record<string, Close>>

/** The name of a way in which a connection ends. */
export type CloseName = keyof typeof CLOSES

/** The meaning of a close code; unknown codes count as a broken connection. */
export function closeOf(code: number): { readonly name: CloseName } & Close {
  for (const [name, close] of Object.entries(CLOSES))
    if (close.code === code) return { name: name as CloseName, ...close }
  return { name: 'lost', ...CLOSES.lost }
}
