import {
  type Between,
  counted,
  IMPASSABLE,
  lineSquares,
  SQUARE_FEET,
  squareName,
  type Viewer,
} from '@fray/kernel/rules'
import { directionTo } from '../../on-grid/presentation/squares.ts'
import { isHiddenFrom } from '../look.ts'
import { targetNumber } from '../rules/defense.ts'
import { costOn, reachWith } from '../rules/pace.ts'
import { bodyOf, inZone, isBehind, seemsFree, spacesBetween, spacesFrom, zoneOf } from '../rules/space.ts'
import { detects, isHere } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { asSeen } from './as-seen.ts'
import { saying } from './said.ts'

const LOOKS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const

/** What lies between two units: how far it is, whose zones touch whom, where the other looks, the number to hit it. */
export const between = (scene: FreeHitsScene, row: number, at: number, viewer: Viewer): Between => {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, places: [], corners: [] }
  const lost = isHiddenFrom(scene, at, viewer) ? to : isHiddenFrom(scene, row, viewer) ? from : ''
  if (lost !== '') return { ...none, distance: '', lines: [`Nobody knows where ${lost} is.`] }
  if (!isHere(scene, row) || !isHere(scene, at)) {
    return { ...none, distance: '', lines: [`${isHere(scene, row) ? to : from} has left the battlefield.`] }
  }
  if (row === at) return { ...none, distance: '', lines: [`${from} is where it is.`] }
  const { grid } = scene.setup
  const { square, facing } = scene.now.combatant
  const spaces = spacesBetween(scene, row, at)
  const distance = counted(spaces, 'square')
  const line = lineSquares(grid, middle(scene, row), middle(scene, at))
  const blocked = line.filter((one) => grid.ground[one] === IMPASSABLE).length
  const direction = directionTo(grid, square[row], square[at])
  return {
    ...none,
    distance,
    places: line.map((one) => squareName(grid, one)),
    lines: saying([
      `${to} is ${distance} from ${from}, to the ${direction}.`,
      zoneLine(scene, row, at),
      `${to} looks to the ${LOOKS[facing[at]]}${isBehind(scene, row, at) ? `: ${from} is behind it (+1)` : ''}.`,
      viewer.knows('defenses', at) ? numberLine(scene, row, at, viewer) : '',
      blocked === 0 ? '' : `${counted(blocked, 'blocked square lies', 'blocked squares lie')} between them.`,
      asSeen(scene, viewer, () => walkLine(scene, row, at)),
    ]),
  }
}

/** About the middle of where a unit stands, in whole feet from the map's zero point. */
function middle(scene: FreeHitsScene, row: number): [number, number, number] {
  const { x, y, size } = bodyOf(scene, row)
  const half = Math.floor((size * SQUARE_FEET) / 2)
  return [x * SQUARE_FEET + half, y * SQUARE_FEET + half, 0]
}

function zoneLine(scene: FreeHitsScene, row: number, at: number): string {
  const [from, to] = [scene.name(row), scene.name(at)]
  const has = inZone(scene, row, at)
  const is = inZone(scene, at, row)
  if (has && is) return `Each is in the melee zone of the other.`
  if (has) return `${to} is in the melee zone of ${from}, but not the other way round.`
  if (is) return `${from} is in the melee zone of ${to}, but not the other way round.`
  return 'Neither is in the melee zone of the other.'
}

/** Whether `at` detects `row` is known to the side of `row`: others are told the number against one who is seen. */
function numberLine(scene: FreeHitsScene, row: number, at: number, viewer: Viewer): string {
  const { side } = scene.now.combatant
  let isOwn = viewer.referee
  for (let own = 0; own < scene.combatants; own++) isOwn ||= viewer.owns(own) && side[own] === side[row]
  const sneaks = isOwn && !detects(scene, at, row)
  const why = sneaks ? ` (${scene.name(at)} does not detect ${scene.name(row)})` : ''
  return `An attack must reach ${targetNumber(scene, at, sneaks)}${why}.`
}

/** More spaces than any map is wide. */
const FAR = 10_000

/** What walking to where the unit could strike costs, where it is not there. */
function walkLine(scene: FreeHitsScene, row: number, at: number): string {
  const zone = zoneOf(scene, row)
  if (spacesBetween(scene, row, at) <= zone) return ''
  const size = scene.now.combatant.footprint[row]
  const isEnough = (square: number) => spacesFrom(scene, at, row, square) <= zone && seemsFree(scene, square, size, row)
  const map = reachWith(scene, row, FAR, isEnough)
  for (let i = 0; i < map.count; i++) {
    const square = map.squares[i]
    if (!isEnough(square)) continue
    const cost = costOn(scene, row, map, square)
    return `${scene.name(row)} gets at it for ${counted(cost, 'space')}, at ${squareName(scene.setup.grid, square)}.`
  }
  return `No way leads ${scene.name(row)} to it.`
}
