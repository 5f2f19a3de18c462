import { inEnglish, type SeenMessage, type SeenSlot, seenOf, type Words } from '../../log/message.ts'
import { type Body, type Grid, SQUARE_FEET, xOf, yOf } from './grid.ts'
import { coverOf, SIGHT, sightAndCover } from './sight.ts'
import { sightFinder } from './sight-finder.ts'

/** A point in feet: x east, y north, z up. */
export type Point = readonly [x: number, y: number, z: number]

/** A clear line, from a point of the viewer to a point of the target. */
export interface Line {
  readonly from: Point
  readonly to: Point
}

/** The lines that justify the answer of {@link sightAndCover}. */
export interface SightLines {
  /** A line that gives line of sight, to a corner if any is seen; null without line of sight. */
  readonly sight: Line | null
  /**
   * For each of the target's eight corners (numbered as the bits of the mask) a line that shows it, or null if it is
   * hidden.
   */
  readonly corners: readonly (Line | null)[]
}

/**
 * For each corner the first clear line in a fixed order, simple lines first: from the viewer's matching corner, then
 * its other corners, then its remaining points (sight-points, half-cover). Slower than {@link sightAndCover}: for
 * explanations.
 */
export function sightLines(grid: Grid, openDoors: number, viewer: Body, target: Body): SightLines {
  const mask = sightAndCover(grid, openDoors, viewer, target)
  const finder = sightFinder(grid)
  finder.prepareLines(openDoors, viewer, target)
  const own = points(grid, viewer)
  const lineTo = (to: Point, first: Point | undefined): Line | null => {
    const clear = (from: Point) => finder.lineIsClear(...from, ...to)
    const from = first !== undefined && clear(first) ? first : own.find(clear)
    return from === undefined ? null : { from, to }
  }
  const theirs = points(grid, target)
  const corners = theirs
    .slice(0, 8)
    .map((corner, number) => ((mask >> number) & 1 ? lineTo(corner, own[number]) : null))
  let sight = corners.find((line) => line !== null) ?? null
  for (let i = 8; i < theirs.length && sight === null && (mask & SIGHT) !== 0; i++) {
    sight = lineTo(theirs[i], undefined)
  }
  return { sight, corners }
}

/**
 * What the viewer sees of the target, in sentences: how many corners and what cover that is, then for each corner the
 * line that shows it, or that it is hidden (half-cover, full-cover, no-sight-no-attack). Points are in feet, (x, y,
 * z).
 */
export function describeCover(grid: Grid, openDoors: number, viewer: Body, target: Body): Words[] {
  const cover = coverOf(sightAndCover(grid, openDoors, viewer, target))
  const { sight, corners } = sightLines(grid, openDoors, viewer, target)
  const count = { number: pointCount(viewer) }
  if (sight === null) {
    return [
      inEnglish(
        "No line of sight: something solid stops every line from the viewer's {count} points to the target's {theirs}.",
        { count, theirs: { number: pointCount(target) } },
      ),
    ]
  }
  const hidden = corners.flatMap((line, corner) => (line === null ? [nameOf(corner)] : []))
  const seen = { seen: { number: 8 - hidden.length }, cover: { key: COVER_NAMES[cover], slots: {} } }
  if (cover === 'full')
    return [
      inEnglish('{seen} of 8 corners seen: {cover}.', seen),
      inEnglish('There is a line of sight from {from} to {to}.', { from: pointAt(sight.from), to: pointAt(sight.to) }),
    ]
  const theirs = points(grid, target)
  return [
    hidden.length === 0
      ? inEnglish('{seen} of 8 corners seen: {cover}.', seen)
      : inEnglish("{seen} of 8 corners seen: {cover}; hidden from each of the viewer's {count} points: {hidden}.", {
          ...seen,
          count,
          hidden: hidden.reduce((row, next) => seenOf('{first}, {next}', { first: row, next })),
        }),
    ...corners.flatMap((line, corner) => {
      if (line === null) return []
      return [
        inEnglish('The {corner} corner {point} is seen from {from}.', {
          corner: nameOf(corner),
          point: pointAt(theirs[corner] as Point),
          from: pointAt(line.from),
        }),
      ]
    }),
  ]
}

const CORNER_NAMES = [
  'lower south-west',
  'lower south-east',
  'lower north-west',
  'lower north-east',
  'upper south-west',
  'upper south-east',
  'upper north-west',
  'upper north-east',
]

const COVER_NAMES = { none: 'no cover', half: 'half cover', full: 'full cover', 'no-sight': 'no line of sight' }

/** The name of a corner, by its number. */
const nameOf = (corner: number): SeenMessage => ({ key: CORNER_NAMES[corner] ?? '', slots: {} })

const pointAt = (point: Point): SeenSlot => ({ said: `(${point.join(', ')})` })

const pointCount = ({ size }: Body): number => (size * SQUARE_FEET + 1) ** 3

/** The points of a body: first the corners by number, then all points from the south-west upwards. */
function points(grid: Grid, { square, size, z }: Body): Point[] {
  const feet = size * SQUARE_FEET
  const x = xOf(grid, square) * SQUARE_FEET
  const y = yOf(grid, square) * SQUARE_FEET
  const found: Point[] = []
  for (let corner = 0; corner < 8; corner++) {
    found.push([x + (corner & 1 ? feet : 0), y + (corner & 2 ? feet : 0), z + (corner & 4 ? feet : 0)])
  }
  for (let up = 0; up <= feet; up++) {
    for (let north = 0; north <= feet; north++) {
      for (let east = 0; east <= feet; east++) found.push([x + east, y + north, z + up])
    }
  }
  return found
}
