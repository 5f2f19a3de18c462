/** A word as code. */
export const code = (word: string): string => `\`${word}\``

/** A text as a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
