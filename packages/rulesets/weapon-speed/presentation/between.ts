import {
  type Between,
  inEnglish,
  planePath,
  planeReach,
  type Refusal,
  refusalSeen,
  type SeenSlot,
  seenOf,
  squareName,
  squaresBetween,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { whyNoReaction, yardsBetween } from '../rules/reactions.ts'
import { marksFor } from '../rules/space.ts'
import { areHostile, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { inWords, yards, yardsWords } from './said.ts'

/** The longest way that is looked for, in yards. */
const FAR = 400

/**
 * What lies between two combatants. No line decides anything here: what cannot be entered is in nobody's line of attack. So the
 * places are those of a shortest way to next to it.
 */
export function between(scene: WeaponSpeedScene, row: number, at: number, viewer: Viewer): Between {
  const from = scene.name(row)
  const to = scene.name(at)
  const none = { from, to, distance: '' as const, places: [], corners: [] }
  const gone = [row, at].find((one) => !isHere(scene, one))
  if (gone !== undefined)
    return {
      ...none,
      lines: [inEnglish('{who} is not on the battlefield any more.', { who: { who: scene.name(gone) } })],
    }
  if (row === at)
    return { ...none, distance: yardsWords(0), lines: [inEnglish('{who} is there already.', { who: { who: from } })] }
  const away = yardsBetween(scene, row, at)
  const way = wayUpTo(scene, row, at)
  return {
    ...none,
    distance: yardsWords(away),
    places: (way ?? []).map((square) => squareName(scene.setup.plane, square)),
    lines: [
      inEnglish('{to} is {yards} from {from}.', { to: { who: to }, yards: yards(away), from: { who: from } }),
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
  const found = planeReach(plane, marksFor(scene, row), square[row], FAR, { into: scene.reach, isEnough: isNear })
  const last = found.squares[found.count - 1] as number
  return isNear(last) ? planePath(found, last) : null
}

function walkLines(from: string, to: string, away: number, way: readonly number[] | null): Words[] {
  const who = { who: from }
  if (way === null) return [inEnglish('No way leads {who} next to {to}.', { who, to: { who: to } })]
  if (way.length === 0) return []
  const goes = { who, yards: yards(way.length) }
  return [
    way.length > away - 1
      ? inEnglish('To stand next to them {who} goes {yards}, round what is in the way.', goes)
      : inEnglish('To stand next to them {who} goes {yards}.', goes),
  ]
}

/** How far somebody's blade is a threat to the other, and whether it could riposte now. */
function threatLine(scene: WeaponSpeedScene, row: number, other: number, away: number, viewer: Viewer): Words {
  const who = { who: scene.name(row) }
  const why = whyNoReaction(scene, row)
  if (!viewer.knows('abilities', row)) return inEnglish('How far {who} reaches is not known.', { who })
  const range = scene.now.combatant.threat[row]
  if (range === 0) return inEnglish('{who} has nothing at hand that reaches anybody next to them.', { who })
  const slots = {
    who,
    range: yards(range),
    other: { who: scene.name(other) },
    unable: why === null ? null : seenOf(' {why}', { why: reasonOf(why, scene) }),
  }
  return away <= range
    ? inEnglish("{who}'s threat range is {range}: {other} is inside.{unable}", slots)
    : inEnglish("{who}'s threat range is {range}: {other} is outside.{unable}", slots)
}

/** Why something may not be, as a sentence; where a name begins it with a small letter, as it is in English. */
function reasonOf(why: Refusal, scene: WeaponSpeedScene): SeenSlot {
  const { reason, message } = refusalSeen(why, scene)
  return inWords(message) === reason ? message : { said: reason }
}
