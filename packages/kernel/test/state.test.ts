import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Column, canonical, fingerprint } from '../src/index.ts'
import { defineTables, flag, int, rowOf, stored, type TableSpecs, type Tables, word } from '../src/rules.ts'
import { digest, plain } from '../src/state/fingerprint.ts'
import { type SceneOf, tinyRuleset, tinySetup } from './tiny.ts'

const tables = defineTables({
  fight: { tide: int({ init: 7 }) },
  combatant: { hp: int({ init: 5 }), marks: int({ width: 3, init: -2 }), said: stored() },
  thing: { of: rowOf('combatant'), colors: word(['red', 'blue'], { width: 2, init: 1 }), used: flag() },
  empty: { n: int({ init: 4 }) },
})
const { combatant, thing, empty } = tables.columns
const THING = tables.index.thing as number
const EMPTY = tables.index.empty as number
type Fight = SceneOf<typeof tables>
const rules = tinyRuleset<Fight>({ tables, actions: [], capacity: { thing: 2 } })
const open = (): Fight => rules.open(tinySetup([{ name: 'A' }, { name: 'B', side: 1 }]))

/** Everything of a state, as it lies in memory. */
const bytes = (scene: Fight) => ({
  memory: Array.from(scene.memory),
  layout: scene.layout,
  values: scene.values,
  sheets: scene.sheets,
})
const rowOfThings = (scene: Fight, row: number) => [
  scene.read(thing.of, row),
  scene.read(thing.colors, row, 0),
  scene.read(thing.colors, row, 1),
  scene.read(thing.used, row),
]

describe('tables', () => {
  it('have the base columns first, then their own, by handle and by path', () => {
    expect(tables.names).toEqual(['fight', 'combatant', 'thing', 'empty'])
    expect(tables.byPath.get('combatant.hp')).toBe(combatant.hp)
    expect(tables.byPath.get('fight.round')).toMatchObject({ kind: 'int', min: 0, path: 'fight.round' })
    expect(tables.all.map((c) => c.id)).toEqual(tables.all.map((_, i) => i))
    expect(combatant.side).toMatchObject({ tableName: 'combatant', width: 1 })
    expect(thing.colors.words).toEqual(['red', 'blue'])
    expect([thing.of.init, thing.of.min, combatant.said.init]).toEqual([-1, -1, -1])
  })

  it('begin with their first values, in every cell of wide columns', () => {
    const scene = open()
    expect(scene.now.fight.tide[0]).toBe(7)
    expect(Array.from(scene.now.combatant.marks)).toEqual([-2, -2, -2, -2, -2, -2])
    expect(Array.from(scene.now.combatant.present)).toEqual([1, 1])
    expect(scene.rows(THING)).toBe(0)
  })
})

describe('rows', () => {
  it('open with first values and close with those behind moving up, in wide columns too', () => {
    const scene = open()
    for (let n = 0; n < 5; n++) {
      expect(scene.open(THING)).toBe(n)
      scene.set(thing.of, n, n, 'test')
      scene.setCell(thing.colors, n, n % 2, 0, 'test')
    }
    scene.close(THING, 1)
    expect(scene.rows(THING)).toBe(4)
    expect([0, 1, 2, 3].map((row) => rowOfThings(scene, row))).toEqual([
      [0, 0, 1, 0],
      [2, 0, 1, 0],
      [3, 1, 0, 0],
      [4, 0, 1, 0],
    ])
    scene.close(THING, 3)
    scene.close(THING, 0)
    expect(scene.open(THING)).toBe(2)
    expect(rowOfThings(scene, 2)).toEqual([-1, 1, 1, 0])
  })

  it('grow a table without moving any value, from no room at all', () => {
    const scene = open()
    scene.set(combatant.hp, 1, 3, 'test')
    scene.setCell(combatant.marks, 1, 2, 9, 'test')
    for (let n = 0; n < 9; n++) scene.set(empty.n, scene.open(EMPTY), 100 + n, 'test')
    expect(Array.from({ length: 9 }, (_, row) => scene.now.empty.n[row])).toEqual([
      100, 101, 102, 103, 104, 105, 106, 107, 108,
    ])
    expect([scene.now.combatant.hp[1], scene.read(combatant.marks, 1, 2), scene.now.fight.tide[0]]).toEqual([3, 9, 7])
    const row = scene.join({ name: 'C' }, 'C', 'join')
    expect([row, scene.now.combatant.hp[2], scene.read(combatant.marks, 2, 1), scene.now.empty.n[8]]).toEqual([
      2, 5, -2, 108,
    ])
  })

  it('that grew are gone after a rollback, the room included', () => {
    const scene = open()
    const before = bytes(scene)
    const mark = scene.mark()
    scene.set(combatant.hp, 0, 1, 'test')
    for (let n = 0; n < 3; n++) scene.set(thing.of, scene.open(THING), 1, 'test')
    scene.join({ name: 'C' }, 'C', 'join')
    scene.set(combatant.hp, 0, 2, 'test')
    const middle = scene.mark()
    const held = bytes(scene)
    for (let n = 0; n < 20; n++) scene.open(EMPTY)
    scene.set(combatant.said, 2, scene.store('farewell'), 'test')
    scene.rollback(middle)
    expect(bytes(scene)).toEqual(held)
    expect(scene.layout).toBe(held.layout)
    expect(scene.now.combatant.hp[0]).toBe(2)
    scene.rollback(mark)
    expect(bytes(scene)).toEqual(before)
    expect(scene.layout).toBe(before.layout)
    scene.set(combatant.hp, 1, 8, 'test')
    expect([scene.now.combatant.hp[1], scene.combatants]).toEqual([8, 2])
  })
})

/** A change picked by numbers. */
type Change = readonly [kind: number, row: number, cell: number, value: number]
const change = fc.tuple(fc.nat(5), fc.nat(20), fc.nat(2), fc.integer({ min: -9, max: 9 }))

function apply(scene: Fight, [kind, row, cell, value]: Change): void {
  const things = scene.rows(THING)
  if (kind === 0) scene.set(combatant.hp, row % scene.combatants, value, 'test')
  else if (kind === 1) scene.setCell(combatant.marks, row % scene.combatants, cell, value, 'test')
  else if (kind === 2) scene.set(thing.of, scene.open(THING), value, 'test')
  else if (kind === 3 && things > 0) scene.close(THING, row % things)
  else if (kind === 4) scene.join({ name: `N${value}` }, `N${value}`, 'join')
  else scene.set(combatant.said, row % scene.combatants, scene.store(value % 2 ? `${value}` : { value }), 'test')
}

describe('any sequence of changes', () => {
  it('rolled back is byte-equal to what was before, at every mark on the way', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), fc.array(fc.nat(60), { maxLength: 6 }), (changes, cuts) => {
        const scene = open()
        const marks: { mark: number; state: ReturnType<typeof bytes> }[] = []
        changes.forEach((one, i) => {
          if (cuts.includes(i) || i === 0) marks.push({ mark: scene.mark(), state: bytes(scene) })
          apply(scene, one)
        })
        for (const { mark, state } of marks.reverse()) {
          scene.rollback(mark)
          expect(bytes(scene)).toEqual(state)
          expect(scene.layout).toBe(state.layout)
          expect(Array.from(scene.now.combatant.hp)).toEqual(
            Array.from({ length: scene.now.combatant.hp.length }, (_, row) => scene.read(combatant.hp, row)),
          )
        }
      }),
    )
  })

  it('saved and loaded into another fight is the same fight, and the copy stays as it was', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), fc.array(change, { maxLength: 20 }), (changes, more) => {
        const scene = open()
        for (const one of changes) apply(scene, one)
        const checkpoint = scene.save()
        const copy = structuredClone({ ...checkpoint, layout: { ...checkpoint.layout } })
        const print = fingerprint(scene)
        const other = open()
        other.load(checkpoint)
        expect(fingerprint(other)).toBe(print)
        expect(print).toBe(digest(canonical(plain(scene))))
        expect(other.hash()).toBe(scene.hash())
        for (const one of more) apply(other, one)
        for (const one of more) apply(scene, one)
        expect(fingerprint(other)).toBe(fingerprint(scene))
        expect(checkpoint).toEqual(copy)
        scene.load(checkpoint)
        expect(fingerprint(scene)).toBe(print)
        expect(bytes(scene)).toEqual({ ...copy, memory: Array.from(copy.memory), layout: scene.layout })
      }),
    )
  })

  it('saved over a checkpoint that nobody needs is the same as saved afresh', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), fc.array(change, { maxLength: 20 }), (changes, more) => {
        const scene = open()
        for (const one of changes) apply(scene, one)
        const spent = scene.save()
        for (const one of more) apply(scene, one)
        const saved = scene.saveOver(spent)
        expect(saved).toEqual(scene.save())
        const { memory } = saved
        const copy = memory.slice()
        scene.set(combatant.hp, 0, 77, 'test')
        expect(memory).toEqual(copy)
      }),
    )
  })

  it('has the same fingerprint however much room its tables have', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
        const roomy = tinyRuleset<Fight>({ tables, actions: [], capacity: { thing: 64, empty: 3 } }).open(
          tinySetup([{ name: 'A' }, { name: 'B', side: 1 }]),
        )
        const scene = open()
        for (const one of changes) {
          apply(roomy, one)
          apply(scene, one)
        }
        expect(fingerprint(roomy)).toBe(fingerprint(scene))
        expect(plain(roomy)).toEqual(plain(scene))
      }),
    )
  })

  it('is not kept for rollback once it is settled, nor while nothing is undoable', () => {
    const scene = open()
    scene.set(combatant.hp, 0, 1, 'test')
    scene.settle()
    scene.rollback(0)
    expect(scene.now.combatant.hp[0]).toBe(1)
    scene.undoable = false
    scene.set(combatant.hp, 0, 2, 'test')
    scene.join({ name: 'C' }, 'C', 'join')
    expect(scene.mark()).toBe(0)
    scene.undoable = true
    scene.set(combatant.hp, 0, 3, 'test')
    scene.rollback(0)
    expect(scene.now.combatant.hp[0]).toBe(2)
  })
})

describe('kept values', () => {
  it('are shared when they are words or numbers, and apart when they are objects', () => {
    const scene = open()
    expect([scene.store('a'), scene.store(1), scene.store('a'), scene.store({}), scene.store({})]).toEqual([
      0, 1, 0, 2, 3,
    ])
  })

  it('count in the fingerprint by what they say, not by their number', () => {
    const one = open()
    const other = open()
    one.store('something else')
    one.set(combatant.said, 0, one.store({ b: 1, a: [2] }), 'test')
    other.set(combatant.said, 0, other.store({ a: [2], b: 1 }), 'test')
    expect(one.now.combatant.said[0]).not.toBe(other.now.combatant.said[0])
    expect(fingerprint(one)).toBe(fingerprint(other))
    other.set(combatant.said, 0, other.store({ a: [2], b: 2 }), 'test')
    expect(fingerprint(one)).not.toBe(fingerprint(other))
  })
})

describe('a fingerprint', () => {
  it('differs for each cell that differs', () => {
    const base = fingerprint(open())
    const seen = new Set([base])
    for (const column of (tables as unknown as Tables<TableSpecs>).all as readonly Column[]) {
      if (column.table > 1 || column.kind === 'stored') continue
      for (let cell = 0; cell < column.width; cell++) {
        const scene = open()
        scene.setCell(column, 0, cell, scene.read(column, 0, cell) + 1, 'test')
        seen.add(fingerprint(scene))
        expect(scene.hash()).not.toBe(open().hash())
      }
    }
    // The cells of fight (4 + 1) and combatant (4 + 1 + 3) but those that are kept, and the fight itself.
    expect(seen.size).toBe(14)
  })

  it('is made of text with sorted keys, without what is undefined', () => {
    expect(canonical({ b: [1, { d: null, c: 'x' }], a: undefined, e: true })).toBe(
      '{"b":[1,{"c":"x","d":null}],"e":true}',
    )
    expect(canonical(undefined)).toBe('null')
    expect(digest('')).toBe('811c9dc59e3779b9')
    expect(digest('a')).not.toBe(digest('b'))
    expect(digest('ab')).not.toBe(digest('ba'))
  })
})

describe('while somebody listens, a rule cannot write', () => {
  const own = defineTables({ combatant: { level: int({ min: 0, max: 6 }), sick: flag(), marks: int({ width: 3 }) } })
  const small = tinyRuleset<SceneOf<typeof own>>({ tables: own, actions: [] })
  const fight = () => {
    const scene = small.open(tinySetup([{ name: 'A' }, { name: 'B', side: 1 }]))
    scene.record(true)
    return scene
  }
  const C = own.columns.combatant

  it.each([
    ['a number out of range', 99, /from 0 to 6, not 99/],
    ['half a number', 2.7, /whole number from 0 to 6, not 2.7/],
  ])('%s', (_what, value, says) => {
    expect(() => fight().set(C.level, 0, value, 'x')).toThrow(says)
  })

  it('anything but yes and no into a flag', () => {
    expect(() => fight().set(C.sick, 0, 7, 'x')).toThrow(/from 0 to 1, not 7/)
  })

  it.each([-1, 2])('a row that there is not: %i', (row) => {
    expect(() => fight().set(C.level, row, 3, 'x')).toThrow(/There is no row -?\d for combatant.level/)
    const scene = fight()
    expect(() => scene.close(scene.tables.index.combatant as number, row)).toThrow(/There is no row -?\d for combatant/)
  })

  it('cell 0 of a wide column without saying so, nor a cell that there is not', () => {
    expect(() => fight().set(C.marks, 0, 1, 'x')).toThrow(/has 3 cells/)
    expect(() => fight().setCell(C.marks, 0, 3, 1, 'x')).toThrow(/no cell 3/)
  })

  it('and what is right is written', () => {
    const scene = fight()
    scene.set(C.level, 1, 6, 'x')
    scene.setCell(C.marks, 1, 2, 4, 'x')
    expect([scene.read(C.level, 1), scene.read(C.marks, 1, 2)]).toEqual([6, 4])
  })
})
