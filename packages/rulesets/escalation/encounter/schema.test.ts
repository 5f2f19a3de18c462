import { describeSchema } from '../../reading/test/schema.ts'
import { escalationContent } from '../content/content.ts'
import { file } from './schema.ts'

describeSchema(file.editorSchema() as Record<string, unknown>, escalationContent, [
  'abilities',
  'stances',
  'combatants',
])
