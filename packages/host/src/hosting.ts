import type { Game } from '@fray/kernel'
import type { Passes } from './door/passes.ts'
import type { Store } from './store/store.ts'

/** What a host needs from the world around it. */
export interface Hosting {
  readonly store: Store
  readonly passes: Passes
  /** The game of a ruleset, or null where there is none of that name. */
  readonly game: (ruleset: string) => Promise<Game | null>
  /** What the host is, and its version, for the welcome. */
  readonly program: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A text that nobody can guess: for seeds, ids of fights and epochs. */
  readonly chance: () => string
}

/** How a fight is begun. */
export interface Beginning {
  /** The encounter as plain data. */
  readonly encounter: unknown
  readonly seed?: string
  readonly dice?: 'generator' | 'typed'
  /** How many seats for players there are at least, besides those of the encounter; they answer for nobody until they are given somebody. */
  readonly seats?: number
  /** Who answers for seats at first, by id: `person`, `referee`, or the id of a policy; as the encounter says where it is left out. */
  readonly by?: Readonly<Record<string, string>>
}
