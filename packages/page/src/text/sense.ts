import type { ListedActions } from '@fray/seat'
import type { Past } from '../past/use-past.ts'
import type { PlanMaking } from '../plan/use-plan-making.ts'
import type { Referee } from '../referee/referee.ts'
import type { ActionForm } from '../table/use-action-form.ts'
import type { Looking } from '../table/use-sitting.ts'
import type { Words } from '../words/en.ts'
import { byPage, byRules, type Said, type Spoken } from './said.ts'

/** A plan at the text table: for whom one may be made now, and the one that is being made. */
export interface Planner extends PlanMaking {
  /** For whom a plan may be made now. */
  readonly able: readonly string[]
  /** For whom one is being made; null for nobody. */
  readonly who: string | null
  /** Begins one, or gives it up (null). */
  choose(who: string | null): void
}

/** What a typed line can mean, and what it can do. */
export interface Sense {
  readonly words: Words
  /** What is looked at: how it stood then, while that is the past. */
  readonly looking: Looking
  readonly past: Past
  /** Plays on from the step that is looked at; null where this page may not. */
  readonly fork: (() => Promise<void>) | null
  readonly planner: Planner
  /** Actions that may be named: of now, or of a plan that is being made. */
  readonly actions: ListedActions | null
  /** Asks for them: the one who types faster than they come is not told that there are none. */
  askActions(): Promise<ListedActions | null>
  readonly form: ActionForm
  /** The referee's seat, where this page has it. */
  readonly referee: Referee | null
}

/** The line is done with, and this is said of it. */
export const done = (...lines: Spoken[]): Said => ({ lines, done: true })
/** The line stays, and this is said of it. */
export const not = (...lines: Spoken[]): Said => ({ lines, done: false })
/** Lines that the rules say. */
export const told = (lines: readonly string[]): Said => done(...lines.map(byRules))
/** Nothing is called so. */
export const unknown = (words: Words, text: string): Said => not(byPage(words.text.notUnderstood(text)))
