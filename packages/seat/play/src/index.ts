/**
 * Play a fight from a program: open an encounter, look, act, answer, take back, save.
 * @module
 */

export type {
  Account,
  Chances,
  ListedAction,
  ListedActions,
  LogEntry,
  Outcome,
  SeatQuestion,
  SeatTable,
} from '@fray/seat'
export { Fight, type Step } from './fight.ts'
export { type FightOptions, openFight, restoreFight } from './open.ts'
export { BadInput, type BadPlace, ForbiddenAction } from './problems.ts'
