import { describe, expect, it } from 'vitest'
import { GRABBED, ONGOING } from '../conditions.ts'
import { CLOSE, FAR, PER_ENCOUNTER, RANGE_ENGAGED, RANGE_NEARBY, RECHARGE, SAVE_ENDS, WAITING } from '../words.ts'
import { ana, encounter, entrant, orc, setupOf } from './test/sample.ts'

describe('combatants', () => {
  const setup = setupOf(encounter())

  it('have usual numbers where nothing is said', () => {
    expect(entrant(setup, 'Ana')).toMatchObject({
      side: 0,
      seat: 1,
      tier: 1,
      hp: { now: 30, most: 30 },
      usesEscalation: true,
      recoveries: { now: 8, most: 8 },
      kind: 0,
      deathSave: 13,
      recovery: { text: '3d8' },
      attackBonus: null,
      ac: 14,
      pd: 13,
      md: 12,
      stance: 0,
    })
    expect(entrant(setup, 'Orc')).toMatchObject({
      side: 1,
      seat: 0,
      attackBonus: 5,
      recoveries: { now: 0, most: 0 },
      usesEscalation: false,
      kind: 2,
      recovery: null,
      attacks: 1,
      stance: -1,
    })
  })

  it('have tiers by their Level', () => {
    const tiers = [0, 4, 5, 7, 8, 10].map((level) =>
      entrant(setupOf(encounter({ combatants: { Ana: { ...ana, level } } })), 'Ana'),
    )
    expect(tiers.map(({ tier }) => tier)).toEqual([1, 1, 2, 2, 3, 3])
  })

  it('have stances by short text, content and maps', () => {
    const stances = ['melee d8', 'melee d4', 'hook', 'ranged d6 far', { name: 'Sling', kind: 'ranged', die: 4 }]
    const read = entrant(setupOf(encounter({ combatants: { Ana: { ...ana, stances, stance: 'hook' } } })), 'Ana')
    expect(read.stances.map(({ id, die, range }) => [id, die, range])).toEqual([
      ['melee', 8, RANGE_ENGAGED],
      ['melee-2', 4, RANGE_ENGAGED],
      ['hook', 10, RANGE_ENGAGED],
      ['ranged', 6, 2],
      ['sling', 4, RANGE_NEARBY],
    ])
    expect(read.stance).toBe(2)
  })

  it('have attacks by short text', () => {
    const attacks = ['long bow ranged vs ac 1d6 + 2 far', 'hex ranged spell vs md 7 psychic nearby provokes']
    const read = entrant(setupOf(encounter({ combatants: { Orc: { ...orc, attacks } } })), 'Orc')
    expect(read.abilities).toMatchObject([
      { id: 'long-bow', name: 'long bow', vs: 0, hit: [{ effect: 'damage', types: [9] }], target: { range: 2 } },
      { id: 'hex', isRanged: true, isSpell: true, provokes: true, vs: 2, hit: [{ types: [6] }], target: { range: 1 } },
    ])
  })

  it('take poison for necrotic', () => {
    const read = entrant(setupOf(encounter({ combatants: { Wolf: { from: 'wolf', resist: { rot: 13 } } } })), 'Wolf')
    expect(read.abilities[0]?.hit).toMatchObject([{ types: [5] }])
    expect(read.resist[5]).toBe(13)
  })

  it('have abilities of the content, used up or not, and their own', () => {
    const own = { name: 'Long shout', frequency: 'encounter', action: 'free' }
    const abilities = ['cleave', { from: 'burst', used: true }, own]
    const read = entrant(setupOf(encounter({ combatants: { Ana: { ...ana, abilities } } })), 'Ana')
    expect(read.abilities).toMatchObject([
      { id: 'cleave', target: { count: 0 }, dealsDamage: true },
      {
        id: 'burst',
        frequency: RECHARGE,
        recharge: 11,
        bonus: 1,
        hit: [{ perLevel: true, types: [2, 7] }],
      },
      { id: 'long-shout', frequency: PER_ENCOUNTER, vs: -1, target: { who: 'self' }, dealsDamage: false },
    ])
    expect(read.abilities.map(({ used }) => used)).toEqual([false, true, false])
  })

  it('are dead without hit points, if they are enemies, and else Dying', () => {
    const setup = setupOf(encounter({ combatants: { Ana: { ...ana, hp: '-4/30' }, Orc: { ...orc, hp: '0/32' } } }))
    expect(entrant(setup, 'Ana')).toMatchObject({ hp: { now: -4, most: 30 }, out: 0 })
    expect(entrant(setup, 'Orc')).toMatchObject({ hp: { now: 0, most: 32 }, out: 2 })
  })
})

describe('a fight in progress', () => {
  const setup = setupOf(
    encounter({
      positions: ['Ana Orc close', ['Bo', 'Orc', 'far'], 'Bo, Ana, engaged'],
      now: { round: 3, actor: 'Ana' },
      combatants: {
        Ana: {
          ...ana,
          conditions: ['weakened', { condition: 'grabbed', by: 'orc' }, { ongoing: 5, type: 'fire', by: 'Orc' }],
          advantage: [{ to: 'save', from: 'spirit' }],
          abilities: ['ward'],
          sustaining: [{ ability: 'ward', due: true }],
          spent: ['quick'],
        },
        Bo: {
          kind: 'npc',
          readied: { slot: 'standard', act: 'use', ability: 'cleave', target: 'Orc', when: 'casts', who: 'Orc' },
          abilities: ['duck', 'cleave'],
          conditions: [{ condition: 'shaken', until: 'end', of: 'Orc' }],
          lostSlot: 'move',
          acted: false,
        },
        Orc: orc,
      },
    }),
  )

  it('stands in a round and band, with the escalation die of the round', () => {
    expect(setup.now).toEqual({ round: 3, band: 2, actor: 0, escalation: 2 })
  })

  it('has pairs that are close or far', () => {
    expect(setup.encounters[0]?.positions).toEqual([
      { a: 0, b: 2, distance: CLOSE },
      { a: 1, b: 2, distance: FAR },
      { a: 0, b: 1, distance: CLOSE },
    ])
  })

  it('knows what has been done and is being done', () => {
    expect(entrant(setup, 'Ana')).toMatchObject({
      conditions: [
        { condition: 14, lasts: 0, by: -1 },
        { condition: GRABBED, by: 2 },
        { condition: ONGOING, amount: 5, type: 2, lasts: SAVE_ENDS, save: 11, by: 2 },
      ],
      advantage: [{ to: 1, amount: 1, from: 'spirit' }],
      sustaining: [{ ability: 0, due: true }],
      spent: [0],
      acted: null,
    })
    expect(entrant(setup, 'Bo')).toMatchObject({
      side: 0,
      readied: { slot: 2, act: 2, target: 2, ability: 1, when: 2, who: 2 },
      lostSlot: 1,
      acted: false,
      conditions: [{ condition: 9, lasts: 3, of: 2 }],
    })
  })
})

describe('a day', () => {
  const setup = setupOf(
    encounter({
      surprise: { by: 'party' },
      fights: [
        { title: 'The gate', combatants: { Wolf: { from: 'wolf' } }, positions: ['Ana Wolf far'] },
        {
          rest: 'full',
          combatants: [{ name: 'Rat', count: 2, hp: 3 }],
          surprise: { by: 'foes', acting: ['Rat 2', 'Rat 1'] },
        },
      ],
      rest: 'quick',
      encountersToday: 1,
    }),
  )

  it('has everybody in one roster, and those of later encounters wait', () => {
    expect(setup.roster.map(({ name, out }) => [name, out])).toEqual([
      ['Ana', 0],
      ['Orc', 0],
      ['Wolf', WAITING],
      ['Rat 1', WAITING],
      ['Rat 2', WAITING],
    ])
  })

  it('has its encounters in order, with the rests before them', () => {
    expect(setup.encounters).toEqual([
      { title: '', rest: 'none', entrants: [0, 1], positions: [], surprise: { by: 0, acting: [] } },
      { title: 'The gate', rest: 'quick', entrants: [2], positions: [{ a: 0, b: 2, distance: FAR }], surprise: null },
      { title: '', rest: 'full', entrants: [3, 4], positions: [], surprise: { by: 1, acting: [3, 4] } },
    ])
    expect(setup).toMatchObject({ isDay: true, lastRest: 'quick', encountersToday: 1 })
  })
})

it('gives whom nobody claims to the seat of the side', () => {
  const { seats, roster } = setupOf(encounter({ seats: { one: { plays: ['Ana'], by: 'computer' } } }))
  expect(seats.map(({ id, policy }) => [id, policy])).toEqual([
    ['referee', null],
    ['one', 'aggressive'],
    ['players', null],
  ])
  expect(roster.map(({ seat }) => seat)).toEqual([1, 0])
})
