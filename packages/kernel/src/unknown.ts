// Values of which nobody has said yet what they are: what was read from files and messages, what was thrown.

/**
 * Whether the value is a map: an object, and neither a list nor null.
 * @example
 * ```ts
 * import { isMap } from '@fray/kernel'
 *
 * console.log(isMap({ hp: 6 }), isMap([6]), isMap(null)) // true false false
 * ```
 */
export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What was thrown, in words: an error's message, anything else as text.
 * @example
 * ```ts
 * import { sentenceOf } from '@fray/kernel'
 *
 * console.log(sentenceOf(new RangeError('There is no such fight.')), sentenceOf(7)) // There is no such fight. 7
 * ```
 */
export const sentenceOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
