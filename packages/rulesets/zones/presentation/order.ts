import type { Order, OrderEntry, Viewer } from '@fray/kernel/rules'
import { inEnglish, seenOf, type Words } from '@fray/kernel/rules'
import { whoIsNext } from '../rules/turns.ts'
import { isHere, isSurprised, isUp } from '../rules/who.ts'
import type { ZonesScene } from '../scene.ts'
import { BETWEEN, ORDER_TABLE, SETUP, TURN } from '../tables.ts'
import { CHARACTERS, ENEMIES } from '../words.ts'

/** The line of Turns: one side after the other, the Characters among themselves by their rolls. Open to everybody. */
export function order(scene: ZonesScene, _viewer: Viewer): Order {
  const { phase, round } = scene.now.fight
  const entries = phase[0] === SETUP ? beforeTheFight(scene) : lineOf(scene)
  const next = phase[0] === BETWEEN ? scene.names(whoIsNext(scene)) : []
  return {
    kind: 'sides',
    round: round[0],
    title:
      phase[0] === SETUP ? inEnglish('Before the fight') : inEnglish('Round {round}', { round: { number: round[0] } }),
    entries,
    next,
    words: wordsOf(scene, entries, next),
  }
}

/** Who takes part, before initiative has been rolled: each side as one entry. */
const beforeTheFight = (scene: ZonesScene): OrderEntry[] =>
  [CHARACTERS, ENEMIES].flatMap((side) => {
    const who = scene.names(rowsOf(scene, side))
    const label = scene.setup.sides[side]?.name ?? ''
    return who.length === 0 ? [] : { label, who, at: null, state: 'to-come' as const, tied: false, notes: [] }
  })

const rowsOf = (scene: ZonesScene, side: number): number[] =>
  scene.rowsWhere((row) => scene.now.combatant.side[row] === side && isUp(scene, row))

function lineOf(scene: ZonesScene): OrderEntry[] {
  const { who } = scene.now.order
  const entries: OrderEntry[] = []
  for (let i = 0; i < scene.rows(ORDER_TABLE); i++) {
    if (isHere(scene, who[i])) entries.push(entryOf(scene, who[i]))
  }
  return entries
}

function entryOf(scene: ZonesScene, row: number): OrderEntry {
  const { had, character, initiative } = scene.now.combatant
  const now = scene.now.fight.phase[0] === TURN && scene.now.fight.turn[0] === row
  const notes = [
    isUp(scene, row) ? '' : inEnglish('out of action'),
    isSurprised(scene, row) ? inEnglish('surprised') : '',
  ]
  return {
    label: scene.name(row),
    who: [scene.name(row)],
    at: character[row] === 1 ? initiative[row] : null,
    state: now ? 'now' : had[row] === 1 || !isUp(scene, row) ? 'done' : 'to-come',
    tied: false,
    notes: notes.filter((note) => note !== ''),
  }
}

function wordsOf(scene: ZonesScene, entries: readonly OrderEntry[], next: readonly string[]): Words {
  const { phase, round } = scene.now.fight
  if (phase[0] === SETUP) return inEnglish('The fight has not begun: the order is rolled when it does.')
  const labels = (state: OrderEntry['state']) => entries.filter((one) => one.state === state).map(({ label }) => label)
  const [now] = labels('now')
  const later = labels('to-come')
  const rest =
    later.length === 0
      ? seenOf('after that the Round is over', {})
      : seenOf('to come: {who}', { who: { said: later.join(', ') } })
  const slots = { round: { number: round[0] }, rest }
  if (now !== undefined) return inEnglish("Round {round}: it is {who}'s Turn; {rest}.", { ...slots, who: { who: now } })
  if (next.length === 0) return inEnglish('Round {round}.', { round: slots.round })
  return inEnglish('Round {round}: {who} may come next; {rest}.', { ...slots, who: { people: next } })
}
