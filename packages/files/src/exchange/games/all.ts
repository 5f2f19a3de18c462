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

/** The conversion for a game; null if it has none. */
export const conversionFor = (game: string): Conversion | null =>
  Object.hasOwn(CONVERSIONS, game) ? (CONVERSIONS[game] ?? null) : null

/** The games that foreign files can be imported into. */
export const GAMES_WITH_WAYS: readonly string[] = Object.keys(CONVERSIONS)
