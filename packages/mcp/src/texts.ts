import { visible } from '@fray/kernel'

/** Invisible characters that a model reads all the same: words could be hidden in them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** The text with everything invisible escaped: `\u200b`. */
export const plainText = (text: string): string =>
  visible(text).replace(UNSEEN, (c) => `\\u{${(c.codePointAt(0) as number).toString(16)}}`)

/** The same for every text in plain data, at any depth. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [plainText(key), plainTexts(one)]))
}

/** Words of the fight or of people within one of Fray's sentences: in quotation marks, with inner ones written `\"`. */
export const quoted = (text: string): string => JSON.stringify(plainText(text))
