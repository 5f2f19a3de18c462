import type { Layout, TokenPlace } from '@fray/drawing'
import type { Act } from './acts.ts'

/** Where somebody stands on the board; null for nobody, and for who is not on it. */
export const placeOf = ({ tokens }: Layout, who: string | null): TokenPlace | null =>
  who === null ? null : (tokens.get(who) ?? null)

/** Where a number of that width is written beside somebody: right, left, below or above, where nobody stands; else over its right shoulder. */
export function besideOf({ tokens }: Layout, { x, y, d }: TokenPlace, wide: number): TokenPlace {
  const others = [...tokens.values()].filter((one) => one.x !== x || one.y !== y)
  const half = wide / 2
  const places = [
    { x: x + d * 0.82 + half, y: y - d * 0.2 },
    { x: x - d * 0.82 - half, y: y - d * 0.2 },
    { x, y: y + d * 0.82 + half * 0.5 },
    { x, y: y - d * 0.82 - half * 0.5 },
  ]
  const free = places.find((place) =>
    others.every((one) => Math.hypot(one.x - place.x, one.y - place.y) > one.d / 2 + half * 0.8),
  )
  const middle = free ?? { x: x + d * 0.5, y: y - d * 0.5 }
  // Text is put by the left end of its foot.
  return { x: middle.x - half, y: middle.y + half * 0.5, d: wide }
}

/** The tokens, numbers beside them, and the arrow of a blow as a row of small ones: plates cover none of them. */
export function obstaclesOf(
  layout: Layout,
  { head }: Act,
  numbers: readonly { readonly at: TokenPlace }[],
): ReadonlyMap<string, TokenPlace> {
  const from = placeOf(layout, head?.beat === 'attack' ? head.who : null)
  const to = placeOf(layout, head?.beat === 'attack' ? head.target : null)
  const written = numbers.map(
    ({ at: { x, y, d } }, i) => [` n${i}`, { x: x + d / 2, y: y - d / 4, d: d * 0.9 }] as const,
  )
  const steps = from === null || to === null ? 0 : Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / from.d)
  const arrow = Array.from({ length: Math.max(0, steps - 1) }, (_, i) => {
    const [{ x, y, d }, end] = [from as TokenPlace, to as TokenPlace]
    const part = (i + 1) / steps
    return [` a${i}`, { x: x + (end.x - x) * part, y: y + (end.y - y) * part, d: d / 2 }] as const
  })
  return new Map([...layout.tokens, ...written, ...arrow])
}
