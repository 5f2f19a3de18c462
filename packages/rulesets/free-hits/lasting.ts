import { type Message, plainly, type SeenMessage, type SeenSlot, seenOf } from '@fray/kernel/rules'
import { type Declared, type LastingThing, lastingThing } from '../lasting/things.ts'
import { type FreeHitsRule, freeHitsNumbers } from './catalogue/rule-ids.ts'

/**
 * What things that last touch: numbers of a unit, the Bonus Actions that its turns lack, and how many of them make flat-footed,
 * forbid to act, hold in place.
 */
export type Touched =
  | ('accuracy' | 'agility' | 'strength' | 'movement' | 'weakened' | 'slots' | 'guard')
  | ('flat' | 'barred' | 'held')
export type Adds = Readonly<Partial<Record<Touched, number>>>

interface DeclaredWound extends Declared<Touched, FreeHitsRule> {
  /** What it adds instead in the round of the blow; such a wound ends with the battle. */
  readonly fresh?: Adds
  /** How it is called where one is chosen to heal, and several of them. */
  readonly healed: Message
  readonly several: (count: SeenSlot) => SeenMessage
}

/** A wound; those that do nothing of their own are shown as one kind. */
export type Wound = DeclaredWound & LastingThing<Touched, FreeHitsRule>

const wound = (id: string, declared: DeclaredWound): Wound => ({ ...declared, ...lastingThing(id, declared) })

const idle = (healed: Message, rule: FreeHitsRule = 'wound-without-aim'): Wound =>
  wound('wound', {
    ...{ badge: 'wnd', healed, rules: [rule], lines: ['It has no effect of its own.'] },
    several: (count) => seenOf('{count} wounds', { count }),
  })

const { agility: SLOWED, movement: SLOWED_PACE } = freeHitsNumbers['aim-slowing']
const { fresh: DISRUPTED, later: DISRUPTED_LATER } = freeHitsNumbers['aim-disrupting']

/** Wounds by what the attack was aimed at: by position in AIMS. */
export const WOUNDS: readonly Wound[] = [
  idle(plainly('a wound without effect')),
  idle(plainly('a fatal wound')),
  wound('slowing wound', {
    adds: { agility: -SLOWED, movement: -SLOWED_PACE },
    ...{ badge: 'slw', healed: plainly('the slowed legs'), rules: ['aim-slowing'] },
    several: (count) => seenOf('{count} slowing wounds', { count }),
  }),
  wound('weakening wound', {
    adds: { strength: -freeHitsNumbers['aim-weakening'].strength, weakened: 1 },
    ...{ badge: 'wkn', healed: plainly('the weakened arms'), rules: ['aim-weakening', 'weakening-ba'] },
    several: (count) => seenOf('{count} weakening wounds', { count }),
  }),
  wound('disrupting wound', {
    adds: { accuracy: -DISRUPTED_LATER },
    fresh: { accuracy: -DISRUPTED },
    ...{ badge: 'dsr', healed: plainly('the disrupted senses'), rules: ['aim-disrupting', 'disrupting-not-added'] },
    several: (count) => seenOf('{count} disrupting wounds', { count }),
  }),
  idle(plainly('center mass'), 'aim-center-mass'),
]
