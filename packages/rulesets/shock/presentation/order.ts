import {
  inEnglish,
  type Order,
  type OrderEntry,
  possessive,
  type SeenMessage,
  seenOf,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { currentSide, hasFinished, nextSide } from '../rules/turns.ts'
import { isUp } from '../rules/who.ts'
import type { ShockScene } from '../scene.ts'
import { ORDER_TABLE, OVER, SETUP, SURPRISE } from '../tables.ts'
import { isNamed } from './known.ts'
import { inWords, key } from './said.ts'

/** The sides in the order in which they act, with who of each has done; before the fight all that take part. */
export function order(scene: ShockScene, viewer: Viewer): Order {
  const { phase, round } = scene.now.fight
  // A side of which nobody is known to be there is none.
  const isThere = (side: number) => side === currentSide(scene) || membersOf(scene, side, viewer).length > 0
  const entries = sidesInOrder(scene)
    .filter(isThere)
    .map((side) => entryOf(scene, side, viewer))
  const next = phase[0] === OVER || phase[0] === SETUP ? [] : scene.names(whoIsNext(scene, viewer))
  const title = titleOf(scene)
  return {
    kind: 'sides',
    round: round[0],
    title: inWords(title),
    entries,
    next,
    words: wordsOf(scene, title, next, viewer),
  }
}

function titleOf(scene: ShockScene): SeenMessage {
  const { phase, round } = scene.now.fight
  if (phase[0] === SETUP) return seenOf('Before the fight', {})
  return phase[0] === SURPRISE
    ? seenOf('The surprise round', {})
    : seenOf('Round {round}', { round: { number: round[0] } })
}

/** Positions of the sides: as they act; those that wait out the surprise round, and all before the order is rolled, in the roster's. */
function sidesInOrder(scene: ShockScene): number[] {
  const acting = Array.from({ length: scene.rows(ORDER_TABLE) }, (_, i) => scene.now.order.side[i])
  const others = scene.setup.sides.map((_, side) => side).filter((side) => !acting.includes(side))
  return [...acting, ...others]
}

const sideName = (scene: ShockScene, side: number): string => scene.setup.sides[side]?.name ?? ''

/** Members of a side that are up, as far as the viewer knows of them. */
const membersOf = (scene: ShockScene, side: number, viewer: Viewer): number[] =>
  scene.rowsWhere((row) => scene.now.combatant.side[row] === side && isUp(scene, row) && isNamed(scene, row, viewer))

function entryOf(scene: ShockScene, side: number, viewer: Viewer): OrderEntry {
  const members = membersOf(scene, side, viewer)
  const now = currentSide(scene) === side && scene.now.fight.phase[0] !== OVER
  const finished = now ? members.filter((row) => hasFinished(scene, row)) : []
  const holding = members.filter((row) => scene.now.combatant.holding[row] === 1)
  const notes = [
    scene.now.side.surprised[side] === 1 ? inEnglish('surprised') : '',
    finished.length > 0 ? inEnglish('done: {people}', { people: { people: scene.names(finished) } }) : '',
    holding.length > 0 ? inEnglish('holding: {people}', { people: { people: scene.names(holding) } }) : '',
  ]
  return {
    label: sideName(scene, side),
    who: scene.names(members),
    at: null,
    state: now ? 'now' : stateOf(scene, side),
    tied: false,
    notes: notes.filter((note) => note !== ''),
  }
}

/** What is left of the round to a side whose turn it is not. */
function stateOf(scene: ShockScene, side: number): OrderEntry['state'] {
  const place = sidesInOrder(scene).indexOf(side)
  const { phase } = scene.now.fight
  if (phase[0] === SETUP) return 'to-come'
  if (scene.now.side.surprised[side] === 1) return 'waiting'
  return phase[0] === OVER || place < scene.now.fight.place[0] ? 'done' : 'to-come'
}

/** Members of the side whose turn it is that may still act; where there is none, of the next side. */
function whoIsNext(scene: ShockScene, viewer: Viewer): number[] {
  const ready = (side: number) => membersOf(scene, side, viewer).filter((row) => !hasFinished(scene, row))
  const now = ready(currentSide(scene))
  return now.length > 0 ? now : membersOf(scene, nextSide(scene), viewer)
}

function wordsOf(scene: ShockScene, title: SeenMessage, next: readonly string[], viewer: Viewer): Words {
  const { phase } = scene.now.fight
  if (phase[0] === SETUP) return inEnglish('The fight has not begun: the sides roll for initiative when it does.')
  if (phase[0] === OVER) return inEnglish('{title}: the fight is over.', { title })
  const side = currentSide(scene)
  const finished = membersOf(scene, side, viewer).filter((row) => hasFinished(scene, row))
  const may =
    next.length === 0 ? seenOf('everybody has done', {}) : seenOf('{people} may act', { people: { people: next } })
  const done =
    finished.length === 0 || finished.length === membersOf(scene, side, viewer).length
      ? null
      : doneWords(scene.names(finished))
  const after = nextSide(scene)
  const isThere = after >= 0 && after !== side && membersOf(scene, after, viewer).length > 0
  const then = !isThere ? null : seenOf(' Then: {side}.', { side: key(sideName(scene, after)) })
  const name = sideName(scene, side)
  const slots = { title, side: key(name), may, done, then }
  return possessive(name).endsWith("'s")
    ? inEnglish("{title}, {side}'s turn: {may}{done}.{then}", slots)
    : inEnglish("{title}, {side}' turn: {may}{done}.{then}", slots)
}

const doneWords = (people: readonly string[]): SeenMessage =>
  people.length === 1
    ? seenOf(', {people} has done', { people: { people } })
    : seenOf(', {people} have done', { people: { people } })
