import type { Deed, Look } from './vocabulary.ts'

/** What only looks, by its word. */
export const LOOKS: readonly string[] = [
  'table',
  'acts',
  'chances',
  'option-chances',
  'reach',
  'threat',
  'between',
  'about',
  'orders',
  'values',
  'read',
  'stat-line',
  'told',
  'account',
] satisfies readonly Look['do'][]

/** Deeds that are made on a table, so that newer news make them stale. Answers hang on their question, plans and wishes on nothing. */
export const ON_A_TABLE: readonly string[] = [
  'submit',
  'together',
  'roll',
  'undo',
  'redo',
  'go-on',
] satisfies readonly Deed['do'][]
