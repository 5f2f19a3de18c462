import { editorSchema } from '../../reading/editor-schema.ts'
import { describeSchema } from '../../reading/test/schema.ts'
import { shockContent } from '../content/content.ts'
import { shock } from '../game.ts'

describeSchema(editorSchema(shock), shockContent, ['items', 'powers', 'spells', 'combatants'])
