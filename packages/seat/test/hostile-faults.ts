import type { Kind } from './hostile-watch.ts'

/** What differs in each fight today, one test each: take it from the list when it no longer does. */
export const FAULTS: Readonly<Record<string, readonly Kind[]>> = {}
