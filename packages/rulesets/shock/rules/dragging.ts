import { type Option, pathTo, squareName, xOf, yOf } from '@fray/kernel'
import { cite, type ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { tidyBonds } from './bonds.ts'
import { threatReach } from './legal.ts'
import { mayEnd } from './movement.ts'
import { mayStrike, strike } from './opportunity.ts'
import { feetBetween, feetFrom, reachOf, withoutOther } from './space.ts'
import { isUp } from './who.ts'

/** Where both end: the grappler and the one it holds, with the way of the grappler. */
export interface DragEnd {
  readonly own: number
  readonly theirs: number
  readonly path: readonly number[]
}

const TWO_STEPS = 10

cite('grapple-move-details', 'forced-movement-safe')

/** Every pair of squares where a grappler and the one it holds can end after two steps each: free and next to each other. */
export function dragSquares(scene: ShockScene, grappler: number): DragEnd[] {
  const held = scene.now.combatant.grappling[grappler] as number
  if (held < 0) return []
  const own = ends(scene, grappler, held)
  const theirs = ends(scene, held, grappler)
  const found: DragEnd[] = []
  for (const a of own) {
    for (const b of theirs) {
      if (a.square === b.square) continue
      if (feet(scene, grappler, a.square, held, b.square) === 5)
        found.push({ own: a.square, theirs: b.square, path: a.path })
    }
  }
  return found
}

/** Squares that one of the two reaches within two steps; the other's square is being left and counts as free. */
function ends(scene: ShockScene, who: number, other: number) {
  const here = scene.now.combatant.square[who] as number
  return withoutOther(scene, other, () => {
    const reach = reachOf(scene, who, TWO_STEPS)
    const squares: { square: number; path: number[] }[] = []
    for (let i = 0; i < reach.count; i++) {
      const square = reach.squares[i] as number
      if (square !== here && mayEnd(scene, who, square)) squares.push({ square, path: pathTo(reach, square) })
    }
    return squares.sort((a, b) => a.square - b.square)
  })
}

function feet(scene: ShockScene, a: number, aSquare: number, b: number, bSquare: number): number {
  const { grid } = scene.setup
  const sizeA = scene.now.combatant.footprint[a] as number
  const sizeB = scene.now.combatant.footprint[b] as number
  const gap = (from: number, size: number, to: number, other: number) =>
    Math.max(0, to - (from + size - 1), from - (to + other - 1))
  const dx = gap(xOf(grid, aSquare), sizeA, xOf(grid, bSquare), sizeB)
  const dy = gap(yOf(grid, aSquare), sizeA, yOf(grid, bSquare), sizeB)
  return Math.max(dx, dy) * 5
}

/**
 * Both go: the grappler walks and provokes like a runner, the one held is dragged along safely. Where several squares
 * are left for it, the grappler says which.
 */
export function dragTo(scene: ShockScene, grappler: number, held: number, choices: readonly DragEnd[]): void {
  const end = choices.length > 1 ? askWhere(scene, grappler, held, choices) : choices[0]
  if (end === undefined) return
  const struck = new Set<number>()
  const { square, prone, grappling } = scene.now.combatant
  const from = square[grappler]
  const lay = prone[grappler]
  for (const to of end.path) {
    if (!passStep(scene, grappler, to, struck) || grappling[grappler] !== held) return
    if (square[grappler] !== from || prone[grappler] !== lay) return
  }
  scene.set(C.square, grappler, end.own, 'grapple-move-target')
  scene.set(C.square, held, end.theirs, 'grapple-move-target')
  if (scene.recorder !== null)
    scene.recorder.note({ type: 'drags', who: grappler, held, to: end.own, theirs: end.theirs })
  tidyBonds(scene)
}

function passStep(scene: ShockScene, who: number, to: number, struck: Set<number>): boolean {
  for (let enemy = 0; enemy < scene.combatants; enemy++) {
    if (struck.has(enemy) || !mayStrike(scene, enemy, who)) continue
    const reach = threatReach(scene, enemy)
    if (feetBetween(scene, enemy, who) > reach || feetFrom(scene, enemy, who, to) <= reach) continue
    struck.add(enemy)
    strike(scene, enemy, who)
    if (!isUp(scene, who)) return false
  }
  return true
}

function askWhere(scene: ShockScene, grappler: number, held: number, choices: readonly DragEnd[]): DragEnd | undefined {
  const options: Option[] = choices.map(({ theirs }) => {
    const name = squareName(scene.setup.grid, theirs)
    return { value: name, label: `to ${name}` }
  })
  const answer = scene.ask({
    rule: 'grapple-move-details',
    kind: 'choice',
    to: grappler,
    prompt: 'Where does {1} end, dragged along by {0}?',
    about: [grappler, held],
    options,
    preset: 0,
  })
  return choices[answer]
}
