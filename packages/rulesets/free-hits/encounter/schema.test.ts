import { editorSchema } from '../../loading/editor-schema.ts'
import { describeSchema } from '../../loading/test/schema.ts'
import { freeHitsContent } from '../content/content.ts'
import { freeHits } from '../game.ts'

describeSchema(editorSchema(freeHits), freeHitsContent, ['weapons', 'armors', 'spells', 'feats', 'combatants'])
