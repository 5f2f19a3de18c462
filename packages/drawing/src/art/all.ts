import { type Art, artOf, type Paths } from './art.ts'
import { BEASTS } from './beasts.ts'
import { CASTERS } from './casters.ts'
import * as grounds from './grounds.ts'
import { MONSTERS } from './monsters.ts'
import { PEOPLE } from './people.ts'
import { SIGNS } from './signs.ts'
import type { Group } from './words.ts'

/** All art bundled, for code that cannot load files asynchronously. */
export const ALL_ART: Art = artOf(
  new Map<Group | 'signs', Paths>([
    ['monsters', MONSTERS],
    ['beasts', BEASTS],
    ['casters', CASTERS],
    ['people', PEOPLE],
    ['signs', SIGNS],
  ]),
  grounds,
)
