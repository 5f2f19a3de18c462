import { randomBytes, webcrypto } from 'node:crypto'
import { gameOf } from '@fray/files'
import { type Counted, type FightServer, type Hosting, type Neighbours, openFightServer } from '@fray/live/host'
import { openStorage } from '../store/open-storage.ts'
import type { Storage, StorageOptions } from '../store/storage.ts'

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

/**
 * A text that nobody can guess, 24 characters of 5 bits each, from letters and digits that cannot be mistaken for
 * each other.
 */
const chance = (): string => Array.from(randomBytes(24), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** The name of a picture, calculated in another thread. */
const hashOf = async (bytes: Uint8Array): Promise<string> =>
  Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex')

/** Milliseconds that never go back: setting the machine's clock silences nobody, and ends nobody's time. */
const goingOn = (): number => performance.timeOrigin + performance.now()

/** What is needed if other servers serve the same fights. */
interface Others {
  readonly neighbours: Neighbours | null
  readonly count: (what: Counted) => void
  readonly fault: (error: unknown) => void
}

/** The fights of a store; `others` if other servers may share it, `readEncounter` if encounters are prepared here. */
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
 * Works with a server's stored fights, without a server. Throws a {@link StoreProblem} if they cannot be opened.
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
