import type { Operation, Query } from './vocabulary.ts'

/** Every query's word: a missing one does not compile. */
const IS_QUERY: Readonly<Record<Query['do'], true>> = {
  table: true,
  actions: true,
  chances: true,
  'option-chances': true,
  reach: true,
  threat: true,
  between: true,
  about: true,
  orders: true,
  values: true,
  read: true,
  'stat-line': true,
  told: true,
  steps: true,
  step: true,
  account: true,
}

/** The words of all queries. */
export const QUERIES: readonly string[] = Object.keys(IS_QUERY)

/**
 * Operations that are based on a table, so that newer news make them stale. Answers depend on their question only,
 * plans and options on nothing.
 */
export const ON_A_TABLE: readonly string[] = [
  'submit',
  'together',
  'roll',
  'undo',
  'redo',
  'go-on',
] satisfies readonly Operation['do'][]

/** Whose dice people type in a fight of real dice: those of what they play, all, or none. */
export const REAL_DICE = ['own', 'all', 'none'] as const
