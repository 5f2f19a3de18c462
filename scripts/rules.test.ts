import { expect, it } from 'vitest'
import { literals } from './rules.ts'

const found = (source: string) => literals(source).map(({ id, line }) => `${id} ${line}`)

it('takes words for rules where a rule may be named, with their lines', () => {
  expect(found("scene.set(C.hp, row, 4, 'down')\nrefuse('rest', 'No.')")).toEqual(['down 1', 'rest 2', 'No. 2'])
  expect(found("act({ rule: 'rest' })")).toEqual(['rest 1'])
})

it('takes no word for a rule that names an action, a field, a kind or a text, and none in a comment', () => {
  expect(found("act({ id: 'rest', title: 'rest', params: [{ name: 'rest', label: 'rest' }] })")).toEqual([])
  expect(found("ref: { kind: 'rest' } // 'rest'\n/* 'rest' */")).toEqual([])
})
