import type { Connection } from '@fray/live/client'
import { expect, test } from 'vitest'
import { encounterOf, fightServerWith, settle, sit } from './fight-servers.ts'

const BRIDGE = encounterOf('encounters/zones/bridge.yaml')

async function table(file: unknown = BRIDGE) {
  let time = 0
  const { fightServer, fight } = await fightServerWith(file, { seats: 3, changes: { now: () => time } })
  const [referee, ann, ben] = ['referee', 'player-1', 'player-2'].map((seat) => sit(fightServer, fight, seat)) as [
    Connection,
    Connection,
    Connection,
  ]
  const watching = sit(fightServer, fight, 'spectators')
  await Promise.all([referee, ann, ben, watching].map(({ ready }) => ready))
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { fightServer, fight, referee, ann, ben, watching, pass }
}

const words = ({ now }: Connection) =>
  now.talk.map((line) => `${line.by}${line.to === null ? '' : `>${line.to}`}: ${line.words}`)
const say = (seat: Connection, message: object) => seat.ask(message as never)

test('lines reach everybody, or one alone and whoever wrote them; who comes later has what they may read', async () => {
  const { fightServer, fight, referee, ann, ben, watching } = await table()
  expect(await say(ann, { do: 'write', words: 'Over <b>here</b>' })).toEqual({ done: true })
  expect(await say(ann, { do: 'write', words: 'I take his purse', to: 'player-2' })).toEqual({ done: true })
  expect(await say(referee, { do: 'announce', words: 'Pizza' })).toEqual({ done: true })
  await settle()
  expect(words(referee)).toEqual(['player-1: Over <b>here</b>', 'referee: Pizza'])
  expect(words(watching)).toEqual(words(referee))
  expect(words(ben)).toEqual(['player-1: Over <b>here</b>', 'player-1>player-2: I take his purse', 'referee: Pizza'])
  expect(words(ann)).toEqual(words(ben))
  const late = sit(fightServer, fight, 'player-2')
  await late.ready
  expect(words(late)).toEqual(words(ben))
  const third = sit(fightServer, fight, 'players')
  await third.ready
  expect(words(third)).toEqual(words(referee))
  expect(await say(watching, { do: 'write', words: 'boo' })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say(ann, { do: 'announce', words: 'boo' })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say(ann, { do: 'write', words: 'boo', to: 'nobody' })).toMatchObject({ rule: 'unknown-name' })
})

test('dice are rolled openly, or for the referee alone and whoever rolls', async () => {
  const { referee, ann, ben } = await table()
  expect(await say(ann, { do: 'throw-dice', dice: '4d6kh3+1' })).toEqual({ done: true })
  expect(await say(ann, { do: 'throw-dice', dice: '1d20', secretly: true })).toEqual({ done: true })
  expect(await say(referee, { do: 'throw-dice', dice: '2d8', secretly: true })).toEqual({ done: true })
  await settle()
  expect(ben.now.talk.map((line) => line.words)).toEqual([expect.stringMatching(/^4d6kh3 ?\+ ?1: .*\(\d\).* = \d+$/)])
  expect(referee.now.talk).toHaveLength(3)
  // One die is said once.
  expect(referee.now.talk[1]?.words).toMatch(/^1d20: \d+$/)
  expect(ann.now.talk).toHaveLength(2)
  expect(await say(ann, { do: 'throw-dice', dice: 'a lot' })).toMatchObject({ done: false, rule: 'bad-value' })
})

test('too many and too long lines are refused; the referee takes back what they can read, others their own', async () => {
  const { referee, ann, ben, pass } = await table()
  for (let n = 1; n <= 6; n++) expect(await say(ann, { do: 'write', words: `line ${n}` })).toEqual({ done: true })
  expect(await say(ann, { do: 'write', words: 'more' })).toMatchObject({ rule: 'too-fast' })
  expect(await say(ben, { do: 'write', words: 'mine' })).toEqual({ done: true })
  pass(11_000)
  expect(await say(ann, { do: 'write', words: 'more' })).toEqual({ done: true })
  expect(await say(ann, { do: 'write', words: 'x'.repeat(501) })).toMatchObject({ rule: 'not-understood' })
  expect(await say(ann, { do: 'write', words: 'two\nlines' })).toMatchObject({ rule: 'not-understood' })
  const [first] = ann.now.talk
  expect(await say(ben, { do: 'erase', line: first?.line })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say(referee, { do: 'erase', line: first?.line })).toEqual({ done: true })
  await settle()
  expect(words(ben)).not.toContain('player-1: line 1')
  await say(ann, { do: 'write', words: 'psst', to: 'player-2' })
  await settle()
  const secret = ben.now.talk.at(-1)?.line
  // What the referee cannot read is not there for them.
  expect(await say(referee, { do: 'erase', line: secret })).toMatchObject({ rule: 'unknown-name' })
  expect(await say(ann, { do: 'erase', line: secret })).toEqual({ done: true })
})

test('pointing reaches those who see the place, and nobody by a name that they do not know', async () => {
  const { referee, ann, ben, pass } = await table()
  expect(await say(ann, { do: 'point', place: 'bridge' })).toEqual({ done: true })
  await settle()
  for (const one of [referee, ann, ben]) expect(one.now.pointed).toEqual({ n: 1, by: 'player-1', place: 'bridge' })
  expect(await say(ann, { do: 'point', place: 'ford' })).toMatchObject({ rule: 'too-fast' })
  pass(600)
  expect(await say(ann, { do: 'point', place: 'ford' })).toEqual({ done: true })
  await settle()
  expect(ben.now.pointed?.n).toBe(2)
  expect(ben.now.talk).toEqual([])
  const hidden = {
    ...BRIDGE,
    combatants: { ...(BRIDGE.combatants as object), Lurkmaw: { from: 'toll-ruffian', hidden: true } },
  }
  const other = await table(hidden)
  expect(await say(other.referee, { do: 'point', place: 'Lurkmaw' })).toEqual({ done: true })
  await settle()
  expect(other.ann.now.pointed).toBeNull()
})

test('what was written is there after the server is gone without a word', async () => {
  const { hostingOf } = await import('./fight-servers.ts')
  const { openFightServer } = await import('../src/index.ts')
  const hosting = hostingOf()
  const first = openFightServer(hosting)
  const started = await first.start({ encounter: BRIDGE, seats: 2 })
  if ('problems' in started) throw new Error(started.problems[0]?.message)
  const ann = sit(first, started.fight, 'player-1')
  await ann.ready
  await say(ann, { do: 'write', words: 'still here' })
  const again = sit(openFightServer(hosting), started.fight, 'referee')
  await again.ready
  expect(words(again)).toEqual(['player-1: still here'])
})
