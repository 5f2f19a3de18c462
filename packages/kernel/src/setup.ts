/** The possible values of one option of a ruleset or of its house rules. */
export interface OptionSpec {
  readonly id: string
  readonly title: string
  /** The catalogue rule that leaves the choice to the table, or null for a house rule of our own. */
  readonly rule: string | null
  /** The words to choose from, or the range of whole numbers. */
  readonly choices: readonly string[] | { readonly min: number; readonly max: number }
  readonly default: string | number
}

/** How much of a side's hit points the other seats see. */
export type HitPointVisibility = 'exact' | 'word' | 'nothing'

/**
 * What a side may hide from the others in addition to its hit points: the numbers that others roll against, what its
 * combatants can do (items, spells, powers, bonuses), the numbers of its rolls (others see a hit, not the roll).
 */
export const HIDEABLE = ['defenses', 'abilities', 'rolls'] as const
export type Hideable = (typeof HIDEABLE)[number]

/**
 * Which of a side's combatants the others know: all from the start, those who have arrived, or those whom one of
 * theirs can currently locate.
 */
export const PRESENCES = ['known', 'here', 'seen'] as const
export type Presence = (typeof PRESENCES)[number]

/** One side of a fight. */
export interface Side {
  readonly id: string
  readonly name: string
  readonly hitPoints: HitPointVisibility
  /** What it hides from the others; nothing by default. */
  readonly hides?: readonly Hideable[]
  /** Which of its combatants the others know; `here` by default. */
  readonly presence?: Presence
}

/** Who answers for combatants: a person, a policy by name, or the referee (always the first seat). */
export interface Seat {
  readonly id: string
  readonly by: 'person' | 'computer'
  /** The policy of a computer's seat. */
  readonly policy: string | null
}

/** The unchanging part of a combatant, as every ruleset has it. */
export interface Sheet {
  /** Its name for people, unique in the fight. */
  readonly name: string
  /** Whether the referee hides it from the moment it joins. */
  readonly hidden?: boolean
}

/** One field that a content pack sets: its value in the book and in the pack, as people write it; null for none. */
export interface PackField {
  readonly field: string
  readonly was: string | null
  readonly is: string | null
}

/** A piece of content that a pack adds or changes, with the fields that it sets. */
export interface PackThing {
  /** The name of its kind: `item`, `spell`, `combatant`. */
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly fields: readonly PackField[]
}

/** An option or house rule that a pack sets. */
export interface PackOption {
  readonly id: string
  readonly title: string
  /** Its value in the book. */
  readonly was: string | number
  readonly is: string | number
  /** Whether the value applies in this fight: a later pack, or the encounter itself, may override it. */
  readonly holds: boolean
}

/** A content pack in force in a fight: its author, and how it differs from the book. */
export interface PackInForce {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The version of the ruleset that it was written for, or null. */
  readonly rulesetVersion: string | null
  /** Its author and its description; '' if not given. */
  readonly by: string
  readonly about: string
  /** A digest of its whole content: packs with the same name and version are the same only if this is equal too. */
  readonly digest: string
  readonly adds: readonly PackThing[]
  readonly changes: readonly PackThing[]
  readonly options: readonly PackOption[]
  /** Which entries of earlier packs it overrides, in sentences. */
  readonly notes: readonly string[]
}

/** A picture under a map of squares; hosts have it, the fight only identifies it. */
export interface MapPicture {
  /** Its file, relative to the encounter's. */
  readonly file: string
  /** Identifies the picture, so that another one with the same file name is not mistaken for it; '' if not given. */
  readonly mark: string
  /** Squares that it covers, eastward and southward from the map's north-west corner. */
  readonly size: readonly [east: number, south: number]
  /** Who is shown it: only the referee, if it shows more than everyone may know. */
  readonly for: 'everybody' | 'referee'
}

/** Kinds of ground that can be drawn. No rule reads them. */
export const GROUND_KINDS = ['grass', 'road', 'stone', 'cobble', 'wood', 'water'] as const
export type GroundKind = (typeof GROUND_KINDS)[number]

type Square = readonly [x: number, y: number]

/** What a battlefield looks like: it is drawn, and no rule reads it. Squares are named as in commands. */
export interface Scenery {
  /** The ground wherever no area covers it; null if not given. */
  readonly base: GroundKind | null
  /** Rectangles from their south-west to their north-east square; later ones cover earlier ones. */
  readonly areas: readonly { readonly kind: GroundKind; readonly from: Square; readonly to: Square }[]
  /** Names that are written on the map. */
  readonly places: readonly { readonly name: string; readonly at: Square }[]
}

/**
 * An encounter, checked and ready: what never changes during a fight. `encounter` is the plain value it was made
 * from, complete with all its content, as a journal stores it.
 */
export interface Setup {
  readonly ruleset: string
  readonly title: string
  readonly encounter: unknown
  readonly options: Readonly<Record<string, string | number>>
  readonly sides: readonly Side[]
  /** The referee's seat first. */
  readonly seats: readonly Seat[]
  /** Notes shown to everyone. */
  readonly notes: readonly string[]
  /** Notes for the referee alone; none by default. */
  readonly secrets?: readonly string[]
  /** Names of places, doors and things that the referee hides from the start; none by default. */
  readonly hidden?: readonly string[]
  /** Ids of rules that are switched off, to see what a fight is like without them; none by default. See `switchable`. */
  readonly without?: readonly string[]
  /** The content packs in force, in order; none by default. */
  readonly packs?: readonly PackInForce[]
  /** The picture under the map, if it has one. */
  readonly picture?: MapPicture
  /** What the battlefield looks like, if given. */
  readonly scenery?: Scenery
}

/** The seat that may do anything, and that answers for every combatant without a seat of its own. */
export const REFEREE_SEAT = 0
