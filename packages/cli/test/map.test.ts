import { join } from 'node:path'
import type { AnyRuleset, AnyScene, Look, Picture, PictureWishes } from '@fray/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlayOptions, playFrom } from '../src/commands/play.ts'
import { runLoaded } from '../src/commands/run.ts'
import { coloursFor } from '../src/io/colours.ts'
import { type Loaded, loadEncounter } from '../src/io/encounters.ts'
import { drawMap } from '../src/ui/map.ts'
import { hasManySquares, type Menu, type MenuItem } from '../src/ui/menu.ts'
import { showMenu } from '../src/ui/show-menu.ts'
import { Place, SCUFFLE } from './fray.ts'
import { screen, typed } from './screen.ts'

type Cell = Picture['rows'][number][number]

/** Who stands where: a name's first letter, x and y. */
type Standing = readonly [glyph: string, x: number, y: number]

/** A picture of open ground of that size from (x, y), one character a square. */
function ground(
  width: number,
  depth: number,
  x: number,
  y: number,
  who: readonly Standing[],
  lit: string[] = [],
): Picture {
  const cell = (column: number, line: number): Cell => {
    const at = `${x + column},${y + depth - 1 - line}`
    const found = who.find((one) => `${one[1]},${one[2]}` === at)
    if (found !== undefined) return { glyph: found[0], tone: /[A-Z]/.test(found[0]) ? 'friend' : 'foe' }
    return { glyph: '.', tone: lit.includes(at) ? 'highlight' : 'floor' }
  }
  return {
    rows: Array.from({ length: depth }, (_, line) => Array.from({ length: width }, (_, column) => cell(column, line))),
    xs: Array.from({ length: width }, (_, column) => x + column),
    ys: Array.from({ length: depth }, (_, line) => y + depth - 1 - line),
    figures: who.map(([glyph, atX, atY], row) => ({ who: row, glyph, line: y + depth - 1 - atY, column: atX - x })),
    legend: ['. open ground'],
  }
}

describe('a map', () => {
  it('shows a small battlefield with its coordinates', () => {
    const { lines, outside } = drawMap(
      screen(80),
      ground(5, 3, -1, 0, [
        ['A', 0, 1],
        ['o', 3, 0],
      ]),
    )
    expect(lines).toEqual(['2 . . . . .', '1 . A . . .', '0 . . . . o', '    0   2'])
    expect(outside).toEqual([])
  })

  it('is cut around the combatants, and whole when somebody wants it whole', () => {
    const picture = ground(60, 60, -20, -20, [
      ['A', 0, 0],
      ['o', 4, 2],
    ])
    const { lines } = drawMap(screen(80), picture)
    expect(lines).toHaveLength(9 + 1)
    expect(lines[3]).toBe(' 2 . . . . . . . o . . .')
    expect(lines[5]).toBe(' 0 . . . A . . . . . . .')
    expect(lines[9]).toBe('    -2   0   2   4   6')
    expect(drawMap(screen(80), picture, { whole: true }).lines).toHaveLength(60 + 1)
  })

  it('fits narrow screens, and names who does not', () => {
    const far = ground(90, 3, 0, 0, [
      ['A', 2, 1],
      ['o', 80, 1],
    ])
    for (const width of [40, 80]) {
      const { lines, outside } = drawMap(screen(width), far, { around: 1 })
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      expect(outside.map(({ glyph }) => glyph)).toEqual(['A'])
      expect(lines.join('')).toContain('o')
    }
  })

  it('marks what is pointed out by a character, not by colour alone', () => {
    const picture = ground(5, 1, 0, 0, [['A', 0, 0]], ['1,0', '2,0'])
    expect(drawMap(screen(80), picture).lines[0]).toBe('0 A * * . .')
    const coloured = { ...screen(80), colours: coloursFor(true) }
    expect(drawMap(coloured, picture).lines[0]).toContain(coloursFor(true).hint('*'))
  })

  it('has numbers under squares only where lines stand between squares', () => {
    const row = (text: string): Cell[] => [...text].map((glyph) => ({ glyph, tone: glyph === 'A' ? 'friend' : 'wall' }))
    const picture: Picture = {
      rows: [row('*-*-*'), row('|A|.|'), row('*-*-*')],
      xs: [null, 8, null, 9, null],
      ys: [null, 4, null],
      figures: [{ who: 0, glyph: 'A', line: 1, column: 1 }],
      legend: [],
    }
    expect(drawMap(screen(40), picture).lines).toEqual(['  *-*-*', '4 |A|.|', '  *-*-*', '   8 9'])
  })
})

let place: Place
beforeEach(() => {
  place = new Place()
  place.write('scuffle.yaml', SCUFFLE)
})
afterEach(() => place.remove())

const FIRST: readonly Standing[] = [
  ['A', 3, 4],
  ['g', 6, 4],
]

/** The scuffle, as if it had a map. */
async function mapped(): Promise<Loaded> {
  const { game, setup } = await loadEncounter(join(place.folder, 'scuffle.yaml'))
  const rules: AnyRuleset = {
    ...game.rules,
    picture: (_scene: AnyScene, _lens: unknown, { highlight = [] }: PictureWishes = {}) =>
      ground(
        12,
        8,
        0,
        0,
        FIRST,
        highlight.map((square) => `${square % 12},${Math.floor(square / 12)}`),
      ),
    look: (_scene: AnyScene, row: number, at: number): Look => ({
      lines: [`${row} sees ${at}: half cover, 6 of 8 corners.`],
      squares: [4 * 12 + 4, 4 * 12 + 5],
    }),
  }
  return { game: { ...game, rules }, setup, name: 'scuffle' }
}

async function sit(
  lines: readonly string[],
  options: PlayOptions = {},
  on = screen(80),
  loaded?: Loaded,
): Promise<string> {
  const wishes = { seed: 'x', journal: join(place.folder, 'fight.jsonl'), ...options }
  await playFrom(on, typed(on, lines), { ...(loaded ?? (await mapped())), name: 'scuffle', saved: null }, wishes)
  return on.text()
}

const MAP = ['4 . . . A . . g . . .', '3 . . . . . . . . . .'].join('\n')

/** Two on open ground: what the terminal draws comes from what the seat sees. */
const OPEN = `ruleset: shock
surprised: nobody
battlefield: "12x8"
combatants:
  Ann: { from: bren-hearthwall, at: "3,4" }
  Orc: { from: orc-reaver, at: "6,4", hp: 20, named: true, heed: nothing }
now: { round: 1, side: party }
`
const ROW = '4 . . A . . o . .'

/** Plays on open ground. */
async function sitOutside(lines: readonly string[], options: PlayOptions = {}, on = screen(80)): Promise<string> {
  place.write('open.yaml', OPEN)
  return sit(lines, options, on, await loadEncounter(join(place.folder, 'open.yaml')))
}

describe('fray play on a map', () => {
  it('draws it at every turn, with everybody listed below', async () => {
    const text = await sitOutside(['quit'])
    expect(text).toContain(`\n${ROW}\n3 `)
    expect(text).toMatch(/>A Ann 11\/11 at 3,4 {2}o Orc \(Foes\) unhurt at 6,4/)
    expect(text).toContain('capitals are Party')
  })

  it('draws it only when asked, or lists', async () => {
    const asked = await sitOutside(['map', 'quit'], { map: 'ask' })
    expect(asked.split(ROW)).toHaveLength(2)
    expect(asked).toContain('squares of 5 feet')
    expect(asked.indexOf(ROW)).toBeGreaterThan(asked.indexOf('> map'))
    await expect(sitOutside(['quit'], { map: 'now' })).rejects.toThrow('--map now: give always, ask or never.')
    const plain = await sitOutside(['quit'], { journal: join(place.folder, 'b.jsonl') }, screen(80, { plain: true }))
    expect(plain).not.toContain(ROW)
    expect(plain).toMatch(/Ann 11\/11 at 3,4; Orc \(Foes\) unhurt at 6,4/)
  })

  it('shows where an action may go', async () => {
    const text = await sitOutside(['map run', 'map pass', 'quit'])
    expect(text).toMatch(/\* run: \d+ places/)
    expect(text).toContain('No place goes with "pass" for Ann now.')
  })

  it('looks from one to another, and draws the line that decides', async () => {
    const text = await sitOutside(['look Ann at Orc', 'look orc', 'look', 'look Ocr', 'look Ann Ann', 'quit'])
    expect(text.match(/Orc is 15 feet from Ann/g)).toHaveLength(2)
    expect(text).toContain('Say between which two')
    expect(text).toContain('There is no combatant "Ocr". Did you mean "Orc"?')
    expect(text).toContain('Ann cannot be looked at')
  })

  it('shows Zones where there are no squares, and says what lies between two', async () => {
    const loaded = await loadEncounter(join(place.folder, 'scuffle.yaml'))
    const text = await sit(['map', 'look Gob', 'quit'], {}, screen(80), loaded)
    expect(text.match(/^\+- A -/gm)?.length).toBe(2)
    expect(text).toContain('Gob is Close: in the same Zone as Ada.')
  })

  it('shows the last of it after fray run --map', async () => {
    const on = screen(80)
    runLoaded(on, await mapped(), { seed: '1', map: true, quiet: true })
    expect(on.text()).toContain(MAP)
    const none = screen(80)
    runLoaded(none, await loadEncounter(join(place.folder, 'scuffle.yaml')), { seed: '1', map: true })
    expect(none.text()).toContain('Fights of zones have no map, so there is none to show.')
  })
})

describe('a menu of many squares', () => {
  const item = (number: number, action: string, words: string, square: number | null): MenuItem => ({
    ...{ number, action, words, square, odds: null },
    plain: { actor: 'Ann', action },
  })
  const runs = Array.from({ length: 30 }, (_, i) => item(i + 4, 'run', `${i},5`, i))
  const items = [item(1, 'attack', 'Orc', null), item(2, 'attack', 'Gob', null), item(0, 'pass', '', null), ...runs]
  const menu: Menu = { items, forbidden: [], listed: new Set() }

  it('tells them in a line, and lists them when asked', () => {
    expect(hasManySquares('run', items)).toBe(true)
    const on = screen(80)
    showMenu(on, menu)
    expect(on.text()).toContain('run     30 squares: 0,5; 10,5; 20,5 ... ("map run" shows them)')
    const all = screen(80)
    showMenu(all, menu, 'run')
    expect(all.text()).toContain('33 29,5')
    const narrow = screen(40)
    showMenu(narrow, menu)
    for (const line of narrow.said) expect(line.length).toBeLessThanOrEqual(40)
  })
})
