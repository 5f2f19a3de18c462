import type { Connection } from '@fray/live/client'
import type { Side } from './local/orders.ts'

/** All seats of a fight that are played from this page: one alone, or several where people share the screen. */
export interface Sitting {
  readonly connections: readonly Connection[]
  /** The referee's seat where a computer has it and this page may still take back with it; else null. */
  readonly above: Connection | null
  /** The journal so far, with pictures of people behind it for a file; null where only the host has it. */
  journal(withPictures?: boolean): Promise<string | null>
  /** Begins the fight once more, from one of these sides, and returns the id of the new one; null where this page may not. */
  readonly again: { readonly sides: readonly Side[]; start(side: Side): Promise<string> } | null
  /**
   * Begins a fight of its own, in this browser, from a step of this one as a seat counts them; returns its id. Null where this
   * page may not: it has not the whole journal.
   */
  readonly fork: ((seat: string, n: number) => Promise<string>) | null
  /** The picture under the map with that mark, or a picture that people have given, where this seat may have it. */
  picture(mark: string): Promise<Blob | null>
  /** Hands over a picture for the fight, as a seat; returns its name, or throws a sentence. Null where this page may not. */
  readonly give: ((seat: string, picture: Blob) => Promise<string>) | null
  close(): void
}
