import { TYPES, WEAPON_TYPE } from '../model.ts'

/** Words that mean a damage type of another name (`damage-types`). */
const ALIASES: Readonly<Record<string, string>> = { poison: 'necrotic', rot: 'necrotic' }

/** Every word for a damage type. */
export const TYPE_WORDS: readonly string[] = [...TYPES, ...Object.keys(ALIASES)]

/** The position of the type that a word means, or -1. */
export const typeOf = (word: unknown): number =>
  typeof word === 'string' ? (TYPES as readonly string[]).indexOf(ALIASES[word] ?? word) : -1

/** The types that a word or a list of words mean, each once, in their order: weapon where none is said. */
export function typesOf(raw: unknown): number[] {
  const words = Array.isArray(raw) ? raw : [raw]
  const types = [...new Set(words.map(typeOf))].filter((type) => type >= 0).sort((a, b) => a - b)
  return types.length === 0 ? [WEAPON_TYPE] : types
}
