import { type LengthUnit, type Squares, type SquaresGround, squareName } from '@fray/kernel/rules'

/**
 * A map of squares with nothing on it: what a ruleset's ground begins with.
 * @example
 * ```ts
 * import { buildGrid } from '@fray/kernel/rules'
 * import { bareGround } from '@fray/rulesets/on-grid/showing/ground'
 *
 * const { grid } = buildGrid({ size: [8, 6] })
 * if (grid === null) throw new Error('That is no map.')
 * const ground = { ...bareGround(grid, { name: 'yards', perSquare: 2 }), blocks: ['3,3'] }
 * console.log(ground.width, ground.height, ground.unit, ground.blocks) // 8 6 { name: 'yards', perSquare: 2 } [ '3,3' ]
 * ```
 */
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

/**
 * The squares, by name, of which something is true: they are numbered row by row from the origin.
 * @example
 * ```ts
 * import { squaresWhere } from '@fray/rulesets/on-grid/showing/ground'
 *
 * const field = { width: 3, depth: 2, originX: 0, originY: 0 }
 * console.log(squaresWhere(field, (square) => square > 3).join(' ')) // 1,1 2,1
 * ```
 */
export function squaresWhere(squares: Squares, isTrue: (square: number) => boolean): string[] {
  const found: string[] = []
  for (let square = 0; square < squares.width * squares.depth; square++) {
    if (isTrue(square)) found.push(squareName(squares, square))
  }
  return found
}
