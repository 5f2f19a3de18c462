import { describe, expect, test } from 'vitest'
import type { Body, Box, Grid, Pane } from '../../src/battlefield/grid/grid.ts'
import { squareAt } from '../../src/battlefield/grid/grid.ts'
import { coverOf, hasSight, SIGHT, sightAndCover } from '../../src/battlefield/grid/sight.ts'
import { SightFinder } from '../../src/battlefield/grid/sight-finder.ts'
import { flatGrid } from './sight-maps.ts'
import { plainLine, plainSightAndCover } from './sight-reference.ts'

const NORTH = 0b11001100
const SOUTH = 0b00110011
const EAST = 0b10101010
const WEST = 0b01010101
const UPPER = 0b11110000
const LOWER = 0b00001111
const EVERYTHING = 0x1ff

/** A pillar that fills a square, 10 feet high. */
const pillar = (x: number, y: number, door = -1): Box => ({
  x1: x * 5,
  y1: y * 5,
  z1: 0,
  x2: x * 5 + 5,
  y2: y * 5 + 5,
  z2: 10,
  door,
})
// biome-ignore lint/complexity/useMaxParams: two corners, as boxes are written.
const box = (x1: number, y1: number, z1: number, x2: number, y2: number, z2: number): Box => ({
  x1,
  y1,
  z1,
  x2,
  y2,
  z2,
  door: -1,
})
const pane = (
  across: 'x' | 'y',
  at: number,
  top: number,
  { from, to }: { readonly from: number; readonly to: number },
  more: Partial<Pane> = {},
): Pane => ({
  across,
  at,
  from,
  to,
  bottom: 0,
  top,
  openings: [],
  door: -1,
  ...more,
})
/** A map from -6 to 6 both ways. */
const map = (parts: Partial<Grid> = {}): Grid => flatGrid(-6, -6, 13, 13, parts)
const at = (grid: Grid, x: number, y: number, z = 0, size = 1): Body => ({ square: squareAt(grid, x, y), size, z })

/** The answer, which the plain way of asking must share. */
function seen(grid: Grid, viewer: Body, target: Body, openDoors = 0): number {
  const mask = sightAndCover(grid, openDoors, viewer, target)
  expect(mask).toBe(plainSightAndCover(grid, openDoors, viewer, target))
  return mask
}

describe('the worked examples', () => {
  test('figure-horizontal-cover: round a corner', () => {
    const open = (x: number, y: number) => (x <= 3 && y <= 1) || x >= 2
    const boxes = [...Array(28).keys()]
      .map((i): [number, number] => [i % 4, Math.floor(i / 4)])
      .filter(([x, y]) => !open(x, y))
      .map(([x, y]) => pillar(x, y))
    const grid = flatGrid(0, 0, 4, 7, { boxes })
    const alice = at(grid, 1, 1)
    const bob = at(grid, 3, 5)
    expect(seen(grid, alice, bob)).toBe(EVERYTHING)
    expect(seen(grid, bob, alice)).toBe(SIGHT | EAST)
    expect(coverOf(seen(grid, bob, alice))).toBe('half')
  })

  test('figure-vertical-cover: the ledge hides the two lower far corners', () => {
    const grid = map({ boxes: [box(-10, -5, 0, 5, 10, 10)] })
    const alice = at(grid, 0, 0, 10)
    const bob = at(grid, 3, 0)
    expect(seen(grid, alice, bob)).toBe(EVERYTHING)
    expect(seen(grid, bob, alice)).toBe(EVERYTHING & ~(WEST & LOWER))
  })

  const slit = map({
    boxes: [box(-10, 25, 0, 2, 30, 10), box(3, 25, 0, 15, 30, 10), box(2, 25, 0, 3, 30, 1), box(2, 25, 4, 3, 30, 10)],
  })

  test('arrow-slit-full-cover: through the slit, no corner is seen; from behind it, all are', () => {
    const [archer, cal] = [at(slit, 0, 0), at(slit, 0, 6)]
    expect(seen(slit, archer, cal)).toBe(SIGHT)
    expect(coverOf(seen(slit, archer, cal))).toBe('full')
    expect(seen(slit, cal, archer)).toBe(EVERYTHING)
    expect(coverOf(seen(slit, cal, archer))).toBe('none')
  })

  test('slit-from-the-side: no line gets through', () => {
    const mask = seen(slit, at(slit, 2, 3), at(slit, 0, 6))
    expect(mask).toBe(0)
    expect(hasSight(mask)).toBe(false)
    expect(coverOf(mask)).toBe('no-sight')
  })

  test('low-wall: it hides the lower corners behind it, and nothing from right behind it', () => {
    const grid = map({ panes: [pane('y', 25, 3, { from: -20, to: 25 })] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 0, 5))).toBe(SIGHT | UPPER)
    expect(seen(grid, at(grid, 0, 5), at(grid, 0, 0))).toBe(EVERYTHING)
  })

  test('pillar-in-the-row: lines along its faces are blocked', () => {
    const grid = map({ boxes: [pillar(1, 0)] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 2, 0))).toBe(0)
    expect(seen(grid, at(grid, 0, 0), at(grid, 2, 1))).toBe(SIGHT | NORTH)
  })

  test('fight-around-a-corner: the corners along the pillar are hidden', () => {
    const grid = map({ boxes: [pillar(1, 0)] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 1, 1))).toBe(EVERYTHING & ~(SOUTH & EAST))
  })

  test('no-gap-between-pillars: nothing slips through where they meet', () => {
    const grid = map({ boxes: [pillar(1, 0), pillar(0, 1)] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 1, 1))).toBe(0)
    expect(seen(grid, at(grid, 1, 1), at(grid, 0, 0))).toBe(0)
  })
})

describe('edges', () => {
  test('open ground: everything is seen, up and down too, from inside the same square too', () => {
    const grid = map()
    const from = at(grid, 0, 0)
    for (const target of [at(grid, 1, 0), at(grid, 6, -6), at(grid, 0, 0, 5), at(grid, 0, 0), at(grid, 3, 1, 20, 2)]) {
      expect(seen(grid, from, target)).toBe(EVERYTHING)
    }
  })

  test('a line that touches a corner on its way is blocked', () => {
    const grid = map({ boxes: [pillar(1, 1)] })
    expect(plainLine(grid, 0, { viewer: at(grid, 0, 0), p: [0, 0, 3], target: at(grid, 2, 2), q: [10, 15, 3] })).toBe(
      false,
    )
    expect(seen(grid, at(grid, 0, 0), at(grid, 2, 2))).toBe(0)
  })

  test('a line may end where it comes to a wall, but not slide along it', () => {
    const grid = map({ boxes: [box(-30, 5, 0, 35, 10, 10)] })
    expect(plainLine(grid, 0, { viewer: at(grid, 0, 0), p: [0, 3, 3], target: at(grid, 4, 0), q: [20, 5, 3] })).toBe(
      true,
    )
    expect(plainLine(grid, 0, { viewer: at(grid, 0, 0), p: [0, 5, 3], target: at(grid, 4, 0), q: [20, 5, 3] })).toBe(
      false,
    )
    expect(seen(grid, at(grid, 0, 0), at(grid, 4, 0))).toBe(EVERYTHING)
  })

  test('an end on a thin wall counts from its own side only', () => {
    const grid = map({ panes: [pane('x', 5, 10, { from: 0, to: 5 })] })
    const [west, east] = [at(grid, 0, 0), at(grid, 1, 0)]
    expect(seen(grid, west, east)).toBe(0)
    expect(plainLine(grid, 0, { viewer: west, p: [5, 2, 2], target: east, q: [8, 2, 2] })).toBe(false)
    // The corner of a body where the wall ends: past the end of the wall it sees, behind the wall it does not.
    const beyond = at(grid, 1, 1)
    expect(plainLine(grid, 0, { viewer: west, p: [5, 5, 2], target: beyond, q: [8, 8, 2] })).toBe(true)
    expect(plainLine(grid, 0, { viewer: west, p: [5, 5, 2], target: beyond, q: [8, 5, 2] })).toBe(false)
    expect(plainLine(grid, 0, { viewer: west, p: [5, 5, 2], target: east, q: [8, 3, 2] })).toBe(false)
    expect(seen(grid, west, beyond)).toBe(plainSightAndCover(grid, 0, west, beyond))
    // From the west everything west of it is seen, the points on the wall too.
    expect(seen(grid, at(grid, -2, 0), west)).toBe(EVERYTHING)
    expect(seen(grid, at(grid, -2, 0), east) & EAST & SOUTH).toBe(0)
  })

  test('a gap between two walls that meet in an edge is no gap for thin walls either', () => {
    const grid = map({ panes: [pane('x', 5, 10, { from: 0, to: 10 }), pane('y', 5, 10, { from: 0, to: 10 })] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 1, 1))).toBe(0)
    const corner = map({ panes: [pane('x', 5, 10, { from: 0, to: 5 }), pane('y', 5, 10, { from: 0, to: 5 })] })
    expect(seen(corner, at(corner, 0, 0), at(corner, 1, 1))).toBe(0)
    const hook = map({ panes: [pane('x', 5, 10, { from: 0, to: 5 }), pane('y', 5, 10, { from: 5, to: 10 })] })
    expect(hasSight(seen(hook, at(hook, 0, 0), at(hook, 1, 1)))).toBe(true)
  })

  test('through a window, not along its rim', () => {
    const window = pane('x', 10, 10, { from: -30, to: 35 }, { openings: [{ from: 1, to: 4, bottom: 2, top: 4 }] })
    const grid = map({ panes: [window] })
    const [near, far] = [at(grid, 0, 0), at(grid, 3, 0)]
    expect(plainLine(grid, 0, { viewer: near, p: [5, 3, 3], target: far, q: [15, 3, 3] })).toBe(true)
    expect(plainLine(grid, 0, { viewer: near, p: [5, 4, 3], target: far, q: [15, 4, 3] })).toBe(false)
    expect(plainLine(grid, 0, { viewer: near, p: [5, 3, 2], target: far, q: [15, 3, 2] })).toBe(false)
    expect(coverOf(seen(grid, at(grid, -4, 0), at(grid, 2, 0)))).toBe('full')
    expect(coverOf(seen(grid, near, far))).toBe('none')
    expect(coverOf(seen(grid, at(grid, 1, 0), far))).toBe('none')
  })

  test('an opening that goes up to the edge of its wall leaves no rim there', () => {
    const battlement = pane('x', 5, 6, { from: 0, to: 5 }, { openings: [{ from: 1, to: 4, bottom: 3, top: 6 }] })
    const grid = map({ panes: [battlement] })
    expect(
      plainLine(grid, 0, { viewer: at(grid, 0, 0, 1), p: [0, 2, 6], target: at(grid, 1, 0, 1), q: [10, 2, 6] }),
    ).toBe(true)
    expect(
      plainLine(grid, 0, { viewer: at(grid, 0, 0, 1), p: [0, 1, 6], target: at(grid, 1, 0, 1), q: [10, 1, 6] }),
    ).toBe(false)
  })

  test('a closed door hides, an open one does not', () => {
    for (const parts of [
      { panes: [pane('x', 5, 10, { from: -30, to: 35 }, { door: 1 })] },
      { boxes: [pillar(1, 0, 1)] },
    ]) {
      const grid = map({ ...parts, doors: ['gate', 'door'] })
      const target = at(grid, parts.boxes === undefined ? 1 : 2, 0)
      expect(seen(grid, at(grid, 0, 0), target, 0b01)).toBe(0)
      expect(seen(grid, at(grid, 0, 0), target, 0b10)).toBe(EVERYTHING)
    }
  })

  test('bodies that share a face with a window in it', () => {
    const window = { openings: [{ from: 1, to: 4, bottom: 2, top: 4 }] }
    const grid = map({ panes: [pane('x', 5, 10, { from: 0, to: 5 }, window)] })
    const mask = seen(grid, at(grid, 0, 0), at(grid, 1, 0))
    expect(mask).toBe(SIGHT | EAST)
  })

  test('above and below: a floor between hides, a hole in it does not', () => {
    const slab = map({ boxes: [box(-30, -30, 9, 35, 35, 10)] })
    expect(seen(slab, at(slab, 0, 0), at(slab, 0, 0, 10))).toBe(0)
    const hole = map({ boxes: [box(-30, -30, 9, 0, 35, 10), box(5, -30, 9, 35, 35, 10)] })
    expect(seen(hole, at(hole, 0, 0), at(hole, 0, 0, 10))).toBe(EVERYTHING)
    const flat = map({ boxes: [box(-30, -30, 5, 35, 35, 5)] })
    expect(seen(flat, at(flat, 0, 0), at(flat, 0, 0, 5))).toBe(0)
  })

  test('a rise of the ground hides what is behind it', () => {
    const floors = new Int16Array(13 * 13)
    for (let row = 0; row < 13; row++) floors[row * 13 + 8] = 7
    const grid = map({ floors })
    expect(seen(grid, at(grid, 0, 0), at(grid, 4, 0))).toBe(0)
    expect(seen(grid, at(grid, 2, 0, 7), at(grid, 4, 0))).toBe(EVERYTHING)
    expect(seen(grid, at(grid, 4, 0), at(grid, 2, 0, 7))).toBe(EVERYTHING & ~(WEST & LOWER))
  })

  test('lines along the ground are blocked, lines over a chasm are not', () => {
    const clear = (grid: Grid) => {
      const [viewer, target] = [at(grid, 0, 0), at(grid, 3, 0)]
      const finder = new SightFinder(grid)
      finder.prepareLines(0, viewer, target)
      const line = [
        [5, 2, 0],
        [15, 2, 0],
      ] as const
      expect(finder.lineIsClear(...line[0], ...line[1])).toBe(
        plainLine(grid, 0, { viewer, p: line[0], target, q: line[1] }),
      )
      return finder.lineIsClear(...line[0], ...line[1])
    }
    expect(clear(map())).toBe(false)
    const floors = new Int16Array(13 * 13)
    for (let row = 0; row < 13; row++) for (const column of [7, 8]) floors[row * 13 + column] = -10
    expect(clear(map({ floors }))).toBe(true)
  })

  test('bodies inside something solid, under the ground or over the whole map see nothing and break nothing', () => {
    const grid = map({ boxes: [box(-30, -30, 0, 35, 35, 20)] })
    expect(seen(grid, at(grid, 0, 0), at(grid, 1, 0))).toBe(0)
    const bare = map()
    expect(seen(bare, at(bare, 0, 0, -20), at(bare, 1, 0))).toBe(0)
    expect(sightAndCover(bare, 0, at(bare, -6, -6, 0, 13), at(bare, 1, 0))).toBe(EVERYTHING)
    const one = map({ boxes: [pillar(4, 0)] })
    expect(hasSight(sightAndCover(one, 0, at(one, -6, -6, 0, 8), at(one, 6, 0)))).toBe(true)
  })
})
