import { editorSchema } from '../../loading/editor-schema.ts'
import { describeSchema } from '../../loading/test/schema.ts'
import { zonesContent } from '../content/content.ts'
import { zones } from '../game.ts'

describeSchema(editorSchema(zones), zonesContent, ['items', 'spells', 'combatants'])
