import { describeSchema } from '../../reading/test/schema.ts'
import { freeHitsContent } from '../content/content.ts'
import { file } from './schema.ts'

describeSchema(file.editorSchema() as Record<string, unknown>, freeHitsContent, [
  'weapons',
  'armors',
  'spells',
  'feats',
  'combatants',
])
