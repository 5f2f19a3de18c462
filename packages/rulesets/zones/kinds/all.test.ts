import { describe, expect, it } from 'vitest'
import { fieldForm } from '../../kinds/form.ts'
import { combatant } from './combatant.ts'
import { hindrance } from './effects.ts'
import { item } from './gear.ts'

const field = (kind: Parameters<typeof fieldForm>[0], name: string) =>
  fieldForm(kind).fields.find((one) => one.name === name)

describe('the kinds as forms', () => {
  it('say label, help, range, default and rule of a number', () => {
    expect(field(combatant, 'level')).toEqual({
      name: 'level',
      label: 'level',
      help: 'Its Level, 1 or more.',
      shape: { type: 'number', min: 1, max: 100, words: [] },
      needed: true,
      default: null,
      defaultText: null,
      rule: 'level-and-skill',
    })
    expect(field(combatant, 'hp')).toMatchObject({ label: 'hit points', shape: { type: 'pool' }, needed: true })
    expect(field(item, 'hands')).toMatchObject({ shape: { min: 0, max: 2 }, default: 1, needed: false })
    expect(field(item, 'usages')).toMatchObject({
      shape: { min: 1, max: 100, words: ['none'] },
      default: null,
      defaultText: 'as the option default-usages says',
    })
  })

  it('offer the words that may be written, and no others', () => {
    expect(field(item, 'place')?.shape).toEqual({ type: 'word', words: ['hand', 'body', 'backpack'] })
    expect(field(combatant, 'status')).toMatchObject({
      shape: { words: ['fighting', 'fleeing', 'parleying'] },
      default: 'fighting',
    })
    expect(field(hindrance, 'needsAction')).toMatchObject({ label: 'needs action', default: false })
    expect(field(hindrance, 'dr')).toMatchObject({ shape: { words: ['ask'] } })
  })

  it('call fields as files do, and name the kinds of things in them', () => {
    expect(field(combatant, 'items')?.shape).toEqual({ type: 'list', of: { type: 'kind', id: 'item' } })
    expect(fieldForm(item)).toMatchObject({ id: 'item', content: 'items' })
    expect(fieldForm(item).examples).toContain('longsword')
  })

  it('are plain data', () => {
    const form = fieldForm(combatant)
    expect(JSON.parse(JSON.stringify(form))).toEqual(form)
  })
})
