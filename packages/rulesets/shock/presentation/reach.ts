import {
  inEnglish,
  pathTo,
  type Reach,
  type ReachedPlace,
  type ReachedTarget,
  type SeenMessage,
  seenOf,
  squareName,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { noMove } from '../actions/paying.ts'
import { isOwnTurn } from '../actions/timing.ts'
import { leastProvoking } from '../rules/least-provoking.ts'
import { cannotMove, mayEnd, moveRate } from '../rules/movement.ts'
import { reachOf } from '../rules/space.ts'
import { strikersAtStep } from '../rules/walking.ts'
import { areEnemies, isHere, isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { armsAt, armsNamed, spellsAt } from './arms.ts'
import { asSeen } from './as-seen.ts'
import { isPlaced } from './known.ts'
import { feetWords } from './said.ts'

/** The overlay "what I can": where one Move leads, with what each place costs and who may strike on the way, and whom it could harm. */
export function reach(scene: ShockScene, row: number, viewer: Viewer): Reach {
  const who = scene.name(row)
  if (!isPlaced(scene, row, viewer)) {
    return { who, places: [], targets: [], lines: [inEnglish('Nobody knows where {who} is.', { who: { who } })] }
  }
  return asSeen(scene, viewer, () => {
    const places = isUp(scene, row) ? placesOf(scene, row) : []
    const targets = isUp(scene, row) ? targetsOf(scene, row, viewer) : []
    return { who, places, targets, lines: [...moveLines(scene, row, places), targetLine(who, targets)] }
  })
}

/** Whether the combatant could use a Move Action now, or in its next turn where it is not its turn. */
const mayMove = (scene: ShockScene, row: number): boolean =>
  cannotMove(scene, row) === null && (!isOwnTurn(scene, row) || noMove(scene, row, 'run') === null)

function placesOf(scene: ShockScene, row: number): ReachedPlace[] {
  const { grid } = scene.setup
  const here = scene.now.combatant.square[row]
  const places: ReachedPlace[] = [
    { at: squareName(grid, here), cost: 0, words: inEnglish('stays'), provokes: [], way: [] },
  ]
  if (!mayMove(scene, row)) return places
  const map = reachOf(scene, row, moveRate(scene, row))
  const { squares, count, cost, before } = map
  const reached = Array.from(squares.subarray(0, count), (square) => ({
    square,
    feet: cost[square],
    from: before[square],
  }))
  const strikers = new Map<number, ReadonlySet<number>>([[here, new Set()]])
  for (const { square, feet, from } of reached) {
    if (square === here) continue
    const known = strikers.get(from) ?? new Set()
    const more = strikersAtStep(scene, row, from, square).filter((enemy) => isHere(scene, enemy))
    const all = more.every((enemy) => known.has(enemy)) ? known : new Set([...known, ...more])
    strikers.set(square, all)
    if (!mayEnd(scene, row, square)) continue
    const path = all.size === 0 ? pathTo(map, square) : leastProvoking(scene, row, map, square)
    const strike = all.size === 0 ? all : strikersOn(scene, row, path)
    const provokes = scene.names([...strike].sort((a, b) => a - b))
    const way = path.map((step) => squareName(grid, step))
    places.push({ at: squareName(grid, square), cost: feet, words: feetWords(feet), provokes, way })
  }
  return places
}

/** The enemies that may strike on the way. */
export function strikersOn(scene: ShockScene, row: number, path: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  let from = scene.now.combatant.square[row]
  for (const to of path) {
    for (const enemy of strikersAtStep(scene, row, from, to)) if (isHere(scene, enemy)) found.add(enemy)
    from = to
  }
  return found
}

function targetsOf(scene: ShockScene, row: number, viewer: Viewer): ReachedTarget[] {
  const foes = scene.rowsWhere((other) => areEnemies(scene, row, other) && isUp(scene, other))
  return foes.flatMap((other) => {
    const arms = [...armsAt(scene, row, other, viewer), ...spellsAt(scene, row, other, viewer)]
    return arms.length === 0 ? [] : [{ who: scene.name(other), with: arms }]
  })
}

/** Where it can go in sentences: how far, and whom it provokes by leaving. */
function moveLines(scene: ShockScene, row: number, places: readonly ReachedPlace[]): Words[] {
  const who = { who: scene.name(row) }
  const go = places.filter(({ cost }) => cost > 0)
  if (go.length === 0) return [inEnglish('{who} can move nowhere now.', { who })]
  const far = Math.max(...go.map(({ cost }) => cost))
  const free = go.filter(({ provokes }) => provokes.length === 0).length
  const strikers = new Set(go.flatMap(({ provokes }) => provokes))
  const head = inEnglish('With a Move {who} can come to {squares}, up to {far} feet of movement away.', {
    who,
    squares: squares(go.length),
    far: { number: far },
  })
  if (strikers.size === 0) return [head]
  const by = { people: [...strikers] }
  return [
    head,
    free === 0
      ? inEnglish('On the way to each of them {by} may strike at {who}.', { by, who })
      : inEnglish('On the way to {squares} of them {by} may strike at {who}.', {
          squares: squares(go.length - free),
          by,
          who,
        }),
  ]
}

const squares = (count: number): SeenMessage =>
  count === 1 ? seenOf('1 square', {}) : seenOf('{count} squares', { count: { number: count } })

const targetLine = (who: string, targets: readonly ReachedTarget[]): Words =>
  targets.length === 0
    ? inEnglish('{who} can harm nobody from where they stand.', { who: { who } })
    : inEnglish('From where they stand {who} can harm {targets}.', {
        who: { who },
        targets: targets
          .map(({ who: name, with: arms }) =>
            seenOf('{who} with {arms}', { who: { who: name }, arms: armsNamed(arms) }),
          )
          .reduce((first, next) => seenOf('{first}; {next}', { first, next })),
      })
