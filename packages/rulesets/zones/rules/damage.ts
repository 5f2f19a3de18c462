import type { Pool, Who } from '@fray/kernel/rules'
import { cite, type Tally } from '../citing.ts'
import { note } from '../events.ts'
import type { Besides } from '../kinds/effects.ts'
import type { Cited, ZonesScene } from '../scene.ts'
import { armorOf } from './outfit.ts'
import { leftAfter, loseHitPoints } from './wounds.ts'

/** One weapon's worth of damage: its dice with a flat bonus in the pool, and what else it does. */
export interface Blow extends Besides {
  readonly name: string
  /** None where only what comes with it matters. */
  readonly damage: Pool | null
}

/** How a result is doubled: not at all, the dice alone (an attacker's 20), or all of it (an avoider's 1). */
export type Doubling = 'none' | 'dice' | 'all'

/** An attack that lands. */
export interface Strike {
  readonly main: Blow
  readonly second: Blow | null
  readonly doubling: Doubling
  readonly rule: Cited
}

/** The damage of an attack that lands; returns the weapon that struck, whose other effects then come. */
export function dealDamage(scene: ZonesScene, attacker: Who, target: Who, strike: Strike): Blow {
  const { main, rule } = strike
  let struck = main
  if (main.damage !== null) {
    const tally = scene.tally()
    struck = rollDamage(scene, attacker, strike, main.damage, tally)
    soak(scene, target, tally)
    hurt(scene, attacker, target, tally, rule)
    scene.credit(attacker, target)
  }
  return struck
}

/** Rolls the dice (both weapons' when two are wielded, and the higher result counts) and doubles; returns which weapon strikes. */
function rollDamage(
  scene: ZonesScene,
  attacker: Who,
  { main, second, doubling, rule }: Strike,
  damage: Pool,
  tally: Tally,
): Blow {
  let struck = main
  let bonus = damage.bonus
  if (scene.now.combatant.character[attacker] === 0) cite('creature-damage')
  let dice = scene.dice(damage, attacker, rule, main, tally)
  const otherDamage = second === null ? null : second.damage
  if (second !== null && otherDamage !== null) {
    cite('dual-wield-compares-results')
    const other = scene.tally()
    const otherDice = scene.dice(otherDamage, attacker, 'dual-wield', second, other)
    if (otherDice + otherDamage.bonus > dice + bonus) {
      swap(tally, other)
      tally.pass(dice + bonus, 'dual-wield', main)
      struck = second
      dice = otherDice
      bonus = otherDamage.bonus
    } else tally.pass(otherDice + otherDamage.bonus, 'dual-wield', second)
  }
  if (doubling !== 'none' && bonus !== 0) cite('critical-doubles-dice-only')
  if (doubling === 'dice') tally.change(dice, 'attack-natural-20', 'dice doubled')
  if (bonus !== 0) tally.add(bonus, rule, struck)
  if (doubling === 'all') tally.times(2, 'avoid-natural-1', 'all doubled')
  return struck
}

/** Makes the other weapon's dice the ones that count. */
function swap(tally: Tally, other: Tally): void {
  tally.total = other.total
  tally.parts?.splice(0, tally.parts.length, ...(other.parts ?? []))
}

/** Takes armor off, where the table plays with it: after any doubling, to no less than 0. */
export function soak(scene: ZonesScene, target: Who, tally: Tally): void {
  const armor = armorOf(scene, target)
  if (armor === 0) return
  if (!scene.armorCounts) tally.pass(-armor, 'armor-points', 'armor (not played)')
  else tally.add(-Math.min(armor, Math.max(0, tally.total)), 'armor-points', 'armor')
}

/** Takes the tally's total in hit points, by somebody's doing or by nobody's (NONE), and tells of it; what is taken off dice never makes it less than nothing. */
export function hurt(scene: ZonesScene, by: number, target: Who, tally: Tally, rule: Cited): void {
  tally.atLeast(0, rule, 'at least 0')
  if (scene.recorder !== null)
    note.damage(scene, { target, tally, rule, by: by as Who, left: leftAfter(scene, target, -tally.total) })
  loseHitPoints(scene, target, tally.total, rule)
}
