import { inEnglish, type SeenMessage, seenOf, squareName, type Threat, type Viewer } from '@fray/kernel/rules'
import { canCharge } from '../actions/charge.ts'
import { threatReach } from '../rules/legal.ts'
import { cannotMove, mayEnd, moveRate } from '../rules/movement.ts'
import { mayStrike } from '../rules/opportunity.ts'
import { asIfAt, feetFrom, reachOf } from '../rules/space.ts'
import { areEnemies, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { armsAt, armsNamed, farthest, spellsAt } from './arms.ts'
import { asSeen } from './as-seen.ts'
import { isPlaced } from './known.ts'

/** The overlay "what they can, to me": from where each foe stands, after one Move, and with a charge. */
export function threat(scene: ShockScene, row: number, viewer: Viewer): Threat {
  const who = scene.name(row)
  if (!isUp(scene, row))
    return { who, by: [], places: [], lines: [inEnglish('{who} is out of the fight.', { who: { who } })] }
  if (!isPlaced(scene, row, viewer))
    return { who, by: [], places: [], lines: [inEnglish('Nobody knows where {who} is.', { who: { who } })] }
  return asSeen(scene, viewer, () => threatSeen(scene, row, viewer))
}

/** The same, of one who is up and placed. */
function threatSeen(scene: ShockScene, row: number, viewer: Viewer): Threat {
  const who = scene.name(row)
  const foes = scene.rowsWhere((foe) => areEnemies(scene, row, foe) && isUp(scene, foe))
  const by = foes.flatMap((foe) => menaceOf(scene, foe, row, viewer) ?? [])
  return {
    who,
    by: by.map(({ who: name, how, moves }) => ({ who: name, words: inEnglish('{how}', { how }), moves })),
    places: threatened(scene, row, foes, viewer),
    lines:
      by.length === 0
        ? [inEnglish('Nobody can be on {who} in their next turn, as far as is known.', { who: { who } })]
        : by.map(({ who: foe, how }) =>
            inEnglish('{foe} can be on {who}: {how}.', { foe: { who: foe }, who: { who }, how }),
          ),
  }
}

/** Somebody that could do harm, and how. */
interface Menacing {
  readonly who: string
  readonly how: SeenMessage
  readonly moves: boolean
}

/** What the foe could do to the combatant in its next turn, with Main and Move at hand; null for nothing. */
function menaceOf(scene: ShockScene, foe: number, row: number, viewer: Viewer): Menacing | null {
  if (scene.now.combatant.retreating[foe] === 1) return null
  const who = scene.name(foe)
  const here = [...armsAt(scene, foe, row, viewer), ...spellsAt(scene, foe, row, viewer)]
  if (here.length > 0)
    return { who, how: seenOf('{arms} from where they stand', { arms: armsNamed(here) }), moves: false }
  const moved = armsAfterMove(scene, foe, row, viewer)
  if (moved.length > 0)
    return { who, how: seenOf('a Move nearer, then {arms}', { arms: armsNamed(moved) }), moves: true }
  return viewer.knows('abilities', foe) && canCharge(scene, foe, row)
    ? { who, how: seenOf('a charge', {}), moves: true }
    : null
}

/** What it could attack with after one Move: at the first square on the way from which it could. */
function armsAfterMove(scene: ShockScene, foe: number, row: number, viewer: Viewer): string[] {
  if (cannotMove(scene, foe) !== null) return []
  const range = farthest(scene, foe, viewer)
  const { squares, count } = reachOf(scene, foe, moveRate(scene, foe))
  for (const square of Array.from(squares.subarray(0, count))) {
    if (feetFrom(scene, row, foe, square) > range || !mayEnd(scene, foe, square)) continue
    const arms = asIfAt(scene, foe, square, () => armsAt(scene, foe, row, viewer))
    if (arms.length > 0) return arms
  }
  return []
}

/** Squares out of which the combatant cannot run without somebody striking: those in reach of armed foes. */
function threatened(scene: ShockScene, row: number, foes: readonly number[], viewer: Viewer): Threat['places'] {
  const { grid } = scene.setup
  const found: Threat['places'][number][] = []
  const reaches = foes
    .map((foe) => ({ foe, feet: threatReach(scene, foe) }))
    .filter(({ feet }) => feet > 0)
    .map(({ foe, feet }) => ({ foe, feet: viewer.knows('abilities', foe) ? feet : Math.min(feet, 5) }))
  const here = scene.now.combatant.square[row]
  for (let square = 0; square < grid.floors.length; square++) {
    const near = reaches.filter(({ foe, feet }) => feetFrom(scene, foe, row, square) <= feet)
    if (near.length === 0 || (square !== here && !mayEnd(scene, row, square))) continue
    const by = asIfAt(scene, row, square, () => near.filter(({ foe }) => mayStrike(scene, foe, row)))
    if (by.length > 0) found.push({ at: squareName(grid, square), by: by.map(({ foe }) => scene.name(foe)) })
  }
  return found
}
