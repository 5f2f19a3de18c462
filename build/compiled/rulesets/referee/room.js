import { LIMITS, limitText } from '@fray/kernel/rules';
import { refuse } from '../reading/refusal.js';
/** Why nobody can come into the fight any more, whatever became of those who came before, or null. */
export const isFull = (scene) => scene.combatants < LIMITS.combatants
    ? null
    : refuse('bad-value', `${limitText(scene.combatants)} are in this fight, and ${limitText(LIMITS.combatants)} is the most.`);
//# sourceMappingURL=room.js.map