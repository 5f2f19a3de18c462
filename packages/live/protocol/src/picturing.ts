import * as z from 'zod/mini'
import { asking, described, name, perhaps } from './declare.ts'
import { MESSAGE_LIMITS } from './limits.ts'

/*
 * What pictures that people have given show. Their bytes go over HTTP; here they are named, by what the host has called them.
 */

const id = perhaps(
  described(
    z.union([z.string().check(z.minLength(1), z.maxLength(MESSAGE_LIMITS.id)), z.int()]),
    'Comes back with the answer, as `re`.',
  ),
)

/** A picture that this seat has given the fight, or that the referee says. */
export const givenPicture = name('The name of a picture that was given to this fight.', 64)

const picture = described(
  z.nullable(givenPicture),
  'The name of a picture, as `POST /api/fights/FIGHT/pictures` has answered; null for none.',
)

const says = <N extends string, F extends z.core.$ZodShape>(does: N, what: string, fields: F) =>
  asking(does, what, { id, ...fields })

/** What says whom and what pictures show; each needs an `id`. */
export const picturing = [
  says(
    'portrait',
    'Gives somebody a portrait: players those whom they play, the referee anybody. Tokens then have its name as `picture`, and `GET /api/fights/FIGHT/pictures/NAME` gives it to seats that see the token.',
    {
      who: name('A combatant, by name.'),
      picture,
    },
  ),
  says(
    'map-picture',
    'Lays a picture under the map of squares, from edge to edge: the referee alone. The board has its name as `picture.mark`.',
    { picture },
  ),
] as const

/** Something that is said about pictures. */
export type Picturing = z.infer<(typeof picturing)[number]>
