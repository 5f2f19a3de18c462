import {
  adjacent,
  bodySquares,
  canStop,
  floorUnder,
  isTraced,
  NO_SQUARE,
  type Option,
  person,
  say,
  squareAt,
  squareName,
  stepCost,
  stepProblem,
  type Who,
  xOf,
  yOf,
} from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import { note } from '../events.ts'
import type { ShockScene } from '../scene.ts'
import { C } from '../tables.ts'
import { tidyBonds } from './bonds.ts'
import { marksFor, withoutOther } from './space.ts'
import { citeStep, isBarred, stepBack, travel } from './walking.ts'
import { isUp } from './who.ts'

/** One step of a drag: where the grappler and the one it holds are after it. */
export interface DragStep {
  readonly own: number
  readonly theirs: number
}

/** Where both end: the grappler and the one it holds, with the steps that lead there. */
export interface DragEnd extends DragStep {
  readonly steps: readonly DragStep[]
}

/** Feet that each of the two goes. */
const FEET = 10

/** One of the two on its way: where it is and what it has spent. */
interface Walker {
  readonly square: number
  readonly spent: number
}

/** What the steps of one of the two depend on. */
interface Legs {
  readonly scene: ShockScene
  readonly size: number
  readonly marks: Uint8Array
}

/** A way that leads to an end, with what is against it: the least of these is taken. */
interface Found extends DragEnd {
  readonly cost: number
}

/**
 * Every pair of squares where a grappler and the one it holds can end when both go 10 feet, step by step and next to each
 * other all the time. Of several ways to the same end the cheapest counts, one without stops in other people's squares first.
 */
export function dragSquares(scene: ShockScene, grappler: Who): DragEnd[] {
  const held = scene.now.combatant.grappling[grappler]
  if (held < 0) return []
  const { square } = scene.now.combatant
  const mine = legsOf(scene, grappler, held)
  const other = legsOf(scene, held, grappler)
  const start = [walkerAt(square[grappler] as number), walkerAt(square[held] as number)] as const
  const best = new Map<string, Found>()
  const keep = (steps: readonly DragStep[], cost: number) => {
    const { own, theirs } = steps[steps.length - 1]
    if (own === start[0].square || theirs === start[1].square) return
    if (!mayStop(mine, own) || !mayStop(other, theirs)) {
      cite('end-in-free-square')
      return
    }
    const key = `${own} ${theirs}`
    const known = best.get(key)
    if (known === undefined || cost < known.cost) best.set(key, { own, theirs, steps, cost })
  }
  for (const [a, b] of pairs(mine, other, start[0], start[1])) {
    const first = { own: a.square, theirs: b.square }
    const crowded = mayStop(mine, a.square) && mayStop(other, b.square) ? 0 : 100
    if (a.spent >= FEET && b.spent >= FEET) keep([first], a.spent + b.spent)
    for (const [c, d] of pairs(mine, other, a, b)) {
      keep(
        [first, { own: c.square, theirs: d.square }],
        c.spent + d.spent + crowded + diagonals(scene, start, [a, b], [c, d]),
      )
    }
  }
  return [...best.values()].sort((one, two) => one.own - two.own || one.theirs - two.theirs)
}

const walkerAt = (square: number): Walker => ({ square, spent: 0 })

const legsOf = (scene: ShockScene, who: Who, other: Who): Legs => ({
  scene,
  size: scene.now.combatant.footprint[who],
  marks: withoutOther(scene, other, () => marksFor(scene, who).slice()),
})

const mayStop = ({ scene, size, marks }: Legs, square: number): boolean =>
  canStop(marks, scene.setup.grid, square, size)

/** Every pair of places that the two can come to by one step each: side by side, and not by changing places. */
function* pairs(mine: Legs, other: Legs, from: Walker, fromOther: Walker): Iterable<readonly [Walker, Walker]> {
  const theirs = nextOf(other, fromOther)
  for (const a of nextOf(mine, from)) {
    for (const b of theirs) {
      if (a.square === from.square && b.square === fromOther.square) continue
      if (a.square === fromOther.square && b.square === from.square) continue
      if (areSideBySide(mine, a.square, other, b.square)) yield [a, b]
    }
  }
}

/** The squares next to a walker that it can enter with what is left of its feet; where none are left, where it is. */
function nextOf({ scene, size, marks }: Legs, { square, spent }: Walker): Walker[] {
  if (spent >= FEET) return [{ square, spent }]
  const { grid } = scene.setup
  const body = { grid, openDoors: scene.now.fight.openDoors[0], marks, size }
  const found: Walker[] = []
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const to = squareAt(grid, xOf(grid, square) + dx, yOf(grid, square) + dy)
      if (to === NO_SQUARE || to === square || stepProblem(body, square, to) !== null) continue
      const cost = stepCost(grid, marks, to, size)
      if (spent + cost <= FEET) found.push({ square: to, spent: spent + cost })
    }
  }
  return found
}

/** Whether two bodies standing there are next to each other and share no square. */
function areSideBySide(mine: Legs, own: number, other: Legs, theirs: number): boolean {
  const { grid } = mine.scene.setup
  const bodyAt = (square: number, size: number) => ({ square, size, z: floorUnder(grid, square, size) })
  if (!adjacent(grid, bodyAt(own, mine.size), bodyAt(theirs, other.size))) return false
  if (mine.size === 1 && other.size === 1) return own !== theirs
  const covered = bodySquares(grid, own, mine.size)
  return !bodySquares(grid, theirs, other.size).some((square) => covered.includes(square))
}

/** How many of the steps are diagonal: of ways of the same length the straighter one is taken. */
function diagonals(scene: ShockScene, ...places: readonly (readonly [Walker, Walker])[]): number {
  const { grid } = scene.setup
  let count = 0
  for (let i = 1; i < places.length; i++) {
    for (const which of [0, 1] as const) {
      const from = (places[i - 1] as readonly [Walker, Walker])[which].square
      const to = (places[i] as readonly [Walker, Walker])[which].square
      if (xOf(grid, from) !== xOf(grid, to) && yOf(grid, from) !== yOf(grid, to)) count++
    }
  }
  return count
}

/**
 * Both go, step by step: the grappler walks and provokes like a runner, the one held is dragged along safely, and others
 * may step in before the first step and after each. Where several squares are left for the one held, the grappler says
 * which. They stop where they are once the grappler is down, knocked over or sent elsewhere, or the hold is over.
 */
export function dragTo(scene: ShockScene, grappler: Who, held: number, choices: readonly DragEnd[]): void {
  const end = choices.length > 1 ? askWhere(scene, grappler, held, choices) : choices[0]
  if (end === undefined) return
  cite('grapple-move-details')
  const { square, prone, grappling } = scene.now.combatant
  const lay = prone[grappler]
  let at: DragStep = { own: square[grappler], theirs: square[held] }
  const goesOn = () =>
    grappling[grappler] === held &&
    prone[grappler] === lay &&
    square[grappler] === at.own &&
    square[held] === at.theirs &&
    isUp(scene, grappler)
  const ways = { own: [at.own], theirs: [at.theirs] }
  const { steps } = end
  travel(scene, {
    who: grappler,
    path: steps.map(({ own }) => own),
    struck: new Set(),
    goesOn,
    canStep: (i) => canStep(scene, grappler, held, steps[i]),
    step(i) {
      at = steps[i]
      goTo(scene, grappler, held, at)
      ways.own.push(at.own)
      ways.theirs.push(at.theirs)
    },
  })
  if (ways.own.length === 1) return
  note.drags(scene, grappler, held, at.own, at.theirs)
  stepBack(scene, grappler, ways.own)
  stepBack(scene, held, ways.theirs)
}

/** Puts both where the step leads, at one and the same time: the hold lasts. */
function goTo(scene: ShockScene, grappler: Who, held: number, { own, theirs }: DragStep): void {
  cite('forced-movement-safe')
  if (isTraced()) {
    citeStep(scene, grappler, own, held)
    citeStep(scene, held, theirs, grappler)
  }
  for (const [who, to] of [
    [grappler, own],
    [held, theirs],
  ] as const) {
    scene.set(C.square, who, to, 'grapple-move-target')
    scene.set(C.altitude, who, 0, 'grapple-move-target')
  }
  tidyBonds(scene)
}

/** Whether the step has not become impossible since the way was chosen. */
function canStep(scene: ShockScene, grappler: Who, held: number, { own, theirs }: DragStep): boolean {
  const { square } = scene.now.combatant
  const doors = scene.now.fight.openDoors[0]
  const free = (who: Who, other: number, to: number) => {
    const from = square[who]
    const { size, marks } = legsOf(scene, who, other)
    if (from !== to && withoutOther(scene, other, () => isBarred(scene, who, to))) return false
    return from === to || stepProblem({ grid: scene.setup.grid, openDoors: doors, marks, size }, from, to) === null
  }
  return free(grappler, held, own) && free(held, grappler, theirs)
}

function askWhere(scene: ShockScene, grappler: Who, held: number, choices: readonly DragEnd[]): DragEnd | undefined {
  const options: Option[] = choices.map(({ theirs }) => {
    const name = squareName(scene.setup.grid, theirs)
    return { value: name, label: say('to {square}', { square: { thing: name } }) }
  })
  const answer = scene.ask({
    rule: 'grapple-move-details',
    kind: 'choice',
    to: grappler,
    prompt: say('Where does {held} end, dragged along by {grappler}?', {
      held: person(held),
      grappler: person(grappler),
    }),
    options,
    preset: 0,
  })
  return choices[answer]
}
