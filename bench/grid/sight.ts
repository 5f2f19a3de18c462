import { faceAt, seedFrom } from '@fray/kernel'
import { type Body, type Grid, hasSight, sightAndCover } from '@fray/kernel/rules'
import { FOV } from 'rot-js'
import { type Figure, measure, printTable, type Row, rateText, timeText } from '../measure.ts'
import { pillarMap } from './map.ts'

const PAIRS = 2000

/** A grid that knows nothing of former answers: they are kept for each grid object. */
const afresh = (grid: Grid): Grid => ({ ...grid })

/** Counts the pairs with line of sight; the checksum joins all answers. */
function askAll(grid: Grid, pairs: readonly (readonly [Body, Body])[]): number {
  let sum = 0
  for (const [viewer, target] of pairs) sum = (Math.imul(sum, 31) + sightAndCover(grid, 0, viewer, target)) | 0
  return sum
}

/**
 * Prints how fast sight and cover are answered: all lines between 216 points of one cube and 216 of another, exactly, and
 * the eight corners each from all 216 points. Each answer is kept, so the cold figures ask a grid object that is new in each
 * round, its index of solids built outside the clock. Beside "every open square" stands the field of view of rot-js from
 * the same square: it answers something coarser, for whole squares seen from one square's centre on a flat plan, in one sweep.
 */
export function gridSightFigures(): void {
  const { grid, solid } = pillarMap()
  const { width, depth } = grid
  const open = [...solid.keys()].filter((square) => solid[square] === 0)
  const body = (square: number, z = 0): Body => ({ square, size: 1, z })
  const seed = seedFrom('pairs')
  const pick = (die: number) => open[faceAt(seed, die, open.length) - 1] as number
  const pairsAt = (height: number) =>
    Array.from({ length: PAIRS }, (_, i) => [body(pick(2 * i)), body(pick(2 * i + 1), height)] as const)
  const level = pairsAt(0)
  const above = pairsAt(8)
  const middle = open.find((square) => square >= (depth >> 1) * width + (width >> 1)) as number
  const everySquare = open.map((square) => [body(middle), body(square)] as const)

  const cold = (name: string, pairs: readonly (readonly [Body, Body])[]): Figure => {
    const nothing = body(middle)
    const grids: Grid[] = []
    const warm = 9
    for (let i = 0; i < warm; i++) {
      const copy = afresh(grid)
      sightAndCover(copy, 0, nothing, nothing) // builds the index
      grids.push(copy)
    }
    let round = 0
    const [figure] = measure([{ name, run: () => askAll(grids[round++ % warm] as Grid, pairs) }], pairs.length, 7, 0)
    return figure as Figure
  }
  const kept = (name: string, pairs: readonly (readonly [Body, Body])[]): Figure => {
    const copy = afresh(grid)
    askAll(copy, pairs)
    const again = () => {
      let sum = 0
      for (let i = 0; i < 50; i++) sum = askAll(copy, pairs)
      return sum
    }
    const [figure] = measure([{ name, run: again }], pairs.length * 50)
    return figure as Figure
  }

  const rows: Row[] = []
  for (const [what, pairs] of [
    ['two bodies anywhere on the map', level],
    ['the same, one of them 8 ft up', above],
  ] as const) {
    const seen = pairs.filter(([viewer, target]) => hasSight(sightAndCover(grid, 0, viewer, target))).length
    const found = cold(what, pairs)
    const again = kept(what, pairs)
    if (found.checksum !== again.checksum) throw new Error('A kept answer is not the answer that was found.')
    rows.push([
      what,
      timeText(found.perSecond),
      `${rateText(found.perSecond)}, ${seen} of ${PAIRS} pairs see each other; asked again: ${timeText(again.perSecond)}`,
    ])
  }

  const nothing = body(middle)
  const copies = Array.from({ length: 8 * 8 }, () => {
    const copy = afresh(grid)
    sightAndCover(copy, 0, nothing, nothing)
    return copy
  })
  let next = 0
  const ours = (times: number) => {
    let seen = 0
    for (let i = 0; i < times; i++) {
      const copy = copies[next++ % copies.length] as Grid
      for (const [viewer, target] of everySquare) if (hasSight(sightAndCover(copy, 0, viewer, target))) seen++
    }
    return seen / times
  }
  const light = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < depth && solid[y * width + x] === 0
  const theirs = (times: number) => {
    let seen = 0
    for (let i = 0; i < times; i++) {
      new FOV.PreciseShadowcasting(light, { topology: 8 }).compute(
        middle % width,
        Math.floor(middle / width),
        50,
        (x, y) => {
          if (light(x, y)) seen++
        },
      )
    }
    return seen / times
  }
  const [fray, rot] = measure(
    [
      { name: 'Fray', run: ours },
      { name: 'rot-js', run: theirs },
    ],
    8,
    7,
    0,
  ) as [Figure, Figure]
  rows.push([
    'every open square from one, sight and cover',
    timeText(fray.perSecond),
    `${open.length} questions, ${fray.checksum} seen, ${timeText(fray.perSecond * open.length)} each`,
  ])
  rows.push([
    'rot-js PreciseShadowcasting from there',
    timeText(rot.perSecond),
    `${rot.checksum} seen; coarser: centre of one square, flat, no cover; Fray takes ${(rot.perSecond / fray.perSecond).toFixed(1)} times as long`,
  ])
  printTable('sight and cover on a grid: 50 x 50 squares, a tenth of them pillars', rows)
}
