import type { KindForm, Shape } from '@fray/kernel'
import { rulesets } from '@fray/rulesets'
import { expect, test } from 'vitest'
import { tableOf, withTables } from './fields.ts'

const kind = (id: string, shape: Shape): KindForm => ({
  id,
  help: 'A thing.',
  content: null,
  examples: [`${id} 1`],
  fields: [
    { name: 'of', label: 'of', help: 'a | b', shape, needed: false, default: 2, defaultText: '2', rule: 'some-rule' },
  ],
})
const cup = kind('cup', { type: 'number', min: 0, max: 9, words: ['none'] })
const shelf = kind('shelf', { type: 'list', of: { type: 'kind', id: 'cup' } })

test('a row says what may be written, what is usual, the rule and the sentence', () => {
  expect(tableOf(cup).split('\n').at(-1)).toBe('| `of` | 0 to 9, `none` | `2` | `some-rule` | a \\| b |')
  expect(tableOf(shelf)).toContain('| a list: [cup](#fields-of-cup) |')
})

test('a kind stands between its own marks, the others under headings between the common ones', () => {
  const page = 'A\n<!-- fields: cup -->\nold\n<!-- end of fields: cup -->\nB\n<!-- fields -->\n<!-- end of fields -->\n'
  const text = withTables('page', page, [cup, shelf])
  expect(text).not.toContain('old')
  expect(text).not.toContain('#### cup')
  expect(text).toContain('#### shelf\n\nA thing. In short: `shelf 1`.')
  expect(withTables('page', text, [cup, shelf])).toBe(text)
  expect(() => withTables('page', 'nothing', [cup])).toThrow('page has no place for the fields of cup')
})

/** The kinds that a shape names. */
function named(shape: Shape): string[] {
  if (shape.type === 'list') return named(shape.of)
  return shape.type === 'kind' ? [shape.id] : []
}

for (const [id, load] of Object.entries(rulesets)) {
  test(`${id}: every kind that a field names is one of its kinds, and every field has a sentence`, async () => {
    const { kinds = [] } = await load()
    const ids = kinds.map((one) => one.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { fields } of kinds) {
      for (const field of fields) {
        expect(field.help, field.name).toMatch(/\S/)
        for (const name of named(field.shape)) expect(ids).toContain(name)
      }
    }
  })
}
