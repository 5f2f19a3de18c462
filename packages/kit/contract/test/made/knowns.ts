import type { Known } from '../../src/random-play.ts'
import { escalationKnown } from '../escalation-invariants.ts'
import { freeHitsKnown } from '../free-hits-invariants.ts'
import { shockKnown } from '../shock-invariants.ts'
import { weaponSpeedKnown } from '../weapon-speed-invariants.ts'
import { zonesKnown } from '../zones-invariants.ts'

/** What a random table tries of each ruleset in addition to what its actions suggest, and what it watches in addition to what always holds. */
const KNOWN: Readonly<Record<string, Known>> = {
  escalation: escalationKnown,
  'free-hits': freeHitsKnown,
  shock: shockKnown,
  'weapon-speed': weaponSpeedKnown,
  zones: zonesKnown,
}

/** Of a ruleset of which nobody has said more. */
const GENERAL: Known = { ideas: () => null, invariants: () => {}, oddities: [], words: ['it is done.'] }

/** What a random table tries of the ruleset, and what it watches. */
export const knownOf = (id: string): Known => KNOWN[id] ?? GENERAL
