import {
  describeCover,
  gridPicture,
  gridPictureWithWalls,
  hasSight,
  type Lens,
  type Look,
  lineSquares,
  listText,
  type Picture,
  type PictureBody,
  type PictureFigure,
  type PictureWishes,
  sightLines,
} from '@fray/kernel/rules'
import { letterFor } from '../on-grid/letters.ts'
import { noMove } from './actions/paying.ts'
import { threatReach } from './rules/legal.ts'
import { cannotMove } from './rules/movement.ts'
import { mayStrike } from './rules/opportunity.ts'
import { bodyOf, coverFrom, feetBetween, perceives, sightMask } from './rules/space.ts'
import { isAlive, isUp } from './rules/who.ts'
import type { ShockScene } from './scene.ts'
import { UNLOCATED, UP } from './words.ts'

/** Meanings of the characters of a map, by tone. */
const MEANINGS: Readonly<Record<string, string>> = {
  wall: 'wall',
  'low-wall': 'something low',
  window: 'window',
  impassable: 'cannot be entered',
  door: 'closed door',
  'open-door': 'open door',
  difficult: 'difficult ground',
  dark: 'dark',
  high: 'floor so many times 5 feet higher',
  low: 'floor so many times 5 feet lower',
}

/** The battlefield as characters: friends in capitals, foes in small letters; who lies is marked in its tone. */
export function picture(scene: ShockScene, lens: Lens, wishes: PictureWishes = {}): Picture {
  const { grid } = scene.setup
  const doors = scene.now.fight.openDoors[0]
  const own = ownSide(scene, lens)
  const taken = new Set<string>()
  const bodies: PictureBody[] = []
  const figures: PictureFigure[] = []
  const walls = grid.panes.length > 0
  for (let row = 0; row < scene.combatants; row++) {
    if (!isAlive(scene, row)) continue
    const { side, state, square, footprint } = scene.now.combatant
    const friend = side[row] === own
    if (isHiddenFrom(scene, row, lens)) continue
    const glyph = letterFor(scene.name(row), friend, taken)
    const tone = state[row] !== UP ? 'down' : friend ? 'friend' : 'foe'
    const at = square[row]
    bodies.push({ square: at, size: footprint[row], glyph, tone })
    const column = at % grid.width
    const line = grid.depth - 1 - Math.floor(at / grid.width)
    figures.push({ who: row, glyph, line: walls ? line * 2 + 1 : line, column: walls ? column * 2 + 1 : column })
  }
  const highlight = wishes.highlight === undefined ? [] : [{ squares: wishes.highlight, tone: 'highlight' }]
  const rows = walls
    ? gridPictureWithWalls(grid, doors, bodies, { highlight, ascii: wishes.ascii === true })
    : gridPicture(grid, doors, bodies, { highlight })
  const every = walls ? (n: number) => (n % 2 === 1 ? (n - 1) / 2 : null) : (n: number) => n
  const xs = (rows[0] ?? []).map((_, n) => {
    const at = every(n)
    return at === null ? null : grid.originX + at
  })
  const ys = rows.map((_, n) => {
    const at = every(n)
    return at === null ? null : grid.originY + grid.depth - 1 - at
  })
  const seen = new Map<string, string>()
  for (const cell of rows.flat()) {
    const meaning = MEANINGS[cell.tone]
    if (meaning !== undefined) seen.set(`${cell.glyph} ${meaning}`, cell.tone)
  }
  return { rows, xs, ys, figures, legend: [...seen.keys()].sort() }
}

/** Feet that somebody is thought to reach of whom no more is known. */
const USUAL_REACH = 5

/** Who strikes at one that runs out of its reach, as far as the viewer can know. */
export function cautions(scene: ShockScene, actor: number, lens: Lens): readonly string[] {
  if (cannotMove(scene, actor) !== null || noMove(scene, actor, 'run') !== null) return []
  const names: string[] = []
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (!mayStrike(scene, enemy, actor) || isHiddenFrom(scene, enemy, lens)) continue
    const reach = threatReach(scene, enemy)
    const known = lens.knows('abilities', enemy) ? reach : Math.min(reach, USUAL_REACH)
    if (feetBetween(scene, enemy, actor) <= known) names.push(scene.name(enemy))
  }
  return names.length === 0
    ? []
    : [
        `A run out of the reach of ${listText(names)} lets ${names.length === 1 ? 'it' : 'them'} strike first [run-aoo].`,
      ]
}

/** Whether the seat does not know where the combatant is: an enemy that none of its own can place. */
export function isHiddenFrom(scene: ShockScene, row: number, lens: Lens): boolean {
  const { unseen, side } = scene.now.combatant
  if (lens.referee || unseen[row] !== UNLOCATED) return false
  for (let own = 0; own < scene.combatants; own++) {
    if (!lens.owns(own)) continue
    if (side[own] === side[row] || (isUp(scene, own) && perceives(scene, own, row) !== UNLOCATED)) return false
  }
  return true
}

/** The side whose members a seat counts as friends; the first for the referee. */
function ownSide(scene: ShockScene, lens: Lens): number {
  if (lens.referee)
    return Math.max(
      0,
      scene.setup.sides.findIndex((side) => side.party),
    )
  for (let row = 0; row < scene.combatants; row++) if (lens.owns(row)) return scene.now.combatant.side[row]
  return 0
}

/** What one combatant sees of another: distance, sight, cover, and the lines that decide it. */
export function look(scene: ShockScene, row: number, at: number, lens: Lens): Look {
  const { grid } = scene.setup
  if (isHiddenFrom(scene, at, lens)) return { lines: [`Nobody knows where ${scene.name(at)} is.`], squares: [] }
  const doors = scene.now.fight.openDoors[0]
  const viewer = bodyOf(scene, row)
  const target = bodyOf(scene, at)
  const cover = coverFrom(scene, row, at)
  const head = `${scene.name(at)} is ${feetBetween(scene, row, at)} feet from ${scene.name(row)}`
  const what =
    cover === 'no-sight'
      ? 'no line of sight'
      : cover === 'none'
        ? 'no cover'
        : `${cover} cover (${cover === 'half' ? -2 : -4} to hit)`
  const lines = [`${head}: ${what}.`, ...describeCover(grid, doors, viewer, target)]
  const found = sightLines(grid, doors, viewer, target)
  const shown = hasSight(sightMask(scene, row, at))
    ? (found.corners.find((line) => line !== null) ?? found.sight)
    : null
  return { lines, squares: shown === null ? [] : lineSquares(grid, shown.from, shown.to) }
}
