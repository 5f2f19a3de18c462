import type { Board } from '@fray/kernel'
import { expect, test } from 'vitest'
import type { BoardOf, Layout } from './layout.ts'
import { layoutOf } from './layouts.ts'
import { layoutRelations } from './relations-layout.ts'
import { isBelowSomebody } from './token.ts'

/** A board with five of one side and four of another, in these knots. */
function board(...knots: readonly (readonly string[])[]): BoardOf<'relations'> {
  const who = ['A', 'B', 'C', 'D', 'E', 'v', 'w', 'x', 'y']
  const together = new Set(knots.flat())
  const tokens = who.map((one) => ({ who: one, side: one < 'a' ? 'party' : 'foes', size: 1, at: null, state: 'up' }))
  const all = [...knots, ...who.filter((one) => !together.has(one)).map((one) => [one])]
  return { kind: 'relations', tokens, knots: all } as unknown as Extract<Board, { kind: 'relations' }>
}

test('whoever is engaged leaves its place empty: nobody else moves', () => {
  for (const tall of [false, true]) {
    const before = layoutRelations(board(), tall, 470)
    const after = layoutRelations(board(['B', 'w']), tall, 470)
    for (const who of ['A', 'C', 'D', 'E', 'v', 'x', 'y']) expect(after.tokens.get(who)).toEqual(before.tokens.get(who))
    expect([after.width, after.height]).toEqual([before.width, before.height])
    // And those two stand next to each other.
    const [b, w] = [after.tokens.get('B'), after.tokens.get('w')] as const
    expect(Math.abs((b?.x ?? 0) - (w?.x ?? 0))).toBeLessThan(100)
    expect(b?.y).toBe(w?.y)
  }
})

test('the arrangement is the same no matter who engages whom', () => {
  const fromE = (layout: Layout, who: string) => {
    const [one, e] = [layout.tokens.get(who), layout.tokens.get('E')]
    return [(one?.x ?? 0) - (e?.x ?? 0), (one?.y ?? 0) - (e?.y ?? 0)]
  }
  for (const aspect of [0.6, 1, 1.4, 2.2])
    for (const knots of [[['D', 'v']], [['D', 'v', 'w', 'x', 'y']], ['Dv', 'Cw'].map((knot) => [...knot])])
      for (const who of ['A', 'B'])
        expect(fromE(layoutOf(board(...knots), aspect), who)).toEqual(fromE(layoutOf(board(), aspect), who))
})

test('whoever has left the board leaves its place empty too', () => {
  for (const tall of [false, true]) {
    const all = board(['B', 'w'])
    const before = layoutRelations(all, tall, 470)
    const after = layoutRelations({ ...all, knots: all.knots.filter(([one]) => one !== 'A' && one !== 'x') }, tall, 470)
    expect([after.tokens.has('A'), after.tokens.has('x')]).toEqual([false, false])
    for (const [who, place] of after.tokens) expect(place).toEqual(before.tokens.get(who))
    expect(after.tokens.size).toBe(7)
  }
})

test('friends who stand together are one knot on their side', () => {
  const { knots, tokens } = layoutRelations(board(['A', 'C']), false, 470)
  expect(knots.find(({ who }) => who.length === 2)?.who).toEqual(['A', 'C'])
  expect(tokens.size).toBe(9)
})

test('a pointer has no room below somebody', () => {
  const place = { x: 100, y: 100, d: 30 }
  expect(isBelowSomebody(place, [place, { x: 104, y: 68, d: 30 }])).toBe(true)
  expect(isBelowSomebody(place, [place, { x: 160, y: 68, d: 30 }, { x: 100, y: 140, d: 30 }])).toBe(false)
})
