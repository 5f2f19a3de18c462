import type { Pool } from '@fray/kernel/rules'
import { cite } from '../citing.ts'
import type { Feat } from '../kinds/feats.ts'
import type { Reduction, Weapon } from '../kinds/gear.ts'
import { type AttackKind, type FeatMoment, MOST_FOCUS, RANGED } from '../words.ts'

/** A feat that grants attacks: its position among the unit's feats, for the uses that are counted. */
export interface FreeAttack {
  readonly feat: number
  readonly id: string
  readonly name: string
  readonly once: 'turn' | 'round' | 'never-limited'
}

/** Dice that a feat adds to damage. */
export interface ExtraDice {
  readonly name: string
  readonly when: AttackKind
  readonly amount: Pool
}

/** The kinds of attack, as feats name them. */
const KINDS_OF_ATTACK = ['melee', 'ranged', 'spell'] as const
type KindOfAttack = (typeof KINDS_OF_ATTACK)[number]

/** What a unit's feats always give, summed up once. */
export interface Gifts {
  /** Squares of the melee zone. */
  readonly zone: number
  readonly sneakDice: number
  readonly summoningSlots: number
  readonly dodgesWhileChanneling: boolean
  /** By position in MODES: moves at full speed. */
  readonly fullSpeed: readonly boolean[]
  readonly movement: number
  readonly slots: number
  readonly disengagesCheaply: boolean
  /** How many dice more its weapon focus gives, by the content ids of the weapons. */
  readonly focus: ReadonlyMap<string, number>
  /** Added to attack rolls, by what kind of attack it is. */
  readonly accuracy: Readonly<Record<KindOfAttack, number>>
  readonly damage: readonly ExtraDice[]
  readonly reductions: readonly Reduction[]
  readonly freeAttacks: Readonly<Record<FeatMoment, readonly FreeAttack[]>>
}

/** Sums up feats. */
export function giftsOf(feats: readonly Feat[]): Gifts {
  const freeAttacks: Record<FeatMoment, FreeAttack[]> = {
    'after-hit': [],
    'after-defeat': [],
    'enemy-enters': [],
    'own-turn': [],
  }
  const gifts = {
    zone: 1,
    sneakDice: 0,
    summoningSlots: 0,
    dodgesWhileChanneling: false,
    fullSpeed: [true, false, false, false, false],
    movement: 0,
    slots: 0,
    disengagesCheaply: false,
    focus: new Map<string, number>(),
    accuracy: { melee: 0, ranged: 0, spell: 0 },
    damage: [] as ExtraDice[],
    reductions: [] as Reduction[],
  }
  feats.forEach((feat, position) => {
    for (const effect of feat.effects) {
      cite('feats-change-rules')
      switch (effect.feat) {
        case 'sneak-dice':
          gifts.sneakDice += effect.amount
          break
        case 'summoning-slots':
          gifts.summoningSlots += effect.amount
          break
        case 'dodge-while-channeling':
          gifts.dodgesWhileChanneling = true
          break
        case 'full-speed':
          for (const mode of effect.modes) gifts.fullSpeed[mode] = true
          break
        case 'zone':
          gifts.zone = Math.max(gifts.zone, effect.spaces)
          break
        case 'weapon-dice':
          for (const weapon of feat.weapons) {
            gifts.focus.set(weapon, Math.min(MOST_FOCUS, (gifts.focus.get(weapon) ?? 0) + effect.amount))
          }
          break
        case 'movement':
          gifts.movement += effect.amount
          break
        case 'free-attack': {
          const once = effect.once
          freeAttacks[effect.when].push({ feat: position, id: feat.id, name: feat.name, once })
          break
        }
        case 'reduce':
          gifts.reductions.push({ name: feat.name, amount: effect.amount, against: effect.against })
          break
        case 'slots':
          gifts.slots += effect.amount
          break
        case 'accuracy':
          for (const kind of KINDS_OF_ATTACK) {
            if (effect.when === 'any' || effect.when === kind) gifts.accuracy[kind] += effect.amount
          }
          break
        case 'damage':
          gifts.damage.push({ name: feat.name, when: effect.when, amount: effect.amount })
          break
        case 'disengage':
          gifts.disengagesCheaply = true
          break
      }
    }
  })
  return { ...gifts, freeAttacks }
}

/** What kind of attack a weapon makes, or a spell, which has none. */
export const kindOf = (weapon: Weapon | null): KindOfAttack =>
  weapon === null ? 'spell' : weapon.kind === RANGED ? 'ranged' : 'melee'
