import type { Connection } from '@fray/client'

/** All seats of a fight that are played from this page: one alone, or several where people share the screen. */
export interface Sitting {
  readonly connections: readonly Connection[]
  /** The journal so far, for saving as a file; null where only the host has it. */
  journal(): Promise<string | null>
  close(): void
}

/** How people sit down to a fight on this page. */
export type Seating = 'first' | 'second' | 'hot-seat'

/** How a fight is to be opened. */
export interface Opening {
  readonly id: string
  /** A ready encounter by its file, an encounter's text, or what is kept under the id. */
  readonly from: { readonly ready: string } | { readonly text: string; readonly name: string } | { readonly kept: true }
  readonly seating: Seating
  readonly dice: 'generator' | 'typed'
  /** What the dice fall by; any if left out. */
  readonly seed?: string
}
