import type { Tally } from '@fray/kernel/rules'
import { cite, type WeaponSpeedScene } from '../scene.ts'
import { AGILITY, ON_BODY } from '../words.ts'
import { HALF_SPEED, NO_ACT, NO_MOVE } from './bearing-bits.ts'
import { bearingRule, bearings, FULL_DEFENSE_BONUS, modOf } from './figures.ts'
import { isDying, isHelpless } from './who.ts'

cite('defense-score', 'attribute-modifier', 'full-defense')

/** Defense with all of its parts, for people; what is not in hand or worn does not count. Only while somebody listens. */
export function defenseTally(scene: WeaponSpeedScene, row: number): Tally {
  const { entrant } = scene.fighter(row)
  const tally = scene.tally().add(10, 'defense-score', 'Defense')
  tally.add(modOf(scene, row, AGILITY), 'attribute-modifier', 'Agility')
  let rest = scene.now.combatant.defenseBonus[row]
  for (const { name, gives } of entrant.abilities) {
    if (gives.defense === 0) continue
    tally.add(gives.defense, 'defense-score', name)
    rest -= gives.defense
  }
  if (rest !== 0) tally.add(rest, 'defense-score', entrant.defenseBonus === rest ? 'of its own' : 'set by the referee')
  const { owner, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    const { defense, name } = scene.kind(item)
    if (owner[item] !== row || defense === 0) continue
    if (place[item] <= ON_BODY) tally.add(defense, 'defense-score', name)
    else tally.pass(defense, 'defense-score', `${name}, neither in hand nor worn`)
  }
  for (const { bearing, rule, source } of bearings(scene, row)) {
    if (bearing.defense !== 0) tally.add(bearing.defense, rule, source)
  }
  if (scene.now.combatant.fullDefense[row] === 1) tally.add(FULL_DEFENSE_BONUS, 'full-defense', 'Full-Defense')
  return tally
}

cite('speed-per-round', 'half-speed-once', 'incapacitated-crawl', 'dying-one-action')

/** The yards that are left to somebody in this turn (`left`), with all of their parts, for people. Only while somebody listens. */
export function movementTally(scene: WeaponSpeedScene, row: number, left: number): Tally {
  const { speedBase, speedNow, moved, bearing, fullDefense, stabilized, wp } = scene.now.combatant
  const bits = bearing[row]
  const full = speedNow[row]
  const tally = scene.tally().add(speedBase[row], 'speed-per-round', 'Speed')
  for (const one of bearings(scene, row)) {
    if (one.bearing.speed !== 0) tally.add(one.bearing.speed, one.rule, one.source)
  }
  tally.atLeast(0, 'speed-per-round', 'no less than none')
  const stopped = (bits & (NO_MOVE | NO_ACT)) === 0 ? null : bearingRule(scene, row, NO_MOVE | NO_ACT)
  if (stopped !== null) return tally.add(-full, stopped.rule, stopped.source)
  // Several halvings are one: the first counts, the others do not.
  const halved: [string, string][] = []
  if (fullDefense[row] === 1) halved.push(['full-defense-half-speed', 'Full-Defense'])
  const injured = (bits & HALF_SPEED) === 0 ? null : bearingRule(scene, row, HALF_SPEED)
  if (injured !== null) halved.push([injured.rule, injured.source])
  if (stabilized[row] === 1 && wp[row] <= 0) halved.push(['stabilized', 'Stabilized'])
  const half = (full >> 1) - full
  halved.forEach(([rule, source], i) => {
    if (i === 0) tally.add(half, rule, `half: ${source}`)
    else tally.pass(half, 'half-speed-once', `half: ${source}`)
  })
  tally.add(-moved[row], 'speed-per-round', 'moved in this round')
  tally.atLeast(0, 'speed-per-round', 'no less than none')
  const less = left - tally.total
  if (less !== 0 && isHelpless(scene, row)) {
    const rule = isDying(scene, row) ? 'dying-one-action' : 'incapacitated-crawl'
    tally.add(less, rule, 'down: at most a yard of crawling')
  }
  return tally
}
