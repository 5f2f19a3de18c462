import { editorSchema } from '../../reading/editor-schema.ts'
import { describeSchema } from '../../reading/test/schema.ts'
import { zonesContent } from '../content/content.ts'
import { zones } from '../game.ts'

describeSchema(editorSchema(zones), zonesContent, ['items', 'spells', 'combatants'])
