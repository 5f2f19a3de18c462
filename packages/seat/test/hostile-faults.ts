import { KINDS, type Kind } from './hostile-watch.ts'

/** What differs in each fight today, one test each: take it from the list when it no longer does. */
export const FAULTS: Readonly<Record<string, readonly Kind[]>> = {
  'weapon-speed, somebody hidden called the': KINDS,
  'weapon-speed, a thing on the ground hidden called Shadow Blade': KINDS,
  'weapon-speed, a thing on the ground hidden called Shadow': KINDS,
}
