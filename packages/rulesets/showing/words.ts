/** `1 yard`, `3 yards`. */
export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

/** `+2`, `-1`, `0`. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
