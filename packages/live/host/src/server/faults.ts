import { messageOf } from '@fray/kernel'
import type { Answer } from '@fray/live/protocol'
import type { Hosting } from '../hosting.ts'
import { StoreError } from '../store/store.ts'

/** What is answered where something could not be kept, or went wrong that should not have, which is heard of. */
export function notDone(hosting: Pick<Hosting, 'fault'>, error: unknown, fight: string, re: Answer['re']): Answer {
  const reason = messageOf(error)
  if (error instanceof StoreError && error.certain) return { type: 'refused', re, rule: 'not-saved', reason }
  hearOf(hosting, error, fight)
  return { type: 'in-doubt', re, reason }
}

/** Hears of what should not go wrong, which is everything but the store's. */
export function hearOf(hosting: Pick<Hosting, 'fault'>, error: unknown, fight: string | null): void {
  if (!(error instanceof StoreError)) hosting.fault?.(error, fight)
}

/** Lets work go on for which nobody waits: what the store cannot do now comes with the next look; what should not go wrong is heard of. */
export function quietly(hosting: Pick<Hosting, 'fault'>, fight: string | null, work: Promise<unknown>): void {
  work.catch((error: unknown) => hearOf(hosting, error, fight))
}
