import { editorSchema } from '../../loading/editor-schema.ts'
import { describeSchema } from '../../loading/test/schema.ts'
import { shockContent } from '../content/content.ts'
import { shock } from '../game.ts'

describeSchema(editorSchema(shock), shockContent, ['items', 'powers', 'spells', 'combatants'])
