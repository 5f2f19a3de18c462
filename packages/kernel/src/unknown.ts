// Values of unknown type: read from files and messages, or thrown.

/** Whether the value is a map: an object, but neither a list nor null. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The message of anything thrown: an error's message, anything else as text. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/**
 * Any value as text: lists separated by commas, a map as JSON. `String` would call the map's own `toString`, which a
 * file may have set.
 */
export const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(',') : isMap(value) ? JSON.stringify(value) : String(value)
