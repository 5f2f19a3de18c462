import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, type ConnectOptions, connect, inProcess, type Transport } from '@fray/live/client'
import { rulesets } from '@fray/rulesets'
import { parse } from 'yaml'
import {
  type AccessToken,
  type FightServer,
  type Hosting,
  MemoryAccessTokens,
  MemoryStore,
  openFightServer,
} from '../src/index.ts'

const root = join(import.meta.dirname, '../../../..')

/** An encounter of the project as plain data. */
export const encounterOf = (file: string): Record<string, unknown> =>
  parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown>

/** Texts that are unlike each other, the same ones each time. */
export function chances(prefix = 'chance'): () => string {
  let n = 0
  return () => `${prefix}-${++n}`
}

/** Everything that a server needs, in memory. */
export function hostingOf(changes: Partial<Hosting> = {}): Hosting {
  const chance = chances()
  return {
    store: new MemoryStore(() => 0),
    accessTokens: new MemoryAccessTokens(chance),
    game: async (ruleset) =>
      Object.hasOwn(rulesets, ruleset) ? await (rulesets[ruleset] as () => Promise<never>)() : null,
    program: 'test 1',
    now: () => 0,
    // Time stands still here: everything goes on automatically.
    breathe: () => Promise.resolve(),
    hashOf: async (bytes) => createHash('sha256').update(bytes).digest('hex'),
    chance,
    // Few, so that every test reaches back to what is forgotten.
    window: 8,
    ...changes,
  }
}

/** A server with one fight of an encounter in it. */
export async function fightServerWith(
  encounter: unknown,
  {
    changes = {},
    ...more
  }: {
    seed?: string
    seats?: number
    dice?: 'generator' | 'typed'
    by?: Record<string, string>
    changes?: Partial<Hosting>
  } = {},
): Promise<{ fightServer: FightServer; hosting: Hosting; fight: string }> {
  const hosting = hostingOf(changes)
  const fightServer = openFightServer(hosting)
  const started = await fightServer.start({ encounter, seed: 'seven', ...more })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  return { fightServer, hosting, fight: started.fight }
}

/** Goes in at a seat without a key. */
export const seatIn = (fightServer: FightServer, accessToken: AccessToken): Transport =>
  inProcess({ accept: (transport) => fightServer.accept(transport, accessToken) })

/** Sits down at a seat. */
export const sit = (fightServer: FightServer, fight: string, seat: string, options: ConnectOptions = {}): Connection =>
  connect(seatIn(fightServer, { fight, seat }), options)

/** Everything that is under way in the same process has been done. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 30; i++) await Promise.resolve()
}
