/** How near two of them are: one relation for each pair, the same both ways. */
export const CLOSE_BY = 0
/** One move apart. */
export const NEAR = 1
/** Two moves apart. */
export const FAR_OFF = 2

/**
 * A battlefield without a map: everybody stands in one of three relations to everybody else. The ruleset keeps the
 * relations; these functions change them so that they stay consistent. Rules: relative-distance, distance-after-move.
 */
export interface Relations {
  /** Those on the battlefield, in an order that never changes within one move. */
  readonly everybody: readonly number[]
  distance(a: number, b: number): number
  put(a: number, b: number, distance: number): void
}

/** Whether two are close to each other. */
const isClose = (field: Relations, a: number, b: number): boolean => field.distance(a, b) === CLOSE_BY

/** Everybody close to somebody, in order. */
export const closeTo = (field: Relations, who: number): number[] =>
  field.everybody.filter((other) => other !== who && isClose(field, who, other))

/**
 * The mover comes close to the target: it takes the target's relation to everybody else, but is only near to those close
 * to the target; close to the target alone, and to `also`, others close to the target whom it names.
 */
export function comeClose(field: Relations, mover: number, target: number, also: readonly number[] = []): void {
  const others = field.everybody.filter((other) => other !== mover && other !== target)
  const next = others.map((other) => {
    const distance = field.distance(target, other)
    if (distance !== CLOSE_BY) return distance
    return also.includes(other) ? CLOSE_BY : NEAR
  })
  others.forEach((other, i) => {
    field.put(mover, other, next[i])
  })
  field.put(mover, target, CLOSE_BY)
}

/** The mover comes near to the target, from far off: who is far off from the target is so from the mover, all others are near. */
export function comeNear(field: Relations, mover: number, target: number): void {
  for (const other of field.everybody) {
    if (other === mover || other === target) continue
    field.put(mover, other, field.distance(target, other) === FAR_OFF ? FAR_OFF : NEAR)
  }
  field.put(mover, target, NEAR)
}

/**
 * The mover goes one step away from those named, and is at least as far from everybody close to them; whoever else it was
 * close to is near now.
 */
export function stepAway(field: Relations, mover: number, from: readonly number[]): void {
  const next = new Map<number, number>()
  for (const one of from) next.set(one, Math.min(FAR_OFF, field.distance(mover, one) + 1))
  for (const one of from) {
    for (const other of closeTo(field, one)) {
      if (other === mover || from.includes(other)) continue
      const least = Math.max(field.distance(mover, other), next.get(one) as number, next.get(other) ?? NEAR)
      next.set(other, least)
    }
  }
  for (const other of closeTo(field, mover)) if (!next.has(other)) next.set(other, NEAR)
  for (const [other, distance] of next) field.put(mover, other, distance)
}

/** Two who were close are near to each other. */
export function partFrom(field: Relations, a: number, b: number): void {
  if (isClose(field, a, b)) field.put(a, b, NEAR)
}

/** Everybody in groups of those who hang together by being close; who is close to nobody is a group of one. */
export function knotsOf(field: Relations): number[][] {
  const seen = new Set<number>()
  const knots: number[][] = []
  for (const who of field.everybody) {
    if (seen.has(who)) continue
    const knot = knotOf(field, who)
    for (const one of knot) seen.add(one)
    knots.push(knot)
  }
  return knots
}

/** Everybody who hangs together with somebody by being close, one after the other. */
function knotOf(field: Relations, who: number): number[] {
  const knot = [who]
  for (let i = 0; i < knot.length; i++) {
    for (const other of closeTo(field, knot[i])) if (!knot.includes(other)) knot.push(other)
  }
  return knot
}
