// Values of which nobody has said yet what they are: what was read from files and messages, what was thrown.

/** Whether the value is a map: an object, and neither a list nor null. */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was thrown, in words: an error's message, anything else as text. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))

/**
 * The value as text, whatever it is: lists with commas between, a map as JSON writes it. `String` asks a map itself, which may have
 * been written with a field `toString` of its own.
 */
export const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join(',') : isMap(value) ? JSON.stringify(value) : String(value)
