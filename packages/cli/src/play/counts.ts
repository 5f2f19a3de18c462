import { badInput } from '../io/stop.ts'

/** Reads a whole number of something, 1 or more. */
export function readCount(option: string, text: string | undefined, otherwise: number, what: string): number {
  if (text === undefined) return otherwise
  const n = Number(text.replaceAll(',', '').replaceAll('_', ''))
  if (text.trim() !== '' && Number.isInteger(n) && n >= 1) return n
  throw badInput(`${option} ${text}: give a whole number of ${what}, 1 or more.`)
}

/** `1%` and `0.01` are the same; between 0.01% and 50%. */
export function readPrecision(text: string): number {
  const found = /^(\d+(?:\.\d*)?|\.\d+)(%?)$/.exec(text.trim())
  const value = found === null ? Number.NaN : Number(found[1]) / (found[2] === '%' ? 100 : 1)
  if (value >= 0.0001 && value < 0.5) return value
  throw badInput(
    `--precision ${text}: give how closely the chances are to be known, as in 1% or 0.5%: from 0.01% to 50%.`,
  )
}
