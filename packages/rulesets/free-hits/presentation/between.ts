import {
  type Between,
  IMPASSABLE,
  inEnglish,
  lineSquares,
  plus,
  type SeenMessage,
  SQUARE_FEET,
  seenOf,
  squareName,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { directionTo } from '../../on-grid/presentation/squares.ts'
import { freeHitsNumbers } from '../catalogue/rule-ids.ts'
import { isHiddenFrom } from '../look.ts'
import { targetNumber } from '../rules/defense.ts'
import { costOn, reachWith } from '../rules/pace.ts'
import { bodyOf, inZone, isBehind, seemsFree, spacesBetween, spacesFrom, zoneOf } from '../rules/space.ts'
import { detects, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { LOOKS } from '../words.ts'
import { asSeen } from './as-seen.ts'
import { spaces as inSpaces, plain, saying, squares, text } from './said.ts'

/** What lies between two units: how far it is, whose zones touch whom, where the other looks, the number to hit it. */
export const between = (scene: FreeHitsScene, row: number, at: number, viewer: Viewer): Between => {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, places: [], corners: [] }
  const lost = isHiddenFrom(scene, at, viewer) ? to : isHiddenFrom(scene, row, viewer) ? from : ''
  if (lost !== '')
    return { ...none, distance: '', lines: [inEnglish('Nobody knows where {who} is.', { who: { who: lost } })] }
  if (!isHere(scene, row) || !isHere(scene, at)) {
    const who = { who: isHere(scene, row) ? to : from }
    return { ...none, distance: '', lines: [inEnglish('{who} has left the battlefield.', { who })] }
  }
  if (row === at)
    return { ...none, distance: '', lines: [inEnglish('{who} is there already.', { who: { who: from } })] }
  const { grid } = scene.setup
  const { square, facing } = scene.now.combatant
  const spaces = spacesBetween(scene, row, at)
  const distance = squares(spaces)
  const line = lineSquares(grid, middle(scene, row), middle(scene, at))
  const blocked = line.filter((one) => grid.ground[one] === IMPASSABLE).length
  const direction = directionTo(grid, square[row], square[at])
  return {
    ...none,
    distance: text(distance),
    places: line.map((one) => squareName(grid, one)),
    lines: saying([
      inEnglish('{to} is {distance} from {from}, to the {direction}.', {
        to: { who: to },
        distance,
        from: { who: from },
        direction: direction === '' ? null : plain(direction),
      }),
      zoneLine(scene, row, at),
      inEnglish('{to} looks to the {direction}{behind}.', {
        to: { who: to },
        direction: plain(LOOKS[facing[at]] as string),
        behind: isBehind(scene, row, at)
          ? seenOf(': {from} is behind them ({bonus})', {
              from: { who: from },
              bonus: plus(freeHitsNumbers.flanking.bonus),
            })
          : null,
      }),
      viewer.knows('defenses', at) ? numberLine(scene, row, at, viewer) : '',
      blocked === 0 ? '' : blockedLine(blocked),
      asSeen(scene, viewer, () => walkLine(scene, row, at)),
    ]),
  }
}

const blockedLine = (count: number): Words =>
  count === 1
    ? inEnglish('1 blocked square lies between them.')
    : inEnglish('{count} blocked squares lie between them.', { count: { number: count } })

/** About the middle of where a unit stands, in whole feet from the map's zero point. */
function middle(scene: FreeHitsScene, row: number): [number, number, number] {
  const { x, y, size } = bodyOf(scene, row)
  const half = Math.floor((size * SQUARE_FEET) / 2)
  return [x * SQUARE_FEET + half, y * SQUARE_FEET + half, 0]
}

function zoneLine(scene: FreeHitsScene, row: number, at: number): Words {
  const [from, to] = [{ who: scene.name(row) }, { who: scene.name(at) }]
  const has = inZone(scene, row, at)
  const is = inZone(scene, at, row)
  if (has && is) return inEnglish('Each is in the melee zone of the other.')
  if (has)
    return inEnglish('{who} is in the melee zone of {whose}, but not the other way round.', { who: to, whose: from })
  if (is)
    return inEnglish('{who} is in the melee zone of {whose}, but not the other way round.', { who: from, whose: to })
  return inEnglish('Neither is in the melee zone of the other.')
}

/** Whether `at` detects `row` is known to the side of `row`: others are told the number against one who is seen. */
function numberLine(scene: FreeHitsScene, row: number, at: number, viewer: Viewer): Words {
  const { side } = scene.now.combatant
  let isOwn = viewer.referee
  for (let own = 0; own < scene.combatants; own++) isOwn ||= viewer.owns(own) && side[own] === side[row]
  const sneaks = isOwn && !detects(scene, at, row)
  const why: SeenMessage | null = sneaks
    ? seenOf(' ({other} does not detect {who})', { other: { who: scene.name(at) }, who: { who: scene.name(row) } })
    : null
  return inEnglish('An attack must reach {number}{why}.', {
    number: { number: targetNumber(scene, at, sneaks) },
    why,
  })
}

/** More spaces than any map is wide. */
const FAR = 10_000

/** What walking to where the unit could strike costs, where it is not there. */
function walkLine(scene: FreeHitsScene, row: number, at: number): Words {
  const zone = zoneOf(scene, row)
  if (spacesBetween(scene, row, at) <= zone) return ''
  const size = scene.now.combatant.footprint[row]
  const isEnough = (square: number) => spacesFrom(scene, at, row, square) <= zone && seemsFree(scene, square, size, row)
  const map = reachWith(scene, row, FAR, isEnough)
  for (let i = 0; i < map.count; i++) {
    const square = map.squares[i]
    if (!isEnough(square)) continue
    const cost = costOn(scene, row, map, square)
    return inEnglish('{who} gets at them for {spaces}, at {square}.', {
      who: { who: scene.name(row) },
      spaces: inSpaces(cost),
      square: { said: squareName(scene.setup.grid, square) },
    })
  }
  return inEnglish('No way leads {who} to them.', { who: { who: scene.name(row) } })
}
