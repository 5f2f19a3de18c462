import { describeSchema } from '../../reading/test/schema.ts'
import { zonesContent } from '../content/content.ts'
import { file } from './schema.ts'

describeSchema(file.editorSchema() as Record<string, unknown>, zonesContent, ['items', 'spells', 'combatants'])
