import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { readEncounterText } from '../../src/encounter.ts'
import { type BringingIn, type BroughtIn, bringIn } from '../../src/exchange/index.ts'

const GAMES = ['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation'] as const
const FILES = [
  'well-house.dd2vtt',
  'cave.uvtt',
  'tower.df2vtt',
  'ambush.json',
  'stat-blocks.json',
  'company.csv',
] as const

const sample = (name: string): string => readFileSync(new URL(`./samples/${name}`, import.meta.url), 'utf8')

const bring = (fileName: string, game: string, more: Partial<BringingIn> = {}): Promise<BroughtIn> =>
  bringIn({ text: sample(fileName), fileName, game, ...more })

/** What an encounter says. */
// biome-ignore lint/suspicious/noExplicitAny: encounters of any game.
const said = ({ text }: { readonly text: string }): any => parse(text)

describe.each(GAMES)('%s', (game) => {
  test.each(FILES)('%s becomes an encounter that can be played', async (file) => {
    const { text, account } = await bring(file, game)
    const reading = await readEncounterText(text, 'it.yaml')
    expect('problems' in reading ? reading.problems : []).toEqual([])
    expect(account.game).toBe(game)
    // A cave has no rooms with doors, of which Zones are made, and without a map nothing of one is taken.
    const isWithout = (game === 'escalation' && /vtt$/.test(file)) || (game === 'zones' && file === 'cave.uvtt')
    expect(account.carried.length > 0).toBe(!isWithout)
    // What was assumed stands at the line that is named.
    const lines = text.split('\n')
    for (const { to, line } of account.assumed) {
      const field = to.split('.').at(-1) ?? ''
      expect(lines[line - 1]).toContain(field)
    }
  })

  test.each(FILES)('%s brought in again changes nothing', async (file) => {
    const { text } = await bring(file, game)
    const again = await bring(file, game, { into: { text, fileName: 'it.yaml' } })
    expect(again.isChanged).toBe(false)
    expect(again.text).toBe(text)
  })
})

describe('a map', () => {
  it.each(['shock', 'free-hits', 'weapon-speed'])('has its picture under the squares of %s', async (game) => {
    const found = await bring('well-house.dd2vtt', game, { pictureFile: (type) => `well.${type}` })
    expect(said(found).picture).toEqual({ file: 'well.png', size: [10, 8], mark: expect.stringMatching(/^[a-p]{16}$/) })
    const again = { text: found.text, fileName: 'it.yaml' }
    expect((await bring('well-house.dd2vtt', game, { into: again, pictureFile: () => 'well.png' })).isChanged).toBe(
      false,
    )
    // A map that came in before without its picture gets it.
    const bare = await bring('well-house.dd2vtt', game)
    expect(said(bare).picture).toBeUndefined()
    const into = { text: bare.text, fileName: 'it.yaml' }
    expect(said(await bring('well-house.dd2vtt', game, { into, pictureFile: () => 'w.png' })).picture.file).toBe(
      'w.png',
    )
  })

  it('of rooms has no squares for a picture', async () => {
    expect(said(await bring('well-house.dd2vtt', 'zones', { pictureFile: () => 'well.png' })).picture).toBeUndefined()
  })

  it('of walls, doors and windows stands in shock as it is drawn, its own zero point taken off', async () => {
    const { text, account, picture } = await bring('well-house.dd2vtt', 'shock')
    const { battlefield } = said({ text })
    expect(battlefield.size).toEqual([10, 8])
    // The house goes from 4,3 to 10,7 in the file, whose zero point is at 2,1; rows count from the south here.
    expect(battlefield.walls).toContainEqual({ from: [2, 6], to: [8, 6] })
    expect(battlefield.walls).toContainEqual({ from: [8, 6], to: [8, 2] })
    expect(battlefield.doors).toEqual([
      { name: 'door-2', from: [2, 4], to: [2, 3], open: true },
      { name: 'door-1', from: [5, 4], to: [5, 3] },
    ])
    expect(account.changed.map(({ words }) => words)).toContainEqual(
      '3 of 3 lines of walls were moved to the sides of squares, by 0.5 squares at most',
    )
    expect(account.lost.map(({ words }) => words).join()).toContain('2 lights (#eccd8b, #ff0000)')
    expect(picture).toMatchObject({ type: 'png', width: 40, height: 32 })
  })

  it('has windows where portals that stand open are wanted as such', async () => {
    const { text } = await bring('tower.df2vtt', 'shock', { openPortals: 'windows' })
    const { battlefield } = said({ text })
    expect(battlefield.walls).toContainEqual({ from: [8, 15], to: [9, 15], kind: 'window' })
    expect(battlefield.doors.map((one: { name: string }) => one.name)).toEqual(['door-2', 'door-1'])
  })

  it('takes pillars only where they are wanted', async () => {
    const { text, account } = await bring('cave.uvtt', 'shock')
    expect(said({ text }).battlefield.boxes).toBeUndefined()
    expect(account.lost.map(({ path }) => path)).toContain('objects_line_of_sight')
    const full = await bring('cave.uvtt', 'shock', { pillars: true })
    expect(said(full).battlefield.boxes).toEqual([{ squares: ['5,5', '8,4'], top: 10 }])
  })

  it('says what of half squares, slanting walls and lines beyond the picture was changed or lost', async () => {
    const { text, account } = await bring('cave.uvtt', 'shock')
    expect(said({ text }).battlefield.size).toEqual([13, 10])
    const words = [...account.changed, ...account.lost].map((one) => one.words).join('\n')
    for (const part of ['12.5 x 9.5 squares became 13 x 10', 'slanting', 'shorter than half a square', 'outside'])
      expect(words).toContain(part)
  })

  it('closes rooms off in games whose squares are open or not, but for gaps at doors', async () => {
    for (const game of ['free-hits', 'weapon-speed']) {
      const { text } = await bring('tower.df2vtt', game)
      const rows: string[] = said({ text }).battlefield.text.trimEnd().split('\n')
      const doors = ['8,15', '8,14', '9,10', '9,9', '14,10', '15,10']
      const isOpen = (x: number, y: number) => rows[19 - y]?.[x] === '.' && !doors.includes(`${x},${y}`)
      const seen = new Set<string>()
      const waiting: [number, number][] = [[0, 0]]
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const [x, y] = next
        if (!isOpen(x, y) || seen.has(`${x},${y}`)) continue
        seen.add(`${x},${y}`)
        for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) waiting.push([x + dx, y + dy])
      }
      expect(seen.has('10,12'), `${game}\n${rows.join('\n')}`).toBe(false)
      expect(seen.has('10,7')).toBe(false)
    }
  })

  it('becomes Zones with doors between, one for each room', async () => {
    const { battlefield } = said(await bring('tower.df2vtt', 'zones'))
    expect(Object.keys(battlefield)).toEqual(['room-1', 'room-2', 'room-3'])
    expect(battlefield['room-2'].adjacent).toEqual(['room-1', 'room-3'])
  })

  it('is left out of a game without a map, in so many words', async () => {
    const { text, account } = await bring('cave.uvtt', 'escalation')
    expect(said({ text }).battlefield).toBeUndefined()
    expect(account.carried).toEqual([])
    expect(account.lost.map(({ words }) => words).join()).toContain('this game has no map')
  })
})

describe('an encounter of Improved Initiative', () => {
  it('brings names, hit points, armor class and attacks, and says by path what it cannot', async () => {
    const { text, account } = await bring('ambush.json', 'shock')
    const { combatants, title } = said({ text })
    expect(title).toBe('Ambush at the quarry')
    expect(Object.keys(combatants)).toEqual(['Marit', 'Ditch imp 1', 'Red-cap', 'Quarry brute'])
    expect(combatants.Marit).toMatchObject({ kind: 'pc', hp: '18/24', ac: 16, attackBonus: 5 })
    expect(combatants['Quarry brute']).toMatchObject({ kind: 'npc', hp: '0/59', footprint: 2, move: 40, hd: 7 })
    expect(combatants['Red-cap'].weapons).toHaveLength(2)
    const paths = account.lost.map(({ path }) => path)
    for (const path of ['Combatants[1].Tags', 'Combatants[3].TemporaryHP', 'Combatants[1].StatBlock.DamageResistances'])
      expect(paths).toContain(path)
  })

  it('of all data takes the encounter that is wanted, and asks where there are several', async () => {
    const { text } = await bring('all-data.json', 'zones', { encounter: 'the quarry at night' })
    expect(Object.keys(said({ text }).combatants)).toEqual(['Quarry brute', 'Ada'])
    await expect(bring('all-data.json', 'zones')).rejects.toThrow(
      'It holds 2 encounters; say which one with --encounter: "Ambush at the quarry", "The quarry at night".',
    )
  })
})

describe('a table', () => {
  it('brings a row for each, with counts, words that all know and fields of the game', async () => {
    const text = 'who;quantity;team;hp;move;attacks;skills\nRat;2;foes;4;25;bite +1 1d4 piercing;stab 1; shoot 0\n'
    const found = await bringIn({ text: text.replace('; shoot 0', ''), fileName: 'rats.csv', game: 'shock' })
    const { combatants } = said(found)
    expect(combatants['Rat 2']).toEqual({
      kind: 'npc',
      hp: 4,
      ac: 10,
      attackBonus: 1,
      move: 25,
      weapons: [{ name: 'bite', kind: 'melee', natural: true, attributes: ['str'], skill: 'brawl', damage: '1d4' }],
      skills: { stab: 1 },
    })
  })

  it.each([
    ['zones', { str: 2, dex: 1 }],
    ['shock', { mods: { str: 2, dex: 1 } }],
    ['free-hits', { strength: 2, agility: 1 }],
    ['weapon-speed', { attributes: { strength: 14, agility: 12, dexterity: 12 } }],
  ])('takes a column of ability scores as scores in %s, though it has a field of that name', async (game, wanted) => {
    for (const text of ['name,side,STR,DEX\nAda,party,14,12\n', 'name,side,Strength,Dexterity\nAda,party,14,12\n'])
      expect(said(await bringIn({ text, fileName: 'a.csv', game })).combatants.Ada).toMatchObject(wanted)
  })

  it.each(['zones', 'shock', 'free-hits', 'weapon-speed', 'escalation'])(
    'takes the attacks of a column "Attack" in %s, whatever else is called so there',
    async (game) => {
      const text = 'name,Attack\nRat,bite +1 1d4 piercing\n'
      const { account, text: written } = await bringIn({ text, fileName: 'a.csv', game })
      expect(account.lost.filter(({ path }) => path.includes('Attack'))).toEqual([])
      expect(written).toContain('bite')
    },
  )

  it('says columns that nothing is called with the nearest, and cells that are not right', async () => {
    const text = 'name,levl,hp,ac\nAda,3,ten,12\n'
    const { account } = await bringIn({ text, fileName: 'a.csv', game: 'shock' })
    expect(account.lost).toContainEqual({
      path: 'column levl',
      words: 'nothing here is called so; it was left out. Did you mean "level"?',
    })
    expect(account.lost).toContainEqual({ path: 'row 2, column hp', words: '"ten" is no number; it was left out' })
  })

  it('leaves out what the game itself finds wrong, and says why', async () => {
    const text = 'name,hp,band\nAda,9,soon\n'
    const { text: made, account } = await bringIn({ text, fileName: 'a.csv', game: 'escalation' })
    expect(said({ text: made }).combatants.Ada.band).toBeUndefined()
    expect(account.lost.map(({ words }) => words).join()).toContain('band of Ada was left out')
  })
})

describe('into an encounter that there is', () => {
  it('follows the file where people have not changed anything, and keeps what they have', async () => {
    const first = await bring('ambush.json', 'zones')
    const own = first.text
      .replace('hp: 18/24', 'hp: 20/24')
      .replace('# Assumed: level', '# My own words.\n  # Assumed: level')
    const changed = JSON.parse(sample('ambush.json'))
    changed.Combatants[0].CurrentHP = 1
    changed.Combatants[1].CurrentHP = 2
    changed.Combatants.push({ ...changed.Combatants[1], Id: 'c9', Alias: 'Late imp' })
    const again = await bringIn({
      text: JSON.stringify(changed),
      fileName: 'ambush.json',
      game: 'zones',
      into: { text: own, fileName: 'it.yaml' },
    })
    const { combatants } = said(again)
    expect(combatants.Marit.hp).toBe('20/24')
    expect(combatants['Ditch imp 1'].hp).toBe('2/7')
    expect(combatants['Late imp'].hp).toBe('2/7')
    expect(again.account.lost.map(({ words }) => words)).toContain(
      'Marit has changed here and in the encounter: what stands in the encounter stays',
    )
  })

  it('takes nobody in again who was taken out or renamed', async () => {
    const { text } = await bring('company.csv', 'shock')
    const without = text.replace(/^ {2}Old dog: .*\n/m, '')
    const again = await bring('company.csv', 'shock', { into: { text: without, fileName: 'it.yaml' } })
    expect(again.isChanged).toBe(false)
    expect(again.text).toBe(without)
  })

  it('puts people and a map together, in YAML, as a list and in JSON', async () => {
    const { text } = await bring('ambush.json', 'shock')
    const both = await bring('tower.df2vtt', 'shock', { into: { text, fileName: 'it.yaml' } })
    expect(Object.keys(said(both).combatants)).toHaveLength(4)
    expect(said(both).battlefield.size).toEqual([20, 20])
    const list = 'ruleset: shock # mine\ncombatants:\n  - { name: Marit, from: bren-hearthwall }\n'
    const listed = await bring('ambush.json', 'shock', { into: { text: list, fileName: 'it.yaml' } })
    expect(listed.text).toContain('# mine')
    expect(said(listed).combatants.map((one: { name: string }) => one.name)).toEqual([
      'Marit',
      'Marit 2',
      'Ditch imp 1',
      'Red-cap',
      'Quarry brute',
    ])
    const json = JSON.stringify({ ruleset: 'shock', combatants: { Bren: { from: 'bren-hearthwall' } } })
    const inJson = await bring('ambush.json', 'shock', { into: { text: json, fileName: 'it.json' } })
    expect(Object.keys(JSON.parse(inJson.text).combatants)).toHaveLength(5)
    const again = await bring('ambush.json', 'shock', { into: { text: inJson.text, fileName: 'it.json' } })
    expect(again.isChanged).toBe(false)
  })

  it('keeps a battlefield of its own, and says so', async () => {
    const text =
      'ruleset: shock\nbattlefield: 8x8\ncombatants:\n  A: { from: bren-hearthwall }\n  B: { from: goblin }\n'
    const { isChanged, account } = await bring('cave.uvtt', 'shock', { into: { text, fileName: 'it.yaml' } })
    expect(isChanged).toBe(false)
    expect(account.lost.map(({ words }) => words).join()).toContain('a battlefield of its own, which stays')
  })

  it('is refused where it is of another game, or no encounter', async () => {
    const into = (text: string) => bring('cave.uvtt', 'shock', { into: { text, fileName: 'it.yaml' } })
    await expect(into('ruleset: zones\n')).rejects.toThrow('it.yaml is an encounter of zones, not of shock.')
    await expect(into('[1]')).rejects.toThrow('it.yaml holds no encounter.')
  })
})
