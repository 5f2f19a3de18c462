import type { Game } from '@fray/kernel/rules'
import * as z from 'zod/mini'

/**
 * The JSON Schema of a game's encounter files, for editors: every field with a sentence, content ids to choose from. It stands
 * apart from the reading of encounters, which needs no JSON Schema and is loaded by every browser that plays.
 */
export const editorSchema = ({
  rules,
  encounterShape,
}: Pick<Game, 'encounterShape'> & { readonly rules: { readonly id: string } }): Record<string, unknown> => ({
  ...z.toJSONSchema(encounterShape as z.core.$ZodType, { io: 'input' }),
  title: `Encounter for ${rules.id}`,
})

/** What the file of a pack that says what it is says of it, all or nothing: the others of its folder have content alone. */
const WHAT_IT_IS = ['id', 'name', 'version', 'ruleset']

/**
 * The JSON Schema of a game's content packs, for editors: of a pack in one file, and of each file of a folder. Null where the game
 * takes no packs.
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
    // What is changed is made from nothing else.
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

/** What is in a part of a schema, by name. */
const inIt = (part: unknown): Record<string, unknown> =>
  typeof part === 'object' && part !== null ? (part as Record<string, unknown>) : {}
