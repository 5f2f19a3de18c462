import type { AccessTokens, Neighbours, Store } from '@fray/live/host'
import type { ServerLimits } from '../limits.ts'
import type { Metrics } from '../run/metrics.ts'
import type { Pictures } from './pictures.ts'

/** Everything of a server that has to last: fights, and the keys to their seats. The caller that opens it closes it. */
export interface Storage {
  /** Where it is, for display to the person who runs the server. */
  readonly place: string
  /** The address of its database; null if it has none. It may hold a password. */
  readonly database: string | null
  readonly store: Store
  readonly accessTokens: AccessTokens
  readonly pictures: Pictures
  /** The other servers on it; null if there can be none. */
  readonly neighbours: Neighbours | null
  /**
   * The value of a setting shared by all its servers, set to what `make` returns if it had none. Null for a single
   * server, which keeps settings in its data folder.
   */
  readonly setting: ((name: string, make: () => string) => Promise<string>) | null
  /**
   * Resolves with a sentence when a newer Fray has taken it over, so that nothing can be written any more; usually
   * never.
   */
  readonly outdated: Promise<string>
  /** Its time for changes of fights, in milliseconds: a database's own, not this machine's. */
  now(): Promise<number>
  /** Registers its measurements. */
  measure(metrics: Metrics): void
  /** Writes what is pending to the disk, and releases what was locked. */
  close(): Promise<void>
}

/** Where everything is stored, and how it is used. */
export interface StorageOptions {
  /** The data folder. */
  readonly data: string
  /** The address of a database to use instead, or null. */
  readonly database: string | null
  /** Whether nothing is written, so that a server may run on it meanwhile. */
  readonly readOnly: boolean
  readonly limits: ServerLimits
}
