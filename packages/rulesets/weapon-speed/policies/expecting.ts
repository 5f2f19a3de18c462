import { Expectations } from '@fray/kernel/rules'
import type { Effect } from '../kinds/effects.ts'
import type { Spell } from '../kinds/powers.ts'
import type { Strike } from '../kinds/strikes.ts'
import { naturalNeeded, rollDamage, rollStrike } from '../rules/attack.ts'
import { check, checkDice } from '../rules/checks.ts'
import { runEffects } from '../rules/effects.ts'
import { modOf, skillOf } from '../rules/figures.ts'
import { intimidate, wouldFail } from '../rules/morale.ts'
import { ableBySide } from '../rules/who.ts'
import type { WeaponSpeedScene } from '../scene.ts'
import { C } from '../tables.ts'
import { INSIGHT, INTIMIDATION, NO_ATTRIBUTE } from '../words.ts'

/** What has been asked of the rules: what each thing does to somebody on average. */
const known = new Expectations()

/** What an attack does on average: points of damage, Armor taken off, and how likely any of its strikes is to hit. */
export type Blow = readonly [damage: number, hits: number]

/** What a table has chosen that checks hang on. */
const table = (scene: WeaponSpeedScene): number => checkDice(scene).sides.length

/** What all the strikes of an attack do on average to somebody, as things stand. */
export function blowOf(scene: WeaponSpeedScene, by: number, target: number, strike: Strike): Blow {
  const { damageAttribute, strikes } = strike
  const more = damageAttribute === NO_ATTRIBUTE ? 0 : modOf(scene, by, damageAttribute)
  const armor = scene.now.combatant.armorNow[target]
  known
    .under(table(scene))
    .and(naturalNeeded(scene, by, target, strike))
    .and(more * 1024 + armor)
  const [damage, hits] =
    known.recall(strike) ??
    known.learn(scene, strike, () => {
      const { hit, critical } = rollStrike(scene, by, target, strike, 'attack')
      return hit ? [rollDamage(scene, by, target, strike, critical).total, 1] : [0, 0]
    })
  return strikes === 1 ? [damage, hits] : [strikes * damage, 1 - (1 - hits) ** strikes]
}

const PLENTY = 5000

/** How many points effects that deal damage, or give points back, come to on average: what it takes of one with plenty, or gives one who lacks them. */
export function pointsOf(
  scene: WeaponSpeedScene,
  by: number,
  target: number,
  effect: Extract<Effect, { effect: 'damage' | 'restore' }>,
): number {
  const { stress, stressMax, wp, wpMax, mana, manaMax, armorNow } = scene.now.combatant
  if (effect.effect === 'damage') {
    known.under(effect.armor ? armorNow[target] : -1)
    const all = (): number => stress[target] + wp[target]
    const found = known.recall(effect)
    return (found ?? known.learn(scene, effect, () => taken(scene, by, target, effect, all)))[0]
  }
  const [now, most] =
    effect.pool === 'stress' ? [stress, stressMax] : effect.pool === 'mana' ? [mana, manaMax] : [wp, wpMax]
  const lacks = Math.max(0, most[target] - now[target])
  if (lacks === 0) return 0
  known.under(Math.min(lacks, effect.amount.max))
  const found = known.recall(effect)
  return (found ??
    known.learn(scene, effect, () => {
      const had = now[target]
      runEffects(scene, by, target, [effect], { held: false, from: { name: '' } })
      return [now[target] - had]
    }))[0]
}

/** What the effect takes of one who has plenty. */
function taken(
  scene: WeaponSpeedScene,
  by: number,
  target: number,
  effect: Effect,
  all: () => number,
): readonly number[] {
  scene.set(C.stress, target, PLENTY, 'override')
  scene.set(C.wp, target, PLENTY, 'override')
  const had = all()
  runEffects(scene, by, target, [effect], { held: false, from: { name: '' } })
  return [had - all()]
}

/** How likely a spell is to work. */
export function castingOf(scene: WeaponSpeedScene, caster: number, spell: Spell): number {
  known.under(table(scene))
  const { castingBonus, castingTn } = spell
  const found = known.recall(spell)
  return (found ??
    known.learn(scene, spell, () => [
      check(scene, caster, {
        what: 'casting',
        bonus: castingBonus,
        source: 'casting',
        against: castingTn,
        rule: 'cast-check',
      })
        ? 1
        : 0,
    ]))[0]
}

/** How much likelier a monster is to have had enough at the end of the round once somebody has intimidated it. */
export const scareOf = (scene: WeaponSpeedScene, by: number, target: number): number =>
  failing(scene, target, skillOf(scene, by, INTIMIDATION), () => intimidate(scene, by, target)) -
  failing(scene, target, NOBODYS, () => {})

/** No skill of anybody. */
const NOBODYS = 10_000

/** How likely a monster is to fail its morale check after something that hangs on somebody's skill. */
function failing(scene: WeaponSpeedScene, target: number, skill: number, first: () => void): number {
  const { hitDice, bigHit, intimidated } = scene.now.combatant
  known.under(table(scene)).and(skill).and(intimidated[target])
  known.and(modOf(scene, target, INSIGHT) * 1024 + hitDice[target]).and(bigHit[target] > 0 ? 1 : 0)
  for (const able of ableBySide(scene)) known.and(able)
  const side = scene.setup.sides[scene.now.combatant.side[target]]
  const found = known.recall(side)
  return (found ??
    known.learn(scene, side, () => {
      first()
      return [wouldFail(scene, target) ? 1 : 0]
    }))[0]
}
