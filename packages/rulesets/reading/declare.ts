import * as z from 'zod/mini'

/*
 * The few words in which shapes are declared besides zod's own. Shapes are made with `zod/mini`, since every browser that plays
 * loads what they are made with. Shapes of `zod` itself may stand among them.
 */

/** What editors are told of a shape besides its sentence. */
type Meta = z.core.GlobalMeta

/**
 * A shape with what it is, in a sentence or more.
 * @example
 * ```ts
 * import { told } from '@fray/rulesets/reading/declare'
 * import * as z from 'zod/mini'
 *
 * const name = told(z.string(), { description: 'What people call it.', examples: ['Ada'] })
 * const { description, examples } = z.toJSONSchema(name)
 * console.log(description, examples) // What people call it. [ 'Ada' ]
 * ```
 */
export function told<T extends z.core.$ZodType>(shape: T, what: string | Meta): T {
  const one = z.clone(shape)
  z.globalRegistry.add(one, typeof what === 'string' ? { description: what } : what)
  return one
}

/**
 * What may be left out, with what it is.
 * @example
 * ```ts
 * import { perhaps } from '@fray/rulesets/reading/declare'
 * import * as z from 'zod/mini'
 *
 * const gate = z.strictObject({ name: z.string(), open: perhaps(z.boolean(), 'It stands open at the start.') })
 * console.log(gate.parse({ name: 'North' })) // { name: 'North' }
 * console.log(z.toJSONSchema(gate).required) // [ 'name' ]
 * ```
 */
export const perhaps = <T extends z.core.$ZodType>(shape: T, what: string): z.ZodMiniOptional<T> =>
  told(z.optional(shape), what)

/**
 * A whole number within bounds.
 * @example
 * ```ts
 * import { whole } from '@fray/rulesets/reading/declare'
 *
 * const skill = whole(0, 9)
 * console.log([3, 12, 2.5].map((value) => skill.safeParse(value).success)) // [ true, false, false ]
 * ```
 */
export const whole = (min: number, max: number): z.ZodMiniNumberFormat => z.int().check(z.minimum(min), z.maximum(max))
