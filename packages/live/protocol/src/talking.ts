import * as z from 'zod/mini'
import { asking, described, name, perhaps, whole } from './declare.ts'
import { MESSAGE_LIMITS } from './limits.ts'
import { givenPicture } from './picturing.ts'

/*
 * What people say at a table besides the rules. Lines are text, never markup; who may not read one is never sent it.
 */

/** Characters of a line, of dice and of a place. */
const LINE = 500
const SHORT = 60

const id = perhaps(
  described(
    z.union([z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMITS.id)), z.int()]),
    'Comes back with the answer, as `re`.',
  ),
)

const says = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  asking(does, what, { id, ...fields })

/** What players and the referee say besides the rules; each needs an `id`. */
export const talking = [
  says('write', 'Writes a line to everybody at the fight, or to one seat.', {
    words: name('The line.', LINE),
    to: perhaps(name('The id of a seat: nobody else reads it. Everybody by default.')),
  }),
  says('throw-dice', 'Rolls dice of any kind, which nothing in the fight hangs on.', {
    dice: name('The dice, as in 2d6+1.', SHORT),
    secretly: perhaps(described(z.boolean(), 'For the referee alone, and whoever rolls.')),
  }),
  says('point', 'Points at a place: everybody who sees that place is told, for some seconds.', {
    place: name('A square such as "3,4", a Zone, or on a board without places somebody.', SHORT),
  }),
  says('announce', "The referee's word to everybody, set apart from what people write.", {
    words: name('The announcement.', LINE),
  }),
  says('hand-out', 'Shows a picture to everybody, or to one seat alone: the referee.', {
    picture: givenPicture,
    to: perhaps(name('The id of a seat: nobody else sees it. Everybody by default.')),
    words: perhaps(name('What it is.', LINE)),
  }),
  says('erase', 'Takes back a line: the referee any that they can read, everybody else their own.', {
    line: whole('The number of the line.', 1, Number.MAX_SAFE_INTEGER),
  }),
] as const

/** Something that is said besides the rules. */
export type Talking = z.infer<(typeof talking)[number]>
