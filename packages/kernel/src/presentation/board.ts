/*
 * What can be drawn of a fight, as plain data: a host draws it with characters, on a canvas or in words. Combatants
 * are given by name, sides by id, places by their name in commands: a square is `5,7` (x to the east, y to the north,
 * counted from the ground's `origin`), a Zone is its id.
 */

import type { Words } from '../log/parts.ts'
import type { Scenery } from '../setup.ts'

/** The meaning of a mark at a glance. It is never shown by colour alone: every mark has words. */
export type Tone = 'good' | 'bad' | 'note'

/** A mark on a token: a condition, or something else that matters at a glance. */
export interface Badge {
  /** In full: `burning`. */
  readonly word: Words
  /** The English word, if `word` is in another language: pictures are chosen by it. */
  readonly sign?: string
  /** An abbreviation of at most three characters, for small drawings: `brn`. */
  readonly short: string
  readonly tone: Tone
}

/** The direction that a combatant faces. */
export type Facing = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Whether a combatant stands, is down in the fight (fallen, dying, dead), or is no longer in it (left, fled). */
export type TokenState = 'up' | 'down' | 'gone'

/** The ruleset's part of a combatant's token; name, side, letter and shape come from the fight. */
export interface Figure {
  /** Its place; for a bigger body the south-west square. Null if the battlefield has no places, or it is gone. */
  readonly at: string | null
  /** Squares per side; 1 on battlefields without squares. */
  readonly size: number
  /** Null in games without facing. */
  readonly facing: Facing | null
  readonly state: TokenState
  /** For a combatant that is down: whether it is dying or dead, if known. */
  readonly fate?: 'dying' | 'dead'
  readonly badges: readonly Badge[]
  /** Words by which its picture is chosen, the most specific first: `archer`, `wolf`; none by default. */
  readonly looks?: readonly string[]
}

/** The shape of a side's tokens, so that sides differ without colours. */
export type TokenShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'star'

/** A combatant as it is drawn. */
export interface Token extends Figure {
  readonly who: string
  readonly side: string
  /** One to four characters, unique on the board regardless of case. */
  readonly letter: string
  readonly shape: TokenShape
  /** Id of the picture that people have given it; missing if none. The host that shows the board has the picture. */
  readonly picture?: string
}

/** The game's own unit of length, as in `1 square is 5 feet`. */
export interface LengthUnit {
  /** In the plural: `feet`, `yards`, `squares`. */
  readonly name: string
  readonly perSquare: number
  /** Whether it is the square itself. */
  readonly isSquare?: true
}

/** Ground that is not plain floor. */
export interface Ground {
  readonly square: string
  /** A short word, the same for all ground of its kind: `rubble`, `water`. */
  readonly terrain: string
  /** Its effect, in words: `difficult: each step costs 2`. */
  readonly words: Words
}

/** A wall or another thing along an edge between squares, from corner to corner (corners in squares, from the south-west). */
export interface Wall {
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly kind: 'wall' | 'low' | 'fence' | 'window'
}

/** A door in an edge between squares. */
export interface Door {
  readonly name: string
  readonly from: readonly [x: number, y: number]
  readonly to: readonly [x: number, y: number]
  readonly open: boolean
}

/** Several squares that belong together: a cloud, a burning patch, a named place. */
export interface BoardArea {
  readonly name: string
  readonly squares: readonly string[]
  readonly words: Words
  readonly tone: Tone
}

/** A map of squares. */
export interface SquaresGround {
  readonly kind: 'squares'
  readonly width: number
  readonly height: number
  /** The x and y of the south-west square: `[-20, -20]` if it is `-20,-20`. */
  readonly origin: readonly [x: number, y: number]
  readonly unit: LengthUnit
  /** Only squares that are not plain floor. */
  readonly ground: readonly Ground[]
  /** Squares that block movement and sight. */
  readonly blocks: readonly string[]
  readonly walls: readonly Wall[]
  readonly doors: readonly Door[]
  /** Heights of squares that are not at level 0, in the game's unit. */
  readonly heights: readonly { readonly square: string; readonly height: number }[]
  /** What lies on the ground. */
  readonly items: readonly { readonly square: string; readonly names: readonly string[] }[]
  readonly areas: readonly BoardArea[]
}

/** One Zone of a battlefield of Zones. */
export interface BoardZone {
  readonly id: string
  readonly name: string
  /** A word by which its picture is chosen; its id by default. */
  readonly look?: string
  /** How many combatants fit; null for no limit. */
  readonly capacity: number | null
  /** Its hazard, in words; '' for none. */
  readonly hazard: Words
  /** The encounter's note about the place; '' for none. */
  readonly note: Words
  /** Ids of the sides that may leave the battlefield here. */
  readonly exits: readonly string[]
  /** Names of the combatants there, standing or down, in roster order. */
  readonly here: readonly string[]
  /** What lies on the ground. */
  readonly items: readonly string[]
}

/** A battlefield of Zones and connections between them. */
export interface ZonesGround {
  readonly kind: 'zones'
  readonly zones: readonly BoardZone[]
  /** Each connection once; it works both ways unless `oneWay` is set. */
  readonly ways: readonly {
    readonly from: string
    readonly to: string
    readonly oneWay: boolean
    readonly words: Words
  }[]
}

/** The relation between two combatants. */
export interface Relation {
  readonly a: string
  readonly b: string
  /** A term of the game: `engaged`, `next to`, `near`, `far`. */
  readonly kind: string
  readonly words: Words
}

/** A battlefield without places: only who is with whom. */
export interface RelationsGround {
  readonly kind: 'relations'
  /** Groups of combatants who are with each other; someone alone is a group of one. */
  readonly knots: readonly (readonly string[])[]
  /** Each pair once, if it differs from `otherwise`. */
  readonly relations: readonly Relation[]
  /** The relation of all pairs that are not listed. */
  readonly otherwise: Words
}

/** The battlefield without its combatants. */
export type BoardGround = SquaresGround | ZonesGround | RelationsGround

/** A picture under a map of squares, starting at its north-west corner. The host that shows the board has it. */
export interface BoardPicture {
  /** The id of the picture. */
  readonly mark: string
  /** Squares that it covers; fractions are possible. */
  readonly width: number
  readonly height: number
}

/** The battlefield with every combatant that the seat knows. */
export type Board = BoardGround & {
  readonly tokens: readonly Token[]
  /** The picture under a map of squares, if the seat may see it; missing if there is none. */
  readonly picture?: BoardPicture
  /** What the battlefield looks like; missing if nobody has said. */
  readonly scenery?: Scenery
}
