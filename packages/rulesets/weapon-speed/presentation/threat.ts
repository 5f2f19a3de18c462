import {
  inEnglish,
  type Menace,
  type SeenMessage,
  seenOf,
  squaresBetween,
  type Threat,
  type Viewer,
} from '@fray/kernel/rules'
import { squaresWhere } from '../../on-grid/presentation/ground.ts'
import { usualWay } from '../rules/fleeing.ts'
import { yardsBetween } from '../rules/reactions.ts'
import { endsWithin } from '../rules/space.ts'
import { areHostile, isAble, isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { type Arm, armsForTurn, fits } from './arms.ts'
import { threatening, yardsAhead } from './moves.ts'
import { inWords, named, yards } from './said.ts'

/** The overlay "what they can, to me": who could be on it in its next turn, and where a step in may be answered. */
export function threat(scene: WeaponSpeedScene, row: number, viewer: Viewer): Threat {
  const who = scene.name(row)
  const foes = scene.rowsWhere((foe) => areHostile(scene, foe, row) && isAble(scene, foe))
  const by = isHere(scene, row) ? foes.flatMap((foe) => menaceOf(scene, row, foe, viewer)) : []
  return {
    who,
    by: by.map(({ who: name, how, moves }) => ({ who: name, words: inWords(how), moves })),
    places: threatenedSquares(scene, row, viewer),
    lines:
      by.length === 0
        ? [inEnglish('Nobody can be on {who} in their next turn.', { who: { who } })]
        : by.map(({ who: name, how }) =>
            inEnglish('{foe} can be on {who}: {words}.', { foe: { who: name }, who: { who }, words: how }),
          ),
  }
}

/** A menace whose words are a message. */
type Menacing = Omit<Menace, 'words'> & { readonly how: SeenMessage }

/** What one foe could do, from where it stands or after a walk. */
function menaceOf(scene: WeaponSpeedScene, row: number, foe: number, viewer: Viewer): Menacing[] {
  const arms = armsForTurn(scene, foe, viewer).filter((arm) => fits(scene, foe, row, arm) && arm.aim === 'enemy')
  const who = scene.name(foe)
  const arming = (able: readonly Arm[]) => named(able.map(({ name }) => name))
  const away = yardsBetween(scene, foe, row)
  const here = arms.filter(({ range }) => range >= away)
  if (here.length > 0)
    return [{ who, how: seenOf('{arms} from where they stand', { arms: arming(here) }), moves: false }]
  const longest = Math.max(0, ...arms.map(({ range }) => range))
  const most = yardsAhead(scene, foe)
  if (longest === 0 || away - longest > most) return []
  const { square } = scene.now.combatant
  const left = (to: number) => squaresBetween(scene.setup.plane, to, square[row])
  const near = endsWithin(scene, foe, most).find((to) => left(to) <= longest)
  const way = near === undefined ? null : usualWay(scene, foe, near, most)
  if (near === undefined || way === null) return []
  const there = arms.filter(({ range }) => range >= left(near))
  const how = seenOf('{yards} nearer, then {arms}', { yards: yards(way.length), arms: arming(there) })
  return [{ who, how, moves: true }]
}

/** Squares where somebody who comes in may get a riposte, each with those who may make it. */
function threatenedSquares(scene: WeaponSpeedScene, row: number, viewer: Viewer): Threat['places'] {
  const { plane } = scene.setup
  const { square } = scene.now.combatant
  const by = new Map<string, string[]>()
  for (const { foe, range } of threatening(scene, row, viewer)) {
    const inside = (at: number) =>
      plane.blocked[at] === 0 && at !== square[foe] && squaresBetween(plane, at, square[foe]) <= range
    for (const at of squaresWhere(plane, inside)) by.set(at, [...(by.get(at) ?? []), scene.name(foe)])
  }
  return [...by].map(([at, names]) => ({ at, by: names }))
}
