import type { Body, Grid } from './grid.ts'
import { sightFinder } from './sight-finder.ts'

/** The bit of {@link sightAndCover} that stands for line of sight. */
export const SIGHT = 256

/** How much of a target is behind something (half-cover, full-cover), or that it cannot be seen at all (no-sight-no-attack). */
export type Cover = 'none' | 'half' | 'full' | 'no-sight'

/**
 * What the viewer sees of the target: bits 0-7 are the target's corners (bit = (x high ? 1 : 0) + (y high ? 2 : 0) + (z high
 * ? 4 : 0)), bit 8 ({@link SIGHT}) is line of sight. Both bodies must be on the map.
 *
 * The points of a body are those a whole number of feet from its edges, inside, faces, edges and corners alike (sight-points):
 * (5 x size + 1) cubed. There is line of sight when the line from some point of the viewer to some point of the target is
 * clear; a corner is seen when the line from some point of the viewer to it is clear (line-of-sight, half-cover, full-cover).
 *
 * A line from P to Q is clear when P and Q are different points, no point strictly between them belongs to a solid, and both
 * ends count. Solids are closed: boxes (not those that are open doors), the rock under the floor of each square, and panes
 * without their openings, where the rim of an opening belongs to the pane as long as there is any pane on its other side
 * (solid-object). An end counts when, near it, the line can be looked at from the inside of its own body: when there is a
 * direction c into the body such that every point P + a c + b d, for small a > 0 and b >= 0, is free of solids, d being
 * the line's own direction away from P (touching-lines). Combatants are never solid (characters-never-block-sight), and
 * lying down changes nothing (prone-same-cube). Sight is mutual; cover is not (cover-is-directional).
 * @example
 * ```ts
 * import { buildGrid, coverOf, sightAndCover, squareAt } from '@fray/kernel/rules'
 *
 * const grid = buildGrid({ size: [6, 3], boxes: [{ squares: '2,0', top: 3 }] }).grid!
 * const body = (x: number, y: number) => ({ square: squareAt(grid, x, y), size: 1, z: 0 })
 * const seen = sightAndCover(grid, 0, body(0, 0), body(3, 0))
 * console.log(seen.toString(2), coverOf(seen)) // 111110000 half
 * ```
 */
export function sightAndCover(grid: Grid, openDoors: number, viewer: Body, target: Body): number {
  return sightFinder(grid).mask(openDoors, viewer, target)
}

/**
 * Whether there is line of sight, from a mask of {@link sightAndCover}.
 */
export const hasSight = (mask: number): boolean => (mask & SIGHT) !== 0

/** The cover that a mask of {@link sightAndCover} means; full cover replaces half cover (cover-worst-only). */
export function coverOf(mask: number): Cover {
  if ((mask & SIGHT) === 0) return 'no-sight'
  const corners = mask & 0xff
  return corners === 0xff ? 'none' : corners === 0 ? 'full' : 'half'
}
