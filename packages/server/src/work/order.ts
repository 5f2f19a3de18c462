import type { Chunk } from '@fray/lab'

/** A batch as a thread gets it. */
export interface WorkOrder {
  /** The same for the same task of the same run. */
  readonly id: string
  /** The task as text. */
  readonly body: string
  readonly chunks: readonly Chunk[]
}

/** The result of an order: one for each of its chunks (packed), and how many seconds it took. */
export type WorkAnswer =
  | { readonly packed: Uint8Array; readonly seconds: number }
  /** Nobody can play it, for this reason. */
  | { readonly problem: string }

/** What plays orders on this machine. */
export interface OrderPool {
  /** How many orders are played at the same time. */
  readonly threads: number
  /**
   * Plays an order. Rejects if its thread has ended; another attempt may succeed. Abandons it when nobody wants it
   * any more (`signal`).
   */
  play(order: WorkOrder, signal: AbortSignal): Promise<WorkAnswer>
}

/** A batch in the queue: some of the lab's chunks, sent at once. */
export interface WorkBatch {
  readonly run: string
  readonly task: number
  /** Its number within the run, under which its results are stored. */
  readonly batch: number
  readonly chunks: readonly (readonly [first: number, count: number])[]
}
