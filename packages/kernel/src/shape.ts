/**
 * An object with a null field for each name, to be filled or copied. Adding a dozen fields one by one puts an object
 * into the engine's slow dictionary mode; a parsed object has the fast shape of a literal. For objects that rules
 * read in every fight.
 */
export const emptyOf = (names: readonly string[]): Record<string, unknown> =>
  JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<string, unknown>
