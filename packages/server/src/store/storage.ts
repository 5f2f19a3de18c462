import type { AccessTokens, Neighbours, Store } from '@fray/live/host'
import type { ServerLimits } from '../limits.ts'
import type { Metrics } from '../run/metrics.ts'
import type { Pictures } from './pictures.ts'

/** Everything of a server that has to last: fights, and the keys to their seats. The one who opens it closes it. */
export interface Storage {
  /** Where it is, to be shown to the one who runs the server. */
  readonly place: string
  /** The address of the database that it is in; null where it is in none. It may hold a password. */
  readonly database: string | null
  readonly store: Store
  readonly accessTokens: AccessTokens
  readonly pictures: Pictures
  /** The other servers on it; null where there can be none. */
  readonly neighbours: Neighbours | null
  /**
   * The value of a setting that all servers on it share; what `make` gives, where it had none. Null where there is one server alone, which
   * keeps settings in its data folder.
   */
  readonly setting: ((name: string, make: () => string) => Promise<string>) | null
  /** Resolves with a sentence when a newer Fray has taken it over, so that nothing can be written any more; mostly never. */
  readonly outdated: Promise<string>
  /** The time by which fights have changed there, in milliseconds: not this machine's where it is a database's. */
  now(): Promise<number>
  /** Has what it can tell of itself measured. */
  measure(metrics: Metrics): void
  /** Brings to the disk what waits, and gives free what was taken. */
  close(): Promise<void>
}

/** Where everything is kept, and how it is used. */
export interface StorageOptions {
  /** The data folder. */
  readonly data: string
  /** The address of a database instead of it, or null. */
  readonly database: string | null
  /** Whether nothing is written, so that a server may run on it meanwhile. */
  readonly readOnly: boolean
  readonly limits: ServerLimits
}
