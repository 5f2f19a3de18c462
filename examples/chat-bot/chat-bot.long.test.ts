import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Connection } from '@fray/live/client'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { kill, type ServerProcess, startProcess } from '../../packages/server/test/processes.ts'
import { escaped, isSigned } from './discord.ts'
import { FakeService, type Got } from './fake.ts'
import { linesBehind } from './lines.ts'

vi.setConfig({ testTimeout: 240_000 })

const folder = mkdtempSync(join(tmpdir(), 'fray-chat-'))
const file = join(folder, 'tables.json')
const waiting = new Set<() => void>()
const service = new FakeService(() => {
  for (const look of waiting) look()
})
let server: ServerProcess

beforeAll(async () => {
  server = await startProcess(join(folder, 'server'), 0)
  await service.start(server.base, file, 'seven')
})
afterAll(async () => {
  try {
    await service.close()
  } finally {
    await kill(server.child)
    rmSync(folder, { recursive: true, force: true })
  }
})

/** The first message that is as wanted, when it has come. */
function until(wanted: (got: Got) => boolean): Promise<Got> {
  return new Promise((resolve) => {
    const look = () => {
      const found = service.got.find(wanted)
      if (found === undefined) return
      waiting.delete(look)
      resolve(found)
    }
    waiting.add(look)
    look()
  })
}

type Interaction = ReturnType<FakeService['typed']>

/** The service sends what somebody said or pressed; what the bot says to it: to that person alone (`own`), or to everybody. */
async function reaction(interaction: Interaction, wanted: (got: Got) => boolean): Promise<Got> {
  const answer = await service.post(interaction)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ type: 5, data: { flags: 64 } })
  return until((got) => got.to === interaction.id && got.isLast && wanted(got))
}

const own = (got: Got) => got.only !== null
const everybodys = (got: Got) => got.only === null
/** What the bot tells a person who types something. */
const told = (person: string, channel: string, words: string) => reaction(service.typed(person, words, channel), own)
const isOperation = (button: { readonly custom_id: string }) => /^(do|answer|go-on)/.test(button.custom_id)
/** A strike where there is one, or else an answer, a step, the end of the turn: drawing and putting away would go on for ever. */
const LIKED = [/attack|strike/i, /^answer/, /^Move to/, /^End the/]
const liked = (buttons: Got['buttons']) =>
  LIKED.map((like) => buttons.find(({ custom_id, label }) => like.test(label) || like.test(custom_id))).find(Boolean)

/** Presses one of one's buttons after the other until the fight is over, and gives what everybody is shown then. */
async function playOn(person: string, channel: string, first: Got, each: (now: Got) => Promise<void>): Promise<Got> {
  let now = first
  for (let presses = 0; !now.content.includes('The fight is over'); presses++) {
    expect(presses).toBeLessThan(400)
    await each(now)
    const operations = now.buttons.filter(isOperation)
    const button = liked(operations) ?? operations[0]
    expect(button, now.content).toBeDefined()
    now = await reaction(service.pressed(person, button?.custom_id ?? '', channel), own)
  }
  return until((got) => got.to === now.to && got.isLast && got.only === null)
}

describe('whole fights', () => {
  it('zones/duel against the computer, by buttons', async () => {
    const shown = await reaction(service.typed('100', 'begin zones/duel', 'duel'), everybodys)
    expect(shown.buttons.map(({ custom_id }) => custom_id)).toEqual(['look', 'sit players'])
    expect([...(shown.picture?.subarray(1, 4) ?? [])]).toEqual([...Buffer.from('PNG')])
    const seated = await told('100', 'duel', 'sit')
    expect((await told('200', 'duel', 'sit players')).content).toBe('No seat is free.')
    expect((await told('200', 'duel', 'undo')).content).toContain('You do not sit at this table')
    expect((await told('100', 'duel', 'odds')).content).toMatch(/hits \d+%|strikes anybody/)
    expect((await told('100', 'duel', 'begin zones/duel')).content).toContain('A fight goes on here')
    const over = await playOn('100', 'duel', seated, async () => {})
    expect(over.content).toContain('The fight is over')
    expect((await told('100', 'duel', 'leave')).content).toContain('is free again')
  })

  it('weapon-speed/clock-yard, and the bot is restarted in a question', async () => {
    await told('100', 'yard', 'begin weapon-speed/clock-yard')
    const seated = await told('100', 'yard', 'sit')
    let restarted = false
    const over = await playOn('100', 'yard', seated, async ({ buttons }) => {
      if (restarted || !buttons.some(({ custom_id }) => custom_id.startsWith('answer'))) return
      restarted = true
      await service.stop()
      await service.start(server.base, file, 'seven')
      expect((await told('100', 'yard', 'look')).buttons).toEqual(buttons)
    })
    expect(restarted).toBe(true)
    expect(over.content).toContain('The fight is over')
  })
})

it('says in public nothing that a seat alone may know', async () => {
  const from = service.got.length
  const shown = await reaction(service.typed('100', 'begin shock/ambush people', 'ambush'), everybodys)
  expect(shown.buttons.map(({ custom_id }) => custom_id)).toContain('sit referee')
  const referees = await told('100', 'ambush', 'sit referee')
  let players = await told('200', 'ambush', 'sit')
  for (let presses = 0; presses < 6; presses++) {
    const operations = players.buttons.filter(isOperation)
    const button = liked(operations) ?? operations[0]
    if (button !== undefined) players = await reaction(service.pressed('200', button.custom_id, 'ambush'), own)
  }
  const strange = await told('300', 'ambush', 'look')
  // The escort's hit points are the referee's; the party's own are seen by all.
  const points = ({ about }: Got) =>
    [...about.matchAll(/(\w+), at [^;]*?(\d+ of \d+) hit points/g)].map(([, who]) => who)
  const [party, escort] = [
    ['Marten', 'Pia', 'Osk', 'Oskar'],
    ['Reeve', 'Corporal', 'Lutz', 'Fenn', 'Wache', 'Horn'],
  ]
  expect(points(referees)).toEqual(expect.arrayContaining([...party, ...escort]))
  const everybody = service.got.slice(from).filter(({ only, about }) => only === null && about !== '')
  expect(everybody.length).toBeGreaterThan(3)
  for (const got of [...everybody, players, strange]) {
    expect(points(got)).toEqual(party)
    expect(got.content).not.toMatch(/(Reeve|Corporal|Lutz|Fenn|Wache|Horn|Kehl|Grey)[^\n]*\d+ of \d+/)
    if (got !== players) expect(got.buttons.filter(isOperation)).toEqual([])
  }
})

it('goes on behind the last line that was shown, also where a server numbers otherwise', async () => {
  const seatTold = (...words: string[]) => ({
    ask: async (asked: object) =>
      words.map((words, at) => ({ n: at + 1, words })).filter(({ n }) => n > (asked as { since: number }).since),
  })
  const behind = async (seat: object, shown: number, last: string) =>
    (await linesBehind(seat as Connection, { shown, last })).map(({ words }) => words)
  const here = seatTold('They begin.', 'Ada moves.', 'Taken back.', 'Ada strikes.')
  const there = seatTold('They begin.', 'Ada strikes.', 'Corwin falls.')
  expect(await behind(here, 0, '')).toHaveLength(4)
  expect(await behind(here, 3, 'Taken back.')).toEqual(['Ada strikes.'])
  expect(await behind(here, 4, 'Ada strikes.')).toEqual([])
  expect(await behind(there, 4, 'Ada strikes.')).toEqual(['Corwin falls.'])
  expect(await behind(there, 3, 'Taken back.')).toHaveLength(3)
})

it('mentions nobody, and keeps its keys to itself', () => {
  for (const got of service.got) {
    expect(got.mentions).toEqual({ parse: [] })
    expect(got.content + got.about + JSON.stringify(got.buttons)).not.toContain('#/join/')
    if (got.only === null) expect(got.buttons.filter(isOperation)).toEqual([])
  }
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0)
  expect(escaped('@everyone <@1> **a** [b](http://c)')).toBe(
    '\\@everyone \\<\\@1\\> \\*\\*a\\*\\* \\[b\\]\\(http\\://c\\)',
  )
})

describe('signatures', () => {
  const ping = { id: '1', type: 1 }

  it('answers a ping that is signed', async () => {
    const answer = await service.post(ping)
    expect([answer.status, await answer.json()]).toEqual([200, { type: 1 }])
  })

  it('refuses wrong, missing and old ones', async () => {
    const before = service.got.length
    const wrong: readonly Record<string, string | number>[] = [
      { 'x-signature-ed25519': '0'.repeat(128) },
      { 'x-signature-ed25519': 'nonsense' },
      { 'x-signature-timestamp': '1' },
      { seconds: Math.floor(Date.now() / 1000) - 3600 },
      { seconds: 'soon' },
    ]
    for (const headers of wrong) {
      expect((await service.post(ping, headers)).status).toBe(401)
    }
    expect(isSigned('0'.repeat(64), {}, '', 0)).toBe(false)
    expect(service.got.length).toBe(before)
  })

  it('does what was overheard and sent again only once', async () => {
    const said = service.typed('100', 'help', 'nowhere')
    expect((await service.post(said)).status).toBe(200)
    expect((await service.post(said)).status).toBe(409)
    await until((got) => got.to === said.id)
    expect(service.got.filter(({ to }) => to === said.id)).toHaveLength(1)
  })
})
