import * as z from 'zod/mini'
import { changing, described, name, perhaps, whole } from './declare.ts'
import { givenPicture } from './picturing.ts'

/*
 * What people say at a table besides the rules. Lines are text, never markup, and are only sent to those who may read
 * them.
 */

/** The most characters of a line, and of dice or a place. */
const LINE = 500
const SHORT = 60

/** What players and the referee say besides the rules; each needs an `id`. */
export const talking = [
  changing('write', 'Writes a line to everybody at the fight, or to one seat.', {
    words: name('The line.', LINE),
    to: perhaps(name('The id of a seat: nobody else reads it. Everybody by default.')),
  }),
  changing('throw-dice', 'Rolls dice of any kind, which nothing in the fight hangs on.', {
    dice: name('The dice, as in 2d6+1.', SHORT),
    secretly: perhaps(described(z.boolean(), 'For the referee alone, and whoever rolls.')),
  }),
  changing('point', 'Points at a place: everybody who sees that place is told, for some seconds.', {
    place: name('A square such as "3,4", a Zone, or on a board without places somebody.', SHORT),
  }),
  changing('announce', "The referee's word to everybody, set apart from what people write.", {
    words: name('The announcement.', LINE),
  }),
  changing('hand-out', 'Shows a picture to everybody, or to one seat alone: the referee.', {
    picture: givenPicture,
    to: perhaps(name('The id of a seat: nobody else sees it. Everybody by default.')),
    words: perhaps(name('What it is.', LINE)),
  }),
  changing('erase', 'Takes back a line: the referee any that they can read, everybody else their own.', {
    line: whole('The number of the line.', 1, Number.MAX_SAFE_INTEGER),
  }),
] as const

/** A request about talk. */
export type Talking = z.infer<(typeof talking)[number]>
