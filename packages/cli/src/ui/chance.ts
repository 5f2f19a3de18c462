import { decimal } from '../io/language.ts'

/** Sums of many small chances miss 0 and 1 by less than this. */
const ROUNDING = 1e-9

/** A chance from 0 to 1 as a percentage: whole numbers from 10% on, one decimal below, never a false 0% or 100%. */
export function percent(chance: number): string {
  if (chance <= ROUNDING) return '0%'
  if (chance >= 1 - ROUNDING) return '100%'
  const hundredths = chance * 100
  if (hundredths < 0.1) return decimal('<0.1%')
  if (hundredths > 99.9) return decimal('>99.9%')
  const rounded = hundredths < 9.95 || hundredths > 99.5 ? hundredths.toFixed(1) : hundredths.toFixed(0)
  return decimal(`${rounded.replace(/\.0$/, '')}%`)
}

/** A mean with one decimal, as people say it: `4.5`, `4`. */
export const mean = (value: number): string => {
  const text = value.toFixed(1).replace(/\.0$/, '')
  return decimal(text === '0' && value > ROUNDING ? '<0.1' : text === '-0' ? '0' : text)
}

/** An exact chance in two decimals, as tables of dice have it; never a false 0% or 100%. */
export function exactPercent(chance: number): string {
  if (chance <= 0) return '0%'
  if (chance >= 1 - ROUNDING) return '100%'
  if (chance < 0.0001) return decimal('<0.01%')
  if (chance > 0.9999) return decimal('>99.99%')
  return decimal(`${(chance * 100).toFixed(2)}%`)
}

/** An exact mean in two decimals: `12.24`, `3.5`, `7`. */
export const exactMean = (value: number): string => decimal(String(Number(value.toFixed(2))))
