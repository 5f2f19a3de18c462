import { unfitText } from '@fray/kernel'
import * as z from 'zod/mini'
import { changing, described, fits, isReadable, list, name, oneOf, perhaps, text } from './declare.ts'

/*
 * Requests about a campaign: the referee's about its people, prepared encounters and fights; everyone's about their
 * notes. They are sent over a campaign's link, in a fight and between fights.
 */

/** The most characters of an encounter prepared over a connection. */
const ENCOUNTER = 60_000

/** The most characters of a person's notes. */
export const NOTES = 4_000

const person = name('The id of a person, as the campaign lists it.')
const prepared = name('The id of a prepared encounter, as the campaign lists it.')

/** Requests about a campaign; each changes something and needs an `id`. */
export const campaigning = [
  changing('prepare', 'Adds an encounter to those that are prepared, as the last one.', {
    encounter: described(
      z.string().check(z.minLength(1), z.maxLength(ENCOUNTER)),
      'The name of a ready encounter, or the text of a file.',
    ),
  }),
  changing('drop-prepared', 'Takes an encounter off those that are prepared.', { prepared }),
  changing('order-prepared', 'Puts the prepared encounters in another order.', {
    prepared: list(prepared, 'The ids of all of them, in their new order.', 100),
  }),
  changing('open-next', 'Opens a fight: everybody who is here is in it, and everybody who comes later.', {
    prepared: perhaps(described(prepared, 'Which one; the first of those that are prepared by default.')),
    fight: perhaps(
      described(
        name('The public id of a fight.'),
        'A fight that the campaign has played instead: it goes on where it was left.',
      ),
    ),
    fresh: perhaps(described(z.boolean(), 'Whether heroes begin as the encounter has them, without what went along.')),
    again: perhaps(
      described(z.boolean(), 'The present fight from its beginning instead, as it was before anything went along.'),
    ),
  }),
  changing('leave-fight', 'Ends the present fight for the campaign: everybody is in the lobby.', {
    evening: perhaps(described(z.boolean(), 'Whether this is the end of the evening, too.')),
  }),
  changing('person', 'Changes a person: how they are called, and which heroes they play from the next fight on.', {
    person,
    called: perhaps(name('What people call them.', 60)),
    heroes: perhaps(list(name('A hero, by name.', 100), 'All their heroes.', 50)),
  }),
  changing('remove-person', 'Removes a person from the campaign: their links no longer work.', { person }),
  changing('set-hero', 'Changes what goes along for a hero, with a reason for the log of the campaign.', {
    who: name('A hero, by name.', 100),
    field: name('Which of the values that go along.', 100),
    to: described(
      z.union([text('As an encounter file has it.'), z.number(), z.null()]),
      'The new value; null forgets it.',
    ),
    because: text('Why.', 200).check(isReadable),
  }),
  changing('note', 'Writes one’s own notes, instead of those before.', {
    text: text('The notes, in lines; empty for none.', NOTES).check(fits((one) => unfitText(one, true))),
    shared: perhaps(described(z.boolean(), 'Whether the referee reads them, too.')),
    before: perhaps(text('Those before: refused where others are there.', NOTES)),
  }),
] as const

/** A request about a campaign. */
export type Campaigning = z.infer<(typeof campaigning)[number]>

/** Whether the evening goes on. */
export const evening = oneOf(
  ['open', 'over'],
  '`over` once the referee has ended the evening, until the next fight is opened.',
)
