import type { Fields, Path } from './document.ts'
import { distancesOf } from './place/distances.ts'
import type { Schema } from './schema.ts'

/** The parts of the builder. */
const SECTIONS = ['fight', 'people', 'place', 'sides', 'options', 'content', 'source'] as const
export type SectionId = (typeof SECTIONS)[number]

/** Fields that all encounter files have, by the part in which they stand; what a game adds stands with the fight itself. */
const KNOWN: Readonly<Record<string, SectionId>> = {
  combatants: 'people',
  battlefield: 'place',
  ground: 'place',
  sides: 'sides',
  seats: 'sides',
  options: 'options',
  house: 'options',
  content: 'content',
}

/** Fields that nobody fills in by hand. */
const SILENT: ReadonlySet<string> = new Set(['ruleset', '$schema', 'imported'])

/** The fields of the file in a part of the builder. */
export function fieldsIn(schema: Schema, section: SectionId): readonly string[] {
  const distances = distancesOf(schema)?.field
  return Object.keys(schema.root.properties ?? {}).filter(
    (name) => !SILENT.has(name) && (name === distances ? 'place' : (KNOWN[name] ?? 'fight')) === section,
  )
}

/** The parts that a game has: who has no battlefield or no content of its own needs no part for it. */
export const sectionsOf = (schema: Schema | null): readonly SectionId[] =>
  SECTIONS.filter((one) => one === 'fight' || one === 'source' || schema === null || fieldsIn(schema, one).length > 0)

/** In which part a place of the file stands. Where people stand is said with them. */
export function sectionOf(schema: Schema, [first]: Path): SectionId {
  if (typeof first !== 'string') return 'source'
  return first === distancesOf(schema)?.field ? 'place' : (KNOWN[first] ?? 'fight')
}

/** Who is at that place of the file, as `opened` names them; null for nobody. */
export const personAt = (path: Path, value: Fields): string | null =>
  path[0] === 'combatants' && path.length > 1 && value.combatants !== undefined
    ? JSON.stringify(path.slice(0, 2))
    : null
