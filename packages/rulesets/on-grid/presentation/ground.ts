import { type LengthUnit, type Squares, type SquaresGround, squareName } from '@fray/kernel/rules'

/** A map of squares with nothing on it: the start of a ruleset's ground. */
export const bareGround = ({ width, depth, originX, originY }: Squares, unit: LengthUnit): SquaresGround => ({
  kind: 'squares',
  width,
  height: depth,
  origin: [originX, originY],
  unit,
  ground: [],
  blocks: [],
  walls: [],
  doors: [],
  heights: [],
  items: [],
  areas: [],
})

/** The names of the squares for which `isTrue` is true; squares are numbered row by row from the origin. */
export function squaresWhere(squares: Squares, isTrue: (square: number) => boolean): string[] {
  const found: string[] = []
  for (let square = 0; square < squares.width * squares.depth; square++) {
    if (isTrue(square)) found.push(squareName(squares, square))
  }
  return found
}
