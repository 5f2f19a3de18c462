import { expect, test } from 'vitest'
import { sightAndCover } from '../../src/battlefield/grid/sight.ts'
import { describeCover, sightLines } from '../../src/battlefield/grid/sight-lines.ts'
import { flatGrid, trial } from './sight-maps.ts'
import { plainLine } from './sight-reference.ts'

const pillar = { x1: 5, y1: 0, z1: 0, x2: 10, y2: 5, z2: 10, door: -1 }
const body = (square: number) => ({ square, size: 1, z: 0 })

test('every line that is shown is clear, and there is one for everything seen', () => {
  for (let n = 0; n < 60; n++) {
    const { grid, openDoors, viewer, target } = trial(n)
    const mask = sightAndCover(grid, openDoors, viewer, target)
    const { sight, corners } = sightLines(grid, openDoors, viewer, target)
    expect(sight !== null).toBe(mask >= 256)
    expect(corners.map((line) => line !== null)).toEqual([...Array(8).keys()].map((i) => ((mask >> i) & 1) === 1))
    for (const line of [sight, ...corners]) {
      if (line !== null) expect(plainLine(grid, openDoors, { viewer, p: line.from, target, q: line.to })).toBe(true)
    }
  }
})

test('cover is told in sentences', () => {
  const grid = flatGrid(0, 0, 3, 2, { boxes: [pillar] })
  expect(describeCover(grid, 0, body(0), body(4))).toEqual([
    "6 of 8 corners seen: half cover; hidden from each of the viewer's 216 points: lower south-east, upper south-east.",
    'The lower south-west corner (5, 5, 0) is seen from (0, 0, 5).',
    'The lower north-west corner (5, 10, 0) is seen from (0, 0, 5).',
    'The lower north-east corner (10, 10, 0) is seen from (0, 5, 5).',
    'The upper south-west corner (5, 5, 5) is seen from (0, 0, 5).',
    'The upper north-west corner (5, 10, 5) is seen from (0, 5, 5).',
    'The upper north-east corner (10, 10, 5) is seen from (5, 5, 5).',
  ])
  expect(describeCover(grid, 0, body(0), body(2))).toEqual([
    "No line of sight: something solid stops every line from the viewer's 216 points to the target's 216.",
  ])
})
