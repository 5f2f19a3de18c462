import { expect, it } from 'vitest'
import { escalationCatalogueOptions } from '../catalogue/options.ts'
import { escalationRuleIds } from '../catalogue/rule-ids.ts'
import { escalationRuleTexts } from '../catalogue/rule-texts.ts'
import { encounter, problemsOf, setupOf } from './test/sample.ts'

it('declares every option of the catalogue, under the id of its rule, with its choices and default', () => {
  expect(escalationCatalogueOptions.map((o) => o.id)).toEqual(escalationCatalogueOptions.map((o) => o.rule))
  expect(escalationCatalogueOptions.map((o) => o.id).sort()).toEqual(
    escalationRuleIds.filter((id) => escalationRuleTexts[id].status === 'option').sort(),
  )
  for (const { id, choices, default: usual } of escalationCatalogueOptions) {
    const rule = escalationRuleTexts[id as keyof typeof escalationRuleTexts]
    expect([rule.choices?.map(String), rule.default], id).toEqual([choices, usual])
  }
})

it('keeps what the table has chosen', () => {
  const { options } = setupOf(encounter({ options: { 'free-action-limit': 3, 'npc-healing': 'd10' } }))
  expect(options).toMatchObject({ 'free-action-limit': '3', 'npc-healing': 'd10', downtime: 'none' })
})

it('takes no number between those that can be chosen', () => {
  expect(problemsOf(encounter({ options: { 'free-action-limit': 4 } }))).toMatchObject([
    { message: expect.stringMatching(/should be unlimited, 1, 2, 3 or 5, not 4/), rule: 'free-action-limit' },
  ])
})
