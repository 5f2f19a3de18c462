import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Measured } from './generator.ts'

/** Fights and clients of each fight; seconds of each measuring; commands a second where it is steady. */
export const FIGHTS = 200
export const CLIENTS = 5
export const SECONDS = Number(process.env.FRAY_SECONDS ?? 8)
export const STEADY = 400

/** A server in a process of its own. */
export interface Running {
  readonly child: ChildProcess
  readonly address: string
}

const root = join(import.meta.dirname, '..', '..')

/** Starts a script in a process of its own, and waits until it says that it is ready; `flags` are Node's, and all that it says is heard. */
export function start(
  script: string,
  args: readonly string[],
  ready: RegExp,
  flags: readonly string[] = [],
  hear: (text: string) => void = () => undefined,
): Promise<Running> {
  const child = spawn(process.execPath, [...flags, join(root, script), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      hear(text.toString())
      said += text.toString()
      const found = ready.exec(said)
      if (found !== null) resolve({ child, address: found[1] ?? '' })
    })
    child.on('close', () => reject(new Error(`${script} has ended.`)))
  })
}

const LIMITS = ['connections=4000', 'perAddress=4000', 'messages=10000', 'requests=100000'].flatMap((one) => [
  '--limit',
  one,
])

/** How a server is started in addition to its data folder. */
export interface ServeOptions {
  /** Keeps its fights there. */
  readonly database?: string
  /** Any free one where it is left out. */
  readonly port?: number
  /** Node's own options. */
  readonly flags?: readonly string[]
  /** Is told all that it says. */
  readonly hear?: (text: string) => void
}

/** Starts a server of Fray on a data folder. */
export const serve = (data: string, { database, port = 0, flags, hear }: ServeOptions = {}): Promise<Running> =>
  start(
    'packages/cli/bin/fray.js',
    [
      ...['serve', '--port', String(port), '--data', data, '--log', 'error', ...LIMITS],
      ...(database === undefined ? [] : ['--database-url', database]),
    ],
    /serves (http:\/\/[\d.:]+)\//,
    ...[flags, hear],
  )

/** Has the generator drive fights of these servers at a rate; 0 is as fast as they go. */
export async function measure(
  kind: string,
  servers: readonly Running[],
  rate: number,
  clients = CLIENTS,
): Promise<Measured> {
  const addresses = servers.map(({ address }) => address).join()
  const pids = servers.map(({ child }) => child.pid).join()
  const args = [kind, addresses, FIGHTS, clients, SECONDS, rate, pids].map(String)
  const generator = spawn(process.execPath, [join(import.meta.dirname, 'generator.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  generator.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(generator, 'close')) as [number]
  if (code !== 0) throw new Error(`The generator has failed with ${kind}.`)
  return JSON.parse(said) as Measured
}

/** Ends servers at once. */
export async function end(servers: readonly Running[]): Promise<void> {
  for (const { child } of servers) child.kill('SIGKILL')
  await Promise.all(servers.map(({ child }) => child.exitCode ?? child.signalCode ?? once(child, 'close')))
}

/** As fast as they go, then steadily; the servers are ended. */
export async function both(
  kind: string,
  servers: readonly Running[],
): Promise<readonly [most: Measured, steady: Measured]> {
  try {
    return [await measure(kind, servers, 0), await measure(kind, servers, STEADY)]
  } finally {
    await end(servers)
  }
}
