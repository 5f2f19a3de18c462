import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { end, measure, serve } from '../server/driving.ts'

/** What a server's process spends for a command in addition to the work of the server, with many fights taking turns as at a real one. */
export interface ServingCosts {
  /** Microseconds of processor time for each command: reading it, the store, code and memory that are cold by the next turn of a fight. */
  readonly command: number
  /** The same for each socket of the fight. */
  readonly socket: number
  /** It stands still to collect garbage after so many commands, for so many microseconds; counted in `command`. */
  readonly pause: { readonly commands: number; readonly long: number }
}

/** Commands a second: a server that has something to do, and could do several times as much. */
const RATE = 100
/** Sockets of a fight: the referee and two players at least. */
const FEW = 3
const MANY = 12

/** The lines in which V8 tells of garbage that it has collected while everything else stood still. */
const COLLECTED = /(?:Scavenge|Mark-Compact)[^\n]* ([\d.]+) \/ [\d.]+ ms/g

/**
 * Measures a server with SQLite, of few sockets a fight and of many. `fightServer` says how many microseconds the work of the server takes where
 * so many sit at a fight, which is taken off.
 */
export async function servingCosts(fightServer: (seats: number) => number): Promise<ServingCosts> {
  const few = await served(FEW)
  const many = await served(MANY)
  // Those who watch share a seat, whose table is made once.
  const seatsOf = (sockets: number): number => Math.min(sockets, 4)
  const socket =
    (many.processor - fightServer(seatsOf(MANY)) - (few.processor - fightServer(seatsOf(FEW)))) / (MANY - FEW)
  const command = few.processor - fightServer(seatsOf(FEW)) - FEW * socket
  return { command: Math.round(command), socket: Math.round(socket), pause: few.pause }
}

async function served(sockets: number): Promise<{ readonly processor: number; readonly pause: ServingCosts['pause'] }> {
  const data = mkdtempSync(join(tmpdir(), 'fray-serving-'))
  let collected = ''
  const hear = (text: string): void => {
    collected += text
  }
  const server = await serve(data, { flags: ['--trace-gc'], hear })
  try {
    // The first time makes the code fast.
    await measure('fray', [server], 0, sockets)
    collected = ''
    const { processor, commands } = await measure('fray', [server], RATE, sockets)
    const pauses = [...collected.matchAll(COLLECTED)].map(([, long]) => Number(long) * 1_000)
    const total = pauses.reduce((sum, long) => sum + long, 0)
    return {
      processor: processor * 1_000,
      pause: {
        commands: Math.round(commands / Math.max(1, pauses.length)),
        long: Math.round(total / Math.max(1, pauses.length)),
      },
    }
  } finally {
    await end([server])
    rmSync(data, { recursive: true, force: true })
  }
}
