import type { Problem } from '@fray/kernel'
import { checkShape, Problems } from '@fray/rulesets/loading'
import type * as z from 'zod/mini'

/** Everything in which a value differs from a schema, as sentences. Fields that hold null count as left out. */
export function shapeProblems(schema: z.core.$ZodType, raw: unknown): Problem[] {
  const problems = new Problems()
  checkShape(problems, schema, raw, [], {})
  return problems.list
}
