import { type AnyRuleset, type AnyScene, type Figure, type Health, nameOf, unknownTo } from '@fray/kernel'
import { figureOf } from '../table/board.ts'
import { healthSeen } from '../table/cards.ts'
import type { Looking } from '../table/view-cache.ts'
import type { Beat, Stand } from './beat.ts'

/** How a seat sees everybody of whom it knows, by row. */
export type Stands = ReadonlyMap<number, Stand>

/** How those who look see everybody now. */
export function standsOf(rules: AnyRuleset, scene: AnyScene, looking: Looking): Stands {
  const { viewer } = looking
  const ground = unknownTo(scene, viewer) === null ? null : rules.presentation.ground(scene, viewer)
  const zones = ground?.kind === 'zones' ? new Set(ground.zones.map(({ id }) => id)) : null
  const found = new Map<number, Stand>()
  for (let row = 0; row < scene.combatants; row++) {
    const figure = figureOf(rules, scene, row, looking)
    if (figure === null) continue
    const health = healthSeen(rules, scene, row, looking)
    const at = figure.at === null || zones?.has(figure.at) === false ? null : figure.at
    found.set(
      row,
      looking.part('stand', row, () => standOf(figure, health, at), [figure, health, at]),
    )
  }
  return found
}

const standOf = ({ state, badges }: Figure, { words, pools }: Health, at: string | null): Stand => ({
  ...{ at, state, health: words },
  pools: Object.fromEntries(pools.map(({ id, now }) => [id, now])),
  states: badges.map(({ word }) => word),
})

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
export function beatsBetween(
  rules: Pick<AnyRuleset, 'fate'>,
  scene: AnyScene,
  before: Stands,
  now: Stands,
  beats: readonly Beat[],
): Beat[] {
  const found: Beat[] = []
  for (const [row, stand] of now) {
    const who = nameOf(scene, row)
    const seen = before.get(row)
    if (seen === stand && !beats.some((beat) => 'who' in beat && beat.who === who)) continue
    if (seen === undefined) found.push({ beat: 'join', who, ...stand })
    else found.push(...differences(who, told(seen, who, beats), stand, () => rules.fate?.(scene, row) === 'away'))
  }
  return found
}

/** @param isAway whether somebody who is gone has left, and was not felled */
function differences(who: string, was: Stand, is: Stand, isAway: () => boolean): Beat[] {
  const found: Beat[] = []
  if (was.at !== is.at) found.push({ beat: 'move', who, way: [was.at, is.at], steps: false })
  for (const [pool, to] of Object.entries(is.pools)) {
    const from = was.pools[pool] ?? to
    if (from !== to) found.push({ beat: to > from ? 'healing' : 'damage', who, pool, left: { from, to } })
  }
  if (was.health !== is.health) found.push({ beat: 'looks', who, health: is.health })
  // Somebody felled by a blow goes down, also where nobody is left lying.
  if (was.state === 'up' && is.state === 'gone' && !isAway()) found.push({ beat: 'drop', who })
  if (was.state !== is.state)
    found.push({ beat: is.state === 'up' ? 'rise' : is.state === 'down' ? 'drop' : 'leave', who })
  for (const state of is.states) if (!was.states.includes(state)) found.push({ beat: 'state', who, state, on: true })
  for (const state of was.states) if (!is.states.includes(state)) found.push({ beat: 'state', who, state, on: false })
  return found
}
