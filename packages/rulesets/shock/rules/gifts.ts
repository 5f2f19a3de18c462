import type { Pool } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Against } from '../kinds/effects.ts'
import type { Power } from '../kinds/powers.ts'

/** A skill's level that a passive power adds to attack rolls or damage. */
export interface Skilled {
  readonly to: 'to-hit' | 'damage'
  readonly when: 'any' | 'melee' | 'ranged' | 'unarmed'
  readonly addsToShock: boolean
  /** Position in SKILLS. */
  readonly skill: number
}

/** What a passive power gives when an attack brings somebody down. */
interface OnKill {
  readonly name: string
  readonly extraAttack: boolean
  readonly heal: Pool | null
}

/** What passive powers give, added up once when a combatant joins. By attack kind: melee, ranged or thrown, and unarmed on top. */
export interface Gifts {
  readonly hitMelee: number
  readonly hitRanged: number
  readonly hitUnarmed: number
  readonly damageMelee: number
  readonly damageRanged: number
  readonly damageUnarmed: number
  /** Of the damage, what also adds to Shock. */
  readonly shockMelee: number
  readonly shockRanged: number
  readonly shockUnarmed: number
  readonly shockPoints: number
  readonly shockAnyAc: boolean
  readonly immune: boolean
  readonly ac: number
  readonly screens: number
  readonly seesUnseen: boolean
  readonly slippery: boolean
  readonly disengage: 'free' | 'move' | null
  readonly standUp: 'free' | 'move' | null
  readonly reload: 'free' | 'move' | null
  readonly screenAc: number
  readonly save: number
  /** Added to its check for a ranged execution, and taken off its victims' saves. */
  readonly executionCheck: number
  readonly executionSave: number
  readonly executionProof: boolean
  readonly skilled: readonly Skilled[]
  readonly against: readonly Against[]
  readonly kills: readonly OnKill[]
  /** It has powers that are Instants. */
  readonly instants: boolean
}

/** Adds up the passive powers of a combatant. */
export function giftsOf(powers: readonly Power[]): Gifts {
  const sum = {
    hitMelee: 0,
    hitRanged: 0,
    hitUnarmed: 0,
    damageMelee: 0,
    damageRanged: 0,
    damageUnarmed: 0,
    shockMelee: 0,
    shockRanged: 0,
    shockUnarmed: 0,
    shockPoints: 0,
    shockAnyAc: false,
    immune: false,
    ac: 0,
    screens: 0,
    seesUnseen: false,
    slippery: false,
    disengage: null as 'free' | 'move' | null,
    standUp: null as 'free' | 'move' | null,
    reload: null as 'free' | 'move' | null,
    screenAc: 0,
    save: 0,
    executionCheck: 0,
    executionSave: 0,
    executionProof: false,
    skilled: [] as Skilled[],
    against: [] as Against[],
    kills: [] as OnKill[],
    instants: powers.some((power) => power.cost === 'instant'),
  }
  for (const power of powers) {
    if (power.cost !== 'passive') continue
    cite('spell-content')
    for (const effect of power.effects) {
      if ((effect.effect === 'to-hit' || effect.effect === 'damage') && effect.bySkill >= 0) {
        const addsToShock = effect.effect === 'damage' && effect.addsToShock
        sum.skilled.push({ to: effect.effect, when: effect.when, addsToShock, skill: effect.bySkill })
      }
      switch (effect.effect) {
        case 'against':
          sum.against.push(effect)
          break
        case 'on-kill':
          sum.kills.push({ name: power.name, extraAttack: effect.extraAttack, heal: effect.heal })
          break
        case 'screen-ac':
          sum.screenAc += effect.amount
          break
        case 'save':
          sum.save += effect.amount
          break
        case 'execution':
          sum.executionCheck += effect.check
          sum.executionSave += effect.save
          break
        case 'execution-proof':
          sum.executionProof = true
          break
        case 'to-hit':
          if (effect.when !== 'ranged' && effect.when !== 'unarmed') sum.hitMelee += effect.amount
          if (effect.when === 'any' || effect.when === 'ranged') sum.hitRanged += effect.amount
          if (effect.when === 'unarmed') sum.hitUnarmed += effect.amount
          break
        case 'damage': {
          const shock = effect.addsToShock ? effect.amount : 0
          if (effect.when !== 'ranged' && effect.when !== 'unarmed') {
            sum.damageMelee += effect.amount
            sum.shockMelee += shock
          }
          if (effect.when === 'any' || effect.when === 'ranged') {
            sum.damageRanged += effect.amount
            sum.shockRanged += shock
          }
          if (effect.when === 'unarmed') {
            sum.damageUnarmed += effect.amount
            sum.shockUnarmed += shock
          }
          break
        }
        case 'shock':
          sum.shockPoints += effect.points
          sum.shockAnyAc ||= effect.anyAc
          break
        case 'shock-immune':
          sum.immune = true
          break
        case 'ac':
          sum.ac += effect.amount
          break
        case 'screen-extra':
          sum.screens += effect.amount
          break
        case 'sees-unseen':
          sum.seesUnseen = true
          break
        case 'no-opportunity':
          sum.slippery = true
          break
        case 'cheaper':
          if (effect.action === 'disengage') sum.disengage = effect.cost
          if (effect.action === 'stand-up') sum.standUp = effect.cost
          if (effect.action === 'reload') sum.reload = effect.cost
      }
    }
  }
  return sum
}
