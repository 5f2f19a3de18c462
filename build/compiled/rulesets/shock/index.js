import { formsOf } from '../kinds/form.js';
import { readShockEncounter } from './encounter/read.js';
import { file } from './encounter/schema.js';
import { combatant } from './kinds/combatant.js';
import { item } from './kinds/items.js';
import { power, spell } from './kinds/powers.js';
import { shockRules } from './rules.js';
/** The ruleset `shock`, with the reading of its encounters. */
export const shock = {
    rules: shockRules,
    readEncounter: readShockEncounter,
    encounterSchema: file.editorSchema,
    kinds: formsOf([combatant, item, power, spell]),
};
export { shockRules } from './rules.js';
//# sourceMappingURL=index.js.map