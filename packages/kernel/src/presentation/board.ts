/*
 * What of a fight can be drawn, as plain data: a host draws it with characters, on a canvas or in words. Combatants are
 * called by their names, sides by their ids, places by what commands call them: a square is `5,7` (x to the east, y to the
 * north, counted from the ground's `origin`), a Zone has its id.
 */

import type { Words } from '../log/parts.ts'
import type { Scenery } from '../setup.ts'

/** What a mark says at a glance. Never told by colour alone: every mark has words. */
export type Tone = 'good' | 'bad' | 'note'

/** A mark on a token: a condition, or something else that matters at a glance. */
export interface Badge {
  /** In full: `burning`. */
  readonly word: Words
  /** The English word, by which pictures know it, where `word` is in another language. */
  readonly sign?: string
  /** The same in at most three characters, for small drawings: `brn`. */
  readonly short: string
  readonly tone: Tone
}

/** Where somebody looks. */
export type Facing = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Whether somebody stands, lies in the fight (fallen, dying, dead), or is no longer in it (left, fled). */
export type TokenState = 'up' | 'down' | 'gone'

/** What a ruleset says of a combatant's token; name, side, letter and shape follow from the fight. */
export interface Figure {
  /** The place that it stands in; of a bigger body the south-west square. Null where nobody stands anywhere, or it is gone. */
  readonly at: string | null
  /** How many squares its side is long; 1 on battlefields without squares. */
  readonly size: number
  /** Null in games without facing. */
  readonly facing: Facing | null
  readonly state: TokenState
  /** Of somebody down: whether they are dying or dead, where that is known. */
  readonly fate?: 'dying' | 'dead'
  readonly badges: readonly Badge[]
  /** Words by which a picture of it is chosen, the most telling first: `archer`, `wolf`; none by default. */
  readonly looks?: readonly string[]
}

/** How the tokens of a side are drawn, so that sides differ without colours. */
export type TokenShape = 'circle' | 'square' | 'diamond' | 'triangle' | 'hexagon' | 'star'

/** A combatant as it is drawn. */
export interface Token extends Figure {
  readonly who: string
  readonly side: string
  /** One to four characters, unlike those of all others on the board, in small letters too. */
  readonly letter: string
  readonly shape: TokenShape
  /** Which picture people have given it; left out where they have given none. The host that shows the board has it. */
  readonly picture?: string
}

/** A length of the game's own, as in `1 square is 5 feet`. */
export interface LengthUnit {
  /** In the plural: `feet`, `yards`, `squares`. */
  readonly name: string
  readonly perSquare: number
}

/** Ground that is not plain floor. */
export interface Ground {
  readonly square: string
  /** A short word, the same for all ground of its sort: `rubble`, `water`. */
  readonly terrain: string
  /** What it means, in words: `difficult: each step costs 2`. */
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

/** Several squares that belong together: a cloud, a burning patch, a place with a name. */
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
  /** The x and y in the name of the south-west square: `[-20, -20]` where that is `-20,-20`. */
  readonly origin: readonly [x: number, y: number]
  readonly unit: LengthUnit
  /** Only squares that are not plain floor. */
  readonly ground: readonly Ground[]
  /** Squares that nothing enters and no sight passes. */
  readonly blocks: readonly string[]
  readonly walls: readonly Wall[]
  readonly doors: readonly Door[]
  /** Heights of squares that are not on the level 0, in the game's unit. */
  readonly heights: readonly { readonly square: string; readonly height: number }[]
  /** What lies on the ground. */
  readonly items: readonly { readonly square: string; readonly names: readonly string[] }[]
  readonly areas: readonly BoardArea[]
}

/** One Zone of a battlefield of Zones. */
export interface BoardZone {
  readonly id: string
  readonly name: string
  /** A word by which its picture is chosen; by its id by default. */
  readonly look?: string
  /** How many fit; null for any number. */
  readonly capacity: number | null
  /** What is dangerous in it, in words; '' for nothing. */
  readonly hazard: Words
  /** Words of the table on the place; '' for none. */
  readonly note: Words
  /** Ids of the sides that may leave the battlefield here. */
  readonly exits: readonly string[]
  /** Who is there, standing or down, in the order of the roster. */
  readonly here: readonly string[]
  /** What lies on the ground. */
  readonly items: readonly string[]
}

/** A battlefield of Zones and ways between them. */
export interface ZonesGround {
  readonly kind: 'zones'
  readonly zones: readonly BoardZone[]
  /** Each once; ways go both ways unless `oneWay` is set. */
  readonly ways: readonly {
    readonly from: string
    readonly to: string
    readonly oneWay: boolean
    readonly words: Words
  }[]
}

/** How two combatants stand to each other. */
export interface Relation {
  readonly a: string
  readonly b: string
  /** A word of the game: `engaged`, `next to`, `near`, `far`. */
  readonly kind: string
  readonly words: Words
}

/** A battlefield without places: who stands with whom. */
export interface RelationsGround {
  readonly kind: 'relations'
  /** Groups of those who are with each other; somebody alone is a group of one. */
  readonly knots: readonly (readonly string[])[]
  /** Each pair once, where it differs from what goes without saying. */
  readonly relations: readonly Relation[]
  /** What goes without saying: how all other pairs stand to each other. */
  readonly otherwise: Words
}

/** The battlefield, without those who stand on it. */
export type BoardGround = SquaresGround | ZonesGround | RelationsGround

/** A picture under a map of squares, from its north-west corner on. The host that shows the board has it. */
export interface BoardPicture {
  /** Which picture it is. */
  readonly mark: string
  /** Squares that it covers, and parts of squares. */
  readonly width: number
  readonly height: number
}

/** The battlefield with everybody on it of whom the seat knows. */
export type Board = BoardGround & {
  readonly tokens: readonly Token[]
  /** What lies under a map of squares, where the seat may see it; left out where there is nothing. */
  readonly picture?: BoardPicture
  /** What it looks like: left out where nobody has said. */
  readonly scenery?: Scenery
}
