import { positionsOf } from '@fray/kernel/rules'
import { type Declared, LastingThings, lastingThing } from '../lasting/things.ts'
import type { ZonesRule } from './catalogue/rule-ids.ts'
import { CON, STR, WIS } from './words.ts'

/** What lasting effects touch: all Tests (-1 is Disadvantage); and what they stop: Actions, with free attacks, and movement. */
export type Touched = 'test' | 'action' | 'move'

interface DeclaredEffect extends Declared<Touched, ZonesRule> {
  /** The Attribute of the Test that ends it, where it lies on somebody already and names none. */
  readonly usual: number
}

const HINDERING = {
  weakened: {
    ...{ adds: { test: -1 }, usual: CON, badge: 'wk', rules: ['weakened'] },
    lines: ['They have Disadvantage on all Tests.'],
  },
  distracted: {
    ...{ stops: ['action'], usual: WIS, badge: 'dis', rules: ['distracted'] },
    lines: ['They take no Actions and make no free attacks.'],
  },
  stuck: {
    ...{ stops: ['move'], usual: STR, badge: 'stk', rules: ['stuck'] },
    lines: ['They cannot move out of their Zone.'],
  },
  paralyzed: {
    ...{ stops: ['action', 'move'], usual: WIS, badge: 'par', rules: ['paralyzed'] },
    lines: ['They take no Actions, do not move and make no free attacks.'],
  },
} as const satisfies Readonly<Record<string, DeclaredEffect>>

const ongoing: DeclaredEffect = {
  ...{ usual: CON, badge: 'dmg', rules: ['ongoing-damage', 'ongoing-damage-own-turns'] },
  lines: ['At the start of each of their Turns they lose as many hit points as they have Levels.'],
}

/** The hindrances, by position. */
export const HINDRANCES = Object.keys(HINDERING) as (keyof typeof HINDERING)[]
export const { weakened: WEAKENED, stuck: STUCK } = positionsOf(HINDRANCES)

/** Every effect that lasts: the hindrances, then Ongoing Damage. */
export const EFFECTS = new LastingThings(
  Object.entries<DeclaredEffect>({ ...HINDERING, 'ongoing damage': ongoing }).map(([id, one]) => lastingThing(id, one)),
)
export const ONGOING = HINDRANCES.length
