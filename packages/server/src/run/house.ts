import { randomBytes } from 'node:crypto'
import { findGame } from '@fray/files'
import { type House, openHouse, type Passes } from '@fray/host'
import type { ServerLimits } from '../limits.ts'
import { type OpenFolder, readFolder, takeFolder } from '../store/folder.ts'
import { SqlitePasses } from '../store/passes.ts'
import { SqliteStore } from '../store/sqlite-store.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A text that nobody can guess, of letters and digits that are not mistaken for each other: 24 of 5 bits each. */
const chance = (): string => Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** The fights of a data folder, and what they are kept in. */
export interface KeptFights {
  readonly house: House
  readonly passes: Passes
  readonly store: SqliteStore
}

/** Opens the fights of a data folder. */
export function fightsIn(folder: OpenFolder, limits: ServerLimits, version: string): KeptFights {
  const store = new SqliteStore(folder, { fights: limits.fights, entries: limits.journalLines })
  const passes = new SqlitePasses(folder.database, store.writer)
  const house = openHouse({
    store,
    passes,
    game: async (ruleset) => {
      const game = await findGame(ruleset)
      return typeof game === 'string' ? null : game
    },
    program: `fray ${version}`,
    now: Date.now,
    chance,
  })
  return { house, passes, store }
}

/** What is done with the fights of a folder without a server. */
export interface FolderWishes {
  readonly data: string
  /** Whether nothing is written, so that a server may run on it meanwhile. */
  readonly readOnly: boolean
  readonly limits: ServerLimits
  readonly version: string
}

/** Does something with the fights of a data folder. Throws a {@link StoreProblem} where it cannot be had. */
export async function withFights<T>(wishes: FolderWishes, work: (house: House) => Promise<T>): Promise<T> {
  const folder = wishes.readOnly ? readFolder(wishes.data) : takeFolder(wishes.data)
  const { house, store } = fightsIn(folder, wishes.limits, wishes.version)
  try {
    return await work(house)
  } finally {
    await house.stop()
    store.writer.flush()
    folder.close()
  }
}
