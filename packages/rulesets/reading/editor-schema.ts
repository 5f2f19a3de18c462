import type { Game } from '@fray/kernel/rules'
import * as z from 'zod'

/**
 * The JSON Schema of a game's encounter files, for editors: every field with a sentence, content ids to choose from. It stands
 * apart from the reading of encounters, which needs no JSON Schema and is loaded by every browser that plays.
 */
export const editorSchema = ({
  rules,
  encounterShape,
}: Pick<Game, 'encounterShape'> & { readonly rules: { readonly id: string } }): Record<string, unknown> => ({
  ...z.toJSONSchema(encounterShape as z.ZodType, { io: 'input' }),
  title: `Encounter for ${rules.id}`,
})
