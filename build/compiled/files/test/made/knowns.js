import { escalationKnown } from '../escalation-invariants.js';
import { freeHitsKnown } from '../free-hits-invariants.js';
import { shockKnown } from '../shock-invariants.js';
import { weaponSpeedKnown } from '../weapon-speed-invariants.js';
import { zonesKnown } from '../zones-invariants.js';
/** What a random table tries of each ruleset besides what its actions suggest, and what it watches besides what always holds. */
const KNOWN = {
    escalation: escalationKnown,
    'free-hits': freeHitsKnown,
    shock: shockKnown,
    'weapon-speed': weaponSpeedKnown,
    zones: zonesKnown,
};
/** Of a ruleset of which nobody has said more. */
const GENERAL = { ideas: () => null, invariants: () => { }, oddities: [], words: ['done'] };
/** What a random table tries of the ruleset, and what it watches. */
export const knownOf = (id) => KNOWN[id] ?? GENERAL;
//# sourceMappingURL=knowns.js.map