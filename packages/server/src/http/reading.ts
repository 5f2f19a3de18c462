import type * as z from 'zod/mini'
import { Refused } from './refused.ts'

/** Reads what was sent. Throws {@link Refused} with what is wrong with it. */
export function readAs<S extends z.ZodMiniType>(schema: S, value: unknown): z.infer<S> {
  const found = schema.safeParse(value ?? {})
  if (found.success) return found.data
  const [issue] = found.error.issues
  const place = issue?.path.map(String).join('.') || 'the request'
  throw new Refused(400, 'not-understood', `${place}: this is not valid; /api/openapi.json says what is.`)
}
