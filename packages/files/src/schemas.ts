import { editorSchema, packEditorSchema } from '@fray/rulesets/reading/editor-schema'
import * as z from 'zod/mini'
import { caseFileSchema } from './cases.ts'
import { findGame } from './games.ts'

/**
 * The JSON Schema of a ruleset's encounter files, for editors. Throws a sentence where there is no such ruleset.
 * @example
 * ```ts
 * import { encounterJsonSchema } from '@fray/files'
 *
 * const { required } = (await encounterJsonSchema('zones')) as { required: string[] }
 * console.log(required) // [ 'combatants' ]
 * ```
 */
export async function encounterJsonSchema(rulesetId: string): Promise<unknown> {
  const game = await findGame(rulesetId)
  if (typeof game === 'string') throw new Error(game)
  return editorSchema(game)
}

/**
 * The JSON Schema of content packs for a ruleset, for editors. Throws a sentence where there is no such ruleset, or it takes no packs.
 * @example
 * ```ts
 * import { packJsonSchema } from '@fray/files'
 *
 * const { title } = (await packJsonSchema('zones')) as { title: string }
 * console.log(title) // Content pack for zones
 * ```
 */
export async function packJsonSchema(rulesetId: string): Promise<unknown> {
  const game = await findGame(rulesetId)
  if (typeof game === 'string') throw new Error(game)
  const found = packEditorSchema(game)
  if (found === null) throw new Error(`${rulesetId} takes no content packs.`)
  return found
}

/**
 * The JSON Schema of conformance case files, for editors.
 * @example
 * ```ts
 * import { caseJsonSchema } from '@fray/files'
 *
 * const { properties } = caseJsonSchema() as { properties: object }
 * console.log(Object.keys(properties).includes('cases')) // true
 * ```
 */
export function caseJsonSchema(): unknown {
  return { ...z.toJSONSchema(caseFileSchema, { io: 'input' }), title: 'Conformance cases' }
}
