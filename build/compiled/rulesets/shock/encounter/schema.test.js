import { describeSchema } from '../../reading/test/schema.js';
import { shockContent } from '../content/content.js';
import { file } from './schema.js';
describeSchema(file.editorSchema(), shockContent, [
    'items',
    'powers',
    'spells',
    'combatants',
]);
//# sourceMappingURL=schema.test.js.map