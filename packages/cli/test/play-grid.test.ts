import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type PlayOptions, playFrom } from '../src/commands/play.ts'
import { loadEncounter } from '../src/io/encounters.ts'
import { Place } from './fray.ts'
import { screen, typed } from './screen.ts'

/** Fights on a map, as people play them in the terminal. */
let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place.remove())

/** Plays an encounter (its text, or the path of a ready one) with these lines typed, one screen for all seats. */
async function sit(
  encounter: string,
  lines: readonly string[],
  options: PlayOptions = {},
  width = 80,
): Promise<string> {
  const on = screen(width)
  const path = join(place.folder, place.write('fight.yaml', encounter))
  const loaded = { ...(await loadEncounter(path)), name: 'fight', saved: null }
  const journal = join(place.folder, 'fight.jsonl')
  await playFrom(on, typed(on, [...lines, '/quit']), loaded, { hotSeat: true, seed: 'x', journal, ...options })
  return on.text()
}

/** What the screen showed after the line was typed behind that prompt, up to the next prompt of the same kind. */
function after(text: string, prompt: string, line: string): string {
  const at = text.indexOf(`${prompt}${line}\n`)
  expect(at, `"${prompt}${line}" was typed`).toBeGreaterThanOrEqual(0)
  const from = at + prompt.length + line.length + 1
  const next = text.indexOf(`\n${prompt}`, from - 1)
  return text.slice(from, next < 0 ? undefined : next)
}

const CHARGE = `ruleset: shock
surprised: nobody
battlefield: "16x6"
combatants:
  Ann: { from: bren-hearthwall, at: "3,3" }
  Orc: { from: orc-reaver, at: "10,3", hp: 20, named: true }
now: { round: 1, side: foes }
`

describe('while something is asked', () => {
  it('shows the fight as it stands at that moment', async () => {
    const text = await sit(CHARGE, ['', 'charge 4,3 Ann', 'look Orc', 'view Orc', 'map', 'log 3', '/quit'])
    expect(after(text, 'Ann? ', 'look Orc')).toMatch(/\b5 feet\b/)
    expect(after(text, 'Ann? ', 'view Orc')).toContain('at: 4,3')
    expect(after(text, 'Ann? ', 'map')).toMatch(/3 . . . A o/)
    expect(after(text, 'Ann? ', 'log 3')).toContain('Orc charges Ann, to 4,3.')
  })
})
