import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bringIn } from '@fray/files/exchange'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { start, startHere } from './running.ts'

const SAMPLE = join(import.meta.dirname, '../../files/test/exchange/samples/well-house.dd2vtt')

/** A fight on the map of the well server, with its picture. */
async function onTheMap(forWhom: 'everybody' | 'referee') {
  const { text, picture } = await bringIn({
    text: readFileSync(SAMPLE, 'utf8'),
    fileName: 'well-house.dd2vtt',
    game: 'shock',
    pictureFile: (type) => `well.${type}`,
  })
  const encounter = parse(text)
  encounter.picture.for = forWhom
  const { base } = await startHere()
  const { fight, links } = await start(base, encounter)
  const keys = Object.fromEntries(Object.entries(links).map(([seat, link]) => [seat, link.split('/join/')[1]]))
  const ask = (seat: string, options: RequestInit = {}) =>
    fetch(`${base}api/fights/${fight}/ground`, {
      ...options,
      headers: { ...options.headers, authorization: `Bearer ${keys[seat]}` },
    })
  const tableOf = async (seat: string) => {
    const answer = await fetch(`${base}api/fights/${fight}`, { headers: { authorization: `Bearer ${keys[seat]}` } })
    return (await answer.json()) as { readonly table: { readonly board: { readonly picture?: unknown } } }
  }
  const send = (seat: string, bytes: Uint8Array, type = 'image/png') =>
    ask(seat, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer>, headers: { 'content-type': type } })
  const hide = (to: unknown) =>
    fetch(`${base}api/fights/${fight}/submit`, {
      method: 'POST',
      body: JSON.stringify({
        id: `hide-${to}`,
        action: { actor: 'referee', action: 'override', path: 'fight.hidden', to },
      }),
      headers: { authorization: `Bearer ${keys.referee}`, 'content-type': 'application/json' },
    })
  return { bytes: picture?.bytes as Uint8Array, ask, send, tableOf, hide }
}

test('a picture is handed over by the referee once, and fetched by every seat whose table names it', async () => {
  const { bytes, ask, send, tableOf } = await onTheMap('everybody')
  expect((await ask('players')).status).toBe(404)
  expect((await send('players', bytes)).status).toBe(403)
  expect((await send('referee', Buffer.from('<svg/>'))).status).toBe(422)
  // Another picture than the one that the encounter names.
  const other = Buffer.from(bytes)
  other.writeUInt8((other[30] as number) ^ 1, 30)
  expect((await send('referee', other)).status).toBe(422)
  expect((await send('referee', bytes, 'text/html')).status).toBe(415)
  expect((await send('referee', bytes)).status).toBe(204)
  for (const seat of ['referee', 'players', 'spectators']) {
    const answer = await ask(seat)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
    const { board } = (await tableOf(seat)).table
    expect(board.picture).toEqual({ mark: expect.stringMatching(/^[a-p]{16}$/), width: 10, height: 8 })
    // The table names it, and does not hold it.
    expect(JSON.stringify(board)).not.toContain(Buffer.from(bytes).toString('base64').slice(0, 40))
  }
})

test('a picture for the referee is nobody else’s, and no table tells that there is one', async () => {
  const { bytes, ask, send, tableOf } = await onTheMap('referee')
  expect((await send('referee', bytes)).status).toBe(204)
  expect((await ask('referee')).status).toBe(200)
  for (const seat of ['players', 'spectators']) {
    expect((await ask(seat)).status).toBe(404)
    expect((await tableOf(seat)).table.board).not.toHaveProperty('picture')
  }
})

test('while a place of the map is hidden, the picture is the referee’s alone', async () => {
  const { bytes, ask, send, tableOf, hide } = await onTheMap('everybody')
  await send('referee', bytes)
  expect((await hide(['door-2'])).status).toBe(200)
  expect((await ask('players')).status).toBe(404)
  expect((await tableOf('players')).table.board).not.toHaveProperty('picture')
  expect((await ask('referee')).status).toBe(200)
  expect((await hide('none')).status).toBe(200)
  expect((await ask('players')).status).toBe(200)
})
