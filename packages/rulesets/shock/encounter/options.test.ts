import { expect, it } from 'vitest'
import { shockRuleIds } from '../catalogue/rule-ids.ts'
import { shockRuleTexts } from '../catalogue/rule-texts.ts'
import { shockOptions } from './options.ts'
import { encounter, setupOf } from './test/sample.ts'

it('declares every option of the catalogue, under the id of its rule', () => {
  const declared = shockOptions.filter((o) => o.rule !== null)
  expect(declared.map((o) => o.id)).toEqual(declared.map((o) => o.rule))
  expect(declared.map((o) => o.id).sort()).toEqual(
    shockRuleIds.filter((id) => shockRuleTexts[id]?.status === 'option').sort(),
  )
})

it('takes limits as words or as numbers', () => {
  const { options } = setupOf(encounter({ options: { 'free-action-limit': 3, 'instant-action-limit': '20' } }))
  expect(options).toMatchObject({
    'free-action-limit': '3',
    'instant-action-limit': '20',
    chase: 'no',
    'readied-limit': 0,
  })
})
