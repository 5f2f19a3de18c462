import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Connection, type ConnectOptions, connect, webSocket } from '@fray/client'
import { readLink } from '@fray/protocol'
import { onTestFinished } from 'vitest'
import { makeLog, type RunningServer, type ServerWishes, startServer, USUAL_LIMITS } from '../src/index.ts'
import { newFolder } from './new-folder.ts'

const root = join(import.meta.dirname, '../../..')

/** The text of an encounter of the project. */
export const encounterText = (file: string): string => readFileSync(join(root, 'encounters', file), 'utf8')

/** A server in this process, ended after the test. */
export async function startHere(changes: Partial<ServerWishes> = {}): Promise<RunningServer> {
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    data: newFolder(),
    base: null,
    names: [],
    behindProxy: false,
    limits: { ...USUAL_LIMITS, requests: 10_000, messages: 1000 },
    keeper: null,
    page: join(root, 'packages/page/nothing'),
    ready: { list: [], read: () => null },
    keepDays: null,
    version: 'test',
    log: makeLog('silent'),
    ...changes,
  })
  onTestFinished(() => server.close())
  return server
}

/** What beginning a fight gives. */
export interface Begun {
  readonly fight: string
  readonly links: Readonly<Record<string, string>>
}

/** Begins a fight over HTTP. */
export async function begin(base: string, encounter: unknown, seed = 'seven'): Promise<Begun> {
  const response = await fetch(`${base}api/fights`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ encounter, seed }),
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Begun
}

/** Sits down by a link, over a WebSocket; leaves after the test. */
export function sitDown(link: string, options: ConnectOptions = {}): Connection {
  const read = readLink(link)
  if (read === null) throw new Error('This is no link.')
  const connection = connect(webSocket(read.socket), { key: read.key, ...options })
  onTestFinished(() => connection.close())
  return connection
}

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly base: string
}

/** Starts `fray serve` in a process of its own. */
export function startProcess(data: string, port: number, more: readonly string[] = []): Promise<ServerProcess> {
  const args = ['serve', '--port', String(port), '--data', data, '--log', 'error', ...more]
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/fray.js'), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString()
      const found = /serves (http:\S+)/.exec(said)
      if (found !== null) resolve({ child, base: found[1] as string })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('close', () => reject(new Error(`The server has ended: ${said}`)))
  })
}

/** Kills a process at once, as the power does, and waits until it is gone. */
export async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'close')
  child.kill('SIGKILL')
  await gone
}

/** Waits until something holds. */
export async function until(holds: () => boolean, what: string, milliseconds = 20_000): Promise<void> {
  const end = performance.now() + milliseconds
  while (!holds()) {
    if (performance.now() > end) throw new Error(`This has not come about: ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
