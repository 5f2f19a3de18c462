import type { Chunk } from '@fray/lab'

/** A batch as a thread is told of it. */
export interface WorkOrder {
  /** The same for the same task of the same run. */
  readonly id: string
  /** The task as text. */
  readonly body: string
  readonly chunks: readonly Chunk[]
}

/** What came of an order: a result for each of its chunks (packed), and how long it took. */
export type WorkAnswer =
  | { readonly packed: Uint8Array; readonly seconds: number }
  /** It cannot be played by anybody, for this reason. */
  | { readonly problem: string }

/** Who plays orders on this machine. */
export interface OrderPool {
  /** How many orders are played at the same time. */
  readonly threads: number
  /** Rejects where its thread has ended over it; another may succeed. It is given up when nobody wants it any more (`signal`). */
  play(order: WorkOrder, signal: AbortSignal): Promise<WorkAnswer>
}

/** What stands in the queue: some of the lab's chunks, sent in one go. */
export interface WorkBatch {
  readonly run: string
  readonly task: number
  /** Its number within the run, by which its results are kept. */
  readonly batch: number
  readonly chunks: readonly (readonly [first: number, count: number])[]
}
