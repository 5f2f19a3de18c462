import { describeSchema } from '../../reading/test/schema.ts'
import { shockContent } from '../content/content.ts'
import { shockEncounterSchema } from './read.ts'

describeSchema(shockEncounterSchema() as Record<string, unknown>, shockContent, [
  'items',
  'powers',
  'spells',
  'combatants',
])
