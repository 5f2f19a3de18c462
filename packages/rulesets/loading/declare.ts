import * as z from 'zod/mini'

/*
 * The few words in which shapes are declared besides zod's own. Shapes are made with `zod/mini`, since every browser that plays
 * loads what they are made with. Shapes of `zod` itself may stand among them.
 */

/** What editors are told of a shape in addition to its sentence. */
type Meta = z.core.GlobalMeta

/** A shape with what it is, in a sentence or more. */
export function described<T extends z.core.$ZodType>(shape: T, what: string | Meta): T {
  const one = z.clone(shape)
  z.globalRegistry.add(one, typeof what === 'string' ? { description: what } : what)
  return one
}

/** What may be left out, with what it is. */
export const perhaps = <T extends z.core.$ZodType>(shape: T, what: string): z.ZodMiniOptional<T> =>
  described(z.optional(shape), what)

/** A whole number within bounds. */
export const whole = (min: number, max: number): z.ZodMiniNumberFormat => z.int().check(z.minimum(min), z.maximum(max))
