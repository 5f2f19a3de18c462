import { formsOf } from '../kinds/form.js';
import { KINDS } from './encounter/kinds.js';
import { readZonesEncounter } from './encounter/read.js';
import { file } from './encounter/schema.js';
import { zonesRules } from './rules.js';
/** The ruleset `zones`, with the reading of its encounters. */
export const zones = {
    rules: zonesRules,
    readEncounter: readZonesEncounter,
    encounterSchema: file.editorSchema,
    kinds: formsOf(KINDS),
};
export { zonesRules } from './rules.js';
//# sourceMappingURL=index.js.map