/** What one option of a ruleset or of its house rules may be set to. */
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
 * What a side may keep from the others in addition to its hit points: the numbers that others roll against, what its combatants
 * can do (items, spells, powers, bonuses), the numbers of its rolls (a hit is told, not what was rolled).
 */
export const HIDEABLE = ['defenses', 'abilities', 'rolls'] as const
export type Hideable = (typeof HIDEABLE)[number]

/**
 * Of whom of a side the others know: of all from the beginning, of those who have come on, or of those whom somebody of
 * theirs can place at the moment.
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
  /** Of whom of it the others know; of those who are `here` by default. */
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
  /** Unique in the fight; what people call it. */
  readonly name: string
  /** Whether the referee hides it from the moment on when it joins. */
  readonly hidden?: boolean
}

/** One field of a thing that a content pack brings: what the book says and what the pack says, as people write it; null is nothing. */
export interface PackField {
  readonly field: string
  readonly was: string | null
  readonly is: string | null
}

/** A thing of the content that a pack adds or changes, with the fields that it says. */
export interface PackThing {
  /** What one of its kind is called: `item`, `spell`, `combatant`. */
  readonly kind: string
  readonly id: string
  readonly name: string
  readonly fields: readonly PackField[]
}

/** An option or house rule that a pack sets. */
export interface PackOption {
  readonly id: string
  readonly title: string
  /** What it is in the book. */
  readonly was: string | number
  readonly is: string | number
  /** Whether it is so in this fight: a later pack, or the encounter itself, may say otherwise. */
  readonly holds: boolean
}

/** A content pack that holds in a fight: whose it is, and what differs than in the book. */
export interface PackInForce {
  readonly id: string
  readonly name: string
  readonly version: string
  /** The version of the ruleset that it was written for, or null. */
  readonly rulesetVersion: string | null
  /** Who made it, and what it is about; '' where it does not say. */
  readonly by: string
  readonly about: string
  /** A digest of everything that it says: two packs of one name and version are one only where this is equal, too. */
  readonly digest: string
  readonly adds: readonly PackThing[]
  readonly changes: readonly PackThing[]
  readonly options: readonly PackOption[]
  /** What it and the packs before it say differently, in sentences. */
  readonly notes: readonly string[]
}

/** A picture that lies under a map of squares; hosts have it, and the fight only says which it is. */
export interface MapPicture {
  /** Its file, beside that of the encounter. */
  readonly file: string
  /** Says which picture it is, so that another one of the same name is not taken for it; '' where nobody has said. */
  readonly mark: string
  /** Squares that it covers, eastward and southward from the map's north-west corner. */
  readonly size: readonly [east: number, south: number]
  /** Who is shown it: nobody but the referee, where it shows more than everybody may know. */
  readonly for: 'everybody' | 'referee'
}

/** What ground can be drawn as. No rule reads it. */
export const GROUND_KINDS = ['grass', 'road', 'stone', 'cobble', 'wood', 'water'] as const
export type GroundKind = (typeof GROUND_KINDS)[number]

type Square = readonly [x: number, y: number]

/** What a battlefield looks like: it is drawn, and no rule reads it. Squares are counted as commands call them. */
export interface Scenery {
  /** What lies everywhere of which nothing else is said; null where nobody has said. */
  readonly base: GroundKind | null
  /** Rectangles from their south-west to their north-east square; later ones lie over earlier ones. */
  readonly areas: readonly { readonly kind: GroundKind; readonly from: Square; readonly to: Square }[]
  /** Names that are written on the map. */
  readonly places: readonly { readonly name: string; readonly at: Square }[]
}

/**
 * An encounter, checked and ready: what never changes while a fight goes on. `encounter` is the plain value it was made
 * from, complete with all its content, as a journal carries it.
 */
export interface Setup {
  readonly ruleset: string
  readonly title: string
  readonly encounter: unknown
  readonly options: Readonly<Record<string, string | number>>
  readonly sides: readonly Side[]
  /** The referee's seat first. */
  readonly seats: readonly Seat[]
  /** Free words of the table, shown to everybody. */
  readonly notes: readonly string[]
  /** Free words for the referee alone; none by default. */
  readonly secrets?: readonly string[]
  /** Names of places, doors and things that the referee hides from the beginning; none by default. */
  readonly hidden?: readonly string[]
  /** Ids of rules that are switched off, to see what a fight is like without them; none by default. See `switchable`. */
  readonly without?: readonly string[]
  /** The content packs that hold, in their order; none by default. */
  readonly packs?: readonly PackInForce[]
  /** The picture under its map, where it has one. */
  readonly picture?: MapPicture
  /** What its battlefield looks like, where that is said. */
  readonly scenery?: Scenery
}

/** The seat that may do anything, and that answers for everyone who has no seat of their own. */
export const REFEREE_SEAT = 0
