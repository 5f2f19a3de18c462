import { combatantParam, plainly, textParam } from '@fray/kernel/rules'
import { expect, test } from 'vitest'
import { phrasesOf, type Titled } from './words.ts'

const target = combatantParam('target')
const item = { ...textParam('item', { says: '{it}' }), kind: 'thing' as const }
const weapon = { ...textParam('weapon'), kind: 'thing' as const }

const spoken = (action: Omit<Titled, 'title'> & { readonly title: string }, said: Readonly<Record<string, string>>) =>
  phrasesOf({ ...action, title: plainly(action.title as 'Title') }, { actor: 'Ada', action: 'one', ...said })

test('an action says how its title takes what is said behind it', () => {
  const screen = { title: 'Screen an ally', says: 'Screen {it}', by: 'combatant', params: [target] } as const
  expect(spoken(screen, { target: 'Oskar' })).toEqual({ whole: 'Screen Oskar', head: 'Screen Oskar', rest: '' })
  expect(spoken(screen, {}).whole).toBe('Screen an ally')
})

test('a title that says nothing of the kind stands before it, without what it costs', () => {
  const attack = { title: 'Snap (Instant)', by: 'combatant', params: [target, weapon] } as const
  const said = { target: 'Gob', weapon: 'Needle' }
  expect(spoken(attack, said)).toEqual({ whole: 'Snap Gob with Needle', head: 'Snap Gob', rest: 'with Needle' })
})

test('a phrase may name its parameters in its own order; while one of them is missing the title stands before the others', () => {
  const toss = {
    title: 'Throw an item',
    says: 'Throw {item} at {target}',
    by: 'combatant',
    params: [target, item],
  } as const
  expect(spoken(toss, { target: 'Roe', item: 'Lime pot' }).whole).toBe('Throw Lime pot at Roe')
  expect(spoken(toss, { target: 'Roe' }).whole).toBe('Throw an item: Roe')
})

test('orders of the referee stand before a colon', () => {
  expect(spoken({ title: 'Knock a unit down', by: 'referee', params: [target] }, { target: 'Gob' }).whole).toBe(
    'Knock a unit down: Gob',
  )
})
