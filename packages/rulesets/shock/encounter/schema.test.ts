import { describeSchema } from '../../reading/test/schema.ts'
import { shockContent } from '../content/content.ts'
import { file } from './schema.ts'

describeSchema(file.editorSchema() as Record<string, unknown>, shockContent, [
  'items',
  'powers',
  'spells',
  'combatants',
])
