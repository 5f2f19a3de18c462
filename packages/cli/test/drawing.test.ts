import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Drawn, drawZonesWords, ENGLISH, layoutOf, pictureOf } from '@fray/drawing'
import { PNG_FILES, pngOf } from '@fray/drawing/png'
import { readEncounterText } from '@fray/files'
import { Session } from '@fray/kernel'
import { policyNamed } from '@fray/lab'
import { type AnyPolicy, type AnySession, Play, type SeatTable } from '@fray/seat'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const FIGHTS = [
  'zones/warband',
  'shock/gatehouse',
  'free-hits/reed-bed',
  'weapon-speed/tithe-day',
  'escalation/witness',
]

/** A fight after so many steps of the computer, and the tables of all its seats. */
async function tablesOf(fight: string, steps: number, change: (text: string) => string = (text) => text) {
  const file = join(root, 'encounters', `${fight}.yaml`)
  const reading = await readEncounterText(change(readFileSync(file, 'utf8')), file)
  if ('problems' in reading) throw new Error(reading.problems[0]?.message)
  const { game, setup } = reading
  const policy = policyNamed(game.rules, 'aggressive') as AnyPolicy
  const policies = setup.seats.map(() => policy)
  const play = new Play(new Session(game.rules, setup, { seed: 'seven', policies }) as AnySession, policies)
  for (let i = 0; i < steps && play.step() === null; i++);
  return setup.seats.map(({ id }) => play.table(id))
}

/** Fails where the text is not well-formed: every element is closed where it was opened, nothing stands that has to be escaped. */
function readXml(text: string): string[] {
  const open: string[] = []
  const seen: string[] = []
  const rest = text.replace(/<(\/?)([a-zA-Z]+)((?: [\w:-]+="[^"<]*")*)(\/?)>/g, (_, end, name: string, __, empty) => {
    seen.push(name)
    if (end === '/') expect(open.pop()).toBe(name)
    else if (empty !== '/') open.push(name)
    return ''
  })
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(amp|lt|gt|quot);)/)
  return seen
}

describe.each(FIGHTS)('a picture of %s', (fight) => {
  it.each([0, 40])('stands by itself after %d steps, in light and dark', async (steps) => {
    for (const table of await tablesOf(fight, steps)) {
      for (const scheme of ['light', 'dark'] as const) {
        const { svg, title, description } = pictureOf(table, { scheme })
        expect(readXml(svg)).toContain('desc')
        expect(svg).not.toMatch(/var\(|class=|style=|<style|<script|href|NaN|undefined|url\((?!#)/)
        expect(svg).toContain(`>${title}</title>`)
        for (const { who, state } of table.board.tokens) if (state === 'up') expect(description).toContain(who)
      }
    }
  })

  it('shows nothing that the table does not hold', async () => {
    const [, players] = await tablesOf(fight, 25)
    const table = players as SeatTable
    const hidden = table.board.tokens[0]?.who as string
    const board = { ...table.board, tokens: table.board.tokens.filter(({ who }) => who !== hidden) }
    const knots = board.kind === 'relations' ? board.knots.map((knot) => knot.filter((who) => who !== hidden)) : []
    const without = {
      ...table,
      board: (board.kind === 'relations'
        ? { ...board, knots, relations: board.relations.filter(({ a, b }) => a !== hidden && b !== hidden) }
        : board) as SeatTable['board'],
      cards: table.cards.filter(({ who }) => who !== hidden),
      order: { ...table.order, entries: [], words: '' as const },
    }
    expect(pictureOf(table).svg).toContain(hidden)
    expect(pictureOf(without).svg).not.toContain(`>${hidden}<`)
  })
})

it('says of health what the seat may know of it', async () => {
  const secret = (text: string) =>
    text.replace(/^sides:.*$/m, '').concat('\nsides: { enemies: { presence: here, hp: nothing } }\n')
  const [referee, players] = await tablesOf('zones/duel', 0, secret)
  expect(pictureOf(referee as SeatTable).description).toMatch(/Corwin, at .*of \d+ hit points/)
  const { svg, description } = pictureOf(players as SeatTable)
  expect(description).toMatch(/Corwin, at the lane\.$/)
  expect(svg.match(/\d+ of \d+ hit points/g)).toEqual(['10 of 10 hit points', '10 of 10 hit points'])
})

it('shows text as text, whatever people are called', async () => {
  const [table] = await tablesOf('zones/duel', 0)
  const evil = '<script>&"\u0007\uD800'
  const named = JSON.parse(JSON.stringify(table).replaceAll('Ada', 'ADA')) as SeatTable
  const renamed = {
    ...named,
    fight: { ...named.fight, title: evil },
    board: {
      ...named.board,
      tokens: named.board.tokens.map((token) => ({ ...token, who: `${token.who}${evil}` })),
    } as SeatTable['board'],
  }
  const { svg } = pictureOf(renamed)
  readXml(svg)
  expect(svg).toContain('&lt;script&gt;&amp;&quot;\uFFFD\uFFFD')
})

it('is the board alone where that is wished', async () => {
  const [table] = await tablesOf('shock/gatehouse', 0)
  const { svg, width } = pictureOf(table as SeatTable, { bare: true })
  expect(svg).not.toContain('>Bren<')
  expect(width).toBeLessThan(pictureOf(table as SeatTable).width)
})

it('becomes a PNG of any width, with its letters in it', async () => {
  const { resolve } = createRequire(import.meta.url)
  const files = {
    wasm: readFileSync(resolve(PNG_FILES.wasm)),
    fonts: PNG_FILES.fonts.map((one) => readFileSync(resolve(one))),
  }
  const [table] = await tablesOf('zones/duel', 0)
  const { svg, width, height } = pictureOf(table as SeatTable)
  const sizeOf = (png: Uint8Array) => [Buffer.from(png).readUInt32BE(16), Buffer.from(png).readUInt32BE(20)]
  const usual = await pngOf(svg, files)
  expect(Buffer.from(usual).subarray(1, 4).toString()).toBe('PNG')
  expect(sizeOf(usual)).toEqual([width * 2, height * 2])
  expect(sizeOf(await pngOf(svg, files, { width: 300 }))[0]).toBe(300)
  const mute = await pngOf(svg.replace(/<text.*?<\/text>/g, ''), files)
  expect(mute.length).toBeLessThan(usual.length)
})

/** All elements of a drawing that are called so. */
const elements = (drawn: Drawn, tag: string): readonly Drawn[] =>
  drawn.parts.flatMap((part) =>
    typeof part === 'string' ? [] : [...(part.tag === tag ? [part] : []), ...elements(part, tag)],
  )

describe('a small picture of Zones', () => {
  const fights = readdirSync(join(root, 'encounters/zones')).filter((file) => file.endsWith('.yaml'))
  it.each(fights)('%s: their names alone, large enough to be read', async (file) => {
    const [table] = await tablesOf(`zones/${file.slice(0, -'.yaml'.length)}`, 0)
    const board = table?.board
    if (board?.kind !== 'zones') return
    const [aspect, high] = [1.8, 130]
    const layout = layoutOf(board, aspect, high, true)
    const scale = Math.min((aspect * high) / layout.width, high / layout.height)
    const texts = elements(drawZonesWords(board, layout, ENGLISH), 'text')
    expect(texts).toHaveLength(board.zones.length)
    // With a dozen Zones there is no room for more.
    const least = board.zones.length > 9 ? 6 : 8.5
    for (const { attributes } of texts) expect(Number(attributes['font-size']) * scale).toBeGreaterThan(least)
    for (const [i, text] of texts.entries()) {
      const wide = layout.boxOf(board.zones[i]?.id ?? '')?.w ?? 0
      for (const { parts } of elements(text, 'tspan'))
        expect(String(parts[0]).length * Number(text.attributes['font-size']) * 0.5).toBeLessThan(wide)
    }
  })
})
