import { describe, expect, it } from 'vitest'
import { type Column, fingerprint, type Refusal, refusalSeen, refuse } from '../src/index.ts'
import { findCell, readCell } from '../src/override.ts'
import { defineTables, flag, int, overrideAction, rowOf, stored, word } from '../src/rules.ts'
import { commandOf, play, refusalOf, type SceneOf, type TinyCommand, tinyRuleset, tinySetup } from './tiny.ts'

const tables = defineTables({
  fight: { mood: word(['calm', 'grim']) },
  combatant: {
    hp: int({ min: 0, max: 20, init: 5 }),
    score: int(),
    debt: int({ max: 3 }),
    foe: rowOf('combatant'),
    hand: rowOf('item'),
    tired: flag(),
    slots: int({ width: 3 }),
    motto: stored(),
  },
  item: { of: rowOf('combatant') },
})
type Fight = SceneOf<typeof tables>
const ITEM = tables.index.item as number
const rules = tinyRuleset<Fight>({
  tables,
  actions: [
    overrideAction<Fight, TinyCommand>(
      () => {},
      (scene, path) => (path === 'mood' ? findCell(scene, 'fight.mood') : null),
      (_scene, column, raw) =>
        column.name === 'debt'
          ? raw === 'much'
            ? 3
            : raw === 'all'
              ? refuse('debt', 'Nobody owes all.')
              : null
          : null,
    ),
  ],
})
const names = ['Ada', 'Gob', 'Gob.', 'Dr. Moss']
const open = (): Fight => rules.open(tinySetup(names.map((name) => ({ name }))))

/** `column row cell`, or why there is none. */
function where(path: string, scene: Fight = open()): string {
  const found = findCell(scene, path)
  return 'reason' in found
    ? `${found.rule}: ${refusalSeen(found, scene).reason}`
    : `${found.column.path} ${found.row} ${found.cell}`
}

describe('the path of a value', () => {
  it.each([
    ['Ada.hp', 'combatant.hp 0 0'],
    ['ADA.hp', 'combatant.hp 0 0'],
    ['Dr. Moss.hp', 'combatant.hp 3 0'],
    ['Gob.hp', 'combatant.hp 1 0'],
    ['Gob..hp', 'combatant.hp 2 0'],
    ['Gob.slots.2', 'combatant.slots 1 2'],
    ['combatant[2].hp', 'combatant.hp 2 0'],
    ['fight.round', 'fight.round 0 0'],
    ['fight[0].mood', 'fight.mood 0 0'],
  ])('%s is %s', (path, place) => {
    expect(where(path)).toBe(place)
  })

  it.each([
    ['Adda.hp', 'unknown-name: There is no combatant "Adda". Did you mean "Ada"?'],
    ['', 'unknown-name: There is no combatant ""'],
    ['Ada', 'unknown-name: Combatant has no value "". It has side, seat, present, hidden, hp'],
    ['Ada.hpp', 'unknown-name: Combatant has no value "hpp". Did you mean "hp"?'],
    ['fight.hp', 'unknown-name: Fight has no value "hp".'],
    ['itme[0].of', 'unknown-name: There is no table "itme". Did you mean "item"?'],
    ['constructor[0].of', 'unknown-name: There is no table "constructor".'],
    ['item[0].of', 'unknown-name: The table "item" has 0 rows; there is no row 0.'],
    ['item.of', 'unknown-name: The table "item" has 0 rows; there is no row 0.'],
    ['combatant[4].hp', 'unknown-name: The table "combatant" has 4 rows; there is no row 4.'],
    ['Ada.slots.3', 'bad-value: Ada.slots.3: there are cells 0 to 2.'],
    ['Ada.slots.x', 'bad-value: Ada.slots.x: there are cells 0 to 2.'],
    ['Ada.slots.-1', 'bad-value: Ada.slots.-1: there are cells 0 to 2.'],
    ['Ada.hp.1', 'bad-value: Ada.hp.1: there are cells 0 to 0.'],
  ])('%s is none: %s', (path, why) => {
    expect(where(path)).toContain(why)
  })
})

describe('a written value', () => {
  const column = (path: string) => tables.byPath.get(path) as Column
  const read = (path: string, raw: unknown, scene: Fight = open()): number | string => {
    const value: number | Refusal = readCell(scene, column(path), raw)
    return typeof value === 'number' ? value : refusalSeen(value, scene).reason
  }

  it.each([
    ['combatant.hp', 7, 7],
    ['combatant.hp', '20', 20],
    ['combatant.score', -4, -4],
    ['combatant.tired', 'yes', 1],
    ['combatant.tired', true, 1],
    ['combatant.tired', '0', 0],
    ['fight.mood', 'grim', 1],
    ['combatant.foe', 'dr. moss', 3],
    ['combatant.foe', 'none', -1],
    ['combatant.foe', null, -1],
    ['combatant.hand', 'none', -1],
    ['combatant.motto', 'none', -1],
    ['combatant.motto', null, -1],
  ])('%s takes %j', (path, raw, value) => {
    expect(read(path, raw)).toBe(value)
  })

  it.each([
    ['combatant.hp', 21, '21 is not a value of combatant.hp: it takes a whole number from 0 to 20.'],
    ['combatant.hp', 'many', '"many" is not a value of combatant.hp: it takes a whole number from 0 to 20.'],
    ['combatant.hp', 2.5, '2.5 is not a value of combatant.hp: it takes a whole number from 0 to 20.'],
    ['combatant.hp', [], '[] is not a value of combatant.hp: it takes a whole number from 0 to 20.'],
    ['combatant.hp', ' ', '" " is not a value of combatant.hp: it takes a whole number from 0 to 20.'],
    ['combatant.debt', 4, '4 is not a value of combatant.debt: it takes a whole number from -1000000 to 3.'],
    [
      'combatant.score',
      1e12,
      '1000000000000 is not a value of combatant.score: it takes a whole number from -1000000 to 1000000.',
    ],
    ['combatant.seat', 3, '3 is not a value of combatant.seat: it takes a whole number from 0 to 2.'],
    ['combatant.side', 2, '2 is not a value of combatant.side: it takes a whole number from 0 to 1.'],
    ['fight.winner', 2, '2 is not a value of fight.winner: it takes a whole number from -1 to 1.'],
    ['combatant.tired', 'perhaps', '"perhaps" is not a value of combatant.tired: it takes yes or no.'],
    ['fight.mood', 'merry', '"merry" is not a value of fight.mood: it takes calm, grim.'],
    ['combatant.foe', 'Zed', '"Zed" is not a value of combatant.foe: it takes a combatant\'s name, or none.'],
    ['combatant.hand', 0, '0 is not a value of combatant.hand: it takes a row of item (there are 0), or none.'],
  ])('%s does not take %j: %s', (path, raw, why) => {
    expect(read(path, raw)).toBe(why)
  })

  it('names a row only where there is one', () => {
    const scene = open()
    scene.open(ITEM)
    expect(read('combatant.hand', 0, scene)).toBe(0)
    expect(read('combatant.hand', 1, scene)).toContain('there are 1')
  })
})

describe('the command', () => {
  it('sets one cell of a wide column, and keeps a plain value', () => {
    const scene = open()
    play(rules, scene, 'referee override path=Ada.slots.1 to=9')
    expect(Array.from(scene.now.combatant.slots).slice(0, 6)).toEqual([0, 9, 0, 0, 0, 0])
    play(rules, scene, 'referee override path=Gob.motto to=Onward')
    expect(scene.values[scene.now.combatant.motto[1]]).toBe('Onward')
  })

  it('knows the paths and the words of its ruleset', () => {
    const scene = open()
    play(rules, scene, 'referee override path=mood to=grim')
    play(rules, scene, 'referee override path=Ada.debt to=much')
    expect([scene.now.fight.mood[0], scene.now.combatant.debt[0]]).toEqual([1, 3])
    expect(refusalOf(rules, scene, 'referee override path=Ada.debt to=all')).toMatchObject({
      rule: 'debt',
      reason: 'Nobody owes all.',
    })
    play(rules, scene, 'referee override path=Ada.debt to=1')
    expect(scene.now.combatant.debt[0]).toBe(1)
  })

  it('changes nothing while it is checked, not even what is kept', () => {
    const scene = open()
    const { values } = scene
    const print = fingerprint(scene)
    expect(refusalOf(rules, scene, 'referee override path=Ada.motto to=Hm')).toBeNull()
    expect(scene.values).toBe(values)
    expect(fingerprint(scene)).toBe(print)
  })

  it('needs both of its parameters', () => {
    expect(commandOf(rules, open(), 'referee override path=Ada.hp')).toMatchObject({ rule: 'missing-value' })
  })
})
