import { expect, it } from 'vitest'
import type { Reader } from '../../loading/reader.ts'
import { fieldsFor } from '../fields.ts'

const { word, maybe } = fieldsFor<Reader, string>()
const r = {} as Reader

it('writes a word that may be asked for, and says that nothing is meant where it is left out', () => {
  const field = maybe(word(['str', 'dex'], 'Its Attribute.', { also: { ask: -1 } }))
  const back = (raw: unknown) => field.write(field.read(r, raw, []))
  expect(['str', 'ask', undefined].map(back)).toEqual(['str', 'ask', undefined])
  expect(['dex', 'ask', undefined].map((raw) => field.read(r, raw, []))).toEqual([1, -1, null])
  expect(field.defaultText).toBeNull()
})

it('leaves out a word that is its default', () => {
  const field = word(['str', 'dex'], 'Its Attribute.', { default: -1, also: { ask: -1 } })
  expect(field.write(-1)).toBeUndefined()
  expect(field.defaultText).toBe('ask')
})
