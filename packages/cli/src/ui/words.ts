/** The text with one full stop at its end, whether it had one or not. */
export function ended(text: string): string {
  let end = text.length
  while (end > 0 && /[.\s]/.test(text.charAt(end - 1))) end--
  return `${text.slice(0, end)}.`
}

/** `1 die`, `3 dice`. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** Whether a name of a side is followed by "win", not "wins": Characters, People of the barn, The hired men. */
export const isPlural = (name: string): boolean =>
  /s$|^(the )?(people|folk|men|women)\b|\b(people|men|women|folk)$/i.test(name)
