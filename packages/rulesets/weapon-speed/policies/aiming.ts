import { squaresBetween } from '@fray/kernel/rules'
import type { Effect } from '../kinds/effects.ts'
import type { Ability, Spell } from '../kinds/powers.ts'
import type { Strike } from '../kinds/strikes.ts'
import { areHostile, isAble } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import type { Aim } from '../words.ts'
import { blowOf } from './expecting.ts'
import { weakestFoe } from './targets.ts'
import { worthOfEffects, worthOfHits } from './worth.ts'

/** At whom something is best aimed, and what it is worth there in tenths of a point of damage. */
export interface Aimed {
  target: number
  worth: number
}

const NOBODY: Aimed = { target: -1, worth: 0 }

/** What works on somebody by itself: an ability, a spell without an attack, something thrown or drunk. */
interface Effective {
  readonly aim: Aim
  /** Yards. */
  readonly range: number
  readonly effects: readonly Effect[]
}

/** Where effects are worth most among those within so many yards: enemies, or oneself and friends, as it is meant. */
function bestTarget(scene: WeaponSpeedScene, actor: number, what: Effective): Aimed {
  const { square } = scene.now.combatant
  const { plane } = scene.setup
  const isFriendly = what.aim === 'self' || what.aim === 'ally' || (what.aim === 'anyone' && helps(what.effects))
  let best = NOBODY
  for (let row = 0; row < scene.combatants; row++) {
    if (areHostile(scene, actor, row) === isFriendly || !isAble(scene, row)) continue
    if (row === actor ? !isFriendly : what.aim === 'self') continue
    if (row !== actor && squaresBetween(plane, square[actor], square[row]) > what.range) continue
    const worth = worthOfEffects(scene, actor, what.effects, row)
    if (worth > best.worth) best = { target: row, worth }
  }
  return best
}

const helps = (effects: readonly Effect[]): boolean =>
  effects.some(({ effect }) => effect === 'restore' || effect === 'heal-injuries' || effect === 'remove-wounds')

/** At whom a spell is best cast. One that strikes goes to the weakest in range. */
export function bestSpellTarget(scene: WeaponSpeedScene, actor: number, spell: Spell): Aimed {
  if (spell.attack === null) return bestTarget(scene, actor, spell)
  const target = weakestFoe(scene, actor, spell.range)
  if (target < 0) return NOBODY
  return { target, worth: worthOfHit(scene, actor, target, spell.attack, spell.effects) }
}

/** What an attack and what comes with a hit of it are worth on somebody. */
export function worthOfHit(
  scene: WeaponSpeedScene,
  actor: number,
  target: number,
  strike: Strike,
  effects: readonly Effect[],
): number {
  const blow = blowOf(scene, actor, target, strike)
  return worthOfHits(scene, actor, target, strike, blow) + blow[1] * worthOfEffects(scene, actor, effects, target)
}

/** Tenths of a point of damage that a point of Stress is worth to who has it. */
const STRESS = 10

/** At whom an ability is best called upon, its price taken off; nobody where it is worth less. */
export function bestAbilityTarget(scene: WeaponSpeedScene, actor: number, ability: Ability): Aimed {
  const { stress } = scene.now.combatant
  if (ability.stress > stress[actor]) return NOBODY
  const found = bestTarget(scene, actor, ability)
  const worth = found.worth - STRESS * ability.stress
  return worth > 0 ? { target: found.target, worth } : NOBODY
}
