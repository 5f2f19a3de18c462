import { formsOf } from '../kinds/form.js';
import { readEscalationEncounter } from './encounter/read.js';
import { file } from './encounter/schema.js';
import { ability } from './kinds/abilities.js';
import { combatant } from './kinds/combatant.js';
import { ownCondition } from './kinds/conditions.js';
import { stance } from './kinds/stances.js';
import { escalationRules } from './rules.js';
/** The ruleset `escalation`, with the reading of its encounters. */
export const escalation = {
    rules: escalationRules,
    readEncounter: readEscalationEncounter,
    encounterSchema: file.editorSchema,
    kinds: formsOf([combatant, ability, stance, ownCondition]),
};
export { escalationRules } from './rules.js';
//# sourceMappingURL=index.js.map