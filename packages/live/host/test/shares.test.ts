import { PROTOCOL, type Said } from '@fray/live/protocol'
import type { ListedActions } from '@fray/seat'
import { expect, test } from 'vitest'
import type { Asking } from '../src/index.ts'
import { NotDone, type Pause, Shares } from '../src/server/shares.ts'
import { encounterOf, fightServerWith } from './fight-servers.ts'

/** A clock of which every look takes a millisecond, and breaths that are counted. */
function world() {
  let milliseconds = 0
  const counted = { breaths: 0 }
  const breathe = (): Promise<void> => {
    counted.breaths++
    return new Promise((resolve) => setImmediate(resolve))
  }
  return { counted, hosting: { now: () => ++milliseconds, breathe } }
}

/** Until everything that is ready has had so many turns. */
async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve))
}

const from = (address: string): Asking => ({ from: address, signal: { aborted: false } })

/** Work of so many slices that writes down each of them. */
const slices =
  (log: string[], name: string, count: number) =>
  async (pause: Pause): Promise<string> => {
    for (let i = 0; i < count; i++) {
      log.push(name)
      let pausing = pause()
      while (pausing === null) pausing = pause()
      await pausing
    }
    return name
  }

test('a seat does one thing after the other, and others come between its slices', async () => {
  const shares = new Shares(world().hosting)
  const log: string[] = []
  const first = [1, 2, 3].map((n) => shares.of('a', from('x'), slices(log, `a${n}`, 3)))
  const second = shares.of('b', from('x'), slices(log, 'b', 2))
  expect(await Promise.all([...first, second])).toEqual(['a1', 'a2', 'a3', 'b'])
  expect(log.filter((name) => name !== 'b')).toEqual(['a1', 'a1', 'a1', 'a2', 'a2', 'a2', 'a3', 'a3', 'a3'])
  expect(log.slice(0, 4)).toEqual(['a1', 'b', 'a1', 'b'])
})

test('addresses take turns, however many seats one of them has', async () => {
  const shares = new Shares(world().hosting)
  const log: string[] = []
  const many = [1, 2, 3, 4, 5, 6].map((n) => shares.of(`seat ${n}`, from('x'), slices(log, 'x', 3)))
  const one = shares.of('seat 7', from('y'), slices(log, 'y', 3))
  await Promise.all([...many, one])
  expect(log.slice(1, 7)).toEqual(['x', 'y', 'x', 'y', 'x', 'y'])
})

test('what nobody waits for any more is not begun, and too much of one seat is refused', async () => {
  const shares = new Shares(world().hosting)
  const log: string[] = []
  const gone = { from: 'x', signal: { aborted: false } }
  const all = Array.from({ length: 102 }, (_, n) => shares.of('a', gone, slices(log, `${n}`, 1)).catch(String))
  gone.signal.aborted = true
  const ends = await Promise.all(all)
  expect(log).toEqual(['0'])
  expect(ends[0]).toBe('0')
  expect(ends.slice(1, 101)).toEqual(Array(100).fill(`${new NotDone('Nobody waits for it any more.')}`))
  expect(ends[101]).toBe('NotDone: Too much is asked at once from this seat: wait for the answers.')
  expect(await shares.of('a', from('x'), slices(log, 'next', 1))).toBe('next')
})

/** What one who has the players' seat of the flooded fight may ask without end: all that is dear by turns. */
const FLOODS: Readonly<Record<string, (key: string) => readonly object[]>> = {
  chances: (action) => [{ do: 'chances', action }],
  'all that is listed and drawn': () => [
    ...[{ do: 'actions' }, { do: 'table' }, { do: 'actions', who: 'Bren', planned: true }, { do: 'steps' }],
    ...[{ do: 'reach', who: 'Bren' }, { do: 'threat', who: 'Bren' }, { do: 'step', n: 0 }, { do: 'told' }],
    ...[
      { do: 'about', kind: 'action', name: 'melee-attack' },
      { do: 'between', who: 'Bren', other: 'Rudd' },
    ],
    ...[{ do: 'read', line: 'end' }, { do: 'account' }],
  ],
}

test.each(Object.keys(FLOODS))(
  'a seat that asks for %s without end holds up nobody, and ends with its sockets',
  async (flood) => {
    const { counted, hosting } = world()
    const { fightServer, fight } = await fightServerWith(encounterOf('encounters/shock/eggs.yaml'), {
      changes: hosting,
    })
    const started = await fightServer.start({ encounter: encounterOf('encounters/zones/duel.yaml'), seed: 'seven' })
    if ('problems' in started) throw new Error(started.problems[0]?.message)
    const answers: { readonly who: string; readonly re: unknown; readonly type: string; readonly value?: unknown }[] =
      []
    const enter = (who: string, accessToken: { fight: string; seat: string }) => {
      const heard: Said[] = []
      const listener = fightServer.accept(
        { send: (text) => take(JSON.parse(text) as Said), close: () => undefined, waiting: 0, from: who },
        accessToken,
      )
      const take = (said: Said): void => {
        heard.push(said)
        if (said.type === 'result' || said.type === 'refused') answers.push({ who, ...said })
      }
      const say = (request: object): void => listener.hear(JSON.stringify(request))
      say({ do: 'hello', protocol: PROTOCOL })
      return { say, leave: () => listener.gone(), heard }
    }
    const of = (asker: string) => answers.filter(({ who }) => who === asker)
    const until = async (isThere: () => boolean): Promise<void> => {
      for (let i = 0; i < 3000 && !isThere(); i++) await turns(1)
      expect(isThere()).toBe(true)
    }
    const rude = Array.from({ length: 5 }, () => enter('rude', { fight, seat: 'players' }))
    const other = enter('other', { fight, seat: 'referee' })
    const elsewhere = enter('elsewhere', { fight: started.fight, seat: 'players' })
    await until(() => [...rude, other, elsewhere].every(({ heard }) => heard.some(({ type }) => type === 'welcome')))
    rude[0]?.say({ do: 'actions', id: 'actions' })
    await until(() => answers.length === 1)
    const { groups } = (answers[0] as { readonly value: ListedActions }).value
    const keys = groups.flatMap(({ actions }) => actions.filter(({ asks }) => asks.length === 0).map(({ key }) => key))
    answers.length = 0
    for (const [at, { say }] of rude.entries())
      for (let n = 0; n < 20; n++) {
        const asked = FLOODS[flood]?.(keys[(at + n) % keys.length] as string) ?? []
        say({ ...asked[(at + n) % asked.length], id: `${at} ${n}` })
      }
    for (const asker of [other, elsewhere]) for (const word of ['table', 'actions']) asker.say({ do: word, id: word })
    await until(() => of('other').length === 2 && of('elsewhere').length === 2)
    expect(answers.filter(({ who, type }) => who !== 'rude' && type === 'refused')).toEqual([])
    // Each address has every third turn, and what others ask takes two each.
    expect(of('rude').length).toBeLessThan(5)
    for (const { leave } of rude) leave()
    await turns(5)
    const before = counted.breaths
    await turns(50)
    expect(counted.breaths).toBe(before)
    expect(of('rude').length).toBeLessThan(6)
  },
)

test('what computers do comes in slices, and others are heard in between', async () => {
  const { counted, hosting } = world()
  const { fightServer, fight } = await fightServerWith(encounterOf('encounters/zones/warband.yaml'), {
    by: { players: 'aggressive', referee: 'aggressive' },
    changes: hosting,
  })
  const open = await fightServer.open(fight)
  if (open === null) throw new Error('It was just begun.')
  let looks = 0
  const waits = new Set<string>()
  for (let over = false; !over; looks++) {
    const whole = await open.table('players')
    waits.add(`${whole.waits.for} ${whole.table.turn.waitingFor}`)
    over = whole.table.fight.over
  }
  // Between the slices of the computers' turns nobody is waited for.
  expect([...waits].sort()).toEqual(['nobody ', 'over '])
  const commands = ((await fightServer.journal(fight)) ?? '')
    .split('\n')
    .filter((line) => line.includes('"command"')).length
  // Every look at this clock takes a millisecond, and so does every command: a slice has no more than fifteen.
  expect(commands).toBeGreaterThan(150)
  expect(counted.breaths).toBeGreaterThanOrEqual(Math.floor(commands / 15))
  expect(looks).toBeGreaterThanOrEqual(counted.breaths)
})
