import {
  inEnglish,
  type Order,
  type OrderEntry,
  type SeenMessage,
  seenOf,
  type Viewer,
  type Words,
} from '@fray/kernel/rules'
import { mayAct } from '../rules/turns.ts'
import { actorNow, isDying, isGasping, isParty, mayHaveTurn } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { FIGHT, NONE, OVER, REST, SETUP, SURPRISE } from '../tables.ts'
import { BANDS, SPIRIT } from '../words.ts'
import { bandWord, inWords, isKnown, plain, semicolons } from './said.ts'

/**
 * The bands, first to last, each with those who have acted in it, the one who acts, those to come, and those who wait for
 * round 1: within a band the
 * party picks among its own before its enemies. Open to everybody.
 */
export function order(scene: EscalationScene, viewer: Viewer): Order {
  const { phase, round } = scene.now.fight
  const isOn = phase[0] === FIGHT || phase[0] === SURPRISE
  const entries = phase[0] === OVER ? [] : BANDS.flatMap((_, band) => bandEntries(scene, band, viewer))
  const next = isOn ? nextOf(scene, entries) : []
  return {
    kind: 'bands',
    round: round[0],
    title: inWords(titleOf(scene)),
    entries,
    next,
    words: wordsOf(scene, entries, next),
  }
}

function titleOf(scene: EscalationScene): SeenMessage {
  const { phase, round, escalation } = scene.now.fight
  if (phase[0] === SETUP) return seenOf('Before the fight', {})
  if (phase[0] === SURPRISE) return seenOf('Surprise Round', {})
  if (phase[0] === REST) return seenOf('Between encounters', {})
  if (phase[0] === OVER) return seenOf('After the fight', {})
  const slots = { round: { number: round[0] }, die: { number: escalation[0] } }
  return seenOf('Round {round}, escalation die {die}', slots)
}

/** Who belongs to the band, in groups of the same state; the party's before its enemies. */
function bandEntries(scene: EscalationScene, band: number, viewer: Viewer): OrderEntry[] {
  const groups = new Map<string, { state: OrderEntry['state']; rows: number[] }>()
  for (const state of ['done', 'now', 'to-come', 'waiting'] as const) {
    for (const isFriends of [true, false]) {
      const rows = scene.rowsWhere(
        (row) =>
          isKnown(scene, row, viewer) &&
          mayHaveTurn(scene, row) &&
          scene.now.combatant.band[row] === band &&
          (!scene.fighter(row).isThing || actorNow(scene) === row) &&
          isParty(scene, row) === isFriends &&
          stateOf(scene, row) === state,
      )
      if (rows.length > 0) groups.set(`${state} ${isFriends}`, { state, rows })
    }
  }
  return [...groups.values()].map(({ state, rows }) => ({
    label: bandWord(band),
    who: scene.names(rows),
    at: null,
    state,
    tied: false,
    notes: [
      ...(state === 'waiting' ? [inEnglish('not before round 1')] : []),
      ...rows.flatMap((row) => notesOn(scene, row)),
    ],
  }))
}

function stateOf(scene: EscalationScene, row: number): OrderEntry['state'] {
  if (actorNow(scene) === row) return 'now'
  const { acted, chosen } = scene.now.combatant
  if (scene.now.fight.phase[0] === SURPRISE && chosen[row] === 0) return 'waiting'
  return acted[row] === 1 ? 'done' : 'to-come'
}

function notesOn(scene: EscalationScene, row: number): Words[] {
  const { out, readySlot, bandNext } = scene.now.combatant
  const who = { who: scene.name(row) }
  const notes: Words[] = []
  if (out[row] === SPIRIT) notes.push(inEnglish('{who} in spirit', { who }))
  if (isDying(scene, row)) notes.push(inEnglish('{who} is Dying', { who }))
  if (isGasping(scene, row)) notes.push(inEnglish('{who} is at their Last Gasp', { who }))
  if (readySlot[row] !== NONE) notes.push(inEnglish('{who} has readied an action', { who }))
  if (bandNext[row] >= 0) {
    const band = plain(bandWord(bandNext[row]))
    notes.push(inEnglish('{who} comes to the {band} band after their turn', { who, band }))
  }
  return notes
}

/** Who comes next: those who may begin, or after the one who acts the first of those to come. */
function nextOf(scene: EscalationScene, entries: readonly OrderEntry[]): readonly string[] {
  if (actorNow(scene) < 0) return scene.names(mayAct(scene))
  return entries.find(({ state }) => state === 'to-come')?.who ?? []
}

function wordsOf(scene: EscalationScene, entries: readonly OrderEntry[], next: readonly string[]): Words {
  const { phase } = scene.now.fight
  if (phase[0] === SETUP) return inEnglish('The fight has not begun.')
  if (phase[0] === OVER) return inEnglish('The fight is over.')
  if (phase[0] === REST) return inEnglish('The encounter is over; the party may rest.')
  const actor = actorNow(scene)
  const later = entries
    .filter(({ state, who }) => state === 'to-come' && (actor >= 0 || who.join() !== next.join()))
    .map(({ label, who }) => seenOf('{band} {who}', { band: plain(label), who: { people: who } }))
  return inEnglish('{title}, {band} band: {now}; {later}.', {
    title: titleOf(scene),
    band: plain(bandWord(scene.now.fight.band[0])),
    now: actor >= 0 ? turnOf(scene.name(actor)) : seenOf('{people} may act now', { people: { people: next } }),
    later:
      later.length === 0
        ? seenOf('then the round is over', {})
        : seenOf('to come: {later}', { later: semicolons(later) }),
  })
}

/** Whose turn it is: `it is Ada's turn`, `it is Foes' turn`. */
const turnOf = (name: string): SeenMessage =>
  /s$/i.test(name)
    ? seenOf("it is {who}' turn", { who: { who: name } })
    : seenOf("it is {who}'s turn", { who: { who: name } })
