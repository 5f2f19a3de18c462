/** Ability scores as other tools' files name them; 10 is average. */
export const SCORES = ['str', 'dex', 'con', 'int', 'wis', 'cha'] as const
export type Score = (typeof SCORES)[number]

/** An attack in a foreign file. Distances are in feet. */
export interface ForeignAttack {
  readonly path: string
  readonly name: string
  readonly toHit: number | null
  /** Dice and bonus: `1d6+2`. */
  readonly damage: string
  /** The first damage type, '' if none is given. */
  readonly type: string
  readonly isRanged: boolean
  /** Normal and maximum range; 0 for melee. */
  readonly range: readonly [number, number]
}

/** The fields of foreign creatures that games may import. */
export const IMPORTED_FIELDS = [
  'hp',
  'ac',
  'initiative',
  'level',
  'hitDice',
  'speed',
  'size',
  'scores',
  'attacks',
] as const
export type ImportedField = (typeof IMPORTED_FIELDS)[number]

/** A creature in another tool's file, in game-neutral terms. */
export interface ImportedCreature {
  /** Its place in the file. */
  readonly path: string
  /** Identifies it when the file is imported again. */
  readonly id: string
  readonly name: string
  /** Whether it is on the players' side. */
  readonly isHero: boolean
  readonly hp: { readonly now: number; readonly most: number } | null
  readonly ac: number | null
  /** Its initiative modifier. */
  readonly initiative: number | null
  readonly level: number | null
  /** Such as `2d8`. */
  readonly hitDice: string | null
  /** Feet per turn. */
  readonly speed: number | null
  /** Squares per side. */
  readonly size: number | null
  readonly scores: Readonly<Partial<Record<Score, number>>>
  readonly attacks: readonly ForeignAttack[]
  readonly about: string
  /** The place of each of these in the file. */
  readonly at: Readonly<Partial<Record<ImportedField, string>>>
  /** Fields of the game itself: they override converted values. */
  readonly gameFields: Readonly<Record<string, unknown>>
}

/** The modifier of an ability score: half of what is above 10. */
const modifierOf = (score: number): number => Math.floor((score - 10) / 2)

/** The modifier of a score; 0 if it is missing. */
export const modifier = ({ scores }: ImportedCreature, score: Score): number => modifierOf(scores[score] ?? 10)

/** Words for parts of the body: such attacks are natural weapons. */
const NATURAL_WEAPONS =
  /^(?:bites?|claws?|talons?|slams?|tails?|fists?|gores?|horns?|hooves|hoof|tentacles?|stings?|stinger|beaks?|tusks?|pseudopod|wings?)\b/i

export const isNaturalWeapon = ({ name }: ForeignAttack): boolean => NATURAL_WEAPONS.test(name)
