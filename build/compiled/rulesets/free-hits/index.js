import { formsOf } from '../kinds/form.js';
import { readFreeHitsEncounter } from './encounter/read.js';
import { file } from './encounter/schema.js';
import { combatant } from './kinds/combatant.js';
import { condition } from './kinds/conditions.js';
import { feat } from './kinds/feats.js';
import { armor, weapon } from './kinds/gear.js';
import { spell } from './kinds/spells.js';
import { freeHitsRules } from './rules.js';
/** The ruleset `free-hits`, with the reading of its encounters. */
export const freeHits = {
    rules: freeHitsRules,
    readEncounter: readFreeHitsEncounter,
    encounterSchema: file.editorSchema,
    kinds: formsOf([combatant, weapon, armor, spell, feat, condition]),
};
export { freeHitsRules } from './rules.js';
//# sourceMappingURL=index.js.map