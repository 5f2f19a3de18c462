import { describe, expect, test } from 'vitest'
import { chargeOptions, chargePath } from '../../src/battlefield/grid/charge.ts'
import { type Grid, squareAt, squareName } from '../../src/battlefield/grid/grid.ts'
import { stepProblem } from '../../src/battlefield/grid/movement.ts'
import { BLOCK, STOP } from '../../src/battlefield/grid/square-marks.ts'
import { dice, field, gridOf, randomMap } from './maps.ts'

const names = (grid: Grid, squares: readonly number[]) => squares.map((square) => squareName(grid, square))

/** The way of a charge between squares of an empty or given field, in names. */
function charge(from: [number, number], to: [number, number], grid = field(), marks = noMarks(grid), size = 1) {
  const way = chargePath({ grid, openDoors: 0, marks, size }, squareAt(grid, ...from), squareAt(grid, ...to))
  return 'path' in way ? names(grid, way.path) : `${squareName(grid, way.square)}: ${way.problem}`
}
const noMarks = (grid: Grid): Uint8Array => new Uint8Array(grid.floors.length)
/** Marks with one standing enemy. */
function blocked(grid: Grid, x: number, y: number): Uint8Array {
  const marks = noMarks(grid)
  marks[squareAt(grid, x, y)] = BLOCK
  return marks
}
const origin = { size: [24, 24] as const, origin: [-4, -4] as const }

describe('the squares of a line', () => {
  const grid = field()
  const options = (from: [number, number], to: [number, number]) =>
    chargeOptions(grid, squareAt(grid, ...from), squareAt(grid, ...to)).map((step) => names(grid, step).join(' '))
  test.each<[string, [number, number], [number, number], string[]]>([
    ['slanting, with halves', [0, 0], [4, 2], ['1,0 1,1', '2,1', '3,1 3,2', '4,2']],
    ['back again: the same squares', [4, 2], [0, 0], ['3,2 3,1', '2,1', '1,1 1,0', '0,0']],
    ['straight', [0, 0], [3, 0], ['1,0', '2,0', '3,0']],
    ['diagonal', [0, 0], [-2, 2], ['-1,1', '-2,2']],
    ['thirds', [0, 0], [1, -3], ['0,-1', '1,-2', '1,-3']],
    ['nowhere', [2, 2], [2, 2], []],
  ])('%s', (_, from, to, squares) => expect(options(from, to)).toEqual(squares))
})

describe('a charge', () => {
  test('along an empty row', () => {
    expect(charge([0, 0], [8, 0])).toHaveLength(8)
  })
  test('takes the first choice on a half, or the other where the first leads nowhere', () => {
    expect(charge([0, 0], [4, 2])).toEqual(['1,0', '2,1', '3,1', '4,2'])
    expect(charge([0, 0], [4, 2], field(), blocked(field(), 1, 0))).toBe('1,0: blocked')
    expect(charge([0, 0], [4, 2], field(), blocked(field(), 4, 1))).toEqual(['1,0', '2,1', '3,2', '4,2'])
    const ledge = gridOf({ ...origin, floors: [{ squares: '3,1', height: 10 }] })
    expect(charge([0, 0], [4, 2], ledge)).toEqual(['1,0', '2,1', '3,2', '4,2'])
  })
  test('names the first square that no choice reaches, and why', () => {
    expect(charge([0, 0], [4, 2], field(), blocked(field(), 3, 1))).toBe('3,1: blocked')
    expect(charge([0, 0], [4, 2], gridOf({ ...origin, impassable: '3,2' }))).toBe('4,2: corner')
    expect(charge([0, 0], [4, 2], gridOf({ ...origin, walls: [{ from: [1, 0], to: [1, 1] }] }))).toBe('1,0: wall')
    expect(charge([0, 0], [4, 2], gridOf({ ...origin, floors: [{ squares: '2,1', height: 5 }] }))).toBe('2,1: height')
  })
  test('is stopped by a pillar, not by a friend', () => {
    expect(charge([0, 0], [4, 2], gridOf({ ...origin, boxes: [{ squares: '2,1', top: 10 }] }))).toBe('2,1: impassable')
    const marks = noMarks(field())
    marks[squareAt(field(), 2, 1)] = STOP
    expect(charge([0, 0], [4, 2], field(), marks)).toEqual(['1,0', '2,1', '3,1', '4,2'])
  })
  test('of a big body goes by its south-west square, and all of it must pass', () => {
    expect(charge([0, 0], [3, 0], field(), noMarks(field()), 2)).toEqual(['1,0', '2,0', '3,0'])
    const pillar = gridOf({ ...origin, boxes: [{ squares: '3,1', top: 10 }] })
    expect(charge([0, 0], [3, 0], pillar, noMarks(pillar), 2)).toBe('2,0: impassable')
    expect(charge([0, 0], [3, 0], pillar)).toHaveLength(3)
  })
  test('to where one stands has no steps', () => {
    expect(charge([0, 0], [0, 0])).toEqual([])
  })
  test('on random maps: a way has legal steps on the line; no way means that no choice of squares has', () => {
    for (let number = 0; number < 300; number++) {
      const { grid, marks, openDoors } = randomMap(number)
      const roll = dice(`charge ${number}`)
      const [from, to, size] = [roll(grid.floors.length), roll(grid.floors.length), 1 + roll(2)]
      const step = (a: number, b: number) => stepProblem({ grid, openDoors, marks, size }, a, b) === null
      const options = chargeOptions(grid, from, to)
      const ways = options.reduce<number[][]>(
        (made, squares) =>
          made.flatMap((way) => squares.filter((s) => step(way.at(-1) ?? from, s)).map((s) => [...way, s])),
        [[]],
      )
      const way = chargePath({ grid, openDoors, marks, size }, from, to)
      if ('path' in way) expect(ways).toContainEqual(way.path)
      else expect(ways).toEqual([])
    }
  })
})
