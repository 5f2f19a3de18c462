import type { Game, Random } from '@fray/kernel'
import { general, type Way } from './way.ts'
import { WAYS } from './ways-of-five.ts'

/** The recipe for encounters of a ruleset. */
export const wayOf = (game: Game): ((random: Random) => Way) => WAYS[game.rules.id] ?? general(game)
