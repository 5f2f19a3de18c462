/** Feet along one side of a square. */
export const SQUARE_FEET = 5

/** Not a square: off the map. */
export const NO_SQUARE = -1

/** Ground that can be walked on at 5 feet a square. */
export const OPEN = 0
/** Ground where each square costs 10 feet. */
export const DIFFICULT = 1
/** Ground that cannot be entered. */
export const IMPASSABLE = 2

/** A solid box with edges along the axes: whole feet from the map's zero point, x east, y north, z up. */
export interface Box {
  readonly x1: number
  readonly y1: number
  readonly z1: number
  readonly x2: number
  readonly y2: number
  readonly z2: number
  /** Position of the door that this box is in `Grid.doors`, or -1. An open door is not solid. */
  readonly door: number
}

/** A rectangle in a {@link Pane}, in whole feet: along the pane and up. */
export interface Opening {
  readonly from: number
  readonly to: number
  readonly bottom: number
  readonly top: number
}

/** A wall without thickness on the boundary between squares, with its openings. */
export interface Pane {
  /** `x`: the wall stands at one x and runs north; `y`: it stands at one y and runs east. */
  readonly across: 'x' | 'y'
  /** Where it stands: feet, a multiple of five. */
  readonly at: number
  readonly from: number
  readonly to: number
  readonly bottom: number
  readonly top: number
  readonly openings: readonly Opening[]
  /** Position of the door that this wall is in `Grid.doors`, or -1. */
  readonly door: number
}

/** Stairs, a ramp or a ladder: joins two squares whose floors differ by 5 feet or more. Works both ways. */
export interface Link {
  readonly a: number
  readonly b: number
}

/** A rectangle of squares: what all square battlefields have in common, whatever the size of a square. */
export interface Squares {
  /** The lowest x and y of any square. */
  readonly originX: number
  readonly originY: number
  /** Squares from west to east, and from south to north. */
  readonly width: number
  readonly depth: number
}

/**
 * A battlefield of 5-foot squares with floor heights, solids and thin walls. It never changes: which doors are open
 * belongs to the fight and is passed to every function as bits (bit n: door n is open; at most 31 doors). Everything
 * below the floor of a square is solid; beyond the edge of the map nothing is.
 */
export interface Grid extends Squares {
  /** Floor height of each square in feet. */
  readonly floors: Int16Array
  /** OPEN, DIFFICULT or IMPASSABLE for each square, not counting solids. */
  readonly ground: Uint8Array
  /** 1 where it is dark. Darkness is not solid: rulesets decide what it does. */
  readonly dark: Uint8Array
  readonly boxes: readonly Box[]
  readonly panes: readonly Pane[]
  readonly links: readonly Link[]
  /** Names of the doors. */
  readonly doors: readonly string[]
  /** Doors that are open at the start, as bits. */
  readonly openAtStart: number
}

/** A combatant's place on a grid: its south-west square, squares per side, and the height of its feet in feet. */
export interface Body {
  readonly square: number
  readonly size: number
  readonly z: number
}

/**
 * The number of the square (x, y), row by row from the south-west corner, or {@link NO_SQUARE} off the map.
 */
export function squareAt(grid: Squares, x: number, y: number): number {
  const column = x - grid.originX
  const row = y - grid.originY
  if (column < 0 || row < 0 || column >= grid.width || row >= grid.depth) return NO_SQUARE
  return row * grid.width + column
}

/** The x of a square. */
export const xOf = (grid: Squares, square: number): number => grid.originX + (square % grid.width)

/** The y of a square. */
export const yOf = (grid: Squares, square: number): number => grid.originY + Math.floor(square / grid.width)

/** A square as people write it: `3,-2`. */
export const squareName = (grid: Squares, square: number): string => `${xOf(grid, square)},${yOf(grid, square)}`

/** The highest floor, in feet, under a body of that size with its south-west square there. */
export function floorUnder(grid: Grid, square: number, size: number): number {
  if (size === 1) return grid.floors[square]
  let highest = -32768
  for (let dy = 0; dy < size; dy++) {
    for (let dx = 0; dx < size; dx++) {
      const floor = grid.floors[square + dy * grid.width + dx]
      if (floor > highest) highest = floor
    }
  }
  return highest
}
