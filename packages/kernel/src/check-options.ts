import { nearest } from './words.ts'

/** The names of all options of `T`; a missing one does not compile. */
export type KnownOptions<T> = Readonly<Record<keyof T, true>>

/** Throws a TypeError for an option that the function does not have: it would otherwise be ignored silently. */
export function checkOptions(of: string, given: unknown, known: Readonly<Record<string, true>>): void {
  checkNames(`The options of ${of} are an object`, `${of} has no option`, 'Options', given, known)
}

/** The same for any object with fields. */
export function checkFields(of: string, given: unknown, known: Readonly<Record<string, true>>): void {
  checkNames(`${of} is an object`, `${of} has no field`, 'Fields', given, known)
}

function checkNames(
  is: string,
  lacks: string,
  all: string,
  given: unknown,
  known: Readonly<Record<string, true>>,
): void {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new TypeError(`${is}, not ${called(given)}.`)
  const names = Object.keys(known)
  for (const name of Object.keys(given)) {
    if (Object.hasOwn(known, name)) continue
    const near = nearest(name, names)
    throw new TypeError(
      `${lacks} "${name}". ${near === null ? `${all}: ${names.join(', ')}.` : `Did you mean "${near}"?`}`,
    )
  }
}

/** A short description of the value that was given, for error messages. */
export function called(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return 'a list'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}
