import { describeSchema } from '../../reading/test/schema.js';
import { freeHitsContent } from '../content/content.js';
import { file } from './schema.js';
describeSchema(file.editorSchema(), freeHitsContent, [
    'weapons',
    'armors',
    'spells',
    'feats',
    'combatants',
]);
//# sourceMappingURL=schema.test.js.map