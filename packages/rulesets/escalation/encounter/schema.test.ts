import { describeSchema } from '../../reading/test/schema.ts'
import { escalationContent } from '../content/content.ts'
import { escalationEncounterSchema } from './read.ts'

describeSchema(escalationEncounterSchema() as Record<string, unknown>, escalationContent, [
  'abilities',
  'stances',
  'combatants',
])
