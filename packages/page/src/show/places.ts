import type { Layout, TokenPlace } from '@fray/drawing'
import type { Obstacle } from './place-plate.ts'

/** Where somebody stands on the board; null for nobody, and for who is not on it. */
export const placeOf = ({ tokens }: Layout, who: string | null): TokenPlace | null =>
  who === null ? null : (tokens.get(who) ?? null)

/**
 * Where a number of that width is written beside somebody: right, left, below or above, where nobody stands, rather not
 * where another is nearer; else over its right shoulder.
 */
export function besideOf({ tokens, width, unit }: Layout, { x, y, d }: TokenPlace, wide: number): TokenPlace {
  const others = [...tokens.values()].filter((one) => one.x !== x || one.y !== y)
  const half = wide / 2
  const places = [
    { x: x + d * 0.82 + half, y: y - d * 0.2 },
    { x: x - d * 0.82 - half, y: y - d * 0.2 },
    { x, y: y + d * 0.82 + half * 0.5 },
    { x, y: y - d * 0.82 - half * 0.5 },
  ]
  // What stands beyond the edge is not seen.
  const seen = places.filter((place) => place.x - half >= -unit / 2 && place.x + half <= width + unit / 2)
  const free = seen.filter((place) =>
    others.every((one) => Math.hypot(one.x - place.x, one.y - place.y) > one.d / 2 + half * 0.8),
  )
  const own = free.find((place) => {
    const far = Math.hypot(x - place.x, y - place.y)
    return others.every((one) => Math.hypot(one.x - place.x, one.y - place.y) > far)
  })
  const middle = own ?? free[0] ?? { x: x + d * 0.5, y: y - d * 0.5 }
  // Text is put by the left end of its foot.
  return { x: middle.x - half, y: middle.y + half * 0.5, d: wide }
}

/** What a plate is not to cover: tokens and the numbers beside them, and rather an arrow than those. */
export function obstaclesOf(
  { tokens }: Layout,
  along: readonly { readonly x: number; readonly y: number }[],
  numbers: readonly { readonly at: TokenPlace }[],
): readonly Obstacle[] {
  const people = [...tokens.values()].map((one) => ({ ...one, weight: 10 }))
  const unit = people[0]?.d ?? 0
  const written = numbers.map(({ at: { x, y, d } }) => ({ x: x + d / 2, y: y - d / 4, d: d * 0.9, weight: 10 }))
  return [...people, ...written, ...along.map(({ x, y }) => ({ x, y, d: unit * 0.3, weight: 0.5 }))]
}
