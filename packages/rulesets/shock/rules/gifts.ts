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

/** A number by attack kind: melee, ranged or thrown, and unarmed on top. */
type ByAttack = Record<'melee' | 'ranged' | 'unarmed', number>
const nothing = (): ByAttack => ({ melee: 0, ranged: 0, unarmed: 0 })

/** Adds an amount for the attacks that it counts for. */
function add(to: ByAttack, { when, amount }: { readonly when: Skilled['when']; readonly amount: number }): void {
  if (when === 'any' || when === 'melee') to.melee += amount
  if (when === 'any' || when === 'ranged') to.ranged += amount
  if (when === 'unarmed') to.unarmed += amount
}

/** What passive powers give, added up once when a combatant joins. */
export interface Gifts {
  readonly hit: Readonly<ByAttack>
  readonly damage: Readonly<ByAttack>
  /** Of the damage, what also adds to Shock. */
  readonly shock: Readonly<ByAttack>
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
    ...{ hit: nothing(), damage: nothing(), shock: nothing() },
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
          add(sum.hit, effect)
          break
        case 'damage':
          add(sum.damage, effect)
          if (effect.addsToShock) add(sum.shock, effect)
          break
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
