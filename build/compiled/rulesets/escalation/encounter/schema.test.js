import { describeSchema } from '../../reading/test/schema.js';
import { escalationContent } from '../content/content.js';
import { file } from './schema.js';
describeSchema(file.editorSchema(), escalationContent, [
    'abilities',
    'stances',
    'combatants',
]);
//# sourceMappingURL=schema.test.js.map