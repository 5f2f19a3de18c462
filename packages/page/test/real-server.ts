import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const FRAY = fileURLToPath(new URL('../../cli/bin/fray.js', import.meta.url))

/** `fray serve` in a process of its own. */
export interface RealServer {
  readonly url: string
  /** Begins a fight and returns the links to its seats. */
  start(encounter: string, seed: string): Promise<Readonly<Record<string, string>>>
  /** Kills it as a failing machine would. */
  kill(): Promise<void>
  /** Starts it again with the same fights at the same address. */
  restart(): Promise<void>
  end(): Promise<void>
}

/** Where a server stands, where it is no usual one. */
export interface RealOptions {
  /** The folder in which it is started: whatever rulesets that names are there. */
  readonly folder?: string
  /** The address of the database in which its fights lie. */
  readonly database?: string
  /** Pages from elsewhere that may connect and show it in a frame. */
  readonly origins?: readonly string[]
}

/** Starts `fray serve` with a page and a data folder of its own. */
export async function serveForReal(
  page: string,
  { folder = process.cwd(), database = '', origins = [] }: RealOptions = {},
): Promise<RealServer> {
  const data = mkdtempSync(join(tmpdir(), 'fray-live-'))
  let child: ChildProcess
  let port = '0'
  const start = async (): Promise<string> => {
    const options = [
      'serve',
      '--port',
      port,
      '--data',
      data,
      '--page',
      page,
      '--log',
      'silent',
      '--limit',
      'requests=1000',
    ]
    if (database !== '') options.push('--database-url', database)
    for (const origin of origins) options.push('--allow-origin', origin)
    child = spawn(process.execPath, [FRAY, ...options], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    let said = ''
    child.stdout?.on('data', (part) => {
      said += String(part)
      const found = /serves (http:\S+:(\d+)\/)\s/.exec(said)
      if (found === null) return
      port = found[2] ?? port
      resolve(found[1] ?? '')
    })
    child.once('exit', () => reject(new Error(`fray serve has ended: ${said}`)))
    return promise
  }
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  const url = await start()
  return {
    url,
    async start(encounter, seed) {
      const answer = await fetch(`${url}api/fights`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ encounter, seed }),
      })
      const { links, message } = (await answer.json()) as { links?: Record<string, string>; message?: string }
      if (links === undefined) throw new Error(message)
      return links
    },
    kill: () => stop('SIGKILL'),
    async restart() {
      await start()
    },
    async end() {
      await stop('SIGTERM')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
