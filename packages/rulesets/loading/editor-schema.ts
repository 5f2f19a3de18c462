import type { Game } from '@fray/kernel/rules'
import * as z from 'zod/mini'

/**
 * The JSON Schema of a game's encounter files, for editors: every field with a description, and content ids to choose
 * from. It is separate from reading encounters, which needs no JSON Schema and is loaded by every browser that plays.
 */
export const editorSchema = ({
  rules,
  encounterShape,
}: Pick<Game, 'encounterShape'> & { readonly rules: { readonly id: string } }): Record<string, unknown> => ({
  ...z.toJSONSchema(encounterShape as z.core.$ZodType, { io: 'input' }),
  title: `Encounter for ${rules.id}`,
})

/** The fields of a pack's manifest, all or none: other files of its folder only have content. */
const WHAT_IT_IS = ['id', 'name', 'version', 'ruleset']

/**
 * The JSON Schema of a game's content packs, for editors: for a single-file pack, and for each file of a folder. Null
 * if the game takes no packs.
 */
export function packEditorSchema({
  rules,
  packShape,
}: Pick<Game, 'packShape'> & { readonly rules: { readonly id: string } }): Record<string, unknown> | null {
  if (packShape === undefined) return null
  const { required: _, ...schema } = z.toJSONSchema(packShape as z.core.$ZodType, { io: 'input' })
  const change = inIt(inIt(schema.properties).change).properties
  for (const kind of Object.values(inIt(change))) {
    const fields = inIt(inIt(inIt(kind).additionalProperties).properties)
    // A changed thing cannot be based on another.
    delete fields.from
    for (const [name, field] of Object.entries(fields)) fields[name] = { anyOf: [field, { type: 'null' }] }
  }
  const says = WHAT_IT_IS.map((field) => ({ required: [field] }))
  return {
    ...schema,
    anyOf: [{ required: WHAT_IT_IS }, { not: { anyOf: says } }],
    title: `Content pack for ${rules.id}`,
  }
}

/** The properties of a part of a schema, by name. */
const inIt = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
