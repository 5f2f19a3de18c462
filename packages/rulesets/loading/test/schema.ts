import { describe, expect, it } from 'vitest'

type Json = Record<string, unknown>

/** Every property in a JSON Schema, with its path. */
function* properties(node: unknown, path: string): Generator<[string, Json]> {
  if (node === null || typeof node !== 'object') return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value as Record<string, Json>)) yield [`${path}.${name}`, property]
    }
    yield* properties(value, key === 'properties' ? path : `${path}.${key}`)
  }
}

/**
 * Tests of what a ruleset's JSON Schema gives editors. `content` is the ruleset's content by kind and id; `kinds` are
 * those that encounters refer to.
 */
export function describeSchema<K extends string>(
  schema: Json,
  content: Readonly<Record<K, Readonly<Record<string, unknown>>>>,
  kinds: readonly K[],
): void {
  const definitions = schema.$defs as Record<string, Json>
  const described = (property: Json): boolean => {
    if (typeof property.description === 'string') return true
    const ref = typeof property.$ref === 'string' ? property.$ref.replace('#/$defs/', '') : ''
    return typeof definitions[ref]?.description === 'string'
  }

  describe('the JSON Schema for editors', () => {
    it('has a sentence on every field', () => {
      const silent = [...properties(schema, '')].filter(([, property]) => !described(property)).map(([path]) => path)
      expect(silent).toEqual([])
    })

    it('offers content by its ids', () => {
      const text = JSON.stringify(schema)
      for (const kind of kinds) expect(text).toContain(JSON.stringify(Object.keys(content[kind])))
    })

    it('allows no unknown fields', () => {
      expect(schema.additionalProperties).toBe(false)
    })
  })
}
