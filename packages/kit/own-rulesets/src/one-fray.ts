import { registerHooks } from 'node:module'

/** The parts of Fray that a ruleset or policy may import; they are resolved to the running Fray. */
const OURS = /^@fray\/(kernel|lab|rulesets)(\/|$)/

let isDone = false

/**
 * From now on everything loaded in this thread gets the kernel of the running Fray: with another copy, a ruleset
 * would build scenes that this one does not recognise. So a ruleset needs no Fray of its own.
 */
export function shareOneFray(): void {
  if (isDone) return
  isDone = true
  registerHooks({
    resolve: (specifier, context, next) =>
      OURS.test(specifier) ? next(specifier, { ...context, parentURL: import.meta.url }) : next(specifier, context),
  })
}
