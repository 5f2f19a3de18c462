import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import {
  BLOCK,
  buildPlane,
  greedyWay,
  isOutermost,
  type Plane,
  planePath,
  planeReach,
  planeStepProblem,
  planeWay,
  squareAt,
  squareBeside,
  squareName,
  squaresBetween,
  squaresToEdge,
} from '../../src/rules.ts'

function built(text: string): Plane {
  const { plane, problems } = buildPlane({ text })
  if (plane === null) throw new Error(problems.map((p) => p.message).join('\n'))
  return plane
}

const none = (plane: Plane) => new Uint8Array(plane.blocked.length)

describe('a reach map that ends with what was looked for', () => {
  const { plane } = buildPlane({ size: [10, 8] }) as { plane: Plane }

  it('has the way to it that the whole map has', () => {
    const marks = none(plane)
    for (const foe of [14, 15, 24, 34, 35]) marks[foe] = BLOCK
    const whole = planeReach(plane, marks, 0, 99)
    for (let goal = 0; goal < plane.blocked.length; goal++) {
      if (whole.cost[goal] < 0) continue
      const found = planeReach(plane, marks, 0, 99, { isEnough: (square) => square === goal })
      expect(found.squares[found.count - 1]).toBe(goal)
      expect(planePath(found, goal)).toEqual(planePath(whole, goal))
    }
  })
})

describe('measuring on a plane', () => {
  const { plane } = buildPlane({ size: [10, 8], origin: [-5, -4] }) as { plane: Plane }

  it('counts a diagonal step as one', () => {
    const at = (x: number, y: number) => squareAt(plane, x, y)
    expect(squaresBetween(plane, at(0, 0), at(2, 2))).toBe(2)
    expect(squaresBetween(plane, at(0, 0), at(4, -1))).toBe(4)
    expect(squaresBetween(plane, at(3, 3), at(3, 3))).toBe(0)
    expect(squareName(plane, at(-5, 3))).toBe('-5,3')
  })

  it('knows its edge', () => {
    expect(isOutermost(plane, squareAt(plane, -5, 0))).toBe(true)
    expect(isOutermost(plane, squareAt(plane, 4, 0))).toBe(true)
    expect(isOutermost(plane, squareAt(plane, 0, 0))).toBe(false)
    expect(squaresToEdge(plane, squareAt(plane, 1, 0))).toBe(3)
  })

  it('has no squares beyond it', () => {
    expect(squareBeside(plane, squareAt(plane, 4, 3), 4)).toBe(-1)
    expect(squareBeside(plane, squareAt(plane, -5, 0), 2)).toBe(-1)
  })
})

describe('ways on a plane', () => {
  it('go around what cannot be entered, and past its corners', () => {
    const plane = built('.....\n..#..\n.....')
    const from = squareAt(plane, 1, 1)
    const to = squareAt(plane, 3, 1)
    const way = planeWay(plane, none(plane), from, to, { most: 9 })
    expect(way?.length).toBe(2)
    expect(planeWay(plane, none(plane), from, to, { most: 1 })).toBeNull()
    expect(planeWay(plane, none(plane), from, squareAt(plane, 2, 1), { most: 9 })).toBeNull()
  })

  it('are refused step by step with a reason', () => {
    const plane = built('.#\n..')
    const marks = none(plane)
    const at = (x: number, y: number) => squareAt(plane, x, y)
    expect(planeStepProblem(plane, marks, at(0, 0), at(1, 1))).toBe('impassable')
    expect(planeStepProblem(plane, marks, at(0, 0), at(0, 0))).toBe('not-adjacent')
    expect(planeStepProblem(plane, marks, at(0, 0), -1)).toBe('off-map')
    marks[at(1, 0)] = BLOCK
    expect(planeStepProblem(plane, marks, at(0, 0), at(1, 0))).toBe('blocked')
    expect(planeStepProblem(plane, marks, at(0, 0), at(0, 1))).toBeNull()
  })

  it('walk up to somebody as near as is wanted', () => {
    const { plane } = buildPlane({ size: [12, 12] }) as { plane: Plane }
    const way = greedyWay(plane, none(plane), squareAt(plane, 0, 0), squareAt(plane, 9, 4), { within: 1, most: 20 })
    expect(way.length).toBe(8)
    expect(squaresBetween(plane, way.at(-1) as number, squareAt(plane, 9, 4))).toBe(1)
  })

  /** The slow way: every square gets the least cost of its neighbours and one more, until nothing changes. */
  function slowReach(plane: Plane, marks: Uint8Array, from: number, most: number): number[] {
    const cost = Array.from(plane.blocked, () => Infinity)
    cost[from] = 0
    for (let changed = true; changed; ) {
      changed = false
      for (let at = 0; at < cost.length; at++) {
        for (let to = 0; to < cost.length; to++) {
          const next = cost[at] + 1
          if (next > most || next >= cost[to]) continue
          if (planeStepProblem(plane, marks, at, to) !== null) continue
          cost[to] = next
          changed = true
        }
      }
    }
    return cost
  }

  it('are the shortest there are', () => {
    const maps = fc.record({
      width: fc.integer({ min: 1, max: 6 }),
      depth: fc.integer({ min: 1, max: 5 }),
      walls: fc.array(fc.nat(29), { maxLength: 12 }),
      foes: fc.array(fc.nat(29), { maxLength: 4 }),
      from: fc.nat(29),
      most: fc.nat(8),
    })
    fc.assert(
      fc.property(maps, ({ width, depth, walls, foes, from, most }) => {
        const size = width * depth
        const blocked = new Uint8Array(size)
        for (const wall of walls) if (wall < size) blocked[wall] = 1
        const plane: Plane = { originX: 0, originY: 0, width, depth, blocked }
        const marks = new Uint8Array(size)
        for (const foe of foes) if (foe < size) marks[foe] = BLOCK
        const start = from % size
        const slow = slowReach(plane, marks, start, most)
        const reach = planeReach(plane, marks, start, most)
        for (let to = 0; to < size; to++) {
          const least = slow[to]
          expect(reach.cost[to]).toBe(least === Infinity ? -1 : least)
          const way = planeWay(plane, marks, start, to, { most })
          if (least === Infinity || blocked[to] === 1 || marks[to] === BLOCK) {
            if (to !== start) expect(way).toBeNull()
            continue
          }
          expect(way?.length).toBe(least)
          let at = start
          for (const step of way ?? []) {
            expect(planeStepProblem(plane, marks, at, step)).toBeNull()
            at = step
          }
          expect(at).toBe(to)
          expect(planePath(reach, to)?.length).toBe(least)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('reading a plane', () => {
  it('takes a text with its legend, and blocked areas', () => {
    const read = buildPlane({
      text: 'A..\n.#T\n...',
      legend: { T: { blocked: true, mark: 'tree' } },
      blocked: '0,0..1,0',
      origin: [0, 0],
    })
    if (read.plane === null) throw new Error('It should be read.')
    const { plane, marks } = read
    expect([...plane.blocked]).toEqual([1, 1, 0, 0, 1, 1, 0, 0, 0])
    expect(marks.glyphs).toEqual([{ glyph: 'A', square: 6 }])
    expect(marks.named.get('tree')).toEqual([5])
  })

  it('says everything that is wrong at once', () => {
    const { problems } = buildPlane({ text: '.?\n..', blocked: ['5,5', 'x'], legend: { ab: {} } })
    expect(problems.map((p) => p.path.join('.'))).toEqual(['text', 'legend.ab', 'blocked.0', 'blocked.1'])
    expect(buildPlane({}).problems.length).toBe(1)
    expect(buildPlane({ size: [3, 3], text: '..' }).problems[0]?.message).toContain('Leave the size')
  })

  it('takes the map of the page on battlefields', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/reference/battlefields.md'), 'utf8')
    const section = page.slice(page.indexOf('\n## Planes\n'), page.indexOf('\n## Relations\n'))
    const maps = [...section.matchAll(/^```yaml\n([\s\S]*?)^```$/gm)].map(
      ([, body]) => parse(body as string).battlefield,
    )
    expect(maps).toHaveLength(2)
    const { exits: _exits, ...parts } = maps[1]
    expect(buildPlane(parts).problems).toEqual([])
  })
})
