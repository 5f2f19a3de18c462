import type { Words } from '../log/parts.ts'
import type { ThingRef } from './about.ts'
import type { Tone } from './board.ts'

/** A number of points that goes up and down. */
export interface LifePool {
  readonly id: string
  /** What people call it: `hit points`, `Stress`. */
  readonly label: string
  readonly now: number
  /** The most that it can be; null where nothing bounds it. */
  readonly most: number | null
}

/** How somebody is: as much of it as may be known. */
export interface Health {
  /** How it looks, in a word; '' where not even that may be known. */
  readonly words: string
  /** Empty where only a word may be known, or nothing. */
  readonly pools: readonly LifePool[]
  /** Which of so many steps from hurt worst to unhurt the word is; left out where it is none of them. */
  readonly step?: readonly [step: number, of: number]
}

/** What somebody may still spend in this turn or round: Actions, moves, spaces, squares, slots. */
export interface Budget {
  readonly id: string
  readonly label: Words
  readonly left: number
  readonly of: number
  /** As it stands in a prompt: `Action`, `2 of 3 moves`. */
  readonly words: Words
}

/** Something that lies on somebody. */
export interface Condition {
  readonly name: string
  /** Who or what it comes from; '' where nobody knows. */
  readonly source: Words
  /** When and how it ends: `at the end of its Turn, STR Test against DR 12`; '' where nothing says so. */
  readonly ends: Words
  /** What it does, to be read after its name. */
  readonly words: Words
  readonly tone: Tone
  readonly ref: ThingRef
}

/** Something that somebody has and can use: an item, a spell, a power, an attack of its own. */
export interface Thing {
  readonly name: string
  /** In short what matters of it now: `in hand, 1d8`. */
  readonly words: Words
  /** Uses left, and how many it has; null where they are not counted. */
  readonly left: number | null
  readonly of: number | null
  readonly ref: ThingRef
}

/** Things of one sort. */
export interface ThingGroup {
  readonly title: Words
  readonly things: readonly Thing[]
}

/** A chance to step in between turns. */
export interface ReactionLeft {
  readonly label: Words
  /** How many are left, of how many; null where they are not counted. */
  readonly left: number | null
  readonly of: number | null
  readonly words: Words
  readonly ref: ThingRef
}

/** A number of somebody: an Attribute, a defense, a speed. */
export interface CardNumber {
  readonly label: Words
  readonly value: number
  /** As people write it: `+2`, `12 (with the shield)`. */
  readonly words: Words
  readonly ref: ThingRef | null
}

/** What a ruleset says of one combatant; name, side, seat and health follow from its declarations. */
export interface CardFacts {
  /** What sort of combatant it is: `character`, `creature`, `mook`. */
  readonly kind: string
  readonly budgets: readonly Budget[]
  readonly conditions: readonly Condition[]
  readonly groups: readonly ThingGroup[]
  readonly reactions: readonly ReactionLeft[]
  readonly numbers: readonly CardNumber[]
  /** A line for the people at the table; '' for none. */
  readonly about: Words
}

/** All that a seat may know of one combatant. */
export interface Card extends CardFacts {
  readonly who: string
  readonly side: string
  /** The seat that answers for it, by id. */
  readonly seat: string
  /** Whether that is the seat that looks (the referee's for everybody). */
  readonly yours: boolean
  readonly health: Health
}
