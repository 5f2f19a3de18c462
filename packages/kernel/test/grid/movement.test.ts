import { describe, expect, test } from 'vitest'
import { type Grid, IMPASSABLE, squareAt, squareName } from '../../src/battlefield/grid/grid.ts'
import {
  canStep,
  canStop,
  pathTo,
  ReachMap,
  reachMap,
  standProblem,
  stepCost,
  stepProblem,
  type Walker,
} from '../../src/battlefield/grid/movement.ts'
import { BLOCK, SLOW, STOP } from '../../src/battlefield/grid/square-marks.ts'
import { field, gridOf, randomMap } from './maps.ts'
import { plainCosts, plainProblem } from './plain-movement.ts'

type Place = readonly [x: number, y: number]
const origin = { size: [24, 24] as const, origin: [-4, -4] as const }
const noMarks = (grid: Grid): Uint8Array => new Uint8Array(grid.floors.length)

/** Marks of squares. */
function marked(grid: Grid, squares: readonly (readonly [x: number, y: number, mark: number])[]): Uint8Array {
  const marks = noMarks(grid)
  for (const [x, y, mark] of squares) marks[squareAt(grid, x, y)] = mark
  return marks
}

/** Why a step is refused, or null. */
const step = (
  grid: Grid,
  from: Place,
  to: Place,
  { size = 1, openDoors = grid.openAtStart, marks = noMarks(grid) }: Partial<Omit<Walker, 'grid'>> = {},
) => stepProblem({ grid, openDoors, marks, size }, squareAt(grid, ...from), squareAt(grid, ...to))

/** Feet from one place to another by what a fresh reach map says; -1: out of reach. */
const feetTo = (
  grid: Grid,
  from: Place,
  to: Place,
  feet: number,
  { marks = noMarks(grid), size = 1 }: Partial<Pick<Walker, 'marks' | 'size'>> = {},
) =>
  reachMap({ grid, openDoors: grid.openAtStart, marks, size }, squareAt(grid, ...from), feet).cost[
    squareAt(grid, ...to)
  ]

/** The way in names of squares. */
function wayTo(
  grid: Grid,
  from: Place,
  to: Place,
  feet: number,
  { marks = noMarks(grid), size = 1 }: Partial<Pick<Walker, 'marks' | 'size'>> = {},
): string {
  const reach = reachMap({ grid, openDoors: grid.openAtStart, marks, size }, squareAt(grid, ...from), feet)
  return pathTo(reach, squareAt(grid, ...to))
    .map((square) => squareName(grid, square))
    .join(' ')
}

describe('steps and their cost', () => {
  test('six diagonal steps are 30 feet; a seventh is too far', () => {
    expect(feetTo(field(), [0, 0], [6, 6], 30)).toBe(30)
    expect(feetTo(field(), [0, 0], [7, 7], 30)).toBe(-1)
    expect(feetTo(field(), [0, 0], [0, 0], 0)).toBe(0)
  })
  test('difficult ground costs 10 feet to enter', () => {
    const row = gridOf({ size: [7, 1], difficult: '3,0' })
    expect(feetTo(row, [0, 0], [5, 0], 30)).toBe(30)
    expect(feetTo(row, [0, 0], [6, 0], 30)).toBe(-1)
    expect(feetTo(row, [2, 0], [3, 0], 5)).toBe(-1)
    expect(feetTo(row, [2, 0], [3, 0], 9)).toBe(-1)
    expect(feetTo(row, [2, 0], [3, 0], 10)).toBe(10)
    expect(feetTo(row, [3, 0], [2, 0], 5)).toBe(5)
  })
  test('going round difficult ground is cheaper on open ground', () => {
    const grid = gridOf({ ...origin, difficult: '3,0' })
    expect(feetTo(grid, [0, 0], [6, 0], 30)).toBe(30)
  })
  test('a square marked SLOW costs the same as difficult ground, and both together no more', () => {
    const row = gridOf({ size: [7, 1], difficult: '4,0' })
    const marks = marked(row, [
      [3, 0, SLOW],
      [4, 0, SLOW],
    ])
    expect(feetTo(row, [0, 0], [5, 0], 60, { marks })).toBe(35)
    expect(stepCost(row, marks, 3, 1)).toBe(10)
    expect(stepCost(row, marks, 4, 1)).toBe(10)
    expect(stepCost(row, marks, 5, 1)).toBe(5)
  })
  test('a big body pays for the worst square that it then covers', () => {
    const grid = gridOf({ size: [8, 3], difficult: '3,1' })
    expect(stepCost(grid, noMarks(grid), squareAt(grid, 2, 0), 2)).toBe(10)
    expect(stepCost(grid, noMarks(grid), squareAt(grid, 3, 1), 2)).toBe(10)
    expect(stepCost(grid, noMarks(grid), squareAt(grid, 4, 0), 2)).toBe(5)
  })
  test('squares that do not touch, and places off the map', () => {
    expect(step(field(), [0, 0], [2, 0])).toBe('not-adjacent')
    expect(step(field(), [0, 0], [0, 0])).toBe('not-adjacent')
    expect(stepProblem({ grid: field(), openDoors: 0, marks: noMarks(field()), size: 1 }, 0, -1)).toBe('off-map')
    expect(step(field(), [18, 0], [19, 0], { size: 2 })).toBe('off-map')
    expect(step(field(), [17, 0], [18, 0], { size: 2 })).toBeNull()
    const strip = gridOf({ size: [1, 4], walls: [{ from: [0, 2], to: [1, 2] }] })
    expect(step(strip, [0, 0], [0, 1])).toBeNull()
    expect(step(strip, [0, 1], [0, 2])).toBe('wall')
    expect(step(gridOf({ size: [3, 2] }), [2, 0], [0, 1])).toBe('not-adjacent')
  })
})

describe('friends and foes', () => {
  test('one may pass a friend but not stop there; a foe is passed by nobody', () => {
    const grid = gridOf({ size: [6, 2], origin: [0, 0] })
    const marks = marked(grid, [
      [1, 0, STOP],
      [3, 0, BLOCK | STOP],
      [3, 1, STOP],
    ])
    expect(feetTo(grid, [0, 0], [2, 0], 30, { marks })).toBe(10)
    expect(canStop(marks, grid, squareAt(grid, 1, 0), 1)).toBe(false)
    expect(canStop(marks, grid, squareAt(grid, 2, 0), 1)).toBe(true)
    expect(step(grid, [2, 0], [3, 0], { size: 1, openDoors: 0, marks })).toBe('blocked')
    expect(wayTo(grid, [0, 0], [4, 1], 30, { marks })).toBe('1,0 2,1 3,1 4,1')
    expect(canStop(marks, grid, squareAt(grid, 2, 0), 2)).toBe(false)
  })
  test('no diagonal step past a foe, but past a friend', () => {
    const marks = marked(field(), [
      [4, 1, BLOCK],
      [7, 1, STOP],
    ])
    expect(step(field(), [3, 1], [4, 0], { size: 1, openDoors: 0, marks })).toBe('corner')
    expect(step(field(), [6, 1], [7, 0], { size: 1, openDoors: 0, marks })).toBeNull()
  })
})

describe('walls and pillars', () => {
  const pillar = gridOf({ ...origin, boxes: [{ squares: '1,0', top: 10 }] })
  test('a pillar is not entered and its corners are not cut', () => {
    expect(step(pillar, [0, 0], [1, 1])).toBe('corner')
    expect(step(pillar, [0, 0], [1, 0])).toBe('impassable')
    expect(step(pillar, [0, 0], [0, 1])).toBeNull()
    expect(wayTo(pillar, [0, 0], [2, 0], 60)).toBe('0,1 1,1 2,1 2,0')
  })
  test('so with ground that cannot be entered, and with a box that fills a part of the square', () => {
    const chasm = gridOf({ ...origin, impassable: '1,0', boxes: [{ from: [17, 7, 0], to: [18, 8, 1] }] })
    expect(chasm.ground[squareAt(chasm, 1, 0)]).toBe(IMPASSABLE)
    expect(step(chasm, [0, 0], [1, 0])).toBe('impassable')
    expect(step(chasm, [0, 0], [1, 1])).toBe('corner')
    expect(step(chasm, [2, 1], [3, 1])).toBe('impassable')
  })
  test('what lies below the floor or above the head stops nobody; taller bodies have higher heads', () => {
    const beams = gridOf({
      ...origin,
      floors: [{ squares: '5,0..5,1', height: 4 }],
      boxes: [
        { squares: '1,0..1,1', bottom: 5, top: 10 },
        { from: [25, 0, 0], to: [30, 10, 4] },
      ],
    })
    expect(step(beams, [0, 0], [1, 0])).toBeNull()
    expect(step(beams, [-1, 0], [0, 0], { size: 2 })).toBe('impassable')
    expect(step(beams, [4, 0], [5, 0])).toBeNull()
  })
  test('a thin wall stops steps across it, however low', () => {
    const grid = gridOf({ ...origin, walls: [{ from: [-4, 5], to: [5, 5], kind: 'low-wall' }] })
    expect(step(grid, [0, 4], [0, 5])).toBe('wall')
    expect(step(grid, [0, 5], [0, 4])).toBe('wall')
    expect(step(grid, [0, 4], [1, 5])).toBe('wall')
    expect(step(grid, [0, 4], [1, 4])).toBeNull()
    expect(step(grid, [5, 4], [5, 5])).toBeNull()
    expect(wayTo(grid, [4, 4], [4, 5], 60)).toBe('5,4 5,5 4,5')
  })
  test('a wall that ends in the corner, or turns there, keeps its corner from being cut', () => {
    const end = gridOf({ ...origin, walls: [{ from: [1, 1], to: [1, 3] }] })
    expect(step(end, [0, 0], [1, 1])).toBe('corner')
    expect(step(end, [0, 1], [1, 0])).toBe('corner')
    expect(step(end, [0, 0], [1, 0])).toBeNull()
    expect(step(end, [0, 1], [1, 2])).toBe('wall')
    const bend = gridOf({
      ...origin,
      walls: [
        { from: [1, 1], to: [1, 3] },
        { from: [1, 1], to: [3, 1] },
      ],
    })
    expect(step(bend, [0, 0], [1, 1])).toBe('wall')
    expect(step(bend, [0, 1], [1, 0])).toBe('corner')
    expect(step(bend, [1, 0], [0, 1])).toBe('corner')
    const bodily = gridOf({ ...origin, boxes: [{ squares: '0,1', top: 10 }], walls: [{ from: [1, 1], to: [3, 1] }] })
    expect(step(bodily, [0, 0], [1, 1])).toBe('corner')
  })
  test('windows and slits stop steps; an archway lets through who is not too tall', () => {
    const walls = [
      { from: [0, 1] as const, to: [3, 1] as const, kind: 'window' as const },
      { from: [0, 3] as const, to: [4, 3] as const, openings: [{ from: 5, to: 15, bottom: 0, top: 8 }] },
    ]
    const grid = gridOf({ size: [5, 6], walls })
    expect(step(grid, [1, 0], [1, 1])).toBe('wall')
    expect(step(grid, [0, 2], [0, 3])).toBe('wall')
    expect(step(grid, [1, 2], [1, 3])).toBeNull()
    expect(step(grid, [1, 2], [2, 3])).toBeNull()
    expect(step(grid, [1, 2], [0, 3])).toBe('corner')
    expect(step(grid, [1, 1], [1, 2], { size: 2 })).toBe('wall')
  })
  test('a lintel above the head and a wall below the floor stop nobody', () => {
    const walls = [
      { from: [1, 0] as const, to: [1, 2] as const, bottom: 6, top: 10 },
      { from: [2, 0] as const, to: [2, 2] as const, bottom: 0, top: 4 },
    ]
    const grid = gridOf({ size: [4, 2], walls, floors: [{ squares: '2,0..3,1', height: 4 }] })
    expect(step(grid, [0, 0], [1, 0])).toBeNull()
    expect(step(grid, [1, 0], [2, 0])).toBeNull()
    expect(step(grid, [2, 0], [1, 1])).toBeNull()
    expect(standProblem(grid, 0, 0, 2)).toBe('wall')
  })
})

describe('doors', () => {
  const house = gridOf({
    text: '###\n#.#\n#.#\n#+#\n#.#',
    walls: [{ from: [0, 3], to: [3, 3] }],
    doors: [{ name: 'curtain wall door', from: [1, 3], to: [2, 3] }],
  })
  test('a closed door of either kind stops a step, an open one does not', () => {
    expect(house.doors).toEqual(['door-1', 'curtain wall door'])
    expect(step(house, [1, 0], [1, 1], { size: 1, openDoors: 0 })).toBe('impassable')
    expect(step(house, [1, 0], [1, 1], { size: 1, openDoors: 1 })).toBeNull()
    expect(step(house, [1, 2], [1, 3], { size: 1, openDoors: 1 })).toBe('wall')
    expect(step(house, [1, 2], [1, 3], { size: 1, openDoors: 2 })).toBeNull()
  })
  test('reach changes with the doors, and back again', () => {
    const reach = (openDoors: number) =>
      reachMap({ grid: house, openDoors, marks: noMarks(house), size: 1 }, 1, 100).count
    expect([0, 1, 2, 3, 0, 3].map(reach)).toEqual([1, 3, 1, 4, 1, 4])
  })
  test('more door sets than are kept still give right answers', () => {
    const doors = Array.from({ length: 6 }, (_, i) => ({
      name: `gate ${i}`,
      from: [i + 1, 0] as const,
      to: [i + 1, 1] as const,
    }))
    const row = gridOf({ size: [7, 1], doors })
    for (let round = 0; round < 2; round++) {
      for (let open = 0; open < 64; open++) {
        const free = Array.from({ length: 6 }, (_, i) => ((open >> i) & 1) === 0).indexOf(true)
        expect(reachMap({ grid: row, openDoors: open, marks: noMarks(row), size: 1 }, 0, 100).count).toBe(
          free < 0 ? 7 : free + 1,
        )
      }
    }
  })
})

describe('heights', () => {
  const hill = {
    ...origin,
    floors: [
      { squares: '1,0', height: 10 },
      { squares: '0,1', height: 2 },
      { squares: '-1,0', height: 5 },
      { squares: '0,-1', height: -4 },
    ],
  }
  test('less than five feet up or down is a step, five are not', () => {
    const grid = gridOf(hill)
    expect(step(grid, [0, 0], [1, 0])).toBe('height')
    expect(step(grid, [1, 0], [0, 0])).toBe('height')
    expect(step(grid, [0, 0], [0, 1])).toBeNull()
    expect(step(grid, [0, 0], [-1, 0])).toBe('height')
    expect(step(grid, [0, 1], [-1, 0])).toBeNull()
    expect(step(grid, [0, 0], [0, -1])).toBeNull()
    expect(step(grid, [0, -1], [0, 0])).toBeNull()
    expect(feetTo(grid, [0, 0], [1, 0], 100)).toBe(-1)
    expect(feetTo(grid, [0, 0], [0, 1], 100)).toBe(5)
  })
  test('a diagonal step past a ledge is no matter of height', () => {
    expect(step(gridOf(hill), [0, 0], [1, 1])).toBeNull()
  })
  test('what the map joins is a step both ways, diagonals too', () => {
    const grid = gridOf({
      ...hill,
      links: [
        ['1,0', '0,0'],
        ['1,0', '2,1'],
      ],
    })
    expect(step(grid, [0, 0], [1, 0])).toBeNull()
    expect(step(grid, [1, 0], [0, 0])).toBeNull()
    expect(step(grid, [1, 0], [2, 1])).toBeNull()
    expect(step(grid, [1, 0], [2, 0])).toBe('height')
    expect(wayTo(grid, [0, 0], [1, 0], 5)).toBe('1,0')
  })
  test('each square of a big body makes the step: stairs must be as wide as it is', () => {
    const ledge = { size: [6, 4] as const, floors: [{ squares: '3,0..5,3', height: 10 }] }
    const narrow = gridOf({ ...ledge, links: [['2,0', '3,0']] })
    const wide = gridOf({
      ...ledge,
      links: [
        ['2,0', '3,0'],
        ['2,1', '3,1'],
      ],
    })
    expect(step(narrow, [1, 0], [2, 0], { size: 2 })).toBe('height')
    expect(step(wide, [1, 0], [2, 0], { size: 2 })).toBeNull()
    expect(step(wide, [2, 0], [1, 0], { size: 2 })).toBeNull()
    expect(step(wide, [1, 1], [2, 1], { size: 2 })).toBe('height')
    expect(feetTo(wide, [0, 0], [4, 2], 100, { marks: noMarks(wide), size: 2 })).toBe(25)
  })
})

describe('big bodies', () => {
  test('need room for every square', () => {
    const gap = gridOf({ text: '......\n......\n###.##\n......\n......' })
    expect(feetTo(gap, [0, 0], [0, 3], 100)).toBeGreaterThan(0)
    expect(feetTo(gap, [0, 0], [0, 3], 100, { marks: noMarks(gap), size: 2 })).toBe(-1)
    const gate = gridOf({ text: '......\n......\n##..##\n......\n......' })
    expect(wayTo(gate, [2, 0], [2, 3], 100, { marks: noMarks(gate), size: 2 })).toBe('2,1 2,2 2,3')
    expect(step(gate, [1, 0], [2, 1], { size: 2 })).toBe('corner')
    expect(step(gate, [1, 0], [1, 1], { size: 2 })).toBe('impassable')
  })
  test('cut corners past the two squares at the sides of their way', () => {
    const grid = gridOf({ ...origin, boxes: [{ squares: '0,2', top: 10 }] })
    expect(step(grid, [0, 0], [1, 1], { size: 2 })).toBe('corner')
    expect(step(grid, [0, 0], [1, 0], { size: 2 })).toBeNull()
    expect(step(grid, [1, 1], [0, 0], { size: 2 })).toBe('corner')
    const foe = marked(field(), [[2, 0, BLOCK]])
    expect(step(field(), [0, 0], [1, 1], { size: 2, openDoors: 0, marks: foe })).toBe('corner')
    expect(step(field(), [0, 0], [1, 0], { size: 2, openDoors: 0, marks: foe })).toBe('blocked')
  })
  test('do not come to stand across a thin wall', () => {
    const grid = gridOf({ ...origin, walls: [{ from: [3, 1], to: [3, 2] }] })
    expect(step(grid, [2, -1], [2, 0], { size: 2 })).toBe('wall')
    expect(step(grid, [1, 0], [2, 0], { size: 2 })).toBe('wall')
    expect(step(grid, [1, 1], [2, 2], { size: 2 })).toBe('corner')
    expect(step(grid, [1, 0], [2, 1], { size: 2 })).toBe('wall')
    expect(standProblem(grid, 0, squareAt(grid, 2, 1), 2)).toBe('wall')
    expect(standProblem(grid, 0, squareAt(grid, 1, 1), 2)).toBeNull()
  })
  test('come out of a door that was closed on them', () => {
    const grid = gridOf({ ...origin, doors: [{ name: 'gate', from: [3, 0], to: [3, 3], open: true }] })
    expect(step(grid, [1, 0], [2, 0], { size: 3 })).toBeNull()
    expect(standProblem(grid, 0, squareAt(grid, 2, 0), 3)).toBe('wall')
    expect(step(grid, [2, 0], [3, 0], { size: 3, openDoors: 0 })).toBeNull()
    expect(step(grid, [0, 0], [1, 0], { size: 3, openDoors: 0 })).toBe('wall')
  })
  test('stand only where all of them has room', () => {
    const grid = gridOf({ size: [4, 4], impassable: '3,3' })
    expect(standProblem(grid, 0, 3, 2)).toBe('off-map')
    expect(standProblem(grid, 0, -1, 1)).toBe('off-map')
    expect(standProblem(grid, 0, squareAt(grid, 2, 2), 2)).toBe('impassable')
    expect(standProblem(grid, 0, squareAt(grid, 1, 1), 2)).toBeNull()
  })
})

describe('ways', () => {
  test('of those that cost the same have the fewest diagonal steps', () => {
    expect(wayTo(field(), [0, 0], [5, 0], 60)).toBe('1,0 2,0 3,0 4,0 5,0')
    expect(wayTo(field(), [0, 0], [4, 2], 60)).toMatchInlineSnapshot(`"1,0 2,0 3,1 4,2"`)
    expect(wayTo(field(), [0, 0], [-3, -3], 60)).toBe('-1,-1 -2,-2 -3,-3')
    expect(wayTo(field(), [0, 0], [0, 0], 60)).toBe('')
  })
  test('out of reach there is none', () => {
    const reach = reachMap({ grid: field(), openDoors: 0, marks: noMarks(field()), size: 1 }, 0, 10)
    expect(() => pathTo(reach, 100)).toThrow('out of reach')
    expect(() => pathTo(reach, -1)).toThrow('out of reach')
  })
})

describe('on random maps', () => {
  const maps = Array.from({ length: 300 }, (_, number) => number)
  test('every step is refused or allowed as the plain reading of the rules has it', () => {
    for (const number of maps) {
      const { grid, marks, openDoors } = randomMap(number)
      for (const size of [1, 2, 3]) {
        for (let from = 0; from < grid.floors.length; from++) {
          if (standProblem(grid, openDoors, from, size) !== null) continue
          for (let to = 0; to < grid.floors.length; to++) {
            const said = stepProblem({ grid, openDoors, marks, size }, from, to)
            const plain = plainProblem({ grid, openDoors, marks, size }, from, to)
            if (said !== plain) expect(said, `map ${number}, size ${size}, ${from} to ${to}`).toBe(plain)
            const may = canStep({ grid, openDoors, marks, size }, from, to)
            if (may !== (plain === null))
              expect(may, `map ${number}, size ${size}, ${from} to ${to}`).toBe(plain === null)
          }
        }
      }
    }
  })
  test('reach maps cost what a slow search finds; their ways are legal and cost what they say', () => {
    const reach = new ReachMap()
    for (const number of maps) {
      const { grid, marks, openDoors } = randomMap(number)
      for (const size of [1, 2]) {
        for (const feet of [0, 15, 30, 1000]) {
          const from = number % grid.floors.length
          if (standProblem(grid, openDoors, from, size) === 'off-map') continue
          reachMap({ grid, openDoors, marks, size }, from, feet, reach)
          const costs = plainCosts({ grid, openDoors, marks, size }, from, feet)
          const where = `map ${number}, size ${size}, ${feet} ft`
          expect([...reach.cost.subarray(0, costs.length)], where).toEqual(costs)
          const within = [...reach.squares.subarray(0, reach.count)]
          expect(
            within.toSorted((a, b) => a - b),
            where,
          ).toEqual([...costs.keys()].filter((s) => costs[s] !== -1))
          for (const square of within) {
            let [at, spent] = [from, 0]
            for (const next of pathTo(reach, square)) {
              expect(stepProblem({ grid, openDoors, marks, size }, at, next), where).toBeNull()
              spent += stepCost(grid, marks, next, size)
              at = next
            }
            expect([at, spent], where).toEqual([square, costs[square]])
          }
        }
      }
    }
  })
  test('a map that ends early is the beginning of the whole one, with the same ways, and nothing more', () => {
    const [whole, part] = [new ReachMap(), new ReachMap()]
    for (const number of maps) {
      const { grid, marks, openDoors } = randomMap(number)
      for (const size of [1, 2]) {
        const from = number % grid.floors.length
        if (standProblem(grid, openDoors, from, size) === 'off-map') continue
        reachMap({ grid, openDoors, marks, size }, from, 1000, whole)
        const last = whole.squares[(number * 7) % whole.count]
        reachMap({ grid, openDoors, marks, size }, from, 1000, part, (square) => square === last)
        const where = `map ${number}, size ${size}, to ${last}`
        const within = [...part.squares.subarray(0, part.count)]
        expect(within, where).toEqual([...whole.squares.subarray(0, part.count)])
        expect(within.at(-1), where).toBe(last)
        for (let square = 0; square < grid.floors.length; square++) {
          const isOn = within.includes(square)
          expect(part.cost[square], where).toBe(isOn ? whole.cost[square] : -1)
          if (isOn) expect(pathTo(part, square), where).toEqual(pathTo(whole, square))
        }
      }
    }
  })
  test('a used map gives the same answer as a new one', () => {
    const used = new ReachMap()
    for (const number of maps.slice(0, 100)) {
      const { grid, marks, openDoors } = randomMap(number)
      const fresh = reachMap({ grid, openDoors, marks, size: 1 }, 0, 40)
      reachMap({ grid, openDoors, marks, size: 1 }, 0, 40, used)
      const { count } = fresh
      expect(used.count).toBe(count)
      expect(used.squares.subarray(0, count)).toEqual(fresh.squares.subarray(0, count))
      for (const square of fresh.squares.subarray(0, count)) expect(pathTo(used, square)).toEqual(pathTo(fresh, square))
    }
  })
})
