import { describe, expect, it } from 'vitest'
import { freeHitsContent } from '../content/content.ts'
import {
  DEAD,
  DEFEATED,
  FLED,
  IN,
  IN_HAND,
  IN_PACK,
  MELEE,
  NATURAL,
  ON_GROUND,
  RANGED,
  SHEATHED,
  SLOWING,
  SNEAKING,
} from '../words.ts'
import { ann, BOW, encounter, entrant, HOOK, orc, problemsOf, setupOf } from './test/sample.ts'

const withAnn = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })), 'Ann')
const withOrc = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: ann, Orc: { ...orc, ...changes } }, ...more })), 'Orc')

describe('combatants', () => {
  it('have the numbers of the formats where nothing is said', () => {
    expect(entrant(setupOf(encounter({ combatants: { Ann: { pc: true }, Orc: {} } })), 'Orc')).toMatchObject({
      side: 1,
      seat: 0,
      level: 1,
      accuracy: 0,
      agility: 0,
      strength: 0,
      hp: { now: 10, most: 10 },
      mp: { now: 0, most: 0 },
      movement: 6,
      footprint: 1,
      fullLoad: false,
      items: [],
      facing: null,
      mode: 0,
      prone: false,
      conditions: [],
      undetectedBy: [],
      wounds: [],
      spent: [0, 0, 0],
      spaces: 0,
      slots: null,
      debts: [0, 0, 0],
      channeling: null,
      keeping: [],
      status: IN,
      summoner: -1,
      summonedBy: -1,
      reserve: 0,
      sickUntil: 0,
    })
  })

  it('of the content of the ruleset are all sound', () => {
    for (const id of Object.keys(freeHitsContent.combatants)) {
      const combatants = { Ann: ann, Orc: orc, It: { from: id } }
      expect(() => setupOf(encounter({ combatants })), id).not.toThrow()
    }
    expect(() => setupOf(encounter({ content: freeHitsContent }))).not.toThrow()
  })

  it('are on the side that they name, that of their summoner, or the usual one', () => {
    const combatants = {
      Bat: { summoner: 'Hag' },
      Hag: { summoner: 'Ann', level: 1 },
      Ann: { pc: true },
      Orc: {},
      Bea: { side: 'party' },
    }
    expect(setupOf(encounter({ combatants })).roster.map(({ side, pc }) => [side, pc])).toEqual([
      [0, false],
      [0, false],
      [0, true],
      [1, false],
      [0, false],
    ])
  })

  it('without hit points are defeated, or what is said', () => {
    expect(withOrc({ hp: '0/9' })).toMatchObject({ hp: { now: 0, most: 9 }, status: DEFEATED })
    expect(withOrc({ hp: 9, status: 'dead' })).toMatchObject({ hp: { now: 0, most: 9 }, status: DEAD })
    expect(withOrc({ hp: '4/9', status: 'fled' })).toMatchObject({ hp: { now: 4 }, status: FLED })
  })

  it('keep what has been done to them', () => {
    const it = withAnn({
      mp: '5/9',
      facing: 'sw',
      mode: 'sneaking',
      prone: true,
      conditions: ['numb'],
      undetectedBy: ['orc', 'Orc'],
      wounds: ['slowing', 'none'],
      lacks: ['disrupting', 'weakening'],
      tags: ['small'],
    })
    expect(it).toMatchObject({ mp: { now: 5, most: 9 }, facing: 5, mode: SNEAKING, prone: true, undetectedBy: [1] })
    expect(it.conditions).toMatchObject([{ condition: { id: 'numb', cannotAct: true }, rounds: null }])
    expect(it.wounds).toEqual([
      { aim: SLOWING, round: 0 },
      { aim: 0, round: 0 },
    ])
    expect(it).toMatchObject({ lacks: [3, 4], tags: ['small'] })
    expect(withAnn({ undetectedBy: 'all' }).undetectedBy).toBe('all')
  })

  it('keep what they have done in a battle in progress', () => {
    const it = withAnn(
      {
        spent: { attack: 1, bonus: 2 },
        spaces: 3,
        slots: 0,
        disengaged: true,
        boosts: { hit: 2 },
        debts: { move: 1 },
        wounds: [{ aim: 'disrupting', round: 2 }],
        conditions: [{ condition: 'numb', rounds: 2 }],
      },
      { now: { actor: 'Ann' } },
    )
    expect(it).toMatchObject({
      spent: [1, 0, 2],
      spaces: 3,
      slots: 0,
      disengaged: true,
      boosts: [0, 2, 0],
      debts: [0, 1, 0],
      wounds: [{ round: 2 }],
      conditions: [{ rounds: 2 }],
    })
  })
})

describe('weapons', () => {
  it('are content ids, short texts or maps', () => {
    const { items } = withAnn({
      weapons: ['blade', HOOK, `${BOW} sheathed`, { from: 'blade', name: 'Oath', carried: 'ground' }, 'blade sheathed'],
      items: ['rope', 'flail', { name: 'Lamp', carried: 'hand' }],
    })
    expect(items.map(({ id, name, carried }) => [id, name, carried])).toEqual([
      ['blade', 'Blade', IN_HAND],
      ['hook', 'hook', IN_HAND],
      ['short-bow', 'short bow', SHEATHED],
      ['blade', 'Oath', ON_GROUND],
      ['blade', 'Blade 2', SHEATHED],
      ['rope', 'rope', IN_PACK],
      ['flail', 'Flail', IN_PACK],
      ['lamp', 'Lamp', IN_HAND],
    ])
    expect(items[1]?.weapon).toMatchObject({ kind: MELEE, addStrength: true, physical: true, type: 'piercing' })
    expect(items[2]?.weapon).toMatchObject({ kind: RANGED, addStrength: false, range: 20 })
    expect(items[5]?.weapon).toBeNull()
  })

  it('of the body are always at hand', () => {
    expect(withAnn({ items: ['fangs'] }).items[0]).toMatchObject({
      weapon: { kind: NATURAL, addStrength: true, onHit: [{ effect: 'condition', rounds: 1 }] },
      carried: IN_HAND,
    })
  })

  it('have one die more of the first-named kind when somebody is focused on them', () => {
    const focused = (damage: string) => {
      const [item] = withAnn({ weapons: [{ name: 'It', kind: 'melee', damage }] }).items
      return [item?.weapon?.damage.text, item?.weapon?.focused[0]?.text]
    }
    expect(focused('1d6 + 1d4 + 1')).toEqual(['1d6+1d4+1', '2d6+1d4+1'])
    expect(focused('1d4 + 1d6')).toEqual(['1d4+1d6', '2d4+1d6'])
    expect(focused('2d6kh1')).toEqual(['2d6kh1', '3d6kh2'])
    expect(focused('3')).toEqual(['3', '3'])
    expect(focused('100d6')).toEqual(['100d6', '100d6'])
  })

  it('may say their dice with spaces in short', () => {
    expect(withAnn({ weapons: ['big flail melee 1d6 + 1d4 no-strength'] }).items[0]).toMatchObject({
      id: 'big-flail',
      weapon: { damage: { text: '1d6+1d4' }, addStrength: false },
    })
  })
})

describe('feats and armors', () => {
  it('are content ids or maps, with the weapons chosen by id or name', () => {
    const sheet = withAnn({
      weapons: [HOOK, { from: 'blade', name: 'Oath' }],
      armors: ['hide', { name: 'Luck', amount: '1d4' }],
      feats: [
        'long',
        { feat: 'weapon-lore', weapons: ['hook', 'oath', 'flail'] },
        { name: 'Riposte', effects: [{ feat: 'free-attack', when: 'after-hit', once: 'turn' }] },
        { name: 'Otter', effects: [{ feat: 'full-speed', modes: ['tumbling', 'swimming'] }] },
      ],
    })
    expect(sheet.feats).toMatchObject([
      { id: 'long', weapons: [] },
      { id: 'weapon-lore', weapons: ['hook', 'blade', 'flail'] },
      { id: 'riposte', effects: [{ when: 'after-hit', once: 'turn' }] },
      { id: 'otter', effects: [{ modes: [2, 4] }] },
    ])
    expect(sheet.armors).toMatchObject([
      { name: 'Hide', amount: { text: '2' }, against: ['physical'] },
      { name: 'Luck', amount: { text: '1d4' }, against: ['any'] },
    ])
  })
})

describe('what a feat needs', () => {
  it('may not be an empty list', () => {
    const effects = [{ feat: 'full-speed', modes: [] }]
    const raw = encounter({ combatants: { Ann: { ...ann, feats: [{ name: 'Otter', effects }] }, Orc: orc } })
    expect(problemsOf(raw).map(({ message }) => message)).toEqual(['"modes" should not be empty.'])
  })
})

describe('spells', () => {
  it('know whether one turn can pay them', () => {
    const spells = ['dart', 'storm', 'rite', { from: 'dart', name: 'Gale', cast: ['either', 'either'] }]
    expect(withAnn({ spells }).spells.map(({ name, isLong }) => [name, isLong])).toEqual([
      ['Dart', false],
      ['Storm', true],
      ['Rite', true],
      ['Gale', false],
    ])
  })

  it('have improvements, which leave alone what they do not name', () => {
    const [dart] = withAnn({ spells: ['dart'] }).spells
    expect(dart?.improvements).toMatchObject([
      { id: 'hot', name: 'hot', price: 1, damage: { text: '1d6' }, heal: null, range: -1, radius: -1 },
      { id: 'far', damage: null, range: 20 },
    ])
  })

  it('that summon have the creature ready', () => {
    const { spells } = withAnn({ spells: ['call-hound', 'call-bat', 'call-imp'] })
    expect(spells.map(({ summon }) => summon)).toMatchObject([
      { creature: 'hound', level: 2, sick: true, thrall: null, entrant: { name: 'Hound', square: -1 } },
      { creature: 'bat', level: 1, sick: false, thrall: { amount: 3, pool: null } },
      { creature: 'bat', level: 3, thrall: { amount: 4, pool: 'mp' }, entrant: { level: 3 } },
    ])
  })

  it('can be under way or run', () => {
    const spells = ['rite', 'guard']
    const now = { actor: 'Ann' }
    expect(withAnn({ spells, channeling: { spell: 'rite', paid: ['move', 'attack'] } }, { now })).toMatchObject({
      channeling: { spell: 0, paid: [0, 2] },
    })
    expect(withAnn({ spells, channeling: { spell: 'Rite', paid: ['move', 'move'] } }, { now })).toMatchObject({
      channeling: { spell: 0, paid: [1, 2] },
    })
    expect(withAnn({ spells, keeping: ['guard'] }).keeping).toEqual([{ spell: 1, on: true }])
    expect(withAnn({ spells, keeping: [{ spell: 'guard', on: false }] }).keeping).toEqual([{ spell: 1, on: false }])
  })
})
