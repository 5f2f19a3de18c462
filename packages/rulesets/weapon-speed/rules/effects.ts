import type { Named, Who } from '@fray/kernel/rules'
import { note } from '../events.ts'
import type { Effect } from '../kinds/effects.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { leavesAfter } from './life.ts'
import { POOLS, restore } from './restoring.ts'
import { deliver, results } from './results.ts'
import { isHere } from './who.ts'

/** Where an effect comes from. */
interface Origin {
  /** Whether it waits for the others who act at the same count. */
  readonly held: boolean
  readonly from: Named
}

/** What a spell, an item or an ability does to somebody. `held`: it waits for the others who act at the same count. */
export function runEffects(
  scene: WeaponSpeedScene,
  by: number,
  target: Who,
  effects: readonly Effect[],
  origin: Origin,
): void {
  for (const effect of effects) if (isHere(scene, target)) runEffect(scene, by, target, effect, origin)
}

function runEffect(scene: WeaponSpeedScene, by: Who, target: Who, effect: Effect, origin: Origin): void {
  const does = (done: Parameters<typeof deliver>[4]) => deliver(scene, origin.held, by, target, done)
  switch (effect.effect) {
    case 'damage':
      hurt(scene, by, target, effect, origin)
      break
    case 'restore': {
      const pool = POOLS.indexOf(effect.pool)
      const amount = Math.max(0, scene.roll(effect.amount, by, 'restoring', origin.from))
      // Mana that somebody gives itself is nobody else's business: it can be spent in the same turn of a tie.
      if (effect.pool === 'mana' && target === by) restore(scene, target, pool, amount)
      else does(results.restore(pool, amount))
      break
    }
    case 'remove-wounds':
      does(results.removeWounds(effect.count))
      break
    case 'heal-injuries':
      does(results.healInjuries())
      break
    case 'stabilize':
      does(results.stabilize())
      break
    case 'attribute-damage': {
      const amount = Math.max(0, scene.roll(effect.amount, by, 'injury-attribute-damage', origin.from))
      does(results.attributeDamage(effect.attributes, amount))
      break
    }
    case 'restore-attributes':
      does(results.restoreAttributes())
      break
    case 'condition':
      does(results.condition(effect.condition.at, effect.rounds))
      break
    case 'end-condition':
      does(results.endCondition(effect.condition.at))
      break
    case 'base-initiative':
      alterBase(scene, target, effect.amount)
      break
    case 'push':
      does(results.push(by, effect.yards))
      break
  }
}

/** Damage that is no attack's: no Armor unless the data says so. */
export function hurt(
  scene: WeaponSpeedScene,
  by: number,
  target: Who,
  { amount, types, to, armor }: Extract<Effect, { effect: 'damage' }>,
  { held, from }: Origin,
): void {
  const tally = scene.tally()
  scene.roll(amount, by, 'other-damage', from, tally)
  const worn = scene.now.combatant.armorNow[target]
  if (armor) tally.add(-worn, 'armor-reduces', 'Armor')
  else if (worn !== 0) tally.pass(-worn, 'other-damage', 'Armor')
  tally.atLeast(0, 'armor-minimum', 'at least 0')
  const leaves = held ? null : leavesAfter(scene, target, to, tally.total)
  note.damage(scene, {
    by,
    target,
    types,
    rule: 'other-damage',
    what: from.name,
    tally,
    stress: leaves?.stress ?? null,
    wounds: leaves?.wounds ?? null,
  })
  if (tally.total <= 0) return
  deliver(scene, held, by, target, results.hit(to, tally.total, types))
}

/** An effect alters Base Initiative by name: from the next declaration on. */
function alterBase(scene: WeaponSpeedScene, target: Who, amount: number): void {
  const base = scene.now.combatant.base[target] + amount
  scene.set(C.base, target, base, 'base-initiative-fixed')
  note.base(scene, target, amount, base)
}
