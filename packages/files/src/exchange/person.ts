/** Ability scores as files of others have them, 10 being usual. */
export const SCORES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export type Score = (typeof SCORES)[number]

/** An attack as a foreign file has it. Distances are in feet. */
export interface ForeignAttack {
  readonly path: string
  readonly name: string
  readonly toHit: number | null
  /** Dice and what is added: `1d6+2`. */
  readonly damage: string
  /** The first damage type, '' where none is said. */
  readonly type: string
  readonly isRanged: boolean
  /** How far it carries: usually, and at most; 0 of what strikes in melee. */
  readonly range: readonly [number, number]
}

/** What people of foreign files have that games may take over, each with its place there. */
export const CONCEPTS = ['hp', 'ac', 'initiative', 'level', 'hitDice', 'speed', 'size', 'scores', 'attacks'] as const
export type Concept = (typeof CONCEPTS)[number]

/** Somebody as a foreign file has it, in no game's words. */
export interface Person {
  /** Where it stands in the file. */
  readonly path: string
  /** By what it is known when the file is brought in again. */
  readonly id: string
  readonly name: string
  /** Whether it is of the players' side. */
  readonly isHero: boolean
  readonly hp: { readonly now: number; readonly most: number } | null
  readonly ac: number | null
  /** Added to its roll for initiative. */
  readonly initiative: number | null
  readonly level: number | null
  /** As in `2d8`. */
  readonly hitDice: string | null
  /** Feet in a turn. */
  readonly speed: number | null
  /** Squares along a side. */
  readonly size: number | null
  readonly scores: Readonly<Partial<Record<Score, number>>>
  readonly attacks: readonly ForeignAttack[]
  readonly about: string
  /** Where each of these stands in the file. */
  readonly at: Readonly<Partial<Record<Concept, string>>>
  /** Fields of the game itself, as a table may name them; they come before what is worked out. */
  readonly own: Readonly<Record<string, unknown>>
}

/** What an ability score adds: half of what is above 10. */
const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

/** The modifier of a score that may not be said. */
export const modifier = ({ scores }: Person, score: Score): number => modifierOf(scores[score] ?? 10)

/** Words for parts of the body: such attacks are grown, not held. */
const GROWN =
  /^(?:bites?|claws?|talons?|slams?|tails?|fists?|gores?|horns?|hooves|hoof|tentacles?|stings?|stinger|beaks?|tusks?|pseudopod|wings?)\b/i

export const isGrown = ({ name }: ForeignAttack): boolean => GROWN.test(name)
