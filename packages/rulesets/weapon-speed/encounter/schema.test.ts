import { editorSchema } from '../../loading/editor-schema.ts'
import { describeSchema } from '../../loading/test/schema.ts'
import { weaponSpeedContent } from '../content/content.ts'
import { weaponSpeed } from '../game.ts'

describeSchema(editorSchema(weaponSpeed), weaponSpeedContent, ['items', 'spells', 'abilities', 'combatants'])
