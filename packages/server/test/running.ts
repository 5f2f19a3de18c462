import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, type ConnectOptions, connect, webSocket } from '@fray/live/client'
import { readLink } from '@fray/live/protocol'
import { onTestFinished } from 'vitest'
import {
  makeLog,
  openStorage,
  type RunningServer,
  type ServerOptions,
  type Storage,
  startServer,
  USUAL_LIMITS,
} from '../src/index.ts'
import { newFolder } from './new-folder.ts'

export { until } from './processes.ts'

const root = join(import.meta.dirname, '../../..')

/** The text of an encounter of the project. */
export const encounterText = (file: string): string => readFileSync(join(root, 'encounters', file), 'utf8')

/** A server in this process on a folder of its own, or on what is given, ended after the test. */
export async function startHere(
  changes: Partial<ServerOptions> = {},
  kept: Storage | null = null,
): Promise<RunningServer> {
  const options: ServerOptions = {
    port: 0,
    host: '127.0.0.1',
    base: null,
    names: [],
    behindProxy: false,
    limits: { ...USUAL_LIMITS, requests: 10_000, messages: 1000 },
    admin: null,
    page: join(root, 'packages/page/nothing'),
    ready: { list: [], read: () => null },
    keepDays: null,
    version: 'test',
    log: makeLog('silent'),
    ...changes,
  }
  const { limits } = options
  const server = await startServer(
    options,
    kept ?? (await openStorage({ data: newFolder(), database: null, readOnly: false, limits })),
  )
  onTestFinished(() => server.close())
  return server
}

/** What beginning a fight gives. */
export interface Started {
  readonly fight: string
  readonly links: Readonly<Record<string, string>>
}

/** Begins a fight over HTTP. */
export async function start(base: string, encounter: unknown, seed = 'seven'): Promise<Started> {
  const response = await fetch(`${base}api/fights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encounter, seed }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Started
}

/** Sits down by a link, over a WebSocket; leaves after the test. */
export function sitDown(link: string, options: ConnectOptions = {}): Connection {
  const read = readLink(link)
  if (read === null) throw new Error('This is no link.')
  const connection = connect(webSocket(read.socket), { key: read.key, ...options })
  onTestFinished(() => connection.close())
  return connection
}
