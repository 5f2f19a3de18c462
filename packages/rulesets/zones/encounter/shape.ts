import type * as z from 'zod'
import type { Path, Problems } from '../../reading/problems.ts'
import { checkShape as check, type FieldRules } from '../../reading/shape.ts'
import type { ZonesRule } from '../catalogue/rule-ids.ts'

/** The rule that a field breaks when its value is of the wrong kind or out of its range. */
const RULE_OF_FIELD: FieldRules<ZonesRule> = {
  level: 'level-and-skill',
  skill: 'level-and-skill',
  str: 'attributes',
  dex: 'attributes',
  con: 'attributes',
  int: 'attributes',
  wis: 'attributes',
  cha: 'attributes',
  surprised: 'surprise-call',
  capacity: 'zone-capacity',
  usages: 'usage-track',
  marked: 'usage-track',
  reach: 'ranged-reach',
  'test-attribute-by-referee': 'test-attribute-by-referee',
  'zone-hazard-timing': 'zone-hazard-timing',
  'zone-count': 'zone-count',
  'armor-points': 'armor-points',
}

/** Compares a value with a schema and notes everything that differs. Null counts as left out. */
export const checkShape = (problems: Problems<ZonesRule>, schema: z.ZodType, raw: unknown, path: Path): void =>
  check(problems, schema, raw, path, RULE_OF_FIELD)
