import { misreadPlaces, misreadWords } from '@fray/live/protocol'
import type * as z from 'zod/mini'
import { Refused } from './refused.ts'

/**
 * Reads what was sent; `subject` is what takes the fields. Throws {@link Refused} with everything that is wrong with
 * it.
 */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown, subject: string): z.infer<S> {
  const raw = value ?? {}
  const found = schema.safeParse(raw)
  if (found.success) return found.data
  const places = misreadPlaces(found.error.issues, raw, schema, subject)
  throw new Refused(400, 'not-understood', misreadWords(places), places)
}
