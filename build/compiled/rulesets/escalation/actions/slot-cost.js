import { MOVE, QUICK, STANDARD } from '../words.js';
/**
 * What each action costs by itself, by its id: a position in SLOTS. A Coup de Grace takes the other two along; abilities
 * say themselves what they cost.
 */
export const SLOT_COST = {
    'basic-melee': STANDARD,
    'basic-ranged': STANDARD,
    'coup-de-grace': STANDARD,
    rally: STANDARD,
    stabilize: STANDARD,
    'grant-save': STANDARD,
    move: MOVE,
    disengage: MOVE,
    'dicey-move': MOVE,
    stance: QUICK,
};
//# sourceMappingURL=slot-cost.js.map