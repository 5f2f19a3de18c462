import { describeSchema } from '../../reading/test/schema.js';
import { weaponSpeedContent } from '../content/content.js';
import { file } from './schema.js';
describeSchema(file.editorSchema(), weaponSpeedContent, [
    'items',
    'spells',
    'abilities',
    'combatants',
]);
//# sourceMappingURL=schema.test.js.map