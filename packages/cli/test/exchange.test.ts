import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type ExportOptions, exportFight } from '../src/commands/export.ts'
import { type ImportOptions, importFile } from '../src/commands/import.ts'
import { odds } from '../src/commands/odds.ts'
import { run } from '../src/commands/run.ts'
import { validate } from '../src/commands/validate.ts'
import { Place } from './fray.ts'
import { inRepository, screen } from './screen.ts'

const place = new Place()
const file = (name: string) => join(place.folder, name)
const sample = (name: string) => inRepository(`packages/files/test/exchange/samples/${name}`)
afterAll(() => place.remove())

/** What the command says; what it complains of is marked. */
async function said(name: string, options: ImportOptions): Promise<string> {
  const on = screen()
  await importFile(on, sample(name), options)
  return on.text()
}

describe('fray import', () => {
  it('writes an encounter that validate accepts, and the picture of a map as it is', async () => {
    const [output, picture] = [file('house.yaml'), file('house.png')]
    const text = await said('well-house.dd2vtt', { game: 'shock', output, picture })
    expect(text).toContain('a map, for shock')
    expect(text).toContain('lights: 2 lights (#eccd8b, #ff0000) not carried over')
    expect(readFileSync(picture).subarray(1, 4).toString()).toBe('PNG')
    expect(await validate(screen(), [output])).toBe(0)
  })

  it('goes into an encounter once, and never over a file that is there', async () => {
    const into = file('both.yaml')
    await said('ambush.json', { game: 'zones', output: into })
    await expect(said('ambush.json', { game: 'zones', output: into })).rejects.toThrow('it already exists')
    const before = readFileSync(into, 'utf8')
    expect(await said('ambush.json', { into })).toContain('Nothing has changed since the last import.')
    expect(readFileSync(into, 'utf8')).toBe(before)
    expect(await said('tower.df2vtt', { into })).toContain('3 rooms became Zones')
    expect(await validate(screen(), [into])).toBe(0)
  })

  it('gives the whole account as JSON', async () => {
    const { kind, lost, assumed, text, picture } = JSON.parse(await said('company.csv', { game: 'shock', json: true }))
    expect(kind).toBe('table')
    expect(lost[0]).toMatchObject({ path: 'column Favourite dish' })
    expect(assumed[0]).toMatchObject({ to: 'combatants.Marit.skills', value: '{"stab":0,"shoot":0,"brawl":0}' })
    expect(text).toContain('ruleset: shock')
    expect(picture).toBeNull()
  })

  it('says what is missing or not right', async () => {
    await expect(said('cave.uvtt', {})).rejects.toThrow('Say which game with --game')
    await expect(said('cave.uvtt', { game: 'shok' })).rejects.toThrow('Did you mean "shock"?')
    await expect(said('cave.uvtt', { game: 'shock', picture: file('x.png') })).rejects.toThrow('contains no picture')
    await expect(said('tower.df2vtt', { game: 'shock', picture: file('x.png') })).rejects.toThrow(
      'end the name in .webp',
    )
    await expect(said('cave.uvtt', { game: 'shock', openPortals: 'gates' })).rejects.toThrow('say doors or windows')
    await expect(said('cave.uvtt', { game: 'shock', output: 'a', into: 'b' })).rejects.toThrow('give only one of them')
    expect(existsSync(file('x.png'))).toBe(false)
  })
})

describe('figures as a table', () => {
  it('come of the odds of commands, of both ends, and of whole fights', async () => {
    const csv = file('odds.csv')
    const rows = () => readFileSync(csv, 'utf8').split('\n')
    const near = place.write(
      'near.yaml',
      'ruleset: zones\ncombatants:\n  Ada: { from: ada-the-warrior, zone: middle }\n  Corwin: { from: toll-ruffian, zone: middle }\nnow: { turn: Ada }\n',
    )
    await odds(screen(), file(near), [], { csv })
    expect(rows()[0]).toBe('command,section,name,figure,value,low,high')
    expect(rows().some((row) => /^Ada attack Corwin.*,blow,,hit,0\.55,0\.55,0\.55$/.test(row))).toBe(true)
    await odds(screen(), file(near), ['Ada attack Corwin Longsword'], { csv, reactions: 'range' })
    expect(rows().filter((row) => row.includes('(worst)') && row.includes(',hit,'))).toHaveLength(1)
    expect(rows().filter((row) => row.includes('(best)') && row.includes(',hit,'))).toHaveLength(1)
    await odds(screen(), 'zones/duel', [], { csv, duel: true })
    expect(rows().slice(0, 3)).toEqual([
      'section,name,figure,value,low,high',
      'made,,kind,exact,,',
      expect.stringMatching(/^ending,characters,wins,0\.57/),
    ])
    await expect(odds(screen(), 'zones/duel', [], { csv: place.folder, duel: true })).rejects.toThrow('it is a folder')
  })
})

describe('fray export', () => {
  const fight = async (name: string, encounter: string, seed: string): Promise<string> => {
    const journal = file(name)
    await run(screen(), encounter, { seed, quiet: true, journal })
    return journal
  }
  const told = async (journal: string, options: ExportOptions): Promise<string> => {
    const on = screen()
    await exportFight(on, journal, options)
    return on.text()
  }

  it('tells a fight with rounds, dice, outcome and who did what', async () => {
    const journal = await fight('duel.jsonl', 'duel', '7')
    const text = await told(journal, { to: 'md' })
    expect(text).toContain('# A quarrel at the mill')
    expect(text).toContain('Enemies win in 4 Rounds.\n\nDown: Ada.')
    expect(text).toContain('| Ada | Characters | 0/10, down | 1 of 3 | 8 | 10 | 0 | 4 |')
    expect(text).toContain('### Round 2')
    expect(text).toContain('  - The roll: 9 attack (d20=9) + 2 STR = 11')
  })

  it('tells a seat only what it was told: no numbers of the others, and no seed', async () => {
    const journal = await fight('seat.jsonl', 'duel', '7')
    const text = await told(journal, { to: 'md', seat: 'players' })
    expect(text).toContain('| Corwin | Enemies | badly hurt | 3 of 4 | 10 |  |  |  |')
    expect(text).not.toMatch(/3\/11|11 -\\> 3|seed/)
    expect(await told(journal, { to: 'md' })).toContain('seed 7')
  })

  it.each(['zones/duel', 'shock/plain', 'free-hits/fair', 'weapon-speed/two-wells', 'escalation/anvil'])(
    'writes %s as one page with headings and landmarks, and no script',
    async (encounter) => {
      const journal = await fight(`${encounter.replace('/', '-')}.jsonl`, encounter, '3')
      const output = file('fight.html')
      await told(journal, { output })
      const page = readFileSync(output, 'utf8')
      for (const part of [
        '<html lang="en">',
        '<header>',
        '<nav aria-label',
        '<main>',
        '<footer>',
        'prefers-color-scheme',
      ])
        expect(page).toContain(part)
      expect(page).not.toMatch(/<script|<img|<link|https?:|undefined|\[object/)
      expect(page.match(/<h1>/g)).toHaveLength(1)
      const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const [, id] of page.matchAll(/(?:href="#|aria-labelledby=")([^"]+)"/g)) expect(ids).toContain(id)
    },
    60_000,
  )

  it('writes names as text, whatever stands in them', async () => {
    const name = `<b>*Ada*_ [x](y) | & 'Q`
    const encounter = place.write(
      'names.yaml',
      `ruleset: zones\ntitle: "<script>alert(1)</script>"\nabout: "# 1. not a list"\ncombatants:\n  ${JSON.stringify(name)}: { from: ada-the-warrior }\n  Gob: { from: toll-ruffian }\n`,
    )
    const journal = await fight('names.jsonl', join(place.folder, encounter), '5')
    const text = await told(journal, { to: 'md' })
    expect(text).toContain("\\<b\\>\\*Ada\\*\\_ \\[x\\](y) \\| &amp; 'Q")
    expect(text).toContain('\\# 1. not a list')
    const page = await told(journal, { to: 'html' })
    expect(page).toContain('&lt;b&gt;*Ada*_ [x](y) | &amp; &#39;Q')
    expect(page).not.toMatch(/<script|<b>/)
  })

  it('says what is missing or not right', async () => {
    const journal = await fight('wrong.jsonl', 'duel', '1')
    await expect(told(journal, {})).rejects.toThrow('Say which format with --to')
    await expect(told(journal, { to: 'pdf' })).rejects.toThrow('say md or html')
    await expect(told(journal, { to: 'md', seat: 'player' })).rejects.toThrow('Did you mean "players"?')
    await expect(told(journal, { to: 'md', output: journal })).rejects.toThrow('would be lost')
  })
})

describe('where a command writes', () => {
  const WRITING = [['import'], ['export'], ['new'], ['packs', 'bundle'], ['picture'], ['contract']]

  it('is called the same by every command', async () => {
    for (const command of WRITING) {
      const { out } = await place.fray([...command, '--help'])
      expect(out, command.join(' ')).toMatch(/^ {2}-o, --output </m)
      expect(out, command.join(' ')).not.toMatch(/--out\b/)
    }
  })

  it.each(['-o', '--output', '--out'])('is said with %s', async (option) => {
    const written = `${option.replaceAll('-', '')}.yaml`
    const { code, err } = await place.fray(['import', sample('company.csv'), '--game', 'shock', option, written])
    expect([code, err]).toEqual([0, ''])
    expect(place.read(written)).toContain('ruleset: shock')
    const bundle = await place.fray(['packs', 'bundle', 'duel', option, `bundle-${written}`])
    expect([bundle.code, bundle.err]).toEqual([0, ''])
    expect(place.files()).toContain(`bundle-${written}`)
  })
})
