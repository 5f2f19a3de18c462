import { visible } from '@fray/kernel'

/** Characters that nobody sees and a model reads all the same: words could be hidden in them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu

/** The text with everything that is not shown written out: `\u200b`. */
export const plainText = (text: string): string =>
  visible(text).replace(UNSEEN, (c) => `\\u{${(c.codePointAt(0) as number).toString(16)}}`)

/** The same of every text in plain data, however deep. */
export function plainTexts(value: unknown): unknown {
  if (typeof value === 'string') return plainText(value)
  if (Array.isArray(value)) return value.map(plainTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [plainText(key), plainTexts(one)]))
}

/** Words of the fight or of people within a sentence of Fray's: in quotation marks, with those in it written `\"`. */
export const quoted = (text: string): string => JSON.stringify(plainText(text))
