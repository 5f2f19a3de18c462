import { type AnyRuleset, type AnyScene, isHiddenFor, nameOf, unknownTo, type Viewer } from '@fray/kernel'
import { healthOf } from '../table/cards.ts'
import type { Beat, Stand } from './beat.ts'

/** How a seat sees everybody of whom it knows, by row. */
export type Stands = ReadonlyMap<number, Stand>

/** How the viewer sees everybody now. To be asked for while it looks. */
export function standsOf(rules: AnyRuleset, scene: AnyScene, viewer: Viewer): Stands {
  const ground = unknownTo(scene, viewer) === null ? null : rules.presentation.ground(scene, viewer)
  const zones = ground?.kind === 'zones' ? new Set(ground.zones.map(({ id }) => id)) : null
  const found = new Map<number, Stand>()
  for (let row = 0; row < scene.combatants; row++) {
    const figure = isHiddenFor(scene, row, viewer) ? null : rules.presentation.figure(scene, row, viewer)
    if (figure === null) continue
    const { words, pools } = healthOf(rules, scene, row, viewer)
    found.set(row, {
      at: figure.at === null || zones?.has(figure.at) === false ? null : figure.at,
      state: figure.state,
      health: words,
      pools: Object.fromEntries(pools.map(({ id, now }) => [id, now])),
      states: figure.badges.map(({ word }) => word),
    })
  }
  return found
}

/** What beats have said of somebody since it was seen so. */
function told(seen: Stand, who: string, beats: readonly Beat[]): Stand {
  let now = seen
  for (const beat of beats) {
    if (!('who' in beat) || beat.who !== who) continue
    if (beat.beat === 'move') now = { ...now, at: beat.way.at(-1) ?? null }
    else if (beat.beat === 'damage' || beat.beat === 'healing') {
      const { left } = beat
      if (left === null) continue
      now =
        'health' in left ? { ...now, health: left.health } : { ...now, pools: { ...now.pools, [beat.pool]: left.to } }
    }
  }
  return now
}

/**
 * What of the difference between how a seat saw everybody and how it sees them now the beats since then have not said. Of one of whom it
 * no longer knows nothing is said.
 */
export function beatsBetween(scene: AnyScene, before: Stands, now: Stands, beats: readonly Beat[]): Beat[] {
  const found: Beat[] = []
  for (const [row, stand] of now) {
    const who = nameOf(scene, row)
    const seen = before.get(row)
    if (seen === undefined) found.push({ beat: 'join', who, ...stand })
    else found.push(...differences(who, told(seen, who, beats), stand))
  }
  return found
}

function differences(who: string, was: Stand, is: Stand): Beat[] {
  const found: Beat[] = []
  if (was.at !== is.at) found.push({ beat: 'move', who, way: [was.at, is.at], steps: false })
  for (const [pool, to] of Object.entries(is.pools)) {
    const from = was.pools[pool] ?? to
    if (from !== to) found.push({ beat: to > from ? 'healing' : 'damage', who, pool, left: { from, to } })
  }
  if (was.health !== is.health) found.push({ beat: 'looks', who, health: is.health })
  if (was.state !== is.state)
    found.push({ beat: is.state === 'up' ? 'rise' : is.state === 'down' ? 'drop' : 'leave', who })
  for (const state of is.states) if (!was.states.includes(state)) found.push({ beat: 'state', who, state, on: true })
  for (const state of was.states) if (!is.states.includes(state)) found.push({ beat: 'state', who, state, on: false })
  return found
}
