import type { Problem } from '@fray/kernel'
import { checkShape, Problems } from '@fray/rulesets/loading'
import type * as z from 'zod/mini'

/** Every difference between a value and a schema, as messages. Null fields count as missing. */
export function shapeProblems(schema: z.core.$ZodType, raw: unknown): Problem[] {
  const problems = new Problems()
  checkShape(problems, schema, raw, [], {})
  return problems.list
}
