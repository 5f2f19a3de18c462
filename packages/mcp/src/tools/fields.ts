import { MESSAGE_LIMITS } from '@fray/live/protocol'
import * as z from 'zod/mini'

/** A field with what it is, where its name does not say it. */
export const about = <S extends z.ZodMiniType>(schema: S, what: string): S => schema.check(z.describe(what)) as S

export const text = (most: number = MESSAGE_LIMITS.words) => z.string().check(z.minLength(1), z.maxLength(most))

export const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** The id of a command. */
export const id = about(text(MESSAGE_LIMITS.id), 'yours, new for each command; the same again is done once')

/** The state of the table that something is made on. */
export const at = about(text(100), '"at" of the last result')

/** A combatant. */
export const who = text(200)

const param = z.union([z.string().check(z.maxLength(MESSAGE_LIMITS.words)), z.number(), z.boolean()])

/** What is said of an action, by parameter. */
export const given = z.record(
  z.string().check(z.maxLength(100)),
  z.union([param, z.array(param).check(z.maxLength(100))]),
)

/** A field that may be left out. */
export const perhaps = z.optional

/** What a tool takes: these fields and no others. */
export const takes = z.strictObject
