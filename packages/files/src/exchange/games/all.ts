import { escalation } from './escalation.ts'
import { freeHits } from './free-hits.ts'
import { shock } from './shock.ts'
import type { Ways } from './ways.ts'
import { weaponSpeed } from './weapon-speed.ts'
import { zones } from './zones.ts'

const WAYS: Readonly<Record<string, Ways>> = {
  zones,
  shock,
  'free-hits': freeHits,
  'weapon-speed': weaponSpeed,
  escalation,
}

/** How a game takes over what foreign files hold; null for one of which nobody has said it. */
export const waysOf = (game: string): Ways | null => (Object.hasOwn(WAYS, game) ? (WAYS[game] ?? null) : null)

/** The games into which foreign files can be brought. */
export const GAMES_WITH_WAYS: readonly string[] = Object.keys(WAYS)
