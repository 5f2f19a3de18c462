import type { Lens, Look, Picture, PictureWishes } from '@fray/kernel/rules'
import { pictureOf, type Standing } from '../on-grid/picture.ts'
import { targetNumber } from './rules/defense.ts'
import { inZone, isBehind, spacesBetween } from './rules/space.ts'
import { areEnemies, detects, isDown, isHere, isIn } from './rules/who.ts'
import type { FreeHitsScene } from './scene.ts'
import { FACINGS } from './words.ts'

/** Meanings of the characters of a map, by tone. */
const MEANINGS: Readonly<Record<string, string>> = {
  impassable: 'blocked',
  wall: 'blocked',
  difficult: 'slow ground',
}

/** Whether the seat does not know where the unit is: an enemy that none of its own detects. */
export function isHiddenFrom(scene: FreeHitsScene, row: number, lens: Lens): boolean {
  if (lens.referee || scene.now.fight.hidden[0] === 0) return false
  let has = false
  for (let own = 0; own < scene.combatants; own++) {
    if (!lens.owns(own)) continue
    if (!areEnemies(scene, own, row) || (isIn(scene, own) && detects(scene, own, row))) return false
    has = true
  }
  return has
}

/** The side whose members a seat counts as friends; the Party for the referee. */
function ownSide(scene: FreeHitsScene, lens: Lens): number {
  if (!lens.referee) {
    for (let row = 0; row < scene.combatants; row++) if (lens.owns(row)) return scene.now.combatant.side[row]
  }
  return Math.max(
    0,
    scene.setup.sides.findIndex((side) => side.party),
  )
}

/** The battlefield as characters: friends in capitals, foes in small letters. */
export function picture(scene: FreeHitsScene, lens: Lens, wishes: PictureWishes = {}): Picture {
  const own = ownSide(scene, lens)
  const standing: Standing[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row) || isHiddenFrom(scene, row, lens)) continue
    const { square, footprint, side } = scene.now.combatant
    standing.push({
      who: row,
      name: scene.name(row),
      square: square[row],
      size: footprint[row],
      friend: side[row] === own,
      down: isDown(scene, row),
    })
  }
  const marked = wishes.highlight === undefined ? [] : [{ squares: wishes.highlight, tone: 'highlight' }]
  return pictureOf(scene.setup.grid, standing, marked, MEANINGS)
}

const LOOKS: readonly string[] = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

/** What one unit sees of another: distance, zones, facing and the number to reach. */
export function look(scene: FreeHitsScene, row: number, at: number, lens: Lens): Look {
  if (isHiddenFrom(scene, at, lens)) return { lines: [`Nobody knows where ${scene.name(at)} is.`], squares: [] }
  const name = scene.name(row)
  const other = scene.name(at)
  const spaces = spacesBetween(scene, row, at)
  const lines = [`${other} is ${spaces} ${spaces === 1 ? 'square' : 'squares'} from ${name}.`]
  const zones = [
    inZone(scene, row, at) ? `${other} is in the melee zone of ${name}` : '',
    inZone(scene, at, row) ? `${name} is in the melee zone of ${other}` : '',
  ].filter((one) => one !== '')
  lines.push(zones.length > 0 ? `${zones.join('; ')}.` : 'Neither is in the melee zone of the other.')
  const facing = scene.now.combatant.facing[at]
  const behind = isBehind(scene, row, at) ? `: ${name} is behind it (+1)` : ''
  lines.push(`${other} looks to the ${LOOKS[facing] ?? FACINGS[facing]}${behind}.`)
  const sneaks = !detects(scene, at, row)
  const why = sneaks ? ` (${other} does not detect ${name})` : ''
  lines.push(`An attack must reach ${targetNumber(scene, at, sneaks)}${why}.`)
  return { lines, squares: [] }
}
