import { combatant } from '../kinds/combatant.js';
import { hazard, hindrance, hindranceState, ongoing, ongoingState } from '../kinds/effects.js';
import { attack, item } from '../kinds/gear.js';
import { spell, spellTest } from '../kinds/spells.js';
import { zone } from './battlefield.js';
/** Every kind of thing in encounters and content. */
export const KINDS = [
    combatant,
    item,
    attack,
    spell,
    spellTest,
    ongoing,
    hindrance,
    ongoingState,
    hindranceState,
    hazard,
    zone,
];
//# sourceMappingURL=kinds.js.map