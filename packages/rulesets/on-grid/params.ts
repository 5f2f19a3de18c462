import {
  type AnyScene,
  type Grid,
  NO_SQUARE,
  type Param,
  type Refusal,
  readPair,
  refuse,
  squareAt,
  squareName,
} from '@fray/kernel/rules'

const gridOf = (scene: AnyScene): Grid => (scene.setup as unknown as { readonly grid: Grid }).grid

/** A square written as `3,-2`, or why it is none. */
function readSquare(scene: AnyScene, raw: unknown): number | Refusal {
  const grid = gridOf(scene)
  const found = readPair(String(raw))
  if (found === null) return refuse('bad-value', `"${String(raw)}" is not a square: write its x and y, as in 3,4.`)
  const square = squareAt(grid, found[0], found[1])
  if (square !== NO_SQUARE) return square
  const east = grid.originX + grid.width - 1
  const north = grid.originY + grid.depth - 1
  return refuse(
    'grid',
    `${String(raw)} is off the map, which goes from ${grid.originX},${grid.originY} to ${east},${north}.`,
  )
}

/** A square; -1 where it is left out. */
export const squareParam = <N extends string>(
  name: N,
  o: { label?: string; optional?: boolean } = {},
): Param<N, number> => ({
  name,
  label: o.label ?? 'a square',
  kind: 'place',
  optional: o.optional ?? false,
  absent: -1,
  read(scene, raw) {
    const square = readSquare(scene, raw)
    return typeof square === 'number' ? { value: square } : square
  },
  write: (scene, value) => squareName(gridOf(scene), value as number),
})

const NO_WAY: readonly number[] = []

/** The squares of a way, as a list or as `1,0 2,0`. */
export const wayParam = <N extends string>(name: N): Param<N, readonly number[]> => ({
  name,
  label: 'the squares of the way',
  kind: 'place',
  optional: true,
  absent: NO_WAY,
  read(scene, raw) {
    const given = Array.isArray(raw)
      ? raw
      : String(raw)
          .trim()
          .split(/[\s;]+/)
    const squares: number[] = []
    for (const one of given) {
      const square = readSquare(scene, one)
      if (typeof square !== 'number') return square
      squares.push(square)
    }
    return { value: squares }
  },
  write: (scene, value) => (value as number[]).map((square) => squareName(gridOf(scene), square)).join(' '),
})
