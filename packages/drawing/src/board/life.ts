import type { Card, TokenShape } from '@fray/kernel'
import { type Drawn, draw } from '../drawn.ts'
import { outline, outlineLength } from './shapes.ts'

/** A combatant's remaining life, as shown by a ring. */
export interface LifeMarks {
  /** From 0 to 1; null if unknown. */
  readonly life: number | null
  /** The number of steps if only the look is known; null if the value is exact. */
  readonly steps: number | null
  /** A second pool below the first, from 0 to 1; null if there is none, or it is unknown. */
  readonly inner: number | null
}

const UNKNOWN: LifeMarks = { life: null, steps: null, inner: null }

/** A combatant's remaining life, as far as its card shows it. */
export function lifeOf({ health }: Card): LifeMarks {
  const [first, second] = health.pools.flatMap(({ now, most }) =>
    most === null || most <= 0 ? [] : [Math.min(1, Math.max(0, now / most))],
  )
  if (first !== undefined) return { life: first, steps: null, inner: second ?? null }
  if (health.step === undefined) return UNKNOWN
  const [step, steps] = health.step
  return { life: step / steps, steps, inner: null }
}

/** The remaining life of everyone, by name. */
export const livesOf = (cards: Iterable<Card>): Map<string, LifeMarks> =>
  new Map([...cards].map((card) => [card.who, lifeOf(card)]))

/**
 * The level of life, for colours: more than half, half or less, a quarter or less; with steps: full, in between, the
 * last one.
 */
export function levelOf(life: number, steps: number | null): 'full' | 'half' | 'quarter' {
  if (steps !== null) return life >= 1 ? 'full' : life * steps <= 1 ? 'quarter' : 'half'
  return life <= 0.25 ? 'quarter' : life <= 0.5 ? 'half' : 'full'
}

/**
 * A ring of radius `r` starting at twelve o'clock, as long as the remaining life, with notches if only steps are
 * known.
 */
export function drawLife(shape: TokenShape, r: number, wide: number, life: number, steps: number | null): Drawn | null {
  if (life <= 0) return null
  const length = outlineLength(shape, r)
  const notch = wide * 0.7
  const whole =
    steps === null ? [length * life] : Array.from({ length: Math.round(life * steps) }, () => length / steps)
  const dashes = steps === null ? [...whole, length] : whole.flatMap((one) => [one - notch, notch])
  // The lost part is a gap as long as the whole ring.
  const gap = steps === null ? dashes : [...dashes.slice(0, -1), length + notch]
  return draw('path', {
    d: outline(shape, r),
    look: 'life',
    'stroke-width': wide,
    'stroke-dasharray': gap.map((one) => one.toFixed(2)).join(' '),
    'data-level': levelOf(life, steps),
  })
}
