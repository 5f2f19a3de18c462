import type { Batch, Chunk, Task } from '@fray/lab'

/** What a thread is told to play. The task comes with its first chunk only; later ones name it by its id. */
export interface Order {
  readonly id: number
  readonly task: Task | null
  readonly chunk: Chunk
}

/** What a thread says: once that it is ready, then what became of each order. */
export type Answer = { readonly ready: true } | { readonly batch: Batch } | { readonly error: string }
