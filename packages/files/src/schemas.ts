import { editorSchema, packEditorSchema } from '@fray/rulesets/loading/editor-schema'
import * as z from 'zod/mini'
import { caseFileSchema } from './cases.ts'
import { findGame } from './games.ts'

/** The JSON Schema of a ruleset's encounter files, for editors. Throws an error if there is no such ruleset. */
export async function encounterJsonSchema(rulesetId: string): Promise<unknown> {
  const game = await findGame(rulesetId)
  if (typeof game === 'string') throw new Error(game)
  return editorSchema(game)
}

/**
 * The JSON Schema of a ruleset's content packs, for editors. Throws an error if there is no such ruleset, or it takes
 * no packs.
 */
export async function packJsonSchema(rulesetId: string): Promise<unknown> {
  const game = await findGame(rulesetId)
  if (typeof game === 'string') throw new Error(game)
  const found = packEditorSchema(game)
  if (found === null) throw new Error(`${rulesetId} takes no content packs.`)
  return found
}

/** The JSON Schema of conformance case files, for editors. */
export function caseJsonSchema(): unknown {
  return { ...z.toJSONSchema(caseFileSchema, { io: 'input' }), title: 'Conformance cases' }
}
