import type { Box } from '@fray/drawing'

interface Point {
  readonly x: number
  readonly y: number
}

/** Ways from a target to where its plate may stand, best first: above, to the sides, below. */
const WAYS: readonly (readonly [number, number])[] = [
  0, 45, -45, 25, -25, 90, -90, 70, -70, 110, -110, 135, -135, 180,
].map((turn) => [Math.sin((turn * Math.PI) / 180), -Math.cos((turn * Math.PI) / 180)])

/** How far from its rim, in diameters of the target. */
const FAR = [0.3, 0.7, 1.2, 1.8, 2.6, 3.6]

/** Something round that a plate covers only where there is no other place, and how much that matters. */
export interface Obstacle extends Point {
  readonly d: number
  readonly weight: number
}

/** How much it matters that words of the board are covered, each step farther away, and whom the tail crosses, of covering that one. */
const [WORDS, STEP, CROSSED] = [3, 0.6, 0.3]

/** The box of a plate of that size that is about a point: near it within `bounds`, where it covers nobody and no words, else as little as can be. */
export function placePlate(
  { obstacles, words = [] }: { readonly obstacles: readonly Obstacle[]; readonly words?: readonly Box[] },
  about: Point & { readonly d: number },
  size: { readonly w: number; readonly h: number },
  bounds: Box,
): Box {
  let best: Box = { x: about.x - size.w / 2, y: about.y - about.d / 2 - size.h - 8, ...size }
  let least = Number.POSITIVE_INFINITY
  for (const [step, far] of FAR.entries()) {
    // Whatever is farther away is no better.
    if (least <= step * STEP) break
    for (const [right, down] of WAYS) {
      const gap = about.d * (0.5 + far)
      const box = {
        x: about.x + right * (gap + size.w / 2) - size.w / 2,
        y: about.y + down * (gap + size.h / 2) - size.h / 2,
        ...size,
      }
      // A plate that was pushed back into sight may have come to lie on its own target.
      const inside = within(box, bounds)
      const middle = { x: inside.x + inside.w / 2, y: inside.y + inside.h / 2 }
      const covered = obstacles.reduce(
        (sum, one) => sum + one.weight * (covers(inside, one) ? 1 : isBetween(one, middle, about) ? CROSSED : 0),
        0,
      )
      const cost = covered + words.filter((one) => overlap(inside, one)).length * WORDS + step * STEP
      if (cost < least) [best, least] = [inside, cost]
    }
  }
  return best
}

const overlap = (a: Box, b: Box): boolean => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

const within = ({ x, y, w, h }: Box, bounds: Box): Box => ({
  x: Math.max(bounds.x, Math.min(bounds.x + bounds.w - w, x)),
  y: Math.max(bounds.y, Math.min(bounds.y + bounds.h - h, y)),
  w,
  h,
})

function covers({ x, y, w, h }: Box, token: Point & { readonly d: number }): boolean {
  const dx = Math.max(x - token.x, 0, token.x - x - w)
  const dy = Math.max(y - token.y, 0, token.y - y - h)
  return Math.hypot(dx, dy) < token.d / 2
}

/** Whether something lies between two points, and is not where the second is. */
function isBetween({ x, y, d }: Obstacle, from: Point, to: Point): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const part = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)
  return part > 0 && part < 1 && Math.hypot(x - from.x - part * dx, y - from.y - part * dy) < d * 0.4
}

/** The points of a plate's tail: from its edge nearest to a point nearly to it. */
export function tailOf({ x, y, w, h }: Box, to: Point & { readonly d: number }, wide: number): readonly Point[] {
  const middle = { x: x + w / 2, y: y + h / 2 }
  const [dx, dy] = [to.x - middle.x, to.y - middle.y]
  const far = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / far, dx / far]
  const end = Math.max(0, far - to.d / 2 - wide / 3)
  return [
    { x: middle.x + nx * wide, y: middle.y + ny * wide },
    { x: middle.x + (dx / far) * end, y: middle.y + (dy / far) * end },
    { x: middle.x - nx * wide, y: middle.y - ny * wide },
  ]
}
