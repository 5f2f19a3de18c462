import { describeSchema } from '../../reading/test/schema.ts'
import { freeHitsContent } from '../content/content.ts'
import { freeHitsEncounterSchema } from './read.ts'

describeSchema(freeHitsEncounterSchema() as Record<string, unknown>, freeHitsContent, [
  'weapons',
  'armors',
  'spells',
  'feats',
  'combatants',
])
