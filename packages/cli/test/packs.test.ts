import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shelfFor } from '../src/packs/places.ts'
import { Place } from './fray.ts'

const EXAMPLES = join(import.meta.dirname, '../../../examples/packs')
const FORD = join(EXAMPLES, 'frost-and-iron/encounters/frozen-ford.yaml')

let place: Place
beforeEach(() => {
  place = new Place()
})
afterEach(() => place.remove())

const flat = (text: string): string => text.replace(/\s+/g, ' ')

describe('fray packs', () => {
  it('checks the examples, and every encounter that names them', async () => {
    const packs = ['frost-and-iron', 'night-watch'].map((name) => join(EXAMPLES, name))
    const checked = await place.fray(['packs', 'check', ...packs])
    expect(checked.code).toBe(0)
    expect(flat(checked.out)).toContain(
      'frost-and-iron 1.2.0 for zones: changes 2 things, adds 3 things, sets 1 option',
    )
    const valid = await place.fray([
      'validate',
      ...packs,
      FORD,
      join(EXAMPLES, 'night-watch/encounters/after-dark.yaml'),
    ])
    expect([valid.code, valid.err]).toEqual([0, ''])
    const cases = await place.fray(['check', join(EXAMPLES, 'night-watch/cases'), '--quiet'])
    expect([cases.code, cases.out.trim()]).toEqual([0, '2 passed, 0 failed'])
  })

  it('says what is wrong with a pack where it stands', async () => {
    mkdirSync(join(place.folder, 'cold'))
    place.write('cold/pack.yaml', 'id: cold\nname: Cold\nversion: 1.0.0\nruleset: zones\n')
    place.write('cold/more.yaml', 'change:\n  items:\n    longswrd: { damage: 1d10 }\n')
    const { code, err } = await place.fray(['packs', 'check', 'cold'])
    expect(code).toBe(2)
    expect(err).toContain('cold/more.yaml:3:5: There is no item "longswrd" to change')
    expect(err).toContain('Did you mean "longsword"?')
  })

  it('names a file that is no text once', async () => {
    writeFileSync(join(place.folder, 'blob.pack.yaml'), new Uint8Array([0xff, 0xfe, 0x80]))
    const { code, err } = await place.fray(['packs', 'check', 'blob.pack.yaml'])
    expect([code, err]).toEqual([2, 'blob.pack.yaml:1:1: it is not UTF-8 text. Save it as UTF-8 and try again.\n'])
  })

  it('lays out one that works, and lists and shows it', async () => {
    const made = await place.fray(['new', 'pack', 'iron-age', 'packs/iron-age', '--game', 'weapon-speed'])
    expect([made.code, made.err]).toEqual([0, ''])
    expect((await place.fray(['new', 'pack', 'iron-age', 'packs/iron-age'])).code).toBe(2)
    expect(flat((await place.fray(['packs', 'list'])).out)).toContain('iron-age@0.1.0 (weapon-speed): Iron Age by you')
    expect((await place.fray(['packs', 'show', 'iron-age'])).out).toContain('adds Veteran (combatant)')
    const fight = await place.fray(['run', 'packs/iron-age/encounters/try-it.yaml', '--seed', '1'])
    expect(fight.code).toBe(0)
    expect(fight.out).toContain('The pack Iron Age 0.1.0 by you is in use:')
  })

  it('reads nothing outside of the folder of a pack', async () => {
    mkdirSync(join(place.folder, 'cold'))
    place.write('secret.yaml', 'change: { items: { longsword: { damage: 1d12 } } }\n')
    place.write('cold/pack.yaml', 'id: cold\nname: Cold\nversion: 1.0.0\nruleset: zones\n')
    symlinkSync('../secret.yaml', join(place.folder, 'cold/out.yaml'))
    const { code, err } = await place.fray(['packs', 'check', 'cold'])
    expect(code).toBe(2)
    expect(err).toContain("cold/out.yaml leads out of the pack's folder")
  })
})

it('leads no path anywhere for encounters that others send', async () => {
  const pack = join(EXAMPLES, 'frost-and-iron')
  expect(await shelfFor(pack).find('.')).toHaveLength(1)
  for (const name of [pack, '.', '..', './examples/packs/frost-and-iron', '@someone/frost'])
    expect(await shelfFor(null).find(name)).toEqual([])
})

describe('a fight with a pack', () => {
  it('says at the start and on asking which packs hold, and why a number is as it is', async () => {
    const { out } = await place.fray(
      ['play', FORD, '--seed', '2', '--as', 'characters'],
      ['packs', 'what longsword', 'attack Corwin with bow', 'quit'],
    )
    expect(out).toContain('changes Longsword (item): damage 1d10, not 1d8')
    expect(out).toContain('sets default-usages 2, not 3')
    expect(flat(out)).toContain('Longsword is changed by the pack Frost and Iron 1.2.0: damage 1d10, not 1d8')
    expect(out).toContain('frost-and-iron@1.2.0, digest ')
  })

  it('is played again, checked and gone on with where the pack is not', async () => {
    const ran = await place.fray(['run', FORD, '--seed', '3', '--quiet', '--journal', 'ford.journal.jsonl'])
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect((await place.fray(['verify', 'ford.journal.jsonl'])).out).toContain('The same')
    expect((await place.fray(['replay', 'ford.journal.jsonl'])).out).toContain('The pack Frost and Iron 1.2.0')
    const more = await place.fray(['replay', 'ford.journal.jsonl', '--with', join(EXAMPLES, 'frost-and-iron')])
    expect([more.code, more.err]).toEqual([2, expect.stringContaining('continues with the content packs in it')])
    place.write('other.journal.jsonl', place.read('ford.journal.jsonl').replace('"damage":"1d10"', '"damage":"1d12"'))
    const other = await place.fray(['verify', 'other.journal.jsonl'])
    expect(other.code).toBe(2)
    expect(other.err).toContain('This pack is not what it was')
  })

  it('takes packs besides, by path or from a folder, and goes as one file with them', async () => {
    const pack = join(EXAMPLES, 'frost-and-iron')
    const same = [
      await place.fray(['run', 'duel', '--seed', '3', '--with', pack]),
      await place.fray(['run', 'duel', '--seed', '3', '--packs', EXAMPLES, '--with', 'frost-and-iron@1.2.0']),
    ]
    expect((await place.fray(['packs', 'bundle', 'duel', '--with', pack, '-o', 'cold-duel.yaml'])).code).toBe(0)
    same.push(await place.fray(['run', 'cold-duel.yaml', '--seed', '3']))
    expect(same[0]?.out).toContain('changes Longsword')
    expect(same.map(({ out }) => out)).toEqual(same.map(() => same[0]?.out))
    expect((await place.fray(['run', 'duel', '--with', 'frost-and-iron'])).err).toContain('There is no content pack')
    expect((await place.fray(['run', 'duel', '--packs', 'nowhere'])).err).toContain(
      '--packs nowhere: there is no such folder',
    )
  })

  it('finds packs of installed packages, and of the list in a package.json', async () => {
    const home = join(place.folder, 'node_modules/@someone/frost')
    cpSync(join(EXAMPLES, 'frost-and-iron'), home, { recursive: true })
    const by = (name: string) =>
      `ruleset: zones\npacks: ["${name}"]\ncombatants: { Ada: { from: ada-the-warrior }, Gob: { from: ice-warden } }\n`
    place.write('one.yaml', by('@someone/frost@1.2.0'))
    expect((await place.fray(['validate', 'one.yaml'])).code).toBe(0)
    place.write('two.yaml', by('frost-and-iron'))
    expect((await place.fray(['validate', 'two.yaml'])).code).toBe(2)
    place.write('package.json', '{ "fray": { "packs": ["@someone/frost"] } }')
    expect((await place.fray(['validate', 'two.yaml'])).code).toBe(0)
  })
})
