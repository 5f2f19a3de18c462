import { describeSchema } from '../../reading/test/schema.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { weaponSpeedEncounterSchema } from './read.ts'

describeSchema(weaponSpeedEncounterSchema() as Record<string, unknown>, weaponSpeedContent, [
  'items',
  'spells',
  'abilities',
  'combatants',
])
