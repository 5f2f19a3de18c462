import {
  inEnglish,
  type Reach,
  type ReachedPlace,
  type ReachedTarget,
  type SeenMessage,
  seenOf,
  squareName,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { yardsBetween } from '../rules/reactions.ts'
import { isExit } from '../rules/space.ts'
import { isHere } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { armsForTurn, comesGuarded, fits } from './arms.ts'
import { movesWithin, provokedOn, threatening, yardsAhead } from './moves.ts'
import { inWords, named, semicolons, yards } from './said.ts'

/** The overlay "what I can": in the turn that is on, or the next one. */
export function reach(scene: WeaponSpeedScene, row: number, viewer: Viewer): Reach {
  const who = scene.name(row)
  const places = isHere(scene, row) ? placesOf(scene, row, viewer) : []
  const targets = isHere(scene, row) ? targetsOf(scene, row, viewer) : []
  return { who, places, targets, lines: [...placeLines(who, places), targetLine(who, targets)] }
}

function placesOf(scene: WeaponSpeedScene, row: number, viewer: Viewer): ReachedPlace[] {
  const { plane } = scene.setup
  const foes = comesGuarded(scene, row) ? [] : threatening(scene, row, viewer)
  const place = (square: number, way: readonly number[]): ReachedPlace => ({
    at: squareName(plane, square),
    cost: way.length,
    words: placeWords(way.length, isExit(scene, square)),
    provokes: scene.names(provokedOn(scene, row, way, foes)),
    way: way.map((step) => squareName(plane, step)),
  })
  const moves = movesWithin(scene, row, yardsAhead(scene, row))
  return [place(scene.now.combatant.square[row], []), ...moves.map(({ to, way }) => place(to, way))]
}

/** `3 yards, a way out`. */
function placeWords(cost: number, isOut: boolean): Words {
  const far = cost === 0 ? seenOf('stays', {}) : yards(cost)
  return isOut ? inEnglish('{far}, a way out', { far }) : inWords(far)
}

function targetsOf(scene: WeaponSpeedScene, row: number, viewer: Viewer): ReachedTarget[] {
  const arms = armsForTurn(scene, row, viewer)
  const found: ReachedTarget[] = []
  for (let other = 0; other < scene.combatants; other++) {
    if (other === row || !isHere(scene, other)) continue
    const away = yardsBetween(scene, row, other)
    const able = arms.filter((arm) => arm.range >= away && fits(scene, row, other, arm)).map(({ name }) => name)
    if (able.length > 0) found.push({ who: scene.name(other), with: able })
  }
  return found
}

/** How far it comes, and who could strike at it on the way there. */
function placeLines(who: string, places: readonly ReachedPlace[]): Words[] {
  const moves = places.filter(({ cost }) => cost > 0)
  if (moves.length === 0) return [inEnglish('{who} can move nowhere.', { who: { who } })]
  const most = Math.max(...moves.map(({ cost }) => cost))
  const strikers = [...new Set(moves.flatMap(({ provokes }) => provokes))]
  const out = moves.some(({ words }) => words.endsWith('a way out'))
  return [
    moves.length === 1
      ? inEnglish('{who} can come to 1 square, at most {yards} away.', { who: { who }, yards: yards(most) })
      : inEnglish('{who} can come to {n} squares, at most {yards} away.', {
          who: { who },
          n: { number: moves.length },
          yards: yards(most),
        }),
    ...strikers.map((foe) => {
      const squares = moves.filter(({ provokes }) => provokes.includes(foe)).map(({ at }) => at)
      return squares.length === moves.length
        ? inEnglish('{foe} may riposte on the way to each of them.', { foe: { who: foe } })
        : inEnglish('{foe} may riposte on the way to {squares}.', { foe: { who: foe }, squares: nearest(squares) })
    }),
    ...(out ? [inEnglish('{who} can come to where one may leave the battlefield.', { who: { who } })] : []),
  ]
}

const NAMED = 8

/** `3,4; 3,5 and 12 others`: squares, the nearest first. */
function nearest(squares: readonly string[]): SeenMessage {
  const others = squares.length - NAMED
  if (others <= 1) return seenOf('{squares}', { squares: { said: squares.join('; ') } })
  return seenOf('{squares} and {n} others', {
    squares: { said: squares.slice(0, NAMED).join('; ') },
    n: { number: others },
  })
}

const targetLine = (who: string, targets: readonly ReachedTarget[]): Words =>
  targets.length === 0
    ? inEnglish('{who} reaches nobody from where they stand.', { who: { who } })
    : inEnglish('From where they stand {who} reaches {targets}.', {
        who: { who },
        targets: semicolons(
          targets.map(({ who: name, with: arms }) =>
            seenOf('{who} with {arms}', { who: { who: name }, arms: named(arms) }),
          ),
        ),
      })
