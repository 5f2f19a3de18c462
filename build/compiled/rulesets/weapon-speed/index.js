import { formsOf } from '../kinds/form.js';
import { readWeaponSpeedEncounter } from './encounter/read.js';
import { file } from './encounter/schema.js';
import { combatant } from './kinds/combatant.js';
import { condition } from './kinds/conditions.js';
import { item } from './kinds/gear.js';
import { injuryTable } from './kinds/injuries.js';
import { ability, spell } from './kinds/powers.js';
import { strike } from './kinds/strikes.js';
import { weaponSpeedRules } from './rules.js';
/** The ruleset `weapon-speed`, with the reading of its encounters. */
export const weaponSpeed = {
    rules: weaponSpeedRules,
    readEncounter: readWeaponSpeedEncounter,
    encounterSchema: file.editorSchema,
    kinds: formsOf([combatant, item, strike, spell, ability, condition, injuryTable]),
};
export { weaponSpeedRules } from './rules.js';
//# sourceMappingURL=index.js.map