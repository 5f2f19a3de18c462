import { expect, test } from 'vitest'
import { effort } from '../../../../scripts/tests/effort.ts'
import { hasSight, sightAndCover } from '../../src/battlefield/grid/sight.ts'
import { SightFinder } from '../../src/battlefield/grid/sight-finder.ts'
import { type Trial, trial } from './sight-maps.ts'
import { plainSightAndCover } from './sight-reference.ts'

/** Random maps to compare; set FRAY_MAPS for more. */
const MAPS = effort(15, 40, 'FRAY_MAPS')

const ask = ({ grid, openDoors, viewer, target }: Trial) => sightAndCover(grid, openDoors, viewer, target)

/** All lines of two big bodies are too many for a quick run. */
const isQuick = ({ viewer, target }: Trial) => MAPS > 1000 || viewer.size + target.size < 4

test(`the same as trying every line, on ${MAPS} random maps`, { timeout: 1000 * (60 + MAPS) }, () => {
  for (let n = 0; n < MAPS; n++) {
    const one = trial(n)
    if (!isQuick(one)) continue
    const plain = plainSightAndCover(one.grid, one.openDoors, one.viewer, one.target)
    expect(ask(one), `random map ${n}`).toBe(plain)
  }
})

test('line of sight is mutual', () => {
  for (let n = 0; n < 1000; n++) {
    const one = trial(n)
    const back = ask({ ...one, viewer: one.target, target: one.viewer })
    expect(hasSight(back), `random map ${n}`).toBe(hasSight(ask(one)))
  }
})

test('opening a door takes nothing away', () => {
  for (let n = 0; n < 1000; n++) {
    const one = trial(n)
    const before = ask({ ...one, openDoors: one.openDoors & 0b101 })
    expect(ask({ ...one, openDoors: one.openDoors | 0b010 }) & before, `random map ${n}`).toBe(before)
  }
})

test('an answer does not depend on the questions before it', () => {
  for (let n = 0; n < 200; n++) {
    const one = trial(n)
    const fresh = new SightFinder(one.grid)
    const used = new SightFinder(one.grid)
    for (let square = 0; square < one.grid.floors.length; square++) {
      used.mask(one.openDoors, { square, size: 1, z: 0 }, one.target)
      used.mask(7 - one.openDoors, one.viewer, { square, size: 1, z: 3 })
    }
    const answer = fresh.mask(one.openDoors, one.viewer, one.target)
    expect(used.mask(one.openDoors, one.viewer, one.target)).toBe(answer)
    expect(used.find(one.openDoors, one.viewer, one.target)).toBe(answer)
  }
})
