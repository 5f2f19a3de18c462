import { editorSchema } from '../../loading/editor-schema.ts'
import { describeSchema } from '../../loading/test/schema.ts'
import { escalationContent } from '../content/content.ts'
import { escalation } from '../game.ts'

describeSchema(editorSchema(escalation), escalationContent, ['abilities', 'stances', 'combatants'])
