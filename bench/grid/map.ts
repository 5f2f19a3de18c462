import { faceAt, seedFrom } from '@fray/kernel'
import type { Grid } from '@fray/kernel/rules'

const SIDE = 50

/**
 * The map of the grid benchmarks: 50 x 50 squares at one height, about every tenth of them filled by a pillar 10 feet
 * high. It is the same each time; the four corner squares are open. `solid` has 1 for each square with a pillar.
 */
export function pillarMap(): { grid: Grid; solid: Uint8Array } {
  const seed = seedFrom('pillars')
  const solid = new Uint8Array(SIDE * SIDE)
  for (let square = 0; square < solid.length; square++) solid[square] = faceAt(seed, square, 10) === 1 ? 1 : 0
  for (const corner of [0, SIDE - 1, SIDE * (SIDE - 1), SIDE * SIDE - 1]) solid[corner] = 0
  const boxes = [...solid.keys()].filter((square) => solid[square] === 1).map(pillarOn)
  const grid: Grid = {
    originX: 0,
    originY: 0,
    width: SIDE,
    depth: SIDE,
    floors: new Int16Array(SIDE * SIDE),
    ground: new Uint8Array(SIDE * SIDE),
    dark: new Uint8Array(SIDE * SIDE),
    boxes,
    panes: [],
    links: [],
    doors: [],
    openAtStart: 0,
  }
  return { grid, solid }
}

function pillarOn(square: number): Grid['boxes'][number] {
  const x1 = (square % SIDE) * 5
  const y1 = Math.floor(square / SIDE) * 5
  return { x1, y1, z1: 0, x2: x1 + 5, y2: y1 + 5, z2: 10, door: -1 }
}
