import { expect, it } from 'vitest'
import { caseJsonSchema, encounterJsonSchema } from './schemas.ts'

it('gives the JSON Schema of encounters by ruleset', async () => {
  expect(await encounterJsonSchema('zones')).toMatchObject({ type: 'object', properties: { combatants: {} } })
  await expect(encounterJsonSchema('zone')).rejects.toThrow('Did you mean "zones"?')
})

it('gives the JSON Schema of cases, with a sentence on the fields', () => {
  const schema = caseJsonSchema() as { properties: Record<string, { description?: string }> }
  expect(schema).toMatchObject({ additionalProperties: false, required: ['ruleset', 'cases'] })
  expect(JSON.stringify(schema)).toContain('Unique in its file.')
})
