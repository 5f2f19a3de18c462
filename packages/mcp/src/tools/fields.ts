import { MESSAGE_LIMITS } from '@fray/live/protocol'
import * as z from 'zod/mini'

/** A field with a description, if its name is not enough. */
export const about = <S extends z.ZodMiniType>(schema: S, what: string): S => schema.check(z.describe(what)) as S

export const text = (most: number = MESSAGE_LIMITS.words) => z.string().check(z.minLength(1), z.maxLength(most))

export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** The id of a command. */
export const id = about(text(MESSAGE_LIMITS.id), 'yours, new for each command; the same again is done once')

/** The table's state on which something is based. */
export const at = about(text(100), '"at" of the last result')

/** A combatant's name. */
export const who = text(200)

const param = z.union([z.string().check(z.maxLength(MESSAGE_LIMITS.words)), z.number(), z.boolean()])

/** The parameters of an action. */
export const given = z.record(
  z.string().check(z.maxLength(100)),
  z.union([param, z.array(param).check(z.maxLength(100))]),
)

/** An optional field. */
export const perhaps = z.optional

/** The parameters of a tool: these fields and no others. */
export const takes = z.strictObject
