/** A square as `"3,-2"`, or a rectangle of squares by two opposite corners as `"3,-2..6,4"`. Both ends count. */
export type Area = string

/** One area or several. */
export type Areas = Area | readonly Area[]

/** A corner of the grid in squares: the south-west corner of the square with the same coordinates. */
export type GridCorner = readonly [x: number, y: number]

/** A point in whole feet: x east, y north, z up from the map's zero point. */
export type FeetPoint = readonly [x: number, y: number, z: number]

/**
 * What a character of the text map means. Every field is optional; `{}` is plain floor.
 *
 * ```yaml
 * legend:
 *   ^: { floor: 10 }                      # a ledge
 *   o: { wall: 3, dark: true }            # a crate 3 ft high, in the dark
 *   w: { ground: difficult, floor: -2 }   # a stream
 *   G: { door: the gate, open: true }
 *   A: { combatant: Ann }
 *   x: { mark: exits }
 * ```
 */
export interface LegendEntry {
  /** Floor height in feet; the map's `floor` by default. */
  readonly floor?: number
  /** Height in feet, above the floor, of a solid block that fills the square. */
  readonly wall?: number
  readonly ground?: 'open' | 'difficult' | 'impassable'
  readonly dark?: boolean
  /**
   * Name of a door that fills the square; its height is `wall` (default 10 feet). All squares with this character are
   * one door.
   */
  readonly door?: string
  /** Whether the door is open at the start. */
  readonly open?: boolean
  /** Name of the combatant that starts here. */
  readonly combatant?: string
  /** Name of the mark that the square belongs to, as in `marks`. */
  readonly mark?: string
}

/**
 * Floor height of squares, in feet. Later entries win over earlier ones, and all over the text map.
 *
 * ```yaml
 * floors:
 *   - { squares: "0,0..3,3", height: 10 }
 *   - { squares: ["4,1", "4,2"], height: 5 }
 * ```
 */
export interface FloorPart {
  readonly squares: Areas
  readonly height: number
}

/** What a box may have besides its position. */
interface BoxExtras {
  /** Holes in the box, each by two opposite corners in feet. */
  readonly holes?: readonly { readonly from: FeetPoint; readonly to: FeetPoint }[]
  /** Name of the door that the box is: it is solid only while the door is closed. */
  readonly door?: string
  /** Whether the door is open at the start. */
  readonly open?: boolean
}

/**
 * A solid that fills squares between two heights, in feet from the map's zero point. Without `bottom` it stands on the
 * lowest floor below it. Each area is a box of its own.
 *
 * ```yaml
 * boxes:
 *   - { squares: "1,0", top: 10 }                                          # a pillar
 *   - { squares: "4,0..4,3", bottom: 8, top: 10 }                          # a beam under the ceiling
 *   - squares: "-2,5..2,5"                                                 # a wall with an arrow slit
 *     top: 10
 *     holes: [{ from: [2, 25, 1], to: [3, 30, 4] }]
 * ```
 */
export interface SquaresBox extends BoxExtras {
  readonly squares: Areas
  readonly bottom?: number
  readonly top: number
}

/**
 * A solid between two opposite corners, in feet.
 *
 * ```yaml
 * boxes:
 *   - { from: [12, 5, 0], to: [13, 10, 4] }
 *   - { from: [20, 0, 0], to: [21, 5, 8], door: trapdoor }
 * ```
 */
export interface FeetBox extends BoxExtras {
  readonly from: FeetPoint
  readonly to: FeetPoint
}

/** A solid box: by squares or by feet. */
export type BoxPart = SquaresBox | FeetBox

/** A rectangle cut out of a thin wall. */
export interface WallOpening {
  /** Feet along the wall, from its `from` end. */
  readonly from: number
  readonly to: number
  /** Heights in feet from the map's zero point. */
  readonly bottom: number
  readonly top: number
}

/**
 * What a thin wall is like if nothing else is said: `wall` 10 feet high; `low-wall` 3 feet; `window` 10 feet, with an
 * opening 3 feet wide in the middle of each square side, from 3 to 7 feet high; `arrow-slit` 10 feet, with an opening 1 foot
 * wide in the middle of each square side, from 2 to 5 feet high.
 */
export type WallKind = 'wall' | 'low-wall' | 'window' | 'arrow-slit'

/**
 * A thin wall between squares, straight from one corner of the grid to another. It follows the ground: along each square
 * side it stands on the lower of the two floors and ends `height` feet above the higher one. `bottom` and `top`, heights
 * from the map's zero point, replace that. Where a thin door stands, the wall makes room for it.
 *
 * ```yaml
 * walls:
 *   - { from: [4, 0], to: [4, 6] }                       # from the corner (4, 0) north to (4, 6)
 *   - { from: [-4, 5], to: [5, 5], kind: low-wall }      # between the rows y = 4 and y = 5
 *   - { from: [0, 8], to: [3, 8], kind: window }
 *   - { from: [6, 2], to: [6, 5], top: 12, openings: [{ from: 5, to: 10, bottom: 0, top: 7 }] }   # with an archway
 * ```
 */
export interface WallPart {
  readonly from: GridCorner
  readonly to: GridCorner
  readonly kind?: WallKind
  /** Feet above the ground; 10, or 3 for a low wall. */
  readonly height?: number
  readonly bottom?: number
  readonly top?: number
  readonly openings?: readonly WallOpening[]
}

/**
 * A thin door between squares. It follows the ground as a wall does, 10 feet high if nothing else is said.
 *
 * ```yaml
 * doors:
 *   - { name: cellar door, from: [4, 2], to: [4, 3] }
 *   - { name: gate, from: [7, 0], to: [9, 0], open: true, height: 8 }
 * ```
 */
export interface DoorPart {
  readonly name: string
  readonly from: GridCorner
  readonly to: GridCorner
  readonly open?: boolean
  readonly height?: number
  readonly bottom?: number
  readonly top?: number
}

/**
 * A square-grid battlefield as people write it: a text map, a list of parts, or both; where both speak of a square, the
 * parts are laid over the text. At most 200 x 200 squares and 31 doors; heights from -1000 to 1000 feet; all numbers whole.
 *
 * ```yaml
 * text: |
 *   ########
 *   #A..~~.#
 *   #...+..B
 *   ########
 * links: [["2,1", "3,1"]]
 * ```
 */
export interface GridParts {
  /** Squares from west to east, and from south to north. Needed without a text map, which else gives its own size. */
  readonly size?: readonly [width: number, depth: number]
  /** The south-west square; 0,0 by default. */
  readonly origin?: readonly [x: number, y: number]
  /** Default floor height in feet; 0 if missing. */
  readonly floor?: number
  /**
   * Rows of squares, the north-most first, the first character of each row west-most. `#` is a wall 10 feet high, `.` and
   * the space are floor, `~` is difficult ground, `+` a closed and `'` an open door (`door-1`, `door-2`, ... as one reads).
   * A letter is a floor with somebody on it, reported in {@link GridMarks.glyphs}. Short rows are filled with floor, blank
   * lines at the end do not count; with a `size` larger than the text, the text lies in the north-west.
   */
  readonly text?: string
  /** What characters of the text mean; takes precedence over their usual meaning. */
  readonly legend?: Readonly<Record<string, LegendEntry>>
  readonly floors?: readonly FloorPart[]
  /** Difficult ground, e.g. `["3,0", "5,5..6,8"]`. */
  readonly difficult?: Areas
  /** Ground that cannot be entered: water, a chasm. It hides nothing. */
  readonly impassable?: Areas
  readonly dark?: Areas
  /** Named sets of squares for the ruleset or the referee, e.g. `{ exits: "0,0..0,5" }`. */
  readonly marks?: Readonly<Record<string, Areas>>
  readonly boxes?: readonly BoxPart[]
  readonly walls?: readonly WallPart[]
  readonly doors?: readonly DoorPart[]
  /** Stairs, ramps, ladders: pairs of neighbouring squares between which one steps whatever the height, e.g. `[["3,1", "4,1"]]`. */
  readonly links?: readonly (readonly [Area, Area])[]
}

/** What a map says besides the battlefield itself. */
export interface GridMarks {
  /** Letters of the text map that its legend does not explain, in reading order. */
  readonly glyphs: readonly { readonly glyph: string; readonly square: number }[]
  /** Squares that the legend gives to combatants, in reading order. */
  readonly combatants: readonly { readonly name: string; readonly square: number }[]
  /** The squares of each named mark, in ascending order. */
  readonly named: ReadonlyMap<string, readonly number[]>
}
