import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { Place } from './fray.ts'

const place = new Place()
afterAll(() => place.remove())
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

describe('fray new ruleset', () => {
  const inside = new Place(join(place.folder, 'my-game'))

  it('lays out a ruleset of few lines that bears its own name', async () => {
    const { code, out, err } = await place.frayAlone(['new', 'ruleset', 'my-game'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('ok: the ruleset my-game is in my-game. It already works:')
    const files = readdirSync(inside.folder, { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['package.json', 'catalogue.ts', 'content.ts', '.gitignore']))
    const texts = files.filter((file) => /\.\w+$/.test(file)).map((file) => inside.read(file))
    expect(texts.filter((text) => /scrap/i.test(text))).toEqual([])
    const code_ = ['scene.ts', 'events.ts', 'actions.ts', 'index.ts'].map((file) => inside.read(file)).join('')
    const lines = code_.split('\n').filter((line) => line.trim() !== '' && !/^\s*(\/\/|\/\*\*.*\*\/$)/.test(line))
    expect(lines.length).toBeLessThanOrEqual(150)
  })

  it('plays, checks, gives odds and simulates at once', async () => {
    const played = await inside.frayAlone(
      ['play', 'yard', '--seed', '3'],
      ['strike Gus', 'referee undo', 'card Gus', 'what covered', 'quit'],
    )
    expect(played.err).toBe('')
    expect(played.out).toContain('strikes at Gus')
    expect(played.out).toContain('Taken back')
    expect(played.out).toContain('It has 4 more Guard.')
    expect((await inside.frayAlone(['check', 'cases'])).out).toMatch(/^6 passed, 0 failed$/m)
    expect((await inside.frayAlone(['odds', 'yard', 'Nan strike Ida'])).out).toContain('55%')
    expect((await inside.frayAlone(['simulate', 'yard', '--trials', '100', '--threads', '2'])).out).toContain('win')
    expect((await inside.frayAlone(['content', 'my-game', 'weapon', 'hatchet'])).out).toContain('1d8')
    expect((await inside.frayAlone(['rules', 'my-game', 'cover'])).out).toContain('4 more Guard')
    const run = await inside.frayAlone(['run', 'yard', '--seed', '1', '--quiet', '--journal', 'a.journal.jsonl'])
    expect(run.code).toBe(0)
    expect((await inside.frayAlone(['verify', 'a.journal.jsonl'])).code).toBe(0)
    expect((await inside.frayAlone(['turning-points', 'a.journal.jsonl'])).code).toBe(0)
    const searched = await inside.frayAlone(['run', 'yard', '--seed', '1', '--quiet', '--policy', 'search:50'])
    expect(searched.code).toBe(0)
  })

  it('has a test of its own for the runner of Node, and fits its types', () => {
    if (!existsSync(join(place.folder, 'node_modules')))
      symlinkSync(modules, join(place.folder, 'node_modules'), 'junction')
    const tested = spawnSync(process.execPath, ['--test', 'test/odds.ts'], { cwd: inside.folder, encoding: 'utf8' })
    expect(tested.stdout).toMatch(/# pass 1|pass 1/)
    const typed = spawnSync(
      process.execPath,
      [join(modules, 'typescript/bin/tsc'), '--noEmit', '--allowImportingTsExtensions'],
      {
        cwd: inside.folder,
        encoding: 'utf8',
      },
    )
    expect(typed.stdout).toBe('')
  })

  it('writes over nothing, and takes no name that means something else', async () => {
    const before = readFileSync(join(inside.folder, 'package.json'), 'utf8')
    const again = await place.frayAlone(['new', 'ruleset', 'my-game'])
    expect(again.code).toBe(2)
    expect(again.err).toContain('this already exists, and nothing was written. Name another folder.')
    expect(readFileSync(join(inside.folder, 'package.json'), 'utf8')).toBe(before)
    mkdirSync(join(place.folder, 'half'))
    place.write('half/index.ts', '// mine\n')
    expect((await place.frayAlone(['new', 'ruleset', 'other', 'half'])).code).toBe(2)
    expect(readdirSync(join(place.folder, 'half'))).toEqual(['index.ts'])
    const wrong: readonly (readonly [string, string])[] = [
      ['zones', 'There is already a ruleset "zones".'],
      ['fs', '"fs" is the name of something else.'],
      ['referee', '"referee" is the name of something else.'],
      ['My-Game', '"My-Game" cannot be the name of a ruleset.'],
      ['../up', '"../up" cannot be the name of a ruleset.'],
      ['x'.repeat(41), 'is longer than 40 letters.'],
    ]
    for (const [name, why] of wrong) {
      const { code, err } = await place.frayAlone(['new', 'ruleset', name])
      expect([code, err]).toEqual([2, expect.stringContaining(why)])
    }
    expect(place.files()).toEqual(
      ['data', 'half', 'my-game', 'node_modules'].filter((one) => existsSync(join(place.folder, one))),
    )
  })
})
