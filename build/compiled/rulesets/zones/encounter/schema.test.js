import { describeSchema } from '../../reading/test/schema.js';
import { zonesContent } from '../content/content.js';
import { file } from './schema.js';
describeSchema(file.editorSchema(), zonesContent, ['items', 'spells', 'combatants']);
//# sourceMappingURL=schema.test.js.map