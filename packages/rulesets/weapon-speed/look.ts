import {
  type Lens,
  type Look,
  type Picture,
  type PictureFigure,
  type PictureWishes,
  type PlaneFigure,
  planePicture,
} from '@fray/kernel/rules'
import { letterFor } from '../on-grid/letters.ts'
import { stateWord } from './describe.ts'
import { yardsBetween } from './rules/reactions.ts'
import { areHostile, isDown, isHere } from './rules/who.ts'
import type { WeaponSpeedScene } from './scene.ts'

/** The side whose members a seat counts as friends; the first for the referee. */
function ownSide(scene: WeaponSpeedScene, lens: Lens): number {
  if (!lens.referee) {
    for (let row = 0; row < scene.combatants; row++) if (lens.owns(row)) return scene.now.combatant.side[row]
  }
  return 0
}

/** The battlefield as characters: friends in capitals, foes in small letters. */
export function picture(scene: WeaponSpeedScene, lens: Lens, wishes: PictureWishes = {}): Picture {
  const { plane } = scene.setup
  const own = ownSide(scene, lens)
  const taken = new Set<string>()
  const drawn: PlaneFigure[] = []
  const figures: PictureFigure[] = []
  for (let row = 0; row < scene.combatants; row++) {
    if (!isHere(scene, row)) continue
    const { side, square } = scene.now.combatant
    const friend = side[row] === own
    const glyph = letterFor(scene.name(row), friend, taken)
    const at = square[row]
    drawn.push({ square: at, glyph, tone: isDown(scene, row) ? 'down' : friend ? 'friend' : 'foe' })
    const line = plane.depth - 1 - Math.floor(at / plane.width)
    figures.push({ who: row, glyph, line, column: at % plane.width })
  }
  return {
    rows: planePicture(plane, drawn, wishes.highlight ?? []),
    xs: Array.from({ length: plane.width }, (_, i) => plane.originX + i),
    ys: Array.from({ length: plane.depth }, (_, i) => plane.originY + plane.depth - 1 - i),
    figures,
    legend: plane.blocked.includes(1) ? ['# cannot be entered'] : [],
  }
}

/** What one combatant sees of another: how far it is, and who threatens whom. */
export function look(scene: WeaponSpeedScene, row: number, at: number, _lens: Lens): Look {
  const yards = yardsBetween(scene, row, at)
  const { threat } = scene.now.combatant
  const range = (who: number) =>
    `${scene.name(who)}'s threat range is ${threat[who]} ${threat[who] === 1 ? 'yard' : 'yards'}`
  const lines = [
    `${scene.name(at)} is ${yards} ${yards === 1 ? 'yard' : 'yards'} from ${scene.name(row)}: ${stateWord(scene, at)}.`,
  ]
  if (areHostile(scene, row, at)) {
    const inside = (who: number) => (yards <= threat[who] ? 'inside' : 'outside')
    lines.push(`${range(at)}: ${scene.name(row)} is ${inside(at)}. ${range(row)}: ${scene.name(at)} is ${inside(row)}.`)
  }
  return { lines, squares: [] }
}
