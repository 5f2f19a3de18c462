/**
 * An object with a field of each name, to be filled or copied. Filled name by name into a fresh object, a dozen or two put it
 * into the engine's dictionary mode, where each reading is a search; what is parsed has the shape of a literal. For things
 * that rules read in every fight.
 */
export const emptyOf = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<string, unknown>
