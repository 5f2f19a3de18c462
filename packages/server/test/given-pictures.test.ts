import { BAD, GOOD, pngOf } from '@fray/files/test/corpus'
import { PICTURE_LIMITS } from '@fray/live/host'
import { readLink } from '@fray/live/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { sitDown, start, startHere, until } from './running.ts'

/*
 * Pictures that people give, over HTTP and on sockets: who may give which, who is shown which, and that nobody learns of what shows somebody
 * of whom they do not know.
 */

const ENCOUNTER = {
  ruleset: 'shock',
  title: 'Something in the reeds',
  seats: { anna: { plays: ['Ada'] }, ben: { plays: ['Wren'] } },
  battlefield: { size: [8, 6] },
  sides: { party: { party: true }, foes: {} },
  combatants: {
    Ada: { from: 'pia-longshot', side: 'party', at: '1,1' },
    Wren: { from: 'bren-hearthwall', side: 'party', at: '1,2' },
    Grumbel: { from: 'hired-spear', side: 'foes', at: '6,3' },
    Lurkmaw: { from: 'hired-spear', side: 'foes', at: '6,4', hidden: true },
  },
}

async function atTable() {
  const { base } = await startHere()
  const { fight, links } = await start(base, ENCOUNTER)
  const keyOf = (seat: string) => links[seat]?.split('/join/')[1] ?? ''
  const ask = (seat: string, path: string, options: RequestInit = {}) =>
    fetch(`${base}api/fights/${fight}${path === '' ? '' : `/${path}`}`, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${keyOf(seat)}` },
    })
  const give = (seat: string, bytes: Uint8Array, type = 'image/png') =>
    ask(seat, 'pictures', { method: 'POST', body: bytes as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } })
  const nameOf = async (seat: string, bytes: Uint8Array): Promise<string> =>
    ((await (await give(seat, bytes)).json()) as { picture: string }).picture
  let ids = 0
  const say = async (seat: string, word: string, body: object) => {
    const answer = await ask(seat, word, {
      method: 'POST',
      body: JSON.stringify({ id: `say ${++ids}`, ...body }),
      headers: { 'content-type': 'application/json' },
    })
    return { status: answer.status, ...((await answer.json()) as { rule?: string; reason?: string }) }
  }
  const hide = (who: string, to: string) =>
    say('referee', 'submit', { action: { actor: 'referee', action: 'override', path: `${who}.hidden`, to } })
  const fetched = async (seat: string, name: string) => (await ask(seat, `pictures/${name}`)).status
  return { base, fight, links, ask, give, nameOf, say, hide, fetched }
}

/** Every frame that goes to a seat, over a socket that does nothing else. */
async function framesOf(link: string): Promise<string[]> {
  const frames: string[] = []
  const { socket: address, key } = readLink(link) as NonNullable<ReturnType<typeof readLink>>
  const socket = new WebSocket(address)
  onTestFinished(() => socket.terminate())
  socket.on('message', (data) => frames.push(String(data)))
  await new Promise((resolve) => socket.on('open', resolve))
  socket.send(JSON.stringify({ do: 'hello', protocol: 1, key }))
  await until(() => frames.some((frame) => frame.includes('"type":"table"')), 'the table comes')
  return frames
}

test('a portrait is on the table of everybody who sees whom it shows, and comes to them as it was given', async () => {
  const { ask, give, say, links, fetched } = await atTable()
  const bytes = pngOf({ seed: 5 })
  const given = await give('referee', bytes)
  expect(given.status).toBe(201)
  const { picture } = (await given.json()) as { picture: string }
  expect(picture).toMatch(/^[0-9a-f]{64}$/)
  // Given, and not yet said whom it shows: it is nobody's to fetch.
  expect(await fetched('anna', picture)).toBe(404)
  const anna = sitDown(links.anna as string)
  await anna.ready
  expect(await say('referee', 'portrait', { who: 'Grumbel', picture })).toMatchObject({ status: 200 })
  const tokenOf = () => anna.now.table?.board.tokens.find(({ who }) => who === 'Grumbel')
  await until(() => tokenOf()?.picture === picture, 'the portrait comes')
  for (const seat of ['referee', 'anna', 'ben', 'spectators']) {
    const answer = await ask(seat, `pictures/${picture}`)
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...bytes])
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'cache-control': 'private, no-cache',
      vary: 'authorization',
      etag: `"${picture}"`,
    })
    const again = await ask(seat, `pictures/${picture}`, { headers: { 'if-none-match': `"${picture}"` } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
  expect(await say('referee', 'portrait', { who: 'Grumbel', picture: null })).toMatchObject({ status: 200 })
  await until(() => tokenOf() !== undefined && tokenOf()?.picture === undefined, 'the portrait goes')
  expect(await fetched('anna', picture)).toBe(404)
})

test('nothing of the portrait of somebody hidden is on the wire of players, until they are shown', async () => {
  const { ask, nameOf, say, hide, fetched, links } = await atTable()
  const frames = await Promise.all(['anna', 'spectators'].map((seat) => framesOf(links[seat] as string)))
  const before = frames.map((all) => all.length)
  const picture = await nameOf('referee', pngOf({ seed: 6 }))
  expect(await say('referee', 'portrait', { who: 'Lurkmaw', picture })).toMatchObject({ status: 200 })
  // Something comes after it that everybody hears of: so everything before has come.
  await say('referee', 'announce', { words: 'Listen' })
  await until(() => frames.every((all) => all.some((frame) => frame.includes('Listen'))), 'the words come')
  expect(frames.map((all) => all.length)).toEqual(before.map((count) => count + 1))
  for (const all of frames) expect(all.join()).not.toContain(picture)
  for (const seat of ['anna', 'spectators']) {
    const [hidden, none] = await Promise.all(
      [picture, 'ab'.repeat(32)].map(async (name) => {
        const answer = await ask(seat, `pictures/${name}`)
        const { date: _, ...headers } = Object.fromEntries(answer.headers)
        return { status: answer.status, headers, text: await answer.text() }
      }),
    )
    // Whether there is one is not to be told from the answer.
    expect(hidden?.status).toBe(404)
    expect(hidden).toEqual(none)
    for (const path of ['', 'news?epoch=x&seq=0&wait=0'])
      expect(await (await ask(seat, path)).text()).not.toContain(picture)
  }
  expect(await fetched('referee', picture)).toBe(200)
  // Nobody says whom a picture shows that another seat has given.
  expect(await say('anna', 'portrait', { who: 'Ada', picture })).toMatchObject({ status: 422, rule: 'unknown-name' })
  expect(await say('anna', 'portrait', { who: 'Lurkmaw', picture: null })).toMatchObject({ rule: 'unknown-name' })
  expect(await hide('Lurkmaw', 'no')).toMatchObject({ status: 200 })
  await until(() => frames.every((all) => all.join().includes(picture)), 'the portrait comes with whom it shows')
  expect(await fetched('anna', picture)).toBe(200)
  expect(await hide('Lurkmaw', 'yes')).toMatchObject({ status: 200 })
  expect(await fetched('anna', picture)).toBe(404)
})

test('players give those whom they play a portrait, and nobody else', async () => {
  const { give, nameOf, say } = await atTable()
  const picture = await nameOf('anna', pngOf({ seed: 7 }))
  expect(await say('anna', 'portrait', { who: 'Ada', picture })).toMatchObject({ status: 200 })
  for (const who of ['Wren', 'Grumbel'])
    expect(await say('anna', 'portrait', { who, picture })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say('anna', 'portrait', { who: 'Nobody', picture })).toMatchObject({ rule: 'unknown-name' })
  expect(await say('anna', 'map-picture', { picture })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say('anna', 'hand-out', { picture })).toMatchObject({ rule: 'not-your-seat' })
  expect(await say('ben', 'portrait', { who: 'Wren', picture })).toMatchObject({ rule: 'unknown-name' })
  expect(await say('spectators', 'portrait', { who: 'Ada', picture })).toMatchObject({ rule: 'not-your-seat' })
  expect((await give('spectators', pngOf())).status).toBe(403)
  // The referee may put up what players have given.
  expect(await say('referee', 'portrait', { who: 'Wren', picture })).toMatchObject({ status: 200 })
})

test('the picture of the map is everybody’s, and nobody’s but the referee’s while something of the map is hidden', async () => {
  const { ask, nameOf, say, fetched } = await atTable()
  const picture = await nameOf('referee', pngOf({ width: 4000, height: 3000 }))
  expect(await say('referee', 'portrait', { who: 'Grumbel', picture })).toMatchObject({ rule: 'bad-picture' })
  expect(await say('referee', 'map-picture', { picture })).toMatchObject({ status: 200 })
  const boardOf = async (seat: string) =>
    ((await (await ask(seat, '')).json()) as { table: { board: { picture?: unknown } } }).table.board
  for (const seat of ['referee', 'anna', 'spectators']) {
    expect((await boardOf(seat)).picture).toEqual({ mark: picture, width: 8, height: 6 })
    expect(await fetched(seat, picture)).toBe(200)
  }
})

test('what is handed out to one is nobody else’s', async () => {
  const { nameOf, say, fetched, links } = await atTable()
  const picture = await nameOf('referee', pngOf({ width: 900 }))
  const [anna, ben] = [await framesOf(links.anna as string), await framesOf(links.ben as string)]
  const count = ben.length
  const words = 'The letter'
  expect(await say('referee', 'hand-out', { picture, to: 'anna', words })).toMatchObject({ status: 200 })
  await until(() => anna.join().includes(picture), 'it comes')
  expect(await fetched('anna', picture)).toBe(200)
  expect(await fetched('ben', picture)).toBe(404)
  await say('referee', 'announce', { words: 'Listen' })
  await until(() => ben.join().includes('Listen'), 'the words come')
  expect(ben).toHaveLength(count + 1)
  expect(ben.join()).not.toContain(picture)
  expect(await say('referee', 'erase', { line: 1 })).toMatchObject({ status: 200 })
  expect(await fetched('anna', picture)).toBe(404)
  expect(await say('referee', 'hand-out', { picture, to: 'nobody' })).toMatchObject({ rule: 'unknown-name' })
})

test('what is no picture, moves, is damaged, huge or not what it says is refused, each in a sentence', async () => {
  const sentences = new Set<string>()
  const refusedAt = async (
    table: Awaited<ReturnType<typeof atTable>>,
    seat: string,
    bytes: Uint8Array,
    type: string,
  ) => {
    const answer = await table.give(seat, bytes, type)
    const said = (await answer.json()) as { error?: string; message?: string }
    if (said.message !== undefined) sentences.add(said.message)
    return `${answer.status} ${said.error}`
  }
  // A seat gives so many in a minute.
  for (let from = 0; from < BAD.length; from += PICTURE_LIMITS.perMinute) {
    const table = await atTable()
    for (const [name, bytes] of BAD.slice(from, from + PICTURE_LIMITS.perMinute))
      expect([name, await refusedAt(table, 'referee', bytes, 'image/png')]).toEqual([name, '422 bad-picture'])
    expect(await refusedAt(table, 'referee', pngOf(), 'image/png')).toMatch(/^(429 too-fast|201 undefined)$/)
  }
  const table = await atTable()
  for (const [kind, bytes] of Object.entries(GOOD)) {
    expect((await table.give('referee', bytes, `image/${kind}`)).status).toBe(201)
    const other = kind === 'png' ? 'image/jpeg' : 'image/png'
    expect(await refusedAt(table, 'referee', bytes, other)).toBe('422 bad-picture')
  }
  expect(await refusedAt(table, 'referee', GOOD.png as Uint8Array, 'image/svg+xml')).toBe('422 bad-picture')
  expect(await refusedAt(table, 'referee', GOOD.png as Uint8Array, 'text/html')).toBe('415 not-json')
  expect(await refusedAt(table, 'referee', pngOf({ length: PICTURE_LIMITS.bytes }), 'image/png')).toBe('413 too-large')
  expect(await refusedAt(table, 'referee', pngOf({ width: PICTURE_LIMITS.mapSide + 1 }), 'image/png')).toBe(
    '422 bad-picture',
  )
  expect(await refusedAt(table, 'anna', pngOf({ width: PICTURE_LIMITS.portraitSide + 1 }), 'image/png')).toBe(
    '422 bad-picture',
  )
  for (const message of sentences) expect(message).toMatch(/^[A-Z].*\.$/)
  expect(sentences.size).toBeGreaterThan(12)
})

test('a seat gives so much and so often, and takes nothing from others by it', async () => {
  const { give, nameOf, say } = await atTable()
  const sized = (seed: number) => pngOf({ seed, length: 1_500_000 + seed, width: 512, height: 512 })
  const first = await nameOf('anna', sized(1))
  expect(await say('anna', 'portrait', { who: 'Ada', picture: first })).toMatchObject({ status: 200 })
  // What is named stays; what nothing names goes when there is no room.
  for (let seed = 2; seed <= 8; seed++) expect((await give('anna', sized(seed))).status).toBe(201)
  expect(await say('anna', 'portrait', { who: 'Ada', picture: first })).toMatchObject({ status: 200 })
  for (let more = 0; more < 4; more++) await give('anna', Buffer.from('x'))
  const tooFast = await give('anna', pngOf())
  expect([tooFast.status, tooFast.headers.get('retry-after')]).toEqual([429, '1'])
  expect((await give('ben', sized(9))).status).toBe(201)
  expect((await give('referee', sized(10))).status).toBe(201)
})

test('a picture goes with its fight, and none is in the journal', async () => {
  const { ask, nameOf, say, fetched } = await atTable()
  const picture = await nameOf('referee', pngOf({ seed: 8 }))
  const journal = async () => (await ask('referee', 'journal')).text()
  const before = await journal()
  await say('referee', 'portrait', { who: 'Grumbel', picture })
  expect(await journal()).toBe(before)
  expect(await fetched('anna', picture)).toBe(200)
  expect((await ask('referee', '', { method: 'DELETE' })).status).toBe(204)
  expect(await fetched('anna', picture)).toBe(403)
})
