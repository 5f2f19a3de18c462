import { describeSchema } from '../../reading/test/schema.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { file } from './schema.ts'

describeSchema(file.editorSchema() as Record<string, unknown>, weaponSpeedContent, [
  'items',
  'spells',
  'abilities',
  'combatants',
])
