import * as z from 'zod/mini'
import { changing, described, name } from './declare.ts'

/*
 * What pictures that people gave show. Their bytes go over HTTP; here they are called by the names that the host gave
 * them.
 */

/** A picture given to the fight, by its name. */
export const givenPicture = name('The name of a picture that was given to this fight.', 64)

const picture = described(
  z.nullable(givenPicture),
  'The name of a picture, as `POST /api/fights/FIGHT/pictures` has answered; null for none.',
)

/** Requests about what pictures show; each needs an `id`. */
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

/** A request about pictures. */
export type Picturing = z.infer<(typeof picturing)[number]>
