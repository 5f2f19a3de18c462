import { messageOf } from '@fray/kernel'
import type { Answer } from '@fray/live/protocol'
import type { Hosting } from '../hosting.ts'
import { StoreError } from '../store/store.ts'

/** The answer if something could not be saved, or after an unexpected error, which it reports. */
export function notDone(hosting: Pick<Hosting, 'fault'>, error: unknown, fight: string, re: Answer['re']): Answer {
  const reason = messageOf(error)
  if (error instanceof StoreError && error.certain) return { type: 'refused', re, rule: 'not-saved', reason }
  hearOf(hosting, error, fight)
  return { type: 'in-doubt', re, reason }
}

/** Reports errors other than the store's. */
export function hearOf(hosting: Pick<Hosting, 'fault'>, error: unknown, fight: string | null): void {
  if (!(error instanceof StoreError)) hosting.fault?.(error, fight)
}

/** Runs work that nobody waits for: errors of the store are repaired by the next look, others are reported. */
export function quietly(hosting: Pick<Hosting, 'fault'>, fight: string | null, work: Promise<unknown>): void {
  work.catch((error: unknown) => hearOf(hosting, error, fight))
}
