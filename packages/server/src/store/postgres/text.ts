/** PostgreSQL stores every character but U+0000; so this one, and the one used as its escape, are written as two. */
const ESCAPE = '\u0001'

/** A text as it is written to the database. */
export const packed = (text: string): string =>
  text.includes('\0') || text.includes(ESCAPE)
    ? text.replaceAll(ESCAPE, `${ESCAPE}1`).replaceAll('\0', `${ESCAPE}0`)
    : text

/** The original text. */
export const unpacked = (text: string): string =>
  text.includes(ESCAPE) ? text.replaceAll(`${ESCAPE}0`, '\0').replaceAll(`${ESCAPE}1`, ESCAPE) : text
