import type { Pool } from '@fray/kernel/rules'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import { type Cited, cite, type WeaponSpeedScene } from '../scene.ts'
import {
  ATTRIBUTE_DAMAGE,
  C,
  CONDITION,
  END_CONDITION,
  HEAL_INJURIES,
  HIT_STRESS,
  HIT_WP,
  PUSH,
  REMOVE_WOUNDS,
  RESTORE,
  RESTORE_ATTRIBUTES,
  STABILIZE,
} from '../tables.ts'
import { POOLS, restore } from './restoring.ts'
import { deliver } from './results.ts'
import { isHere } from './who.ts'

cite('restoring', 'other-damage', 'base-initiative-fixed')

/** What a spell, an item or an ability does to somebody. `held`: it waits for the others who act at the same count. */
export function runEffects(
  scene: WeaponSpeedScene,
  by: number,
  target: number,
  effects: readonly Effect[],
  held: boolean,
  why: string,
): void {
  for (const effect of effects) if (isHere(scene, target)) runEffect(scene, by, target, effect, held, why)
}

function runEffect(
  scene: WeaponSpeedScene,
  by: number,
  target: number,
  effect: Effect,
  held: boolean,
  why: string,
): void {
  switch (effect.effect) {
    case 'damage':
      hurt(scene, by, target, effect, held, why)
      break
    case 'restore': {
      const pool = POOLS.indexOf(effect.pool)
      const amount = amountOf(scene, by, effect.amount, 'restoring', why)
      // Mana that somebody gives itself is nobody else's business: it can be spent in the same turn of a tie.
      if (effect.pool === 'mana' && target === by) restore(scene, target, pool, amount)
      else deliver(scene, held, by, target, RESTORE, amount, pool)
      break
    }
    case 'remove-wounds':
      deliver(scene, held, by, target, REMOVE_WOUNDS, effect.count)
      break
    case 'heal-injuries':
      deliver(scene, held, by, target, HEAL_INJURIES, 0)
      break
    case 'stabilize':
      deliver(scene, held, by, target, STABILIZE, 0)
      break
    case 'attribute-damage': {
      const amount = amountOf(scene, by, effect.amount, 'injury-attribute-damage', why)
      deliver(scene, held, by, target, ATTRIBUTE_DAMAGE, amount, effect.attributes)
      break
    }
    case 'restore-attributes':
      deliver(scene, held, by, target, RESTORE_ATTRIBUTES, 0)
      break
    case 'condition':
      deliver(scene, held, by, target, CONDITION, 0, effect.condition.at, effect.rounds)
      break
    case 'end-condition':
      deliver(scene, held, by, target, END_CONDITION, 0, effect.condition.at)
      break
    case 'base-initiative':
      alterBase(scene, target, effect.amount)
      break
    case 'push':
      deliver(scene, held, by, target, PUSH, effect.yards, by)
      break
  }
}

/** Rolls an amount; at least 0. */
const amountOf = (scene: WeaponSpeedScene, by: number, pool: Pool, rule: Cited, why: string): number =>
  Math.max(0, scene.roll(pool, by, rule, why))

/** Damage that is no attack's: no Armor unless the data says so. */
export function hurt(
  scene: WeaponSpeedScene,
  by: number,
  target: number,
  { amount, types, to, armor }: Extract<Effect, { effect: 'damage' }>,
  held: boolean,
  why: string,
): void {
  const tally = scene.tally()
  scene.roll(amount, by, 'other-damage', why, tally)
  const worn = scene.now.combatant.armorNow[target]
  if (armor) tally.add(-worn, 'armor-reduces', 'Armor')
  else if (worn !== 0) tally.pass(-worn, 'other-damage', 'Armor')
  tally.atLeast(0, 'armor-minimum', 'at least 0')
  note.damage(scene, by, target, types, 'other-damage', why, tally)
  if (tally.total <= 0) return
  deliver(scene, held, by, target, to === 'stress' ? HIT_STRESS : HIT_WP, tally.total, types)
}

/** An effect alters Base Initiative by name: from the next declaration on. */
function alterBase(scene: WeaponSpeedScene, target: number, amount: number): void {
  const base = scene.now.combatant.base[target] + amount
  scene.set(C.base, target, base, 'base-initiative-fixed')
  note.base(scene, target, amount, base)
}
