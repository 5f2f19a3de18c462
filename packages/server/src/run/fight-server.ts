import { randomBytes, webcrypto } from 'node:crypto'
import { gameOf } from '@fray/files'
import { type Counted, type FightServer, type Hosting, type Neighbours, openFightServer } from '@fray/live/host'
import { openStorage } from '../store/open-storage.ts'
import type { Storage, StorageOptions } from '../store/storage.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/** A text that nobody can guess, of letters and digits that are not mistaken for each other: 24 of 5 bits each. */
const chance = (): string => Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** The name of a picture, made by a thread of its own. */
const hashOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

/** Milliseconds that only go on: who sets the machine's clock makes nobody silent, and no time of anybody's run out. */
const goingOn = (): number => performance.timeOrigin + performance.now()

/** What there is where others serve the same fights. */
interface Others {
  readonly neighbours: Neighbours | null
  readonly count: (what: Counted) => void
  readonly fault: (error: unknown) => void
}

/**
 * The fights that are kept somewhere; `others` for a server that others may stand beside, `readEncounter` for one at which encounters
 * are prepared.
 */
export function fightsIn(
  { store, accessTokens }: Pick<Storage, 'store' | 'accessTokens'>,
  version: string,
  { neighbours, count, fault }: Others = { neighbours: null, count: () => undefined, fault: () => undefined },
  readEncounter?: Hosting['readEncounter'],
): FightServer {
  return openFightServer({
    ...(readEncounter !== undefined && { readEncounter }),
    ...(neighbours !== null && { neighbours }),
    count,
    fault,
    store,
    accessTokens,
    game: gameOf,
    program: `fray ${version}`,
    now: goingOn,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    chance,
    hashOf,
  })
}

/**
 * Does something with the fights that a server keeps, without a server. Throws a {@link StoreProblem} where they cannot be had.
 * @example
 * ```ts
 * import { mkdtempSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { USUAL_LIMITS, withFights } from '@fray/server'
 *
 * const data = mkdtempSync(join(tmpdir(), 'fray-'))
 * const options = { data, database: null, readOnly: false, limits: USUAL_LIMITS, version: '1' }
 * const combatants = { Ada: { from: 'ada-the-warrior' }, Corwin: { from: 'toll-ruffian' } }
 * const titles = await withFights(options, async (fightServer) => {
 *   await fightServer.start({ encounter: { ruleset: 'zones', title: 'At the mill', combatants } })
 *   return (await fightServer.list()).map(({ title }) => title)
 * })
 * console.log(titles) // [ 'At the mill' ]
 * rmSync(data, { recursive: true })
 * ```
 */
export async function withFights<T>(
  options: StorageOptions & { readonly version: string },
  work: (fightServer: FightServer) => Promise<T>,
): Promise<T> {
  const kept = await openStorage(options)
  const fightServer = fightsIn(kept, options.version)
  try {
    return await work(fightServer)
  } finally {
    await fightServer.stop()
    await kept.close()
  }
}
