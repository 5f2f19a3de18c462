import { wholeNumber } from '@fray/kernel'
import { ChangeError } from './change.ts'
import type { SweepAxis } from './comparison.ts'

/** The most values of one parameter. */
const MOST = 1000

const RIGHT = "write a range or a list, as in 'Ogre.hp=20..60 step 5', goblin=1..6 or 'option free-attacks=on,off'"

/**
 * Reads `PARAMETER=VALUES`: `20..60`, `20..60 step 5`, or values with commas between. Throws a {@link ChangeError}.
 */
export function readAxis(text: string): SweepAxis {
  const at = text.indexOf('=')
  const name = text.slice(0, at).trim()
  const values = text.slice(at + 1).trim()
  if (at < 1 || name === '' || values === '') throw new ChangeError(`"${text}" gives a parameter no values: ${RIGHT}.`)
  const range = /^(-?\d+)\s*\.\.\s*(-?\d+)(?:\s+step\s+(\d+))?$/.exec(values)
  if (range) return { name, values: rangeOf(Number(range[1]), Number(range[2]), Number(range[3] ?? 1), text) }
  if (values.includes('..')) throw new ChangeError(`"${text}": "${values}" is not a range of whole numbers: ${RIGHT}.`)
  const listed = values.split(',').map((one) => wholeNumber(one) ?? one.trim())
  if (listed.includes('')) throw new ChangeError(`"${text}" has nothing between two commas, or at an end: ${RIGHT}.`)
  return { name, values: listed }
}

function rangeOf(low: number, high: number, step: number, text: string): number[] {
  if (step < 1) throw new ChangeError(`"${text}": a step is 1 or more.`)
  if (high < low) throw new ChangeError(`"${text}": a range goes upwards, as in ${high}..${low}.`)
  const count = Math.floor((high - low) / step) + 1
  if (count > MOST) throw new ChangeError(`"${text}" has ${count} values, and ${MOST} is the most: take a larger step.`)
  return Array.from({ length: count }, (_, i) => low + i * step)
}

/** The same for a parameter whose value is to be found: at least two whole numbers, ascending. */
export function readSearchAxis(text: string): { readonly name: string; readonly values: readonly number[] } {
  const { name, values } = readAxis(text)
  const numbers = values.filter((value) => typeof value === 'number')
  const rises = numbers.every((value, i) => i === 0 || value > numbers[i - 1])
  if (numbers.length === values.length && numbers.length >= 2 && rises) return { name, values: numbers }
  throw new ChangeError(`"${text}": give a range of whole numbers to search, as in 'Ogre.hp=10..80'.`)
}
