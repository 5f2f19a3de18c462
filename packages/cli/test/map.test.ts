import { join } from 'node:path'
import type { Board } from '@fray/kernel'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlayOptions, playFrom } from '../src/commands/play.ts'
import { runLoaded } from '../src/commands/run.ts'
import { type Loaded, loadEncounter } from '../src/io/encounters.ts'
import { drawSquares } from '../src/ui/squares.ts'
import { Place, SCUFFLE } from './fray.ts'
import { type Screen, screen, typed } from './screen.ts'

type Squares = Extract<Board, { kind: 'squares' }>

/** Open ground of that size from (x, y), with who stands where: a letter, small for the others, x and y. */
function ground(
  width: number,
  height: number,
  x: number,
  y: number,
  who: readonly [string, number, number][],
): Squares {
  return {
    ...{ kind: 'squares', width, height, origin: [x, y], unit: { name: 'feet', perSquare: 5 } },
    ...{ ground: [], blocks: [], walls: [], doors: [], heights: [], items: [], areas: [] },
    tokens: who.map(([letter, atX, atY]) => ({
      ...{ who: `${letter}-1`, side: /[A-Z]/.test(letter) ? 'ours' : 'theirs', letter: letter.toUpperCase() },
      ...{ shape: 'disc', size: 1, at: `${atX},${atY}`, height: null, facing: null, state: 'up', badges: [] },
    })),
  } as unknown as Squares
}

const isOurs = (side: string): boolean => side === 'ours'

describe('a map', () => {
  it('shows a small battlefield with its coordinates', () => {
    const field = ground(5, 3, -1, 0, [
      ['A', 0, 1],
      ['o', 3, 0],
    ])
    const { lines, outside } = drawSquares(screen(80), field, { who: 'A-1', isOurs })
    expect(lines).toEqual(['2 . . . . .', '1 . A . . .', '0 . . . . o', '    0   2'])
    expect(outside).toEqual([])
  })

  it('is cut around the combatants, stays put, and is whole when somebody wants it whole', () => {
    const field = ground(60, 60, -20, -20, [
      ['A', 0, 0],
      ['o', 4, 2],
    ])
    const { lines, part } = drawSquares(screen(80), field, { who: 'A-1', isOurs })
    expect(lines).toEqual([
      ...[4, 3].map((y) => `  ${y} . . . . . . . . .`),
      '  2 . . . . . . o . .',
      '  1 . . . . . . . . .',
      '  0 . . A . . . . . .',
      ...[-1, -2].map((y) => ` ${y} . . . . . . . . .`),
      '    -2  0   2   4   6',
    ])
    const nearer = ground(60, 60, -20, -20, [
      ['A', 2, 0],
      ['o', 4, 2],
    ])
    expect(drawSquares(screen(80), nearer, { who: 'A-1', isOurs, last: part }).part).toEqual(part)
    expect(drawSquares(screen(130), field, { who: 'A-1', isOurs, whole: true }).lines).toHaveLength(60 + 1)
  })

  it('fits narrow and low screens, and names who does not', () => {
    const far = ground(90, 30, 0, 0, [
      ['A', 2, 1],
      ['o', 80, 1],
    ])
    for (const width of [40, 80]) {
      const { lines, outside } = drawSquares(screen(width), far, { who: 'o-1', isOurs, rows: 7 })
      expect(lines.length).toBeLessThanOrEqual(8)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width)
      expect(outside).toEqual(['A-1'])
      expect(lines.join('')).toContain('o')
    }
  })

  it('marks what is pointed out by a character, not by colour alone', () => {
    const field = ground(5, 1, 0, 0, [['A', 0, 0]])
    const highlight = ['1,0', '2,0']
    expect(drawSquares(screen(80), field, { who: '', isOurs, highlight, whole: true }).lines[0]).toBe('0 A * * . .')
  })
})

let place: Place
beforeEach(() => {
  place = new Place()
  place.write('scuffle.yaml', SCUFFLE)
})
afterEach(() => place.remove())

async function sit(lines: readonly string[], given: PlayOptions, on: Screen, loaded: Loaded): Promise<string> {
  const options = { seed: 'x', journal: join(place.folder, 'fight.jsonl'), ...given }
  await playFrom(on, typed(on, lines), { ...loaded, name: 'scuffle', saved: null }, options)
  return on.text()
}

/** Two on open ground: what the terminal draws comes from what the seat sees. */
const OPEN = `ruleset: shock
surprised: nobody
battlefield: "12x8"
combatants:
  Ann: { from: bren-hearthwall, at: "3,4" }
  Orc: { from: orc-reaver, at: "6,4", hp: 20, named: true, prompts: nothing }
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
    place.write('open.yaml', OPEN)
    runLoaded(on, await loadEncounter(join(place.folder, 'open.yaml')), { seed: '1', map: true, quiet: true })
    expect(on.text()).toMatch(/^\d+ [. Aao]+$/m)
    expect(on.text()).toContain('squares of 5 feet')
    const none = screen(80)
    runLoaded(none, await loadEncounter(join(place.folder, 'scuffle.yaml')), { seed: '1', map: true })
    expect(none.text()).toContain('Fights of zones have no map, so there is none to show.')
  })
})
