import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printTable, type Row } from '../measure.ts'
import { both, CLIENTS, FIGHTS, SECONDS, STEADY, serve, start } from './driving.ts'
import type { Measured } from './generator.ts'

/** Live tables: commands a second, how long they take, memory; beside boardgame.io's server under the same generator. */
export async function serverFigures(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'fray-bench-'))
  try {
    const ours = await both('fray', [await serve(data)])
    const port = 18_000 + (process.pid % 1000) * 2
    const other = await start('bench/server/boardgame-server.ts', [String(port)], /(ready)/)
    const theirs = await both('boardgame', [{ ...other, address: `http://127.0.0.1:${port}` }])
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
