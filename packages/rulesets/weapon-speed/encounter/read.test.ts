import { describe, expect, it } from 'vitest'
import {
  ATTACK,
  CAST,
  CONSUME,
  DEAD,
  DEFENSIVE,
  FLEEING,
  FULL_DEFENSE,
  IN,
  NOT_INTIMIDATED,
  OFF_HAND,
  THROW,
} from '../words.ts'
import { ana, encounter, entrant, gob, readAna, SWORD, setupOf, withAna } from './test/sample.ts'

describe('the stat block', () => {
  it('fills in what is left out', () => {
    expect(readAna({})).toMatchObject({
      side: 0,
      scores: [10, 10, 10, 10, 10, 10],
      damaged: [0, 0, 0, 0, 0, 0],
      stress: null,
      woundPoints: null,
      mana: { now: 0, most: 0 },
      speed: 6,
      skills: [0, 0, 0],
      state: IN,
      baseInitiative: null,
      intimidated: NOT_INTIMIDATED,
      monster: false,
      hitDice: [{ count: 2, sides: 8 }],
      stressMax: null,
    })
  })

  it('reads Hit Dice, Stress, Mana and Wound Points', () => {
    expect(readAna({ hitDice: ['2d8', '3d10'] }).hitDice).toEqual([
      { count: 2, sides: 8 },
      { count: 3, sides: 10 },
    ])
    expect(readAna({ hitDice: null, stressMax: 12 })).toMatchObject({
      stressMax: 12,
      hitDice: [{ count: 1, sides: 8 }],
    })
    expect(readAna({ stress: '7/12' })).toMatchObject({ stress: 7, stressMax: 12 })
    expect(readAna({ stress: 7 })).toMatchObject({ stress: 7, stressMax: null })
    expect(readAna({ mana: '2/4' })).toMatchObject({ mana: { now: 2, most: 4 } })
    expect(readAna({ mana: 4 })).toMatchObject({ mana: { now: 4, most: 4 } })
    expect(readAna({ attributes: { strength: 15 }, wpModifiers: 2, wp: 17 })).toMatchObject({ woundPoints: 17 })
    expect(readAna({ abilities: ['hard-to-kill'], wp: 14 })).toMatchObject({ woundPoints: 14 })
  })

  it('reads wounds, injuries and conditions from before', () => {
    const hurt = readAna({
      wounds: [8, '3 blunt', '12 blunt fire', '1 bleeding', '1 strain'],
      injuries: [
        'broken-rib',
        { from: 'crushed-shoulder', side: 'off' },
        { name: 'Stiff neck', gives: { attack: -1 } },
      ],
      conditions: ['dazed', { condition: 'warded', rounds: 2 }, 'homesick'],
    })
    expect(hurt.wounds.map(({ amount, marks }) => [amount, marks])).toEqual([
      [8, 0],
      [3, 1],
      [12, 1 | (1 << 4)],
      [1, 1 << 12],
      [1, 1 << 11],
    ])
    expect(hurt.injuries).toMatchObject([
      { type: 0, row: 5, side: -1, injury: { name: 'Broken Rib', rule: 'blunt-broken-rib' } },
      { type: 0, row: 7, side: OFF_HAND },
      { type: -1, row: -1, injury: { name: 'Stiff neck', bearing: { attack: -1 } } },
    ])
    const { conditions } = setupOf(withAna({ conditions: ['homesick'] }))
    expect(conditions[0]?.id).toBe('prone')
    expect(conditions.at(-1)).toMatchObject({ id: 'homesick', bearing: { markers: ['homesick'], attack: 0 } })
    expect(hurt.conditions.map(({ rounds }) => rounds)).toEqual([0, 2, 0])
  })

  it('knows the dead by their Wound Points', () => {
    expect(readAna({ wp: -9 }).state).toBe(IN)
    expect(readAna({ wp: -10 }).state).toBe(DEAD)
    expect(readAna({ attributes: { strength: 15 }, wp: -14, state: 'fleeing' }).state).toBe(FLEEING)
  })

  it('makes combatants from content', () => {
    const roe = entrant(setupOf(withAna({ from: 'captain-roe', speed: 7 })), 'Ana')
    expect(roe).toMatchObject({ speed: 7, madeFrom: 'captain-roe', name: 'Ana' })
    expect(roe.items.length).toBeGreaterThan(3)
  })
})

describe('sides, kinds and seats', () => {
  it('takes the kind from the side, and the side from the kind', () => {
    const setup = setupOf(
      encounter({
        sides: { party: { party: true }, goblins: { name: 'Goblins', allies: ['wolves'] }, wolves: {} },
        combatants: [
          { name: 'Ana', hitDice: '1d8' },
          { name: 'Gob', hitDice: '1d6', kind: 'monster' },
          { name: 'Wolf', hitDice: '1d6', side: 'wolves', count: 2 },
          { name: 'Bo', hitDice: '1d8', kind: 'character', side: 'wolves' },
        ],
      }),
    )
    expect(setup.roster.map(({ name, monster, side }) => [name, monster, side])).toEqual([
      ['Ana', false, 0],
      ['Gob', true, 1],
      ['Wolf 1', true, 2],
      ['Wolf 2', true, 2],
      ['Bo', false, 2],
    ])
    expect(setup.sides.map(({ friends }) => friends)).toEqual([0b001, 0b110, 0b110])
    expect(setup.sides.map(({ name, hitPoints }) => [name, hitPoints])).toEqual([
      ['Party', 'exact'],
      ['Goblins', 'word'],
      ['Wolves', 'word'],
    ])
  })

  it('gives the party to the players, and keeps the order of seats', () => {
    const { seats, roster } = setupOf(encounter({ seats: { bo: { plays: [] }, mia: { plays: 'Ana' } } }))
    expect(seats.map(({ id }) => id)).toEqual(['referee', 'bo', 'mia', 'players'])
    expect(roster.map(({ seat }) => seat)).toEqual([2, 0])
  })
})

describe('the beginning', () => {
  it('names the surprised by names and sides', () => {
    const surprisedBy = (surprised: unknown) => setupOf(encounter({ surprised })).surprised
    expect(surprisedBy(undefined)).toEqual([])
    expect(surprisedBy('nobody')).toEqual([])
    expect(surprisedBy('ask')).toBe('ask')
    expect(surprisedBy(['foes', 'Ana'])).toEqual([0, 1])
  })

  it('reads groups', () => {
    const combatants = [
      { ...ana, name: 'Ana' },
      { name: 'Orc', hitDice: '1d8', kind: 'monster', count: 3 },
    ]
    const options = { 'shared-initiative': 'groups' }
    expect(setupOf(encounter({ combatants, options, groups: [['Orc 1', 'Orc 3']] })).groups).toEqual([[1, 3]])
  })

  it("reads the table's own modifiers", () => {
    expect(setupOf(encounter()).modifiers).toBeNull()
    expect(setupOf(encounter({ modifiers: { 0: -6, 1: -5, 2: -4 } })).modifiers).toEqual([-6, -5, -4])
    expect(setupOf(encounter({ modifiers: { 2: -4, 3: -3 } })).modifiers).toEqual([-4, -4, -4, -3])
  })

  it('reads tables of injuries, of which Blunt is there', () => {
    const { injuries } = setupOf(
      encounter({
        content: {
          injuries: {
            fire: {
              die: 4,
              rows: { '1-3': { name: 'Scorched' }, 4: { name: 'Burnt', damage: '1d4', attributes: ['agility'] } },
            },
          },
        },
      }),
    )
    expect(injuries.map((table) => table?.die ?? 0)).toEqual([20, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0])
    expect(injuries[4]?.rows.map(({ name }) => name)).toEqual(['Scorched', 'Scorched', 'Scorched', 'Burnt'])
    expect(injuries[4]?.rows[3]?.rule).toBe('combat-injury-table')
  })

  it('lets one stand alone where rounds go on', () => {
    const alone = { combatants: { Ana: ana }, house: { 'keep-rounds': 'yes' } }
    expect(setupOf(encounter(alone)).roster).toHaveLength(1)
  })
})

describe('a fight under way', () => {
  const armed = { items: [SWORD, 'lamp-flask', 'wind-tonic'], mana: 3, spells: ['mend'] }
  const midway = (now: unknown) =>
    setupOf(encounter({ combatants: { Ana: { ...ana, ...armed }, Gob: { ...gob, items: [SWORD] } }, now })).now

  it('begins with declarations where nothing else is said', () => {
    expect(midway(undefined)).toBeNull()
    expect(midway({ round: 4 })).toMatchObject({ round: 4, declaring: true, turn: -1, count: null, turns: [] })
    expect(midway({})).toMatchObject({ round: 2, declaring: true })
  })

  it('reads turns to come, made-up ones and missed ones', () => {
    expect(
      midway({
        round: 3,
        turn: 'Ana',
        turns: { Ana: 'sword', Gob: { declared: 'defensive sword', initiative: 12 } },
      }),
    ).toMatchObject({
      declaring: false,
      turn: 0,
      turns: [
        { who: 0, declared: { kind: ATTACK, thing: 0, attack: 0 }, initiative: null },
        { who: 1, declared: { kind: DEFENSIVE, thing: 0 }, initiative: 12 },
      ],
      missed: [],
    })
    expect(midway({ round: 3, turn: 'Ana', turns: { Ana: 'sword' }, missed: { Gob: 'full-defense' } })).toMatchObject({
      missed: [{ who: 1, declared: { kind: FULL_DEFENSE, thing: -1 } }],
    })
    expect(
      midway({ turns: {}, late: { Gob: { declared: 'sword', initiative: -4 } }, turn: 'Gob', turnIsLate: true }),
    ).toMatchObject({
      turn: 1,
      turnIsLate: true,
      late: [{ who: 1, initiative: -4 }],
    })
    expect(midway({ count: 13, turns: {} })).toMatchObject({ count: 13, turn: -1, declaring: false })
  })

  it('reads every way of declaring', () => {
    const declared = (text: string) => midway({ turns: { Ana: text } })?.turns[0]?.declared
    expect(declared('Attack Sword')).toEqual(declared('sword'))
    expect(declared('defensive')).toEqual({ kind: DEFENSIVE, thing: -1, attack: 0 })
    expect(declared('cast mend')).toEqual({ kind: CAST, thing: 0, attack: 0 })
    expect(declared('throw lamp flask')).toEqual({ kind: THROW, thing: 1, attack: 0 })
    expect(declared('consume wind tonic')).toEqual({ kind: CONSUME, thing: 2, attack: 0 })
    for (const alone of ['move', 'heal', 'intimidate', 'pick-up', 'stand-up', 'improvise', 'full-defense']) {
      expect(declared(alone)).toMatchObject({ thing: -1 })
    }
  })

  it('reads what has been done', () => {
    const busy = readAna(
      {
        baseInitiative: 3,
        prone: true,
        reactionUsed: true,
        fullDefense: true,
        moved: 3,
        actions: 1,
        actedBefore: 1,
        bigHit: 8,
        intimidated: 16,
        wp: -2,
        stabilized: true,
      },
      { now: { round: 2 } },
    )
    expect(busy).toMatchObject({ baseInitiative: 3, moved: 3, actions: 1, actedBefore: 1, bigHit: 8, intimidated: 16 })
    expect([busy.prone, busy.reactionUsed, busy.fullDefense, busy.stabilized]).toEqual([true, true, true, true])
  })
})
