import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, type Row } from '../measure.ts'
import type { Measured } from './generator.ts'

/** Fights and clients of each fight; seconds of each measuring; commands a second where it is steady. */
const FIGHTS = 200
const CLIENTS = 5
const SECONDS = Number(process.env.FRAY_SECONDS ?? 8)
const STEADY = 400

interface Running {
  readonly child: ChildProcess
  readonly address: string
}

const root = join(import.meta.dirname, '..', '..')

function start(script: string, args: readonly string[], ready: RegExp): Promise<Running> {
  const child = spawn(process.execPath, [join(root, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] })
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString()
      const found = ready.exec(said)
      if (found !== null) resolve({ child, address: found[1] ?? '' })
    })
    child.on('close', () => reject(new Error(`${script} has ended.`)))
  })
}

async function measure(kind: string, { child, address }: Running, rate: number): Promise<Measured> {
  const args = [kind, address, FIGHTS, CLIENTS, SECONDS, rate, child.pid].map(String)
  const generator = spawn(process.execPath, [join(import.meta.dirname, 'generator.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  generator.stdout.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(generator, 'close')) as [number]
  if (code !== 0) throw new Error(`The generator has failed with ${kind}.`)
  return JSON.parse(said) as Measured
}

async function both(kind: string, running: Running): Promise<readonly [most: Measured, steady: Measured]> {
  try {
    return [await measure(kind, running, 0), await measure(kind, running, STEADY)]
  } finally {
    running.child.kill('SIGKILL')
    await once(running.child, 'close')
  }
}

const LIMITS = ['connections=4000', 'perAddress=4000', 'messages=10000', 'requests=100000'].flatMap((one) => [
  '--limit',
  one,
])

/** Live tables: commands a second, how long they take, memory; beside boardgame.io's server under the same generator. */
export async function serverFigures(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'fray-bench-'))
  try {
    const fray = await start(
      'packages/cli/bin/fray.js',
      ['serve', '--port', '0', '--data', data, '--log', 'error', ...LIMITS],
      /serves (http:\/\/[\d.:]+)\//,
    )
    const ours = await both('fray', fray)
    const port = 18_000 + (process.pid % 1000) * 2
    const other = await start('bench/server/boardgame-server.ts', [String(port)], /(ready)/)
    const theirs = await both('boardgame', { ...other, address: `http://127.0.0.1:${port}` })
    print(ours, theirs)
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

const ms = ([half, most, all]: Measured['acknowledged']): string =>
  `${half.toFixed(1)}, ${most.toFixed(1)}, ${all.toFixed(1)} ms`

function print(ours: readonly [Measured, Measured], theirs: readonly [Measured, Measured]): void {
  const row = (name: string, of: (one: readonly [Measured, Measured]) => string): Row => [name, of(ours), of(theirs)]
  printTable(
    `live tables: ${FIGHTS} fights of ${CLIENTS} clients, ${SECONDS} s each; Fray with rules and durable appends; beside boardgame.io's server in memory`,
    [
      row('commands acknowledged a second, as many as go', ([most]) => most.perSecond.toFixed(0)),
      row('processor time of the server for a command', ([most]) => `${most.processor.toFixed(2)} ms`),
      row(`at ${STEADY}/s: acknowledged (half, 99 of 100, all)`, ([, steady]) => ms(steady.acknowledged)),
      row(`at ${STEADY}/s: seen by the others`, ([, steady]) => ms(steady.seen)),
      row('processor time for a command then', ([, steady]) => `${steady.processor.toFixed(2)} ms`),
      row('memory with 1,000 sockets, at the end', ([, steady]) => `${steady.memory.toFixed(0)} MB`),
    ],
  )
}
