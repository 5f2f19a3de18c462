import { say } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import type { Cited, WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { AGILITY, MELEE, ON_BODY, SKILLS, STRENGTH } from '../words.ts'
import { bitsOf, LIES_PRONE } from './bearing-bits.ts'
import { type Borne, bearings, FULL_DEFENSE_BONUS, isUsable, modOf, scoreOf } from './figures.ts'

/** The most Stress that the Hit Dice give with the Strength of now; what the data states stays. */
export function derivedStress(scene: WeaponSpeedScene, row: number): number {
  const { dice2, hitDice } = scene.now.combatant
  const dice = dice2[row]
  if (dice < 0) return scene.fighter(row).entrant.stressMax ?? 0
  const twice = dice + 2 * modOf(scene, row, STRENGTH) * hitDice[row]
  if (twice % 2 !== 0) cite('round-down')
  return Math.max(0, twice >> 1)
}

/** Defense but for what lasts only for the round, with all of its parts; what is neither in hand nor worn does not count. */
function lastingDefense(scene: WeaponSpeedScene, row: number, borne: readonly Borne[]): Tally {
  const { entrant } = scene.fighter(row)
  const tally = scene.tally().add(10, 'defense-score', 'Defense')
  tally.add(modOf(scene, row, AGILITY), 'attribute-modifier', 'Agility')
  let rest = scene.now.combatant.defenseBonus[row]
  for (const ability of entrant.abilities) {
    const { defense } = ability.gives
    if (defense === 0) continue
    tally.add(defense, 'defense-score', ability)
    rest -= defense
  }
  if (rest !== 0)
    tally.add(rest, 'defense-score', entrant.defenseBonus === rest ? 'of their own' : 'set by the referee')
  const { owner, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    const kind = scene.kind(item)
    const { defense, name } = kind
    if (owner[item] !== row || defense === 0) continue
    if (place[item] <= ON_BODY) tally.add(defense, 'defense-score', kind)
    else tally.pass(defense, 'defense-score', say('{name}, neither in hand nor worn', { name: { thing: name } }))
  }
  for (const { bearing, rule, source } of borne) if (bearing.defense !== 0) tally.add(bearing.defense, rule, source)
  return tally
}

/** Defense as it is now, with all of its parts. */
export function defenseTally(scene: WeaponSpeedScene, row: number): Tally {
  const tally = lastingDefense(scene, row, bearings(scene, row))
  if (scene.now.combatant.fullDefense[row] === 1) tally.add(FULL_DEFENSE_BONUS, 'full-defense', 'Full-Defense')
  return tally
}

/** The yards of a round as long as nothing halves them, with all of their parts. */
export function speedTally(scene: WeaponSpeedScene, row: number, borne = bearings(scene, row)): Tally {
  const tally = scene.tally().add(scene.now.combatant.speedBase[row], 'speed-per-round', 'Speed')
  for (const { bearing, rule, source } of borne) if (bearing.speed !== 0) tally.add(bearing.speed, rule, source)
  return tally.atLeast(0, 'speed-per-round', 'no less than none')
}

/** The yards that its melee attacks reach at most. */
function longestReach(scene: WeaponSpeedScene, row: number): number {
  const { owner } = scene.now.item
  let most = 0
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] !== row || !isUsable(scene, item)) continue
    for (const { mode, reach } of scene.kind(item).attacks) if (mode === MELEE && reach > most) most = reach
  }
  return most
}

/** Makes everything true that follows from scores, items, injuries and conditions. */
export function rework(scene: WeaponSpeedScene, row: number, rule: Cited): void {
  const { armorBonus, skills } = scene.now.combatant
  const borne = bearings(scene, row)
  let armor = armorBonus[row]
  let attack = 0
  let bits = 0
  const limbs = [0, 0]
  const totals = SKILLS.map((_, i) => skills[row * SKILLS.length + i])
  for (const { bearing, injury, side } of borne) {
    armor += bearing.armor
    attack += bearing.attack
    bits |= bitsOf(bearing)
    bearing.skills.forEach((bonus, i) => {
      totals[i] = totals[i] + bonus
    })
    if (injury !== null && injury.limb !== 0 && side >= 0) limbs[side] = Math.max(limbs[side], injury.limb)
  }
  const { owner, place } = scene.now.item
  for (let item = 0; item < scene.items; item++) {
    if (owner[item] === row && place[item] <= ON_BODY) armor += scene.kind(item).armor
  }
  scene.set(C.defenseNow, row, lastingDefense(scene, row, borne).total, rule)
  scene.set(C.armorNow, row, Math.max(0, armor), rule)
  scene.set(C.attackNow, row, attack, rule)
  scene.set(C.speedNow, row, speedTally(scene, row, borne).total, rule)
  scene.set(C.bearing, row, bits, rule)
  if ((bits & LIES_PRONE) !== 0) scene.set(C.prone, row, 1, rule)
  for (let arm = 0; arm < 2; arm++) scene.setCell(C.limbs, row, arm, limbs[arm], rule)
  totals.forEach((total, i) => {
    scene.setCell(C.skillsNow, row, i, total, rule)
  })
  scene.set(C.threat, row, longestReach(scene, row), rule)
}

/** After Strength has changed: the greatest Stress and Wound Points follow, and what is above them is gone. */
export function reworkMaxima(scene: WeaponSpeedScene, row: number, rule: Cited): void {
  const { wpModifiers, stress, wp } = scene.now.combatant
  const most = derivedStress(scene, row)
  const life = Math.max(0, scoreOf(scene, row, STRENGTH) + wpModifiers[row])
  scene.set(C.stressMax, row, most, rule)
  scene.set(C.wpMax, row, life, rule)
  if (stress[row] > most) scene.set(C.stress, row, most, rule)
  if (wp[row] > life) scene.set(C.wp, row, life, rule)
}
