import process from 'node:process'

/** Whether everything is run (`npm test -- --all`), and not only what belongs to every run. */
export const isWhole = process.env.FRAY_TESTS === 'all'

/**
 * How often a test tries something.
 * @param quick in every run
 * @param whole in `npm test -- --all`
 * @param variable names the environment variable by which a person asks for another count
 */
export function effort(quick: number, whole: number, variable?: string): number {
  const asked = variable === undefined ? undefined : process.env[variable]
  return asked === undefined ? (isWhole ? whole : quick) : Number(asked)
}

/**
 * What a test tries of a list: all of it in `npm test -- --all`, in every run so many, spread over the list. Tests of the same
 * list start at different places of it, so that each of its entries is tried by some of them.
 * @param from where to start, counted from 0
 */
export function someOf<T>(list: readonly T[], quick: number, from = 0): readonly T[] {
  if (isWhole || list.length <= quick) return list
  return Array.from(
    { length: quick },
    (_, i) => list[(from + Math.floor((i * list.length) / quick)) % list.length] as T,
  )
}
