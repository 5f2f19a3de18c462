import {
  type Between,
  planePath,
  planeReach,
  refusalSeen,
  squareName,
  squaresBetween,
  type Viewer,
} from '@fray/kernel/rules'
import { whyNoReaction, yardsBetween } from '../rules/reactions.ts'
import { marksFor } from '../rules/space.ts'
import { areHostile, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { yards } from './said.ts'

/** The longest way that is looked for, in yards. */
const FAR = 400

/**
 * What lies between two combatants. No line decides anything here: what cannot be entered is in nobody's line of attack. So the
 * places are those of a shortest way to next to it.
 */
export function between(scene: WeaponSpeedScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, distance: '', places: [], corners: [] }
  const gone = [row, at].find((one) => !isHere(scene, one))
  if (gone !== undefined) return { ...none, lines: [`${scene.name(gone)} is not on the battlefield any more.`] }
  if (row === at) return { ...none, distance: yards(0), lines: [`${from} is where it is.`] }
  const away = yardsBetween(scene, row, at)
  const way = wayUpTo(scene, row, at)
  return {
    ...none,
    distance: yards(away),
    places: (way ?? []).map((square) => squareName(scene.setup.plane, square)),
    lines: [
      `${to} is ${yards(away)} from ${from}.`,
      ...walkLines(from, to, away, way),
      ...(areHostile(scene, row, at)
        ? [threatLine(scene, row, at, away, viewer), threatLine(scene, at, row, away, viewer)]
        : []),
    ],
  }
}

/** A shortest way to a square next to it; null where there is none. */
function wayUpTo(scene: WeaponSpeedScene, row: number, at: number): number[] | null {
  const { plane } = scene.setup
  const { square } = scene.now.combatant
  const isNear = (one: number) => squaresBetween(plane, one, square[at]) <= 1
  const found = planeReach(plane, marksFor(scene, row), square[row], FAR, scene.reach, isNear)
  const last = found.squares[found.count - 1] as number
  return isNear(last) ? planePath(found, last) : null
}

function walkLines(from: string, to: string, away: number, way: readonly number[] | null): string[] {
  if (way === null) return [`No way leads ${from} next to ${to}.`]
  if (way.length === 0) return []
  const round = way.length > away - 1 ? ', round what is in the way' : ''
  return [`To stand next to it ${from} goes ${yards(way.length)}${round}.`]
}

/** How far somebody's blade is a threat to the other, and whether it could riposte now. */
function threatLine(scene: WeaponSpeedScene, row: number, other: number, away: number, viewer: Viewer): string {
  const who = scene.name(row)
  const why = whyNoReaction(scene, row)
  if (!viewer.knows('abilities', row)) return `How far ${who} reaches is not known.`
  const range = scene.now.combatant.threat[row]
  if (range === 0) return `${who} has nothing at hand that reaches anybody next to it.`
  const where = away <= range ? 'inside' : 'outside'
  const able = why === null ? '' : ` ${refusalSeen(why, scene).reason}`
  return `${who}'s threat range is ${yards(range)}: ${scene.name(other)} is ${where}.${able}`
}
