import { describeSchema } from '../../reading/test/schema.ts'
import { zonesContent } from '../content/content.ts'
import { zonesEncounterSchema } from './read.ts'

describeSchema(zonesEncounterSchema() as Record<string, unknown>, zonesContent, ['items', 'spells', 'combatants'])
