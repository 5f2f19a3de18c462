import { registerHooks } from 'node:module'

/** The parts of Fray that a ruleset or policy may import; they are this Fray's, wherever it lies. */
const OURS = /^@fray\/(kernel|lab|rulesets)(\/|$)/

let isDone = false

/**
 * From now on, in this thread, whatever is loaded gets the kernel of this Fray: a ruleset with another copy of it beside would build
 * scenes that the copy here does not know. So a ruleset needs no Fray of its own, and is played by the one that runs.
 */
export function shareOneFray(): void {
  if (isDone) return
  isDone = true
  registerHooks({
    resolve: (specifier, context, next) =>
      OURS.test(specifier) ? next(specifier, { ...context, parentURL: import.meta.url }) : next(specifier, context),
  })
}
