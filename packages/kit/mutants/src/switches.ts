import { registerHooks } from 'node:module'

/** The state that every mutant checks to see whether it is on. */
export interface Switches {
  /** The number of the mutant that is on, or -1. */
  on: number
  /** The mutants reached since it was last cleared; null while not recorded. */
  reached: Set<number> | null
  /** How often the active mutant may still be reached before the case counts as endless. */
  left: number
}

/** The global name of the function that says whether a mutant is on. */
const NAME = '__frayMutantIsOn'

/** How instrumented files refer to that function. */
export const SOURCE = `globalThis.${NAME}`

/** Creates the switches, and makes Node load the instrumented texts instead of the files (by their URLs). */
export function install(texts: ReadonlyMap<string, string>, on: number): Switches {
  const switches: Switches = { on, reached: new Set(), left: Number.POSITIVE_INFINITY }
  Object.assign(globalThis, {
    [NAME]: (at: number): boolean => {
      switches.reached?.add(at)
      if (at !== switches.on) return false
      switches.left -= 1
      if (switches.left < 0) throw new Error('The mutant never comes to an end.')
      return true
    },
  })
  registerHooks({
    load(url, context, next) {
      const source = texts.get(url)
      return source === undefined
        ? next(url, context)
        : {
            format: url.endsWith('.ts') ? 'module-typescript' : 'module',
            source,
            shortCircuit: true,
          }
    },
  })
  return switches
}
