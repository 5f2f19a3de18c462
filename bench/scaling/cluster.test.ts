import { expect, test } from 'vitest'
import { between, type Load, type Machines, playCluster } from './cluster.ts'
import type { Costs } from './costs.ts'

/** A command costs 1 ms of the server, whatever it is. */
const COSTS: Costs = {
  combatants: [
    [2, 1000],
    [200, 1000],
  ],
  seats: [
    [1, 1000],
    [100, 1000],
  ],
  journal: [[10, 1000]],
  opening: [[10, 1000]],
  memory: { idle: 100_000, watched: 200_000, entry: 1000 },
  wire: [[8, 900, 800]],
  disk: 400,
  database: { append: 100, alone: 1, disk: 500, log: 900 },
  socket: { bytes: 30_000, ping: 0 },
  serving: { command: 0, socket: 0, pause: { commands: 100, long: 0 } },
}
const LOAD: Load = { fights: 1000, busy: 0.5, pause: 1, combatants: 8, seats: 5, entries: 100 }
const ONE: Machines = { servers: 1, together: true, append: 1, appendAtOnce: 8, wait: 0 }

test('one server that works for a fixed time keeps people waiting as the formula for it says', () => {
  // M/D/1: waiting is share / (2 (1 - share)) of one work, on average; half of them wait less than the average.
  for (const share of [0.5, 0.7, 0.9]) {
    const load = { ...LOAD, fights: 2000 * share }
    const { server, half, most } = playCluster(COSTS, load, ONE, { commands: 400_000 })
    expect(server).toBeCloseTo(share, 6)
    const average = 1 + share / (2 * (1 - share))
    expect(half).toBeGreaterThan(0.99)
    expect(half).toBeLessThan(average)
    // Of 100 waits of such a queue the longest but one decays as exp(-waiting / (average waiting)), nearly.
    expect(most).toBeGreaterThan(average)
    expect(most).toBeLessThan(1 + 4.8 * (average - 1) + 1)
  }
})

test('what a server stands still for is no more work, and is waited for', () => {
  const serving = { ...COSTS.serving, pause: { commands: 100, long: 20_000 } }
  const still = playCluster({ ...COSTS, serving }, LOAD, ONE)
  const steady = playCluster(COSTS, LOAD, ONE)
  expect(still.server).toBe(steady.server)
  expect(still.most).toBeGreaterThan(steady.most + 10)
})

test('what cannot be kept up with is said, and twice the servers carry twice the fights', () => {
  const tooMuch = { ...LOAD, fights: 2100 }
  expect(playCluster(COSTS, tooMuch, ONE).most).toBe(Infinity)
  const two = playCluster(COSTS, tooMuch, { ...ONE, servers: 2 })
  expect(two.server).toBeCloseTo(0.525, 6)
  expect(two.most).toBeLessThan(20)
})

test('where those of one fight sit at several servers, each of them works for it', () => {
  const apart = playCluster(COSTS, LOAD, { ...ONE, servers: 4, together: false })
  const together = playCluster(COSTS, LOAD, { ...ONE, servers: 4 })
  expect(apart.server).toBeCloseTo(4 * together.server, 6)
})

test('a database that does one append after the other is a queue, too', () => {
  const slow = { ...ONE, servers: 8, append: 1500, appendAtOnce: 1 }
  expect(playCluster(COSTS, LOAD, slow).database).toBeCloseTo(0.75, 6)
  expect(playCluster(COSTS, LOAD, slow).most).toBeGreaterThan(playCluster(COSTS, LOAD, { ...slow, append: 100 }).most)
  expect(playCluster(COSTS, LOAD, { ...slow, append: 2100 }).half).toBe(Infinity)
})

test('the same seed plays the same, another one another way', () => {
  const play = (seed: number) => playCluster(COSTS, LOAD, { ...ONE, servers: 4 }, { seed })
  expect(play(7)).toEqual(play(7))
  expect(play(7).most).not.toBe(play(8).most)
})

test('what lies between measured points lies on the line between them', () => {
  const points = [
    [2, 10],
    [4, 20],
    [8, 100],
  ] as const
  expect([1, 2, 3, 4, 6, 8, 10].map((at) => between(points, at))).toEqual([5, 10, 15, 20, 60, 100, 140])
})
