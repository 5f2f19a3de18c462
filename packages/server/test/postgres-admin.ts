// Keeps one PostgreSQL for the process that starts this, and ends it with that process, however that one ends: a test that is killed
// leaves nothing behind. Orders come in lines (start, stop, kill), answers go out in lines (`ready PORT`, `gone`, `failed WHY`).

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { asWhom, binariesThatRun } from './postgres-binaries.ts'

const [native = '', folder = '', ...settings] = process.argv.slice(2)
const data = join(folder, 'data')
let bin = ''
let port = 0
let running: ChildProcess | null = null

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: found } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return found
}

function initialise(): void {
  if (asWhom.uid !== undefined) chownSync(folder, asWhom.uid, asWhom.gid as number)
  bin = join(binariesThatRun(native, folder), 'bin')
  const args = ['-D', data, '-U', 'postgres', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C']
  const made = spawnSync(join(bin, 'initdb'), args, { ...asWhom, encoding: 'utf8' })
  if (made.status !== 0) throw new Error(`initdb: ${made.error?.message ?? made.stderr}`)
}

/** Starts it and waits until it takes connections; true, or what it said before it ended. */
async function launch(): Promise<true | string> {
  const args = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'shared_buffers=16MB']
  // A killed process loses nothing that it has handed to the system: it is not the loss of power that is tried here.
  args.push('-c', 'fsync=off')
  if (process.platform !== 'win32') args.push('-k', folder)
  for (const setting of settings) args.push('-c', setting)
  const child = spawn(join(bin, 'postgres'), args, { ...asWhom, stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  let isDecided = false
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', () => {
      isDecided = true
      running = null
      resolve(said)
    })
    child.stderr.on('data', (text: Buffer) => {
      // What a killed one has left of its processes goes on speaking in its name for a moment.
      if (isDecided) return
      said += text.toString()
      if (!said.includes('ready to accept connections')) return
      isDecided = true
      running = child
      resolve(true)
    })
  })
}

/** Another may take the port first, and what a killed one has left of its processes goes a moment later: so it is tried again. */
async function start(): Promise<void> {
  let said: true | string = ''
  for (let round = 0; round < 40; round++) {
    if (round > 0) await new Promise((resolve) => setTimeout(resolve, 250))
    if (port === 0) port = await freePort()
    said = await launch()
    if (said === true) return say(`ready ${port}`)
    // Who has had an address keeps it: those who look for it again are to find it there.
    if (said.includes('could not bind') && round < 3) port = 0
  }
  say(`failed ${JSON.stringify(said)}`)
}

async function end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
  const child = running
  if (child === null) return
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

// Ctrl-C reaches everybody at once; this one stays until its own process is gone, and tidies up.
process.on('SIGINT', () => undefined)
// Nobody may hear the answer any more.
process.stdout.on('error', () => undefined)

try {
  initialise()
  await start()
  for await (const order of createInterface({ input: process.stdin })) {
    if (order === 'start') await start()
    else {
      await end(order === 'kill' ? 'SIGKILL' : 'SIGINT')
      say('gone')
    }
  }
} catch (error) {
  say(`failed ${JSON.stringify((error as Error).message)}`)
} finally {
  // Nothing of it is needed any more.
  await end('SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
}
