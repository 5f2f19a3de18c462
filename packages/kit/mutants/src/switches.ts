import { registerHooks } from 'node:module'

/** Every mutant asks here whether it is meant, wherever it stands. */
export interface Switches {
  /** The number of the mutant that is on, or -1. */
  on: number
  /** The mutants that were asked for since it was emptied, while it is not null. */
  reached: Set<number> | null
  /** How often the one that is on may still be asked for, before the case counts as endless. */
  left: number
}

/** The name under which instrumented files find the function that says whether a mutant is on. */
const NAME = '__frayMutantIsOn'

/** How instrumented files write that function. */
export const SOURCE = `globalThis.${NAME}`

/** Makes the switches, and lets Node load the instrumented texts in the place of the files (by their URLs). */
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
