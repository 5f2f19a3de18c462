import { type Grid, pathTo, ReachMap, reachMap } from '@fray/kernel/rules'
import { Path } from 'rot-js'
import { type Contender, type Figure, measure, printTable, type Row, rateText, timeText } from '../measure.ts'
import { pillarMap } from './map.ts'

const WHOLE_MAP = 100_000

/** The open square nearest to the middle of the map, eastward. */
function middle(grid: Grid, solid: Uint8Array): number {
  let square = (grid.depth >> 1) * grid.width + (grid.width >> 1)
  while (solid[square] === 1) square++
  return square
}

/**
 * Prints how fast ways are found, beside rot-js in its best case: a Dijkstra that is made once for each map and told to
 * explore everything at once (its ways are then only read), and an A* for the single way. Each knows eight directions and
 * one price for all steps; theirs cuts corners, ours does not and knows prices, heights and walls. Ours finds the single
 * way by a map of everything.
 */
export function gridMovementFigures(): void {
  const { grid, solid } = pillarMap()
  const { width } = grid
  const far = grid.floors.length - 1
  const marks = new Uint8Array(grid.floors.length)
  const start = middle(grid, solid)
  const reach = new ReachMap()
  const open = (x: number, y: number) => x >= 0 && y >= 0 && x < width && y < grid.depth && solid[y * width + x] === 0
  const at = (square: number): [number, number] => [square % width, Math.floor(square / width)]

  const whole = (times: number) => {
    let sum = 0
    for (let i = 0; i < times; i++)
      sum += reachMap({ grid, openDoors: 0, marks, size: 1 }, start, WHOLE_MAP, reach).count
    return sum / times
  }
  const rotWhole = (times: number) => {
    let explored = {}
    for (let i = 0; i < times; i++) {
      const dijkstra = new Path.Dijkstra(...at(start), open, { topology: 8 })
      dijkstra.compute(-1, -1, () => {}) // is nowhere, so everything is explored
      explored = dijkstra._computed
    }
    return Object.keys(explored).length
  }
  const ways = (times: number) => {
    let steps = 0
    for (let i = 0; i < times; i++) {
      const { squares, count } = reachMap({ grid, openDoors: 0, marks, size: 1 }, start, WHOLE_MAP, reach)
      for (let s = 0; s < count; s++) steps += pathTo(reach, squares[s] as number).length
    }
    return steps / times
  }
  const rotWays = (times: number) => {
    let steps = 0
    for (let i = 0; i < times; i++) {
      const dijkstra = new Path.Dijkstra(...at(start), open, { topology: 8 })
      dijkstra.compute(-1, -1, () => {})
      for (let s = 0; s < solid.length; s++) {
        if (solid[s] === 1) continue
        dijkstra.compute(...at(s), () => steps++)
        steps--
      }
    }
    return steps / times
  }
  const near = (times: number) => {
    let sum = 0
    for (let i = 0; i < times; i++) sum += reachMap({ grid, openDoors: 0, marks, size: 1 }, start, 30, reach).count
    return sum / times
  }
  const one = (times: number) => {
    let steps = 0
    for (let i = 0; i < times; i++) {
      steps += pathTo(reachMap({ grid, openDoors: 0, marks, size: 1 }, 0, WHOLE_MAP, reach), far).length
    }
    return steps / times
  }
  const rotOne = (times: number) => {
    let steps = 0
    for (let i = 0; i < times; i++) {
      new Path.AStar(...at(far), open, { topology: 8 }).compute(0, 0, () => steps++)
      steps--
    }
    return steps / times
  }

  const beside = (ours: Contender['run'], theirs: Contender['run'], times: number): [Figure, Figure] => {
    const figures = measure(
      [
        { name: 'Fray', run: ours },
        { name: 'rot-js', run: theirs },
      ],
      times,
    )
    return figures as [Figure, Figure]
  }
  const reached = beside(whole, rotWhole, 60)
  const eachWay = beside(ways, rotWays, 40)
  const oneWay = beside(one, rotOne, 300)
  // rot-js may cut corners, Fray may not: it never reaches more, and its ways are never shorter.
  const plausible =
    reached[0].checksum <= reached[1].checksum &&
    eachWay[0].checksum >= eachWay[1].checksum &&
    oneWay[0].checksum >= oneWay[1].checksum
  if (!plausible) throw new Error('Fray and rot-js did not search the same map.')
  const [thirty] = measure([{ name: 'near', run: near }], 20_000)
  if (thirty === undefined) throw new Error('Nothing was measured.')
  const row = (what: string, [ours, theirs]: [Figure, Figure], unit: string): Row => [
    what,
    timeText(ours.perSecond),
    `${rateText(ours.perSecond)}, ${ours.checksum} ${unit}; rot-js ${timeText(theirs.perSecond)}, ${theirs.checksum} ${unit}: ${(ours.perSecond / theirs.perSecond).toFixed(1)} times as long`,
  ]
  printTable('moving on a grid: 50 x 50 squares, a tenth of them pillars', [
    [
      'a map of what 30 ft reach',
      timeText(thirty.perSecond),
      `${rateText(thirty.perSecond)}, ${thirty.checksum} squares`,
    ],
    row('a map of all that can be reached', reached, 'squares'),
    row('the same, and the way to each square', eachWay, 'steps'),
    row('the way from corner to corner', oneWay, 'steps'),
  ])
}
