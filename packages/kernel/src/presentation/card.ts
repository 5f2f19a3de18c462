import type { Words } from '../log/parts.ts'
import type { ThingRef } from './about.ts'
import type { Tone } from './board.ts'

/** A number of points that goes up and down. */
export interface LifePool {
  readonly id: string
  /** What people call it: `hit points`, `Stress`. */
  readonly label: string
  readonly now: number
  /** The maximum; null for none. */
  readonly most: number | null
}

/** A combatant's state of health, as far as the viewer may know it. */
export interface Health {
  /** How it looks, in a word; '' if even that is hidden. */
  readonly words: string
  /** Empty if only a word, or nothing, may be known. */
  readonly pools: readonly LifePool[]
  /** Position of `words` on the scale from worst hurt to unhurt; missing if it is not on the scale. */
  readonly step?: readonly [step: number, of: number]
}

/** What a combatant can still spend in this turn or round: Actions, moves, spaces, squares, slots. */
export interface Budget {
  readonly id: string
  readonly label: Words
  readonly left: number
  readonly of: number
  /** As it reads in a prompt: `Action`, `2 of 3 moves`. */
  readonly words: Words
}

/** A lasting effect on a combatant. */
export interface Condition {
  readonly name: string
  /** Who or what caused it; '' if unknown. */
  readonly source: Words
  /** When and how it ends: `at the end of its Turn, STR Test against DR 12`; '' if unknown. */
  readonly ends: Words
  /** What it does, phrased to follow its name. */
  readonly words: Words
  readonly tone: Tone
  readonly ref: ThingRef
}

/** Something that a combatant has and can use: an item, a spell, a power, an attack. */
export interface Thing {
  readonly name: string
  /** Its current state in short: `in hand, 1d8`. */
  readonly words: Words
  /** Uses left, and uses in all; null if they are not counted. */
  readonly left: number | null
  readonly of: number | null
  readonly ref: ThingRef
}

/** Things of one kind. */
export interface ThingGroup {
  readonly title: Words
  readonly things: readonly Thing[]
}

/** A reaction that a combatant can take outside its turn. */
export interface ReactionLeft {
  readonly label: Words
  /** How many are left, and how many in all; null if they are not counted. */
  readonly left: number | null
  readonly of: number | null
  readonly words: Words
  readonly ref: ThingRef
}

/** A number of a combatant: an Attribute, a defense, a speed. */
export interface CardNumber {
  readonly label: Words
  readonly value: number
  /** As people write it: `+2`, `12 (with the shield)`. */
  readonly words: Words
  readonly ref: ThingRef | null
}

/** The ruleset's part of a combatant's card; name, side, seat and health come from the fight. */
export interface CardFacts {
  /** The kind of combatant: `character`, `creature`, `mook`. */
  readonly kind: string
  readonly budgets: readonly Budget[]
  readonly conditions: readonly Condition[]
  readonly groups: readonly ThingGroup[]
  readonly reactions: readonly ReactionLeft[]
  readonly numbers: readonly CardNumber[]
  /** A line for the people at the table; '' for none. */
  readonly about: Words
}

/** Everything that a seat may know about one combatant. */
export interface Card extends CardFacts {
  readonly who: string
  readonly side: string
  /** The seat that answers for it, by id. */
  readonly seat: string
  /** Whether that is the viewing seat (always true for the referee). */
  readonly yours: boolean
  readonly health: Health
}
