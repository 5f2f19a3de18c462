/** Plain data written back from what was read. */
export type Plain = Record<string, unknown>

/**
 * The map without absent values: null, empty lists, empty texts and false.
 * @example
 * ```ts
 * import { present } from '@fray/rulesets/loading/plain'
 *
 * console.log(present({ name: 'Ada', skill: 0, weapons: [], notes: '', down: false })) // { name: 'Ada', skill: 0 }
 * ```
 */
export function present(fields: Plain): Plain {
  const isThere = (v: unknown) =>
    v !== null && v !== undefined && v !== '' && v !== false && !(Array.isArray(v) && v.length === 0)
  return Object.fromEntries(Object.entries(fields).filter(([, v]) => isThere(v)))
}

/** The map without the fields that are undefined. */
export const withoutUndefined = (fields: Plain): Plain =>
  Object.fromEntries(Object.entries(fields).filter(([, v]) => v !== undefined))
