import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import { onTestFinished } from 'vitest'
import { type McpRole, Room, type RoomOptions, seatServer, type TableSeat } from '../src/index.ts'
import { Model } from './model.ts'

const root = join(import.meta.dirname, '../../..')

/** The text of an encounter of the project. */
export const encounterText = (file: string): string => readFileSync(join(root, 'encounters', file), 'utf8')

/** Texts that are unlike each other, the same ones each time. */
export function chances(): () => string {
  let n = 0
  return () => `chance${++n}`
}

/** A room with a fight in it; the computer plays every seat but those. */
export async function roomWith(
  encounter: string,
  people: readonly string[],
  changes: Partial<RoomOptions> = {},
): Promise<Room> {
  const room = new Room({
    version: 'test',
    chance: chances(),
    plays: (seat) => (people.includes(seat) || seat === 'spectators' ? null : 'aggressive'),
    ...changes,
  })
  onTestFinished(() => room.close())
  const problem = await room.start({ encounter, seed: 'seven' })
  if (problem !== null) throw new Error(problem)
  return room
}

/** A script at a seat, over a connection in this process. */
export async function modelAt(seat: TableSeat, prefix?: string): Promise<Model> {
  const [here, there] = InMemoryTransport.createLinkedPair()
  await seatServer(seat, { version: 'test' }).connect(there)
  const client = new Client({ name: 'script', version: '1' })
  await client.connect(here)
  onTestFinished(() => client.close())
  return new Model(client, prefix)
}

/** A script at a seat of a room. */
export const modelIn = (room: Room, seat: string, role: McpRole, prefix?: string): Promise<Model> =>
  modelAt(room.seat(seat, role), prefix)
