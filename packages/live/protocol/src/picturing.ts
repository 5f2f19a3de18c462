import * as z from 'zod/mini'
import { changing, described, name } from './declare.ts'

/*
 * What pictures that people have given show. Their bytes go over HTTP; here they are named, by what the host has called them.
 */

/** A picture that this seat has given the fight, or that the referee says. */
export const givenPicture = name('The name of a picture that was given to this fight.', 64)

const picture = described(
  z.nullable(givenPicture),
  'The name of a picture, as `POST /api/fights/FIGHT/pictures` has answered; null for none.',
)

/** What says whom and what pictures show; each needs an `id`. */
export const picturing = [
  changing(
    'portrait',
    'Gives somebody a portrait: players those whom they play, the referee anybody. Tokens then have its name as `picture`, and `GET /api/fights/FIGHT/pictures/NAME` gives it to seats that see the token.',
    {
      who: name('A combatant, by name.'),
      picture,
    },
  ),
  changing(
    'map-picture',
    'Lays a picture under the map of squares, from edge to edge: the referee alone. The board has its name as `picture.mark`.',
    { picture },
  ),
] as const

/** Something that is said about pictures. */
export type Picturing = z.infer<(typeof picturing)[number]>
