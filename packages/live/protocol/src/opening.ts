import * as z from 'zod/mini'
import { asking, described, name, perhaps, whole } from './declare.ts'

const count = (what: string) => whole(what, 0, Number.MAX_SAFE_INTEGER)

/** How far a returning client was. */
const resume = described(
  z.strictObject({
    epoch: name('The epoch of the last welcome.'),
    seq: count('The `seq` of the last news.'),
  }),
  'How far the client is; the host then sends what is missing, or the whole table.',
)

/** The messages that open a connection and keep it open. */
export const opening = [
  asking('hello', 'The first message of every connection.', {
    protocol: whole('The version of the protocol that is spoken.', 0, 1_000_000),
    program: perhaps(name('What the client is and its version, as in `page 0.1.0`.', 100)),
    key: perhaps(name('The secret of the link, where the connection itself does not say for whom it is.')),
    name: perhaps(name('What people call who comes; for one who asks to be let in.', 60)),
    resume: perhaps(resume),
    messages: perhaps(
      described(z.boolean(), 'Whether `messages` are wanted, for one who shows them in another language than English.'),
    ),
  }),
  asking('resume', 'News are missing: the host sends them again, or the whole table.', {
    epoch: name('The epoch of the last welcome.'),
    seq: count('The `seq` of the last news without a gap.'),
  }),
  asking('ping', 'Nothing else was said for a while.', { n: perhaps(count('Comes back with the pong.')) }),
  asking('bye', 'Leaves; the seat stays.', {}),
] as const

/** A message that opens a connection or keeps it open. */
export type Opening = z.infer<(typeof opening)[number]>

/** The first message of a connection. */
export type Hello = Extract<Opening, { readonly do: 'hello' }>
