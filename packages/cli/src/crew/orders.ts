import type { Batch, Chunk, Task } from '@fray/lab'

/** What a thread is told to play. The task comes with its first chunk only; later ones name it by its id. */
export interface Order {
  readonly id: number
  readonly task: Task | null
  readonly chunk: Chunk
}

/** What a thread answers to each order. */
export type Answer = { readonly batch: Batch } | { readonly error: string }
