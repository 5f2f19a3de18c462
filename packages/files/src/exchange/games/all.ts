import type { Conversion } from './conversion.ts'
import { escalation } from './escalation.ts'
import { freeHits } from './free-hits.ts'
import { shock } from './shock.ts'
import { weaponSpeed } from './weapon-speed.ts'
import { zones } from './zones.ts'

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  zones,
  shock,
  'free-hits': freeHits,
  'weapon-speed': weaponSpeed,
  escalation,
}

/** How a game takes over what foreign files hold; null for one of which nobody has said it. */
export const conversionFor = (game: string): Conversion | null =>
  Object.hasOwn(CONVERSIONS, game) ? (CONVERSIONS[game] ?? null) : null

/** The games into which foreign files can be brought. */
export const GAMES_WITH_WAYS: readonly string[] = Object.keys(CONVERSIONS)
