/** Relation of two combatants next to each other. There is one relation for each pair, the same both ways. */
export const CLOSE_BY = 0
/** One move apart. */
export const NEAR = 1
/** Two moves apart. */
export const FAR_OFF = 2

/**
 * A battlefield without a map: each pair of combatants is in one of three relations. The ruleset stores the
 * relations; these functions change them consistently. Rules: relative-distance, distance-after-move.
 */
export interface Relations {
  /** Everyone on the battlefield, in an order that never changes within one move. */
  readonly everybody: readonly number[]
  distance(a: number, b: number): number
  put(a: number, b: number, distance: number): void
}

/** Whether two combatants are close to each other. */
const isClose = (field: Relations, a: number, b: number): boolean => field.distance(a, b) === CLOSE_BY

/** Everyone close to a combatant, in order. */
export const closeTo = (field: Relations, who: number): number[] =>
  field.everybody.filter((other) => other !== who && isClose(field, who, other))

/**
 * The mover comes close to the target. It takes over the target's relation to everyone else, except that it is only
 * near to those close to the target, unless `also` names them.
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

/**
 * The mover, far off, comes near to the target: those far off from the target are far off from the mover, all others
 * are near.
 */
export function comeNear(field: Relations, mover: number, target: number): void {
  for (const other of field.everybody) {
    if (other === mover || other === target) continue
    field.put(mover, other, field.distance(target, other) === FAR_OFF ? FAR_OFF : NEAR)
  }
  field.put(mover, target, NEAR)
}

/**
 * The mover goes one step away from `from`, and ends at least as far from everyone close to them; anyone else it was
 * close to is now near.
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

/** Two combatants who were close are now near. */
export function partFrom(field: Relations, a: number, b: number): void {
  if (isClose(field, a, b)) field.put(a, b, NEAR)
}

/** Everyone in groups connected by being close; a combatant close to nobody is a group of one. */
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

/** Everyone connected with a combatant by being close, directly or through others. */
function knotOf(field: Relations, who: number): number[] {
  const knot = [who]
  for (let i = 0; i < knot.length; i++) {
    for (const other of closeTo(field, knot[i])) if (!knot.includes(other)) knot.push(other)
  }
  return knot
}
