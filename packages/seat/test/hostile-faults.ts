import type { Kind } from './hostile-watch.ts'

/** What differs in each fight today, one test each: take it from the list when it no longer does. */
export const FAULTS: Readonly<Record<string, readonly Kind[]>> = {
  'shock, short names and words, referee': ['people', 'actions', 'table', 'outcomes'],
  'shock, short names and words, players': ['people', 'questions', 'table', 'chances', 'outcomes'],
  'shock, somebody hidden called Shadow': ['people', 'questions', 'table', 'chances', 'outcomes'],
  'shock, somebody hidden called the': ['questions', 'table', 'chances', 'outcomes'],
  'shock, a thing on the ground hidden called Shadow Blade': ['questions', 'chances'],
  'shock, a thing on the ground hidden called Shadow': ['questions', 'chances'],
  'shock, a closed door hidden called Shadow Blade': ['questions', 'chances'],
  'shock, a closed door hidden called Shadow': ['questions', 'chances'],
  'free-hits, short names and words, referee': ['actions', 'table', 'outcomes'],
  'free-hits, short names and words, players': ['questions', 'table', 'outcomes'],
  'free-hits, somebody hidden called Shadow': ['questions', 'table', 'outcomes'],
  'free-hits, somebody hidden called the': ['questions', 'table', 'outcomes'],
  'escalation, somebody hidden called No': ['chances'],
}
