import { request } from 'node:http'
import { connect as connectTcp } from 'node:net'
import { randomFrom } from '@fray/kernel'
import type { Outcome } from '@fray/live/client'
import { moveAtRandom } from '@fray/live/host/test/moving'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { USUAL_LIMITS } from '../src/index.ts'
import { takeFolder } from '../src/store/folder.ts'
import { storageInFolder } from '../src/store/folder-storage.ts'
import { newFolder } from './new-folder.ts'
import { encounterText, type Started, sitDown, start, startHere } from './running.ts'

const DUEL = encounterText('zones/duel.yaml')

/** Ada is to act, and Corwin is close. */
const CLOSE = `
ruleset: zones
title: Face to face
combatants:
  Ada: { from: ada-the-warrior, zone: middle }
  Corwin: { from: toll-ruffian, zone: middle }
now: { turn: Ada }
`

/** Asks as no browser and no `fetch` lets one ask: with any headers. */
const ask = (base: string, path: string, headers: Record<string, string>, method = 'GET', body = '') =>
  new Promise<{ status: number; body: string; headers: Record<string, unknown> }>((resolve, reject) => {
    const { hostname, port } = new URL(base)
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      let text = ''
      response.on('data', (data) => (text += data))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text, headers: response.headers }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

const bearer = (link: string | undefined) => ({ authorization: `Bearer ${link?.split('/join/')[1]}` })

describe('the door for programs', () => {
  test('what cannot be kept now is told apart from what a rule forbids, and when to send it again', async () => {
    const { base } = await startHere({}, storageInFolder(takeFolder(newFolder()), { ...USUAL_LIMITS, journalLines: 6 }))
    const { fight, links } = await start(base, CLOSE)
    const post = async (path: string, body: unknown) => {
      const headers = { ...bearer(links.referee), 'content-type': 'application/json' }
      const asked = { method: 'POST', headers, body: JSON.stringify(body) }
      const response = await fetch(`${base}api/fights/${fight}/${path}`, asked)
      const { type, rule } = (await response.json()) as { type: string; rule?: string }
      return { status: response.status, pause: response.headers.get('retry-after'), type, rule }
    }
    const forbidden = await post('submit', { id: 'a', action: { actor: 'Corwin', action: 'nothing' } })
    expect(forbidden).toMatchObject({ status: 422, pause: null, type: 'refused' })
    const renamed = []
    for (let n = 0; n < 8; n++) renamed.push(await post('rename', { id: `r${n}`, seat: 'players', name: `Ann ${n}` }))
    expect(renamed[0]).toMatchObject({ status: 200, pause: null, type: 'accepted' })
    // Nothing at all is no JSON that is wrong, also where somebody has said that it is JSON.
    const headers = { ...bearer(links.referee), 'content-type': 'application/json' }
    expect((await ask(base, `/api/fights/${fight}`, headers, 'DELETE')).status).toBe(204)
    expect(renamed.at(-1)).toEqual({ status: 503, pause: '1', type: 'refused', rule: 'not-saved' })
  })

  test('a program plays: looks, lists what is legal with chances, commands, answers, waits for news', async () => {
    const { base } = await startHere()
    const { fight, links } = await start(base, CLOSE)
    const [referee, player] = [bearer(links.referee), bearer(links.players)]
    const get = async (path: string, headers: Record<string, string>) =>
      (await (await fetch(`${base}api/fights/${fight}${path}`, { headers })).json()) as never
    const post = async (path: string, headers: Record<string, string>, body: unknown) => {
      const response = await fetch(`${base}api/fights/${fight}${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { status: response.status, said: (await response.json()) as Record<string, unknown> }
    }
    type Seen = { seat: string; epoch: string; seq: number; table: { turn: { waitingFor: string[]; who: string[] } } }
    const seen: Seen = await get('', player)
    expect(seen.seat).toBe('players')
    const mover = seen.table.turn.waitingFor.includes('players') ? player : referee
    const other = mover === player ? referee : player
    const before: Seen = await get('', other)
    type Legal = {
      actions: { groups: { actions: { key: string; action: string }[] }[] }
      chances: Record<string, { hits: number }>
    }
    const mine = await fetch(`${base}api/seat`, { headers: player })
    expect(await mine.json()).toEqual({ fight, seat: 'players', role: 'player' })
    const invited = await fetch(`${base}api/invitation`, { headers: player })
    expect(await invited.json()).toEqual({ title: 'Face to face' })
    const stranger = { authorization: `Bearer ${'x'.repeat(26)}` }
    expect(await (await fetch(`${base}api/invitation`, { headers: stranger })).json()).toEqual({ title: null })
    expect((await fetch(`${base}api/invitation`)).status).toBe(401)
    const drawn = await fetch(`${base}api/fights/${fight}/picture?scheme=dark`, { headers: player })
    expect(drawn.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(await drawn.text()).toMatch(/^<svg .*Corwin/s)
    expect((await fetch(`${base}api/fights/${fight}/picture`)).status).toBe(401)
    const legal: Legal = await get('/legal?chances=yes', mover)
    const attack = legal.actions.groups.flatMap(({ actions }) => actions).find(({ action }) => action === 'attack')
    expect(legal.chances[attack?.key ?? '']?.hits).toBeGreaterThan(0)
    const news: Promise<{ news: { type: string }[] }> = get(
      `/news?epoch=${before.epoch}&seq=${before.seq}&wait=20`,
      other,
    )
    const done = await post('/submit', mover, { id: 'one', action: attack?.key })
    expect(done).toMatchObject({ status: 200, said: { type: 'accepted' } })
    // The same request again gets the same answer, and is not done again.
    expect(await post('/submit', mover, { id: 'one', action: attack?.key })).toEqual(done)
    expect((await news).news.length).toBeGreaterThan(0)
    expect(await post('/submit', other, { id: 'x', action: 'zz9' })).toMatchObject({
      status: 422,
      said: { type: 'refused' },
    })
    // What was not understood is refused in the protocol's own words; what changes something has an id.
    expect(await post('/submit', mover, { id: 'y', actions: 1 })).toMatchObject({
      status: 400,
      said: {
        type: 'refused',
        re: 'y',
        rule: 'not-understood',
        reason: expect.stringContaining('"action" is missing'),
      },
    })
    expect((await post('/undo', mover, {})).said).toMatchObject({ rule: 'not-understood' })
    expect((await post('/table', mover, [1])).said).toMatchObject({ rule: 'not-understood' })
    expect((await post('/table', player, { seat: 'referee' })).said).toMatchObject({ rule: 'not-your-seat' })
    expect((await post('/table', referee, { seat: 'players' })).said.value).toMatchObject({ seat: { id: 'players' } })
    const { status, said } = await post('/simulate', referee, { trials: 20 })
    expect([status, (said.simulation as { trials: number }).trials]).toEqual([200, 20])
    expect((await post('/simulate', player, {})).status).toBe(403)
    expect((await fetch(`${base}api/fights/${fight}/journal`, { headers: player })).status).toBe(403)
    const journal = await (await fetch(`${base}api/fights/${fight}/journal`, { headers: referee })).text()
    expect(journal).toMatch(/^\{"fray":"journal"/)
    const taken = await fetch(`${base}api/journals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ journal }),
    })
    expect(taken.status).toBe(201)
    expect((await fetch(`${base}api/fights/${fight}`, { method: 'DELETE', headers: referee })).status).toBe(204)
    expect((await fetch(`${base}api/fights/${fight}`, { headers: player })).status).toBe(403)
  })

  test('OpenAPI is made of the same declarations, and names every word of the protocol', async () => {
    const { base } = await startHere()
    const { openapi, paths } = (await (await fetch(`${base}api/openapi.json`)).json()) as {
      openapi: string
      paths: Record<string, { post?: { requestBody?: unknown } }>
    }
    expect(openapi).toBe('3.1.0')
    for (const word of ['submit', 'answer', 'undo', 'invite', 'admit', 'hand-over', 'actions', 'chances'])
      expect(paths[`/api/fights/{fight}/${word}`]?.post?.requestBody, word).toBeDefined()
    expect(paths['/api/fights/{fight}/hello']).toBeUndefined()
    for (const word of ['prepare', 'open-next', 'leave-fight', 'invite'])
      expect(paths[`/api/campaigns/{campaign}/${word}`]?.post?.requestBody, word).toBeDefined()
    expect(paths['/api/fights/{fight}/open-next']).toBeUndefined()
  })

  test('what is wrong is named with its place, all at once, and what would be right', async () => {
    const { base } = await startHere()
    const { fight, links } = await start(base, CLOSE)
    const headers = { ...bearer(links.players), 'content-type': 'application/json' }
    const asked = async (path: string, body: object) =>
      (await (
        await fetch(`${base}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json()) as object
    expect(await asked(`fights/${fight}/submit`, { id: 'a', acton: 'a1', at: -1 })).toEqual({
      ...{ type: 'refused', re: 'a', rule: 'not-understood', error: 'not-understood', place: 'acton' },
      reason: expect.stringContaining('submit takes no "acton"; it takes id, seat, at, epoch, action, given. '),
      message: expect.stringContaining('"at" has to be 0 at least. "action" is missing.'),
      problems: [
        { place: 'acton', message: 'submit takes no "acton"; it takes id, seat, at, epoch, action, given' },
        { place: 'at', message: '"at" has to be 0 at least' },
        { place: 'action', message: '"action" is missing' },
      ],
    })
    expect(await asked(`fights/${fight}/submit`, { id: 'b', action: 'zz9' })).toMatchObject({
      ...{ rule: 'unknown-name', error: 'unknown-name', place: null },
    })
    expect(await asked('fights', { encouter: CLOSE, seats: 90 })).toEqual({
      error: 'not-understood',
      place: 'encouter',
      message:
        'A new fight takes no "encouter"; it takes encounter, seed, dice, seats. "encounter" is missing. "seats" may be 20 at most.',
      problems: expect.any(Array),
    })
    expect(await asked('fights', { encounter: 3 })).toMatchObject({
      place: 'encounter',
      message: '"encounter" has to be a text, or has to be a map.',
    })
    // Nobody sees the text that plain data would be: so its places are paths; in a text they are lines.
    const people = { Ada: { from: 'ada' }, Gob: { from: 'gob' } }
    const bad = { error: 'bad-encounter', place: 'encounter.combatants.Ada.from' }
    expect(await asked('fights', { encounter: { ruleset: 'zones', combatants: people } })).toMatchObject({
      ...bad,
      message: expect.stringMatching(/^encounter\.combatants\.Ada\.from: There is no combatant "ada"/),
      problems: [{ place: bad.place }, { place: 'encounter.combatants.Gob.from' }],
    })
    expect(await asked('fights', { encounter: 'ruleset: zones\ncombatants: { Ada: { from: ada } }\n' })).toMatchObject({
      place: 'encounter:2:22',
      message: expect.stringMatching(/^encounter:2:22: /),
    })
    const wrong = await fetch(`${base}api/fights/${fight}/news?epoch=a&sq=1`, { headers })
    expect(await wrong.json()).toMatchObject({
      message: 'The address takes no "sq"; it takes epoch, seq, wait. "seq" is missing.',
    })
  })

  test('what is wrong with an encounter, or is too large, is said and nothing is begun', async () => {
    const server = await startHere({ limits: { ...USUAL_LIMITS, combatants: 3 } })
    await expect(start(server.base, 'ruleset: zones\ncombatants: { Gob: { from: nobody } }\n')).rejects.toThrow(
      'There is no combatant',
    )
    await expect(start(server.base, encounterText('zones/warband.yaml'))).rejects.toThrow(
      'the most on this server is 3',
    )
    expect(await server.fightServer.list()).toEqual([])
  })

  test('a full disk is said to who begins a fight and to who plays one; with room again both go on', async () => {
    const data = newFolder()
    const folder = takeFolder(data, { mostPages: 60 })
    const { base } = await startHere({}, storageInFolder(folder, USUAL_LIMITS))
    const encounter = encounterText('zones/bridge.yaml')
    const fights: Started[] = []
    const fill = async (): Promise<string> => {
      for (;;) fights.push(await start(base, encounter))
    }
    const full = "The server's data folder: the disk is full. What was acknowledged is safe; make room to continue."
    expect(await fill().catch(({ message }: Error) => message)).toBe(
      JSON.stringify({ error: 'not-saved', place: null, message: full }),
    )
    const { links } = fights[0] as Started
    const seats = [sitDown(links.referee as string), sitDown(links.players as string)]
    await Promise.all(seats.map(({ ready }) => ready))
    const random = randomFrom('full')
    const move = async (): Promise<Outcome> => {
      for (;;)
        for (const seat of seats) {
          const outcome = await moveAtRandom(seat, random)
          if (outcome !== null) return outcome
        }
    }
    const isRefused = (outcome: Outcome): boolean => !outcome.done && outcome.rule === 'not-saved'
    let last = await move()
    for (let n = 0; n < 200 && !isRefused(last); n++) last = await move()
    expect(last).toEqual({ done: false, rule: 'not-saved', reason: full })
    folder.database.exec('PRAGMA max_page_count = 10000')
    expect(isRefused(await move())).toBe(false)
    await start(base, encounter)
  })

  test('without an admin nobody reads the metrics', async () => {
    const { base } = await startHere()
    const metrics = await fetch(`${base}metrics`)
    expect([metrics.status, await metrics.json()]).toEqual([403, expect.objectContaining({ error: 'not-the-admin' })])
  })

  test('who asks only for the head gets it: of the page, of a file that is none, and of the health', async () => {
    const { base } = await startHere()
    const head = async (path: string) => {
      const { status, headers, body } = await ask(base, path, { host: new URL(base).host }, 'HEAD')
      return [status, headers['content-type'], body]
    }
    expect(await head('/')).toEqual([200, 'text/html; charset=utf-8', ''])
    expect(await head('/nothing.js')).toEqual([404, 'text/plain; charset=utf-8', ''])
    expect(await head('/healthz')).toEqual([200, 'application/json; charset=utf-8', ''])
  })

  test('with an admin, nobody else begins fights or reads the metrics', async () => {
    const admin = 'k'.repeat(30)
    const { base } = await startHere({ admin })
    await expect(start(base, DUEL)).rejects.toThrow('Say who you are')
    const wrong = { authorization: `Bearer ${'x'.repeat(30)}` }
    expect((await fetch(`${base}metrics`, { headers: wrong })).status).toBe(403)
    const metrics = await fetch(`${base}metrics`, { headers: { authorization: `Bearer ${admin}` } })
    expect(await metrics.text()).toContain('# TYPE fray_acknowledged_seconds histogram')
    expect(await (await fetch(`${base}healthz`)).json()).toEqual({ ok: true })
  })
})

describe('who is heard', () => {
  test('a name that is not ours, and the page of somebody else, are refused, over sockets, too', async () => {
    const { base } = await startHere({ names: ['fray.example.org'] })
    const { host } = new URL(base)
    expect((await ask(base, '/healthz', { host })).status).toBe(200)
    expect((await ask(base, '/healthz', { host: 'fray.example.org' })).status).toBe(200)
    expect((await ask(base, '/healthz', { host: 'evil.example' })).status).toBe(403)
    expect((await ask(base, '/healthz', { host, origin: 'http://evil.example' })).status).toBe(403)
    expect((await ask(base, '/healthz', { host, origin: 'null' })).status).toBe(403)
    expect((await ask(base, '/healthz', { host, origin: `http://${host}` })).status).toBe(200)
    const opened = (origin: string) =>
      new Promise<boolean>((resolve) => {
        const socket = new WebSocket(`ws://${host}/api/live`, { origin })
        socket.on('open', () => resolve(true)).on('error', () => resolve(false))
      })
    expect(await opened('http://evil.example')).toBe(false)
    expect(await opened(`http://${host}`)).toBe(true)
  })

  test('a page from elsewhere is heard where it was allowed, and may frame the page; no other is', async () => {
    const friend = 'https://club.example.org'
    const { base } = await startHere({ origins: [friend] })
    const { host } = new URL(base)
    const asks = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    }
    const before = await ask(base, '/api/fights', { host, origin: friend, ...asks }, 'OPTIONS')
    expect([before.status, before.body]).toEqual([204, ''])
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': friend,
      'access-control-allow-headers': expect.stringContaining('Authorization'),
      'access-control-allow-methods': expect.stringContaining('POST'),
      vary: 'Origin',
    })
    expect(before.headers['access-control-allow-credentials']).toBeUndefined()
    const got = await ask(base, '/api/encounters', { host, origin: friend })
    expect([got.status, got.headers['access-control-allow-origin']]).toEqual([200, friend])
    const refused = await ask(base, '/api/fights/x', { host, origin: friend })
    expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([401, friend])
    const stranger = await ask(base, '/api/encounters', { host, origin: 'https://club.example.org.evil.test' })
    expect([stranger.status, stranger.headers['access-control-allow-origin']]).toEqual([403, undefined])
    expect((await ask(base, '/api/fights', { host, origin: 'null', ...asks }, 'OPTIONS')).status).toBe(403)
    const page = await ask(base, '/', { host })
    expect(page.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${friend}`)
    expect(page.headers['x-frame-options']).toBeUndefined()
    // Without the option nobody is allowed, and nothing says that anybody could be.
    const usual = await startHere()
    const own = await ask(usual.base, '/', { host: new URL(usual.base).host })
    expect(own.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(own.headers).toMatchObject({ 'x-frame-options': 'DENY' })
    const closed = await ask(
      usual.base,
      '/api/fights',
      { host: new URL(usual.base).host, origin: friend, ...asks },
      'OPTIONS',
    )
    expect([closed.status, closed.headers['access-control-allow-origin']]).toEqual([403, undefined])
  })

  test('everything comes with a strict policy and no referer, and where the page is not built that is said', async () => {
    const { base } = await startHere()
    const { headers, body } = await ask(base, '/', { host: new URL(base).host })
    expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(body).toContain('its page is not built')
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/assets/../../package.json', '/x.js'])
      expect((await ask(base, path, { host: new URL(base).host })).status, path).toBe(404)
  })

  test('hostile JSON is refused in a sentence, and nothing is polluted', async () => {
    const { base } = await startHere()
    const post = (body: string) =>
      ask(base, '/api/fights', { host: new URL(base).host, 'content-type': 'application/json' }, 'POST', body)
    const message = async (body: string) => {
      const { status, body: text } = await post(body)
      expect(status).toBe(400)
      return (JSON.parse(text) as { message: string }).message
    }
    expect(await message('{"encounter":{"__proto__":{"polluted":1}}}')).toBe(
      '"__proto__" is not allowed as a name here.',
    )
    expect(await message('{"constructor":{"prototype":{"polluted":1}}}')).toContain('"constructor"')
    expect(await message(`${'['.repeat(60)}${']'.repeat(60)}`)).toContain('too deep')
    expect(await message('{"encounter":')).toBe('This is not JSON.')
    expect(({} as { polluted?: number }).polluted).toBeUndefined()
    expect((await post(`{"encounter":"${'x'.repeat(700_000)}"}`)).status).toBe(413)
    const text = { host: new URL(base).host, 'content-type': 'text/plain' }
    expect((await ask(base, '/api/fights', text, 'POST', '{}')).status).toBe(415)
  })

  test('limits of requests, sockets, messages and their size close with their own reasons', async () => {
    const limits = { ...USUAL_LIMITS, requests: 4, perAddress: 2, messages: 2, messageBytes: 2000 }
    const { base } = await startHere({ limits })
    const reasons: string[] = []
    const closed = (action: (socket: WebSocket) => void) =>
      new Promise<number>((resolve) => {
        const socket = new WebSocket(`${base.replace('http', 'ws')}api/live`)
        socket
          .on('open', () => action(socket))
          .on('close', (code, reason) => {
            reasons.push(String(reason))
            resolve(code)
          })
      })
    expect(await closed((socket) => socket.send('x'.repeat(2500)))).toBe(4012)
    expect(await closed((socket) => socket.send(Buffer.from('{}')))).toBe(4011)
    expect(await closed((socket) => socket.send('{"do":"table"}'))).toBe(4010)
    expect(await closed((socket) => socket.send('{"do":"hello","protocol":99}'))).toBe(4002)
    expect(await closed((socket) => socket.send('{"do":"hello","protocol":0}'))).toBe(4001)
    // The one who has no time for the last message reads the reason: of whole words, and of what was wrong.
    expect(reasons.slice(1)).toEqual([
      'Messages have to be text, and this one was binary.',
      'The first message was not a hello.',
      'This table is too old for your page or program, which speaks version 99 of the protocol, and the table at most 1. Whoever',
      'This page or program is too old: it speaks version 0 of the protocol, and this table 1 to 1. Load it again, or install the',
    ])
    const key = 'x'.repeat(44)
    expect(await closed((socket) => socket.send(`{"do":"hello","protocol":1,"key":"${key}"}`))).toBe(4003)
    const idle = [1, 2].map(() => new WebSocket(`${base.replace('http', 'ws')}api/live`))
    await Promise.all(idle.map((socket) => new Promise((resolve) => socket.on('open', resolve))))
    expect(await closed(() => undefined)).toBe(4017)
    for (const socket of idle) socket.terminate()
    const statuses = []
    for (let n = 0; n < 30; n++) statuses.push((await fetch(`${base}healthz`)).status)
    expect(statuses).toContain(429)
  })
})

test('bytes of any kind at the port disturb nobody', async () => {
  const { base } = await startHere()
  const { port } = new URL(base)
  let seed = 7
  const byte = (): number => {
    seed = (seed * 1103515245 + 12345) & 0x7fffffff
    return seed >> 16
  }
  for (let n = 0; n < 60; n++) {
    await new Promise<void>((resolve) => {
      const socket = connectTcp(Number(port), '127.0.0.1', () => {
        if (n % 3 === 0)
          socket.write(
            'GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
          )
        socket.end(Buffer.from(Array.from({ length: 200 + (byte() % 2000) }, byte)))
      })
      socket.on('error', () => undefined).on('close', () => resolve())
      socket.resume()
      setTimeout(() => socket.destroy(), 300)
    })
  }
  expect((await fetch(`${base}healthz`)).status).toBe(200)
})

test('an address that is none is refused like any other request: by name, in a sentence, with the same headers', async () => {
  const { base } = await startHere()
  const { host } = new URL(base)
  for (const path of ['/%', '/%zz', `/api/fights/${'a'.repeat(3000)}`]) {
    const { status, body, headers } = await ask(base, path, { host })
    expect(status).toBe(400)
    expect(JSON.parse(body)).toEqual({
      error: 'bad-request',
      place: null,
      message: expect.stringMatching(/^This address is not valid/),
    })
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect((await ask(base, path, { host: 'evil.example' })).status).toBe(403)
    expect((await ask(base, path, { host, origin: 'http://evil.example' })).status).toBe(403)
  }
})
