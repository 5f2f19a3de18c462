import * as z from 'zod/mini'

/*
 * Short functions for declaring schemas, besides zod's own. Schemas use `zod/mini`, because every browser that plays
 * loads them. Schemas of full `zod` may be mixed in.
 */

/** Further schema metadata for editors. */
type Meta = z.core.GlobalMeta

/** A schema with a description. */
export function described<T extends z.core.$ZodType>(shape: T, what: string | Meta): T {
  const one = z.clone(shape)
  z.globalRegistry.add(one, typeof what === 'string' ? { description: what } : what)
  return one
}

/** An optional schema with a description. */
export const perhaps = <T extends z.core.$ZodType>(shape: T, what: string): z.ZodMiniOptional<T> =>
  described(z.optional(shape), what)

/** A whole number within bounds. */
export const whole = (min: number, max: number): z.ZodMiniNumberFormat => z.int().check(z.minimum(min), z.maximum(max))
