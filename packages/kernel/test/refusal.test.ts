import { describe, expect, it } from 'vitest'
import { refusalSeen, refuse } from '../src/index.ts'
import { defineTables, person, refusing, say } from '../src/rules.ts'
import { tinyRuleset, tinySetup } from './tiny.ts'

const rules = tinyRuleset({ tables: defineTables({}), actions: [] })
const open = () => rules.open(tinySetup([{ name: 'Ada' }, { name: 'Gob' }]))

describe('a refusal', () => {
  const held = refuse('grip', '{who} holds {whom}.', { who: person(0), whom: person(1) })

  it('is told in words by whoever shows it, with a capital, and as data for other languages', () => {
    const scene = open()
    expect(refusalSeen(held, scene)).toEqual({
      rule: 'grip',
      reason: 'Ada holds Gob.',
      message: { key: '{who} holds {whom}.', slots: { who: { who: 'Ada' }, whom: { who: 'Gob' } } },
    })
    expect(refusalSeen(refuse('door', 'the door is shut.'), scene).reason).toBe('The door is shut.')
  })

  it('names nobody of whom those do not know who look', () => {
    const scene = open()
    const seen = scene.knowing(
      (row) => row !== 0,
      () => refusalSeen(held, scene),
      null,
    )
    expect(seen).toMatchObject({ reason: 'Somebody holds Gob.', message: { slots: { who: { who: null } } } })
    expect(JSON.stringify(seen)).not.toContain('Ada')
  })

  it('takes a message as its reason', () => {
    const why = say('{who} is bound', { who: person(1) })
    expect(refusalSeen(refuse('bound', '{why}, and stays.', { why }), open()).reason).toBe('Gob is bound, and stays.')
    expect(refuse('bound', why).reason).toBe(why)
  })

  it('does not compile with words that are only known when the rules run, slots left out, or a misspelt rule', () => {
    const strict = refusing<'grip'>()
    const name: string = 'Gob'
    // @ts-expect-error: any words
    strict('grip', name)
    // @ts-expect-error: words that are put together
    strict('grip', `${name} holds on.`)
    // @ts-expect-error: nothing stands in its slot
    strict('grip', '{who} holds on.')
    // @ts-expect-error: another slot
    strict('grip', '{who} holds on.', { whom: person(0) })
    // @ts-expect-error: a slot that it does not have
    strict('grip', 'Nobody holds on.', { who: person(0) })
    // @ts-expect-error: a rule that is not one of these
    expect(strict('gripp', 'Nobody holds on.').rule).toBe('gripp')
  })
})
