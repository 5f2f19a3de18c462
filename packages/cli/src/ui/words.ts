/** The text with one full stop at its end, whether it had one or not. */
export const ended = (text: string): string => text.replace(/[.\s]*$/, '.')

/** `1 die`, `3 dice`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`
