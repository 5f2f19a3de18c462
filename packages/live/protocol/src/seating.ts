import * as z from 'zod/mini'
import { changing, described, list, name, oneOf, perhaps, whole } from './declare.ts'
import { REAL_DICE } from './words.ts'

/* The referee's requests about who sits where. Each needs an `id`, like everything that changes something. */

const seat = name('The id of a seat, or `spectators`.')

/** The referee's requests about seats; `rename` is for everyone, for their own seat. */
export const seating = [
  changing('seats', 'Who sits where, and for whom each seat answers.', {}),
  changing('invite', 'Makes a new secret key: to a seat, to the spectators, or open, for guests.', {
    to: described(z.union([seat, z.literal('anybody')]), 'A seat, `spectators`, or `anybody`.'),
  }),
  changing('admit', 'Lets in one who asked: the guest gets a key of its own to the seat.', {
    guest: name('The id of the guest, as the presence has it.'),
    seat,
  }),
  changing('turn-away', 'Does not let in one who asked.', { guest: name('The id of the guest.') }),
  changing('rename', 'What people call who sits there.', { seat, name: name('The new name.', 60) }),
  changing('move', 'Gives a combatant to another seat.', {
    who: name('A combatant, by name.'),
    to: name('The id of a seat.'),
  }),
  changing('share-out', 'Gives combatants to seats, all at once: undo takes it back together.', {
    give: list(
      z.strictObject({ who: name('A combatant, by name.'), to: name('The id of a seat.') }),
      'Who goes to which seat.',
    ),
  }),
  changing(
    'revoke',
    'Takes back every key to a seat, to the spectators, or every open one, and closes who sits there.',
    {
      of: described(z.union([seat, z.literal('anybody')]), 'A seat, `spectators`, or `anybody`.'),
    },
  ),
  changing('hand-over', 'Who answers for a seat: its person, the referee, or the computer, by a policy.', {
    seat,
    to: described(
      z.union([oneOf(['person', 'referee'], 'Its person, or the referee.'), name('The id of a policy.', 60)]),
      '`person`, `referee`, or the id of a policy.',
    ),
    after: perhaps(
      whole('Only after nobody was there for so many seconds, and until somebody is; at once by default.', 1, 86_400),
    ),
  }),
  changing('clock', 'How long others wait for a seat before the computer decides for it, this once; null for ever.', {
    seconds: z.nullable(whole('Seconds for each time that the fight waits for somebody.', 5, 86_400)),
  }),
  changing('real-dice', 'Who types what real dice show, in a fight that was begun with them.', {
    typed: oneOf(REAL_DICE, 'The dice that people type: `own`, of what they play; `all`, the computer’s, too; `none`.'),
  }),
  changing('pause', 'Nobody but the referee acts until it is over: people, computers, clocks; everybody sees it.', {
    on: described(z.boolean(), 'Whether it begins or is over.'),
  }),
  changing('curtain', 'Covers the fight on screens for the middle of the table, or shows it again.', {
    down: described(z.boolean(), 'Whether the fight is covered from now on.'),
  }),
  changing('again', 'Begins the fight once more at another table: everybody is sent the key of their seat there.', {}),
  changing('extend', 'Gives those for whom the fight waits more time.', { seconds: whole('Seconds more.', 1, 86_400) }),
] as const

/** A request about seats. */
export type Seating = z.infer<(typeof seating)[number]>
