import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SeatTable } from '@fray/seat'
import { makeLog, openStorage, startServer, USUAL_LIMITS } from '@fray/server'
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { Place } from './fray.ts'
import { overHttp, overLines, overSockets, type WayIn } from './ways-in.ts'

vi.setConfig({ testTimeout: 240_000 })

const place = new Place()
afterAll(() => place.remove())

const ROOT = join(import.meta.dirname, '../../..')
const STEPS = 16

/** The same fight over lines of JSON, WebSockets and HTTP, each with all seats. */
async function threeWays(
  encounter: string,
): Promise<{ readonly branches: readonly WayIn[]; readonly seats: readonly string[] }> {
  const text = readFileSync(join(ROOT, 'encounters', `${encounter}.yaml`), 'utf8')
  const data = join(place.folder, randomBytes(4).toString('hex'))
  const limits = { ...USUAL_LIMITS, requests: 10_000, messages: 10_000 }
  const server = await startServer(
    {
      ...{ port: 0, host: '127.0.0.1', base: null, names: [], behindProxy: false, limits, admin: null },
      ...{ page: join(place.folder, 'nothing'), ready: { list: [], read: () => null }, keepDays: null },
      ...{ version: 'test', log: makeLog('silent') },
    },
    await openStorage({ data, database: null, readOnly: false, limits }),
  )
  const start = async () => {
    const response = await fetch(`${server.base}api/fights`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ encounter: text, seed: 'seven' }),
    })
    const { fight, links } = (await response.json()) as { fight: string; links: Record<string, string> }
    const keys = Object.fromEntries(
      Object.entries(links).map(([seat, link]) => [seat, link.split('/join/')[1] as string]),
    )
    delete keys.spectators
    return { fight, keys }
  }
  const [one, two] = [await start(), await start()]
  const child = place.spawn([
    ...['play', join(ROOT, 'encounters', `${encounter}.yaml`), '--jsonl', '--hot-seat', '--seed', 'seven'],
    ...['--journal', `${encounter.replace('/', '-')}.jsonl`],
  ])
  const sockets = await overSockets(server.base, one.keys)
  onTestFinished(async () => {
    sockets.end()
    child.stdin.end()
    await server.close()
  })
  return {
    branches: [overLines(child), sockets, overHttp(server.base, two.fight, two.keys)],
    seats: Object.keys(one.keys),
  }
}

/** What all of them say; fails where they do not say the same. */
async function agreed<T>(branches: readonly WayIn[], what: string, ask: (way: WayIn) => Promise<T>): Promise<T> {
  const [first, ...others] = await Promise.all(branches.map(ask))
  others.forEach((other, i) => expect(other, `${what}: ${branches[i + 1]?.name}`).toEqual(first))
  return first as T
}

/** Words that are wrong in every way in which words can be wrong. */
const WRONG: readonly Readonly<Record<string, unknown>>[] = [
  { do: 'submit', action: 'zz9' },
  { do: 'submit' },
  { do: 'submit', action: { actor: 'Nobody at all', action: 'move' } },
  { do: 'submit', action: 'a1', wrong: true },
  { do: 'submit', action: { actor: 'referee', action: 'no-such-order' } },
  { do: 'answer', question: 'q999', value: 'yes' },
  { do: 'answer', question: 'q1' },
  { do: 'roll', faces: [1] },
  { do: 'redo' },
  { do: 'actions', who: 'Nobody at all' },
  { do: 'chances', action: 'zz9' },
  { do: 'chances', action: 'a1', branches: 0 },
  { do: 'reach', who: 'Nobody at all' },
  { do: 'between', who: 'Nobody at all', other: 'Nobody else' },
  { do: 'about', kind: 'item', name: 'no such thing' },
  { do: 'option-chances', question: 'q999' },
  { do: 'plan', who: 'Nobody at all', commands: [] },
  { do: 'told', since: -1 },
  { do: 'step', n: 999 },
  { do: 'orders' },
  { do: 'values' },
  { do: 'together', actions: [] },
  { do: 'read', line: 'fly to the moon' },
]

interface ListedAction {
  readonly key: string
  readonly asks: readonly unknown[]
  readonly drastic: unknown
}

describe('lines of JSON, the protocol and HTTP are one contract', () => {
  it.each(['zones/duel', 'shock/ambush', 'free-hits/heel', 'weapon-speed/clock-yard', 'escalation/anvil'])(
    '%s: the same tables, lines, acts and refusals, step by step',
    async (encounter) => {
      const { branches, seats } = await threeWays(encounter)
      // At a server seats are asked where it matters, programs are asked everything: unless they say how.
      for (const seat of seats)
        await agreed(branches, 'settings', (way) => way.say(seat, { do: 'settings', reactions: 'ask' }))
      let done = 0
      for (let step = 0; step < STEPS; step++) {
        const tables = new Map<string, SeatTable>()
        for (const seat of seats) {
          tables.set(seat, await agreed(branches, `the table of ${seat}`, (way) => way.table(seat)))
          await agreed(branches, `what ${seat} was told`, (way) => way.told(seat))
          const whole = await agreed(branches, `all of ${seat}'s table`, (way) => way.say(seat, { do: 'table' }))
          expect(whole).toEqual({ value: tables.get(seat) })
        }
        if ([...tables.values()].some(({ fight }) => fight.over)) break
        const asked = seats.find((seat) => (tables.get(seat)?.questions.length ?? 0) > 0)
        const acting = seats.find((seat) => (tables.get(seat)?.turn.who.length ?? 0) > 0) ?? 'referee'
        if (step % 8 === 0) {
          for (const seat of seats)
            for (const words of WRONG)
              await agreed(branches, `${seat}: ${JSON.stringify(words)}`, (way) => way.say(seat, words))
        }
        // Who has all seats is told all of them, so the sentence is another one.
        const rule = async (way: WayIn) =>
          (await way.say('players', { do: 'table', seat: 'nobody' })) as { rule: string }
        expect(await agreed(branches, 'another seat', async (way) => (await rule(way)).rule)).toBe('not-your-seat')
        if (asked !== undefined) {
          const question = tables.get(asked)?.questions[0]
          const open = question?.options.filter(({ refused }) => refused === null) ?? []
          const value = open[step % Math.max(1, open.length)]?.value ?? question?.preset
          const became = await agreed(branches, 'an answer', (way) =>
            way.say(asked, { do: 'answer', question: question?.id, value }),
          )
          done += 'done' in became ? 1 : 0
          continue
        }
        const listed = await agreed(branches, 'actions', (way) => way.say(acting, { do: 'actions' }))
        const groups = ('value' in listed ? listed.value : null) as { groups: { actions: ListedAction[] }[] } | null
        const actions = (groups?.groups ?? [])
          .flatMap((group) => group.actions)
          .filter(({ asks, drastic }) => asks.length === 0 && !drastic)
        const action = actions[(step * 7) % Math.max(1, actions.length)]
        if (action === undefined) break
        await agreed(branches, 'chances', (way) => way.say(acting, { do: 'chances', action: action.key, branches: 50 }))
        const became = await agreed(branches, `the action ${action.key}`, (way) =>
          way.say(acting, { do: 'submit', action: action.key }),
        )
        done += 'done' in became ? 1 : 0
        if (step % 9 === 4) await agreed(branches, 'an undo', (way) => way.say('referee', { do: 'undo' }))
        if (step % 18 === 4) await agreed(branches, 'a redo', (way) => way.say('referee', { do: 'redo' }))
      }
      expect(done).toBeGreaterThan(5)
    },
  )
})
