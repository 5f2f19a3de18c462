import { listText, type Order, type OrderEntry, possessive, type Viewer } from '@fray/kernel/rules'
import { mayAct } from '../rules/turns.ts'
import { actorNow, isDying, isGasping, isParty, mayHaveTurn } from '../rules/who.ts'
import type { EscalationScene } from '../scene.ts'
import { FIGHT, NONE, OVER, REST, SETUP, SURPRISE } from '../tables.ts'
import { BANDS, SPIRIT } from '../words.ts'
import { bandWord, isKnown } from './said.ts'

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
  return { kind: 'bands', round: round[0], title: titleOf(scene), entries, next, words: wordsOf(scene, entries, next) }
}

function titleOf(scene: EscalationScene): string {
  const { phase, round, escalation } = scene.now.fight
  if (phase[0] === SETUP) return 'Before the fight'
  if (phase[0] === SURPRISE) return 'Surprise Round'
  if (phase[0] === REST) return 'Between encounters'
  return phase[0] === OVER ? 'After the fight' : `Round ${round[0]}, escalation die ${escalation[0]}`
}

/** Who belongs to the band, in groups of the same state; the party's before its enemies. */
function bandEntries(scene: EscalationScene, band: number, viewer: Viewer): OrderEntry[] {
  const groups = new Map<string, { state: OrderEntry['state']; rows: number[] }>()
  for (const state of ['done', 'now', 'to-come', 'waiting'] as const) {
    for (const isFriends of [true, false]) {
      const rows: number[] = []
      for (let row = 0; row < scene.combatants; row++) {
        if (!isKnown(scene, row, viewer) || !mayHaveTurn(scene, row) || scene.now.combatant.band[row] !== band) continue
        if (scene.fighter(row).isThing && actorNow(scene) !== row) continue
        if (isParty(scene, row) === isFriends && stateOf(scene, row) === state) rows.push(row)
      }
      if (rows.length > 0) groups.set(`${state} ${isFriends}`, { state, rows })
    }
  }
  return [...groups.values()].map(({ state, rows }) => ({
    label: bandWord(band),
    who: scene.names(rows),
    at: null,
    state,
    tied: false,
    notes: [...(state === 'waiting' ? ['not before round 1'] : []), ...rows.flatMap((row) => notesOn(scene, row))],
  }))
}

function stateOf(scene: EscalationScene, row: number): OrderEntry['state'] {
  if (actorNow(scene) === row) return 'now'
  const { acted, chosen } = scene.now.combatant
  if (scene.now.fight.phase[0] === SURPRISE && chosen[row] === 0) return 'waiting'
  return acted[row] === 1 ? 'done' : 'to-come'
}

function notesOn(scene: EscalationScene, row: number): string[] {
  const { out, readySlot, bandNext } = scene.now.combatant
  const name = scene.name(row)
  const notes: string[] = []
  if (out[row] === SPIRIT) notes.push(`${name} in spirit`)
  if (isDying(scene, row)) notes.push(`${name} is Dying`)
  if (isGasping(scene, row)) notes.push(`${name} is at their Last Gasp`)
  if (readySlot[row] !== NONE) notes.push(`${name} has readied an action`)
  if (bandNext[row] >= 0) notes.push(`${name} comes to the ${bandWord(bandNext[row])} band after its turn`)
  return notes
}

/** Who comes next: those who may begin, or after the one who acts the first of those to come. */
function nextOf(scene: EscalationScene, entries: readonly OrderEntry[]): readonly string[] {
  if (actorNow(scene) < 0) return scene.names(mayAct(scene))
  return entries.find(({ state }) => state === 'to-come')?.who ?? []
}

function wordsOf(scene: EscalationScene, entries: readonly OrderEntry[], next: readonly string[]): string {
  const { phase } = scene.now.fight
  if (phase[0] === SETUP) return 'The fight has not begun.'
  if (phase[0] === OVER) return 'The fight is over.'
  if (phase[0] === REST) return 'The encounter is over; the party may rest.'
  const actor = actorNow(scene)
  const head = `${titleOf(scene)}, ${bandWord(scene.now.fight.band[0])} band`
  const now = actor >= 0 ? `it is ${possessive(scene.name(actor))} turn` : `${listText(next)} may act now`
  const later = entries
    .filter(({ state, who }) => state === 'to-come' && (actor >= 0 || who.join() !== next.join()))
    .map(({ label, who }) => `${label} ${listText(who)}`)
  return `${head}: ${now}; ${later.length === 0 ? 'then the round is over' : `to come: ${later.join('; ')}`}.`
}
