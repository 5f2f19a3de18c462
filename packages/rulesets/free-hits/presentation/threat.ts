import {
  bodySquares,
  inEnglish,
  type Menace,
  type SeenMessage,
  seenOf,
  squareName,
  type Threat,
  type Viewer,
} from '@fray/kernel/rules'
import { mostSpaces } from '../actions/moving.ts'
import { cannotMove, costOn, reachWith } from '../rules/pace.ts'
import { seemsFree, spacesBetween, spacesFrom, spacesTo, zoneOf } from '../rules/space.ts'
import { couldStrike, slotsLeft } from '../rules/strikes.ts'
import { areEnemies, detects, isAble, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { named, spellsOn, weaponsAt } from './arms.ts'
import { asSeen } from './as-seen.ts'
import { spaces, text } from './said.ts'

/** The overlay "what they can, to me": who could strike at it in its next turn, and the squares where free hits lurk. */
export const threat = (scene: FreeHitsScene, row: number, viewer: Viewer): Threat =>
  asSeen(scene, viewer, () => {
    const by: MenaceSaid[] = []
    const watched = new Map<number, string[]>()
    for (let foe = 0; foe < scene.combatants && isIn(scene, row); foe++) {
      if (!areEnemies(scene, row, foe) || !isIn(scene, foe)) continue
      watch(scene, foe, row, watched)
      const menace = menaceOf(scene, foe, row, viewer)
      if (menace !== null) by.push(menace)
    }
    const who = scene.name(row)
    return {
      who,
      by: by.map(({ who: name, how, moves }) => ({ who: name, words: text(how), moves })),
      places: [...watched].map(([square, names]) => ({ at: squareName(scene.setup.grid, square), by: names })),
      lines:
        by.length === 0
          ? [inEnglish('Nobody can be on {who} in their next turn.', { who: { who } })]
          : by.map(({ who: name, how }) =>
              inEnglish('{foe} can be on {who}: {words}.', { foe: { who: name }, who: { who }, words: how }),
            ),
    }
  })

/** Notes the squares of the foe's melee zone, where it may take free hits against the unit. */
function watch(scene: FreeHitsScene, foe: number, row: number, watched: Map<number, string[]>): void {
  if (slotsLeft(scene, foe) === 0 || !couldStrike(scene, foe, row)) return
  const { grid } = scene.setup
  const zone = zoneOf(scene, foe)
  const size = scene.now.combatant.footprint[foe]
  const own = bodySquares(grid, scene.now.combatant.square[foe], size)
  for (let square = 0; square < grid.floors.length; square++) {
    if (own.includes(square) || spacesTo(scene, foe, square) > zone) continue
    watched.set(square, [...(watched.get(square) ?? []), scene.name(foe)])
  }
}

/** A menace, with what it does as a message. */
type MenaceSaid = Omit<Menace, 'words'> & { readonly how: SeenMessage }

/** What the foe could do to the unit in its next turn: from where it stands, or when it has moved; null for nothing. */
function menaceOf(scene: FreeHitsScene, foe: number, row: number, viewer: Viewer): MenaceSaid | null {
  if (!isAble(scene, foe) || !detects(scene, foe, row)) return null
  const who = scene.name(foe)
  const here = weaponsAt(scene, foe, spacesBetween(scene, foe, row), viewer)
  const arms = [...here, ...spellsOn(scene, foe, row, viewer, 'foe')]
  if (arms.length > 0) return { who, how: seenOf('{arms} from where they stand', { arms: named(arms) }), moves: false }
  const near = nearest(scene, foe, row, viewer)
  if (near === null) return null
  const how = seenOf('{spaces} nearer, then {arms}', { spaces: spaces(near.cost), arms: named(near.arms) })
  return { who, how, moves: true }
}

/** The cheapest square from which the foe could strike the unit, and with what; null for none. */
function nearest(scene: FreeHitsScene, foe: number, row: number, viewer: Viewer) {
  if (cannotMove(scene, foe) !== null) return null
  const size = scene.now.combatant.footprint[foe]
  const most = mostSpaces(scene, foe)
  const map = reachWith(scene, foe, most)
  // The map is in order of cost, and goes by plain steps: with a slow pace its last squares may cost too much.
  for (let i = 1; i < map.count; i++) {
    const square = map.squares[i]
    if (costOn(scene, foe, map, square) > most || !seemsFree(scene, square, size, foe)) continue
    const arms = weaponsAt(scene, foe, spacesFrom(scene, row, foe, square), viewer)
    if (arms.length > 0) return { cost: costOn(scene, foe, map, square), arms }
  }
  return null
}
