import { inEnglish, type Order, type OrderEntry, seenOf, type Viewer, type Words } from '@fray/kernel/rules'
import { isUnknown } from '../look.ts'
import { lineLength, lineOf } from '../rules/line.ts'
import { actorNow, isAble, isIn } from '../rules/who.ts'
import type { FreeHitsScene } from '../scene.ts'
import { BATTLE, NONE, OUTSIDE, OVER } from '../tables.ts'
import { saying } from './said.ts'

/** The line in which everybody has one turn a round. Those whom the viewer does not know of are not in it. */
export function order(scene: FreeHitsScene, viewer: Viewer): Order {
  const { phase, round } = scene.now.fight
  const line = lineOf(scene).filter((row) => isIn(scene, row) && !isUnknown(scene, row, viewer))
  const next = phase[0] === BATTLE ? scene.names(whoIsNext(scene, line)) : []
  return {
    kind: 'line',
    round: round[0],
    title:
      phase[0] === OUTSIDE
        ? inEnglish('Before the battle')
        : inEnglish('Round {round}', { round: { number: round[0] } }),
    entries: line.map((row) => entryOf(scene, row, viewer)),
    next,
    words: wordsOf(scene, line, next),
  }
}

const hasTurnToCome = (scene: FreeHitsScene, row: number): boolean =>
  scene.now.combatant.acted[row] === 0 && actorNow(scene) !== row

/** The first in the line with a turn to come; after the last turn of a round that of the next, where the old line is back. */
function whoIsNext(scene: FreeHitsScene, line: readonly number[]): number[] {
  const next = line.find((row) => hasTurnToCome(scene, row))
  if (next !== undefined) return [next]
  const { usual } = scene.now.order
  for (let place = 0; place < lineLength(scene); place++) if (line.includes(usual[place])) return [usual[place]]
  return []
}

function entryOf(scene: FreeHitsScene, row: number, viewer: Viewer): OrderEntry {
  const { acted, waitsFor, initiator } = scene.now.combatant
  const inBattle = scene.now.fight.phase[0] === BATTLE
  const other = waitsFor[row]
  const waits = inBattle && other !== NONE && acted[row] === 0 && actorNow(scene) !== row
  const after =
    waits && !isUnknown(scene, other, viewer)
      ? inEnglish('waits until {who} has acted', { who: { who: scene.name(other) } })
      : ''
  return {
    label: scene.name(row),
    who: [scene.name(row)],
    // Places are drawn by Agility, and by lot among equals: that number tells nobody when a turn comes.
    at: null,
    state: !inBattle
      ? scene.now.fight.phase[0] === OVER
        ? 'done'
        : 'to-come'
      : actorNow(scene) === row
        ? 'now'
        : acted[row] === 1
          ? 'done'
          : waits
            ? 'waiting'
            : 'to-come',
    tied: false,
    notes: saying([
      after,
      initiator[row] === 1 ? inEnglish('opened the battle') : '',
      isAble(scene, row) ? '' : inEnglish('cannot act'),
    ]),
  }
}

function wordsOf(scene: FreeHitsScene, line: readonly number[], next: readonly string[]): Words {
  const { phase, round } = scene.now.fight
  if (phase[0] === OUTSIDE)
    return inEnglish('The battle has not begun: the line is made when it does, the highest Agility first.')
  if (phase[0] === OVER) return inEnglish('The battle is over.')
  const later = line.filter((row) => hasTurnToCome(scene, row))
  const rest =
    later.length > 0
      ? seenOf('to come: {who}', { who: { people: scene.names(later) } })
      : next.length > 0
        ? seenOf('after that comes the next round, and {who} first', { who: { who: next[0] as string } })
        : seenOf('after that the round is over', {})
  const actor = actorNow(scene)
  const slots = { round: { number: round[0] }, rest }
  if (actor < 0 || !line.includes(actor)) return inEnglish('Round {round}; {rest}.', slots)
  return inEnglish("Round {round}: it is {who}'s turn; {rest}.", { ...slots, who: { who: scene.name(actor) } })
}
