import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rulesets } from '@fray/rulesets'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { changeOf, changeText, type EncounterChange, readAdd, readOption, readRemove, readSet } from './change.ts'
import { changeEncounter } from './changes.ts'
import { valueAt } from './plain.ts'

const ENCOUNTERS = join(import.meta.dirname, '../../../../encounters')

interface Outcome {
  /** The value of a combatant's field: the combatant's name, then the path. */
  of(name: string, ...path: (string | number)[]): unknown
  at(...path: (string | number)[]): unknown
  readonly names: readonly string[]
  readonly problems: readonly string[]
}

async function changed(ready: string, ...changes: readonly EncounterChange[]): Promise<Outcome> {
  const load = rulesets[ready.split('/')[0] as string]
  if (load === undefined) throw new Error(`There is no ruleset for ${ready}.`)
  const raw = parse(readFileSync(join(ENCOUNTERS, `${ready}.yaml`), 'utf8'))
  const before = structuredClone(raw)
  const result = changeEncounter(await load(), raw, changes)
  expect(raw).toEqual(before)
  if ('problems' in result) return { of: () => null, at: () => null, names: [], problems: result.problems }
  const { encounter } = result.setup as { encounter: { combatants: { name: string }[] } }
  return {
    of: (name, ...path) =>
      valueAt(
        encounter.combatants.find((one) => one.name === name),
        path,
      ),
    at: (...path) => valueAt(encounter, path),
    names: encounter.combatants.map(({ name }) => name),
    problems: [],
  }
}

const set = readSet

describe('changes of zones', () => {
  it('set hit points, of one, of a kind, of what a pattern matches', async () => {
    const cellar = await changed(
      'zones/mushroom-cellar',
      set('Spider.hp=40'),
      set('rat*.hp=9'),
      set('sporeling.hp=2/7'),
    )
    expect(cellar.of('Spider', 'hp')).toBe('40/40')
    expect([cellar.of('Rat 1', 'hp'), cellar.of('Rat 2', 'hp')]).toEqual(['9/9', '9/9'])
    expect(cellar.of('Sporeling 3', 'hp')).toBe('2/7')
    expect(cellar.of('Isolde', 'hp')).toBe('13/13')
  })

  it('reach into what somebody has, and into a thing of all who have it', async () => {
    const one = await changed('zones/mushroom-cellar', set('Isolde.parrying-knife.damage=2d6'))
    expect(one.of('Isolde', 'items', 1, 'damage')).toBe('2d6')
    expect(one.of('Mirabel', 'items', 0, 'damage')).toBe('1d4+1')
    const all = await changed('zones/mushroom-cellar', set('parrying-knife.damage=2d6'), set('web.test.dr=15'))
    expect(all.of('Mirabel', 'items', 0, 'damage')).toBe('2d6')
    expect(all.of('Mirabel', 'spells', 1, 'test', 'dr')).toBe(15)
  })

  it('say how many there are: fresh names, the same Zone', async () => {
    const more = await changed('zones/mushroom-cellar', set('rat=4'), readAdd('bridge-troll'))
    expect(more.names.slice(-5)).toEqual(['Rat 1', 'Rat 2', 'Rat 3', 'Rat 4', 'Bridge troll 1'])
    expect(more.of('Rat 4', 'zone')).toBe('drain')
    expect(more.of('Bridge troll 1', 'side')).toBe('enemies')
    const fewer = await changed('zones/mushroom-cellar', set('sporeling=1'))
    expect(fewer.names.filter((name) => name.startsWith('Sporeling'))).toEqual(['Sporeling 1'])
  })

  it('set options before the rest, as if they stood in the file', async () => {
    const fog = {
      name: 'Fog',
      range: 'nearby',
      targets: 'zone',
      test: { by: 'target', attribute: 'wis' },
      hindrance: { kind: 'distracted', attribute: 'wis' },
    }
    const raw = {
      ruleset: 'zones',
      combatants: { Ada: { from: 'ada-the-warrior' }, Gob: { from: 'fen-bowman', spells: [fog] } },
    }
    const result = changeEncounter(await rulesets.zones!(), raw, [
      set('Gob.fog.range=far-away'),
      readOption('default-dr=14'),
    ])
    const { encounter } = (result as { setup: { encounter: unknown } }).setup
    expect(valueAt(encounter, ['combatants', 1, 'spells', 0])).toMatchObject({
      range: 'far-away',
      hindrance: { kind: 'distracted', dr: 14 },
    })
    const free = await changed('zones/plain', readOption('free-attacks=off'), set('surprised=enemies'))
    expect([free.at('house', 'free-attacks'), free.at('surprised')]).toEqual(['off', 'enemies'])
  })

  it('put somebody on the other side, where that begins', async () => {
    const bridge = await changed('zones/bridge', readAdd('Nib:1@enemies'))
    expect([bridge.of('Nib 2', 'side'), bridge.of('Nib 2', 'zone')]).toEqual(['enemies', 'far-bank'])
  })

  it.each([
    [
      'Spidr.hp=40',
      '"Spidr.hp=40": There is no combatant and nothing that one has called "Spidr". Did you mean "Spider"?',
    ],
    ['HP=40', '"HP=40": "HP" is a value of somebody: say whose, as in Isolde.hp.'],
    ['Spider.hpp=40', '"Spider.hpp=40": Spider has nothing called "hpp". Did you mean "hp"?'],
    ['Spider.hp=-3', '"Spider.hp=-3": Spider: "hp" should be 0 or more, not -3.'],
    [
      'Spider.damage=2d6',
      '"Spider.damage=2d6": "damage" of Spider could be attacks.web-spit.damage or attacks.bite.damage: say which.',
    ],
    [
      'rat=many',
      '"rat=many": a name alone stands for how many there are: give a number from 0, or a field, as in rat.hp.',
    ],
  ])('name the mistake in %s', async (text, said) => {
    const { problems } = await changed('zones/mushroom-cellar', set('Tam.hp=5'), set(text))
    expect(problems[0]).toBe(said)
  })

  it('name mistakes in other changes', async () => {
    const of = async (change: EncounterChange) => (await changed('zones/mushroom-cellar', change)).problems
    expect(await of(readAdd('cellar-rt:2'))).toEqual([
      '"add cellar-rt:2": There is nobody called "cellar-rt" to add: name a combatant or a kind. Did you mean "cellar-rat"?',
    ])
    expect(await of(readRemove('Spidr'))).toEqual([
      '"remove Spidr": There is no combatant "Spidr" to remove. Did you mean "Spider"?',
    ])
    expect(await of(readAdd('Rat 1:1@enemy'))).toEqual([
      '"add Rat 1:1@enemy": There is no side "enemy". Known: characters and enemies.',
    ])
    expect(await of(readOption('default-drr=9'))).toEqual([
      '"option default-drr=9": zones has no option "default-drr". Did you mean "default-dr"?',
    ])
    expect(await of(readOption('default-dr=high'))).toEqual([
      '"option default-dr=high": "default-dr" should be a whole number, not "high".',
    ])
  })

  it('blame the change that did it', async () => {
    const { problems } = await changed(
      'zones/bridge',
      set('Ada.hp=9'),
      set('battlefield.bridge.capacity=1'),
      set('Mog.hp=9'),
    )
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^"battlefield.bridge.capacity=1": .*only 1 fit/)
  })
})

describe('changes of shock', () => {
  it('put copies next to the original, also where the map has letters', async () => {
    const eggs = await changed('shock/eggs', readAdd('Rudd:2'), set('Rudd.ac=15'))
    expect(eggs.names).toEqual(['Bren', 'Rudd', 'Rudd 2', 'Rudd 3'])
    const places = ['Rudd', 'Rudd 2', 'Rudd 3'].map((name) => String(eggs.of(name, 'at')).split(',').map(Number))
    for (const [x = 0, y = 0] of places.slice(1)) expect(Math.max(Math.abs(x - 11), Math.abs(y - 3))).toBe(1)
    expect(new Set(places.map(String)).size).toBe(3)
    expect([eggs.of('Rudd', 'ac'), eggs.of('Rudd 2', 'ac')]).toEqual([15, 14])
  })

  it('count a kind whose members have names of their own', async () => {
    const twelve = await changed('shock/last-stand', set('goblin=12'), set('goblin.hp=9'))
    expect(twelve.names.slice(-4)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4'])
    expect([twelve.of('Nip', 'hp'), twelve.of('Goblin 4', 'hp'), twelve.of('Pebble', 'hp')]).toEqual([
      '9/9',
      '9/9',
      '5/5',
    ])
    const three = await changed('shock/last-stand', set('goblin=3'))
    expect(three.names.filter((name) => /^[NW].b$/.test(name) || name === 'Nip' || name === 'Nap')).toEqual([
      'Nip',
      'Nap',
      'Nob',
    ])
  })

  it('reach a way of attack by the name of its weapon', async () => {
    const eggs = await changed('shock/eggs', set('Bren.arming-sword.damage=2d8'), set('Bren.skills.heal=2'))
    expect(eggs.of('Bren', 'items', 0, 'modes', 0, 'damage')).toBe('2d8')
    expect(eggs.of('Bren', 'skills', 'heal')).toBe(2)
  })

  it('say what still refers to somebody who is removed', async () => {
    const alone = await changed('shock/ambush', readRemove('Reeve'))
    expect(alone.problems[0]).toMatch(/^"remove Reeve": Marten.aiming: There is no combatant "Reeve"./)
    const both = await changed('shock/ambush', readRemove('Reeve'), set('Marten.aiming=null'))
    expect(both.names).not.toContain('Reeve')
    const { problems } = await changed('shock/eggs', readRemove('Rudd'))
    expect(problems[0]).toMatch(/^"remove Rudd": Everybody is on the side "party"/)
  })
})

describe('changes of free-hits', () => {
  it('reach those who are summoned later as well', async () => {
    const yard = await changed('free-hits/churchyard', set('bone-walker.hp=30'), set('Corvin.storm.damage=4d8'))
    expect([yard.of('Sexton', 'hp'), yard.at('content', 'combatants', 'bone-walker', 'hp')]).toEqual(['30/30', '30/30'])
    expect(yard.of('Corvin', 'spells', 2, 'damage')).toBe('4d8')
  })

  it('add, count and remove', async () => {
    const yard = await changed('free-hits/churchyard', readAdd('Guest'), readRemove('Sexton'), set('Yara.gust.range=8'))
    expect(yard.names).toContain('Guest 2')
    expect(yard.names).not.toContain('Sexton')
    expect(yard.of('Yara', 'spells', 3, 'range')).toBe(8)
    const { problems } = await changed('free-hits/churchyard', readRemove('Piper'))
    expect(problems[0]).toMatch(/^"remove Piper": Sexton.summoner: There is no combatant "Piper"./)
    const option = await changed('free-hits/heel', readOption('will-to-fight=never'))
    expect(option.problems[0]).toMatch(/^"option will-to-fight=never": "will-to-fight" should be /)
  })
})

describe('changes of weapon-speed', () => {
  it('keep groups and surprise in step with those who come and go', async () => {
    const day = await changed('weapon-speed/tithe-day', set('goblin=5'), set('wolf=1'), readAdd('weir-troll:1@band'))
    expect(day.at('groups', 0)).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Goblin 4', 'Goblin 5'])
    expect(JSON.stringify(day.at('groups'))).not.toContain('Wolf')
    expect(day.of('Weir troll 1', 'side')).toBe('band')
    const cellar = await changed(
      'weapon-speed/cellar-door',
      readAdd('rat:2'),
      readRemove('Wick'),
      readAdd('second-ghoul'),
    )
    expect(cellar.at('surprised')).toEqual(['Ulf'])
    expect(cellar.names.slice(-3)).toEqual(['Rat 4', 'Rat 5', 'Second ghoul 1'])
    const ford = await changed('weapon-speed/late-at-the-ford', readRemove('Ghoul'), readRemove('Lutz'))
    expect([ford.at('now', 'turns'), ford.at('now', 'missed')]).toEqual([{}, undefined])
  })

  it('tell what somebody may have from what its things have', async () => {
    const day = await changed('weapon-speed/tithe-day', set('Roe.armor=3'), set('Roe.war-sword.damage=1d12'))
    expect([day.of('Roe', 'armor'), day.of('Roe', 'items', 0, 'attacks', 0, 'damage')]).toEqual([3, '1d12'])
    const { problems } = await changed('weapon-speed/tithe-day', set('Roe.hp=9'))
    expect(problems).toEqual(['"Roe.hp=9": Roe has nothing called "hp". Did you mean "wp"?'])
  })
})

describe('changes of escalation', () => {
  it('copy who is far from whom, and nobody is engaged with a copy', async () => {
    const inn = await changed('escalation/witness', readAdd('Latch:2'), set('Latch*.hp=30'), readAdd('Sir Glass'))
    expect(inn.at('positions')).toContainEqual(['Ivo', 'Latch 3', 'far'])
    expect(inn.at('positions')).not.toContainEqual(['Arroyo', 'Sir Glass 2', 'close'])
    expect(inn.of('Latch 2', 'hp')).toBe('30/30')
    const { problems } = await changed('escalation/witness', readRemove('Hulda'))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/^"remove Hulda": Ivo.readied: /)
    const gone = await changed('escalation/witness', set('Ivo.readied=null'), readRemove('Hulda'))
    expect(JSON.stringify(gone.at('positions'))).not.toContain('Hulda')
  })

  it('reach the later fights of a day', async () => {
    const day = await changed('escalation/four-bridges', set('Grey.hp=40'), readAdd('ditch-wolf'))
    expect(day.at('fights', 0, 'combatants', 2, 'hp')).toBe('40/40')
    expect(day.at('fights', 0, 'combatants', 5, 'name')).toBe('Ditch wolf 1')
    const { problems } = await changed('escalation/threshing-floor', readOption('npc-healing=d8'))
    expect(problems[0]).toMatch(/^"option npc-healing=d8": .* Did you mean "d6"\?/)
  })
})

describe('the texts of changes', () => {
  it('are read and written', () => {
    const back = (change: EncounterChange) => changeText(change)
    expect(back(set('Ogre.hp = 40'))).toBe('Ogre.hp=40')
    expect(set('A.items=["club"]')).toEqual({ change: 'set', path: 'A.items', value: ['club'] })
    expect(back(readAdd('goblin:2@foes'))).toBe('add goblin:2@foes')
    expect(back(readAdd('Goblin 3'))).toBe('add Goblin 3:1')
    expect(back(readRemove('Goblin 3'))).toBe('remove Goblin 3')
    expect(back(readOption('initiative=side'))).toBe('option initiative=side')
    expect(changeOf('add goblin@foes', 3)).toEqual({ change: 'add', who: 'goblin', count: 3, side: 'foes' })
    expect(changeOf('goblin', 3)).toEqual({ change: 'set', path: 'goblin', value: 3 })
    expect(changeOf('option free-attacks', 'off')).toEqual(readOption('free-attacks=off'))
  })

  it.each(['Ogre.hp', '=4', 'Ogre.hp='])('refuse %s', (text) => {
    expect(() => set(text)).toThrow(/says no value: write Ogre.hp=40/)
  })

  it('refuse wrong counts', () => {
    expect(() => readAdd('goblin:two')).toThrow('"add goblin:two": "two" is not a number of combatants.')
    expect(() => readAdd(':2')).toThrow('names nobody')
    expect(() => set('A.items=[club]')).toThrow('is read as JSON')
  })
})
