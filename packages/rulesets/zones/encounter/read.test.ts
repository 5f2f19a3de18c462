import { describe, expect, it } from 'vitest'
import { zonesContent } from '../content/content.ts'
import { CHARACTERS, ENEMIES, IN_BACKPACK, IN_HAND, ON_BODY, OUT_OF_ACTION } from '../words.ts'
import { ada, encounter, entrant, gob, plain, setupOf } from './test/sample.ts'

describe('combatants', () => {
  it('start in the starting Zone of their side, at full hit points', () => {
    const setup = setupOf(encounter())
    expect(entrant(setup, 'Ada')).toMatchObject({
      side: CHARACTERS,
      zone: 0,
      hp: { now: 10, most: 10 },
      ...{ str: 2, dex: 1, con: 0, int: 0, wis: 0, cha: 0 },
    })
    expect(entrant(setup, 'Gob')).toMatchObject({ side: ENEMIES, zone: 2, skill: 1, armor: 0 })
  })

  it('take content by id, and changes replace what it says', () => {
    const setup = setupOf(
      encounter({ combatants: { Ada: { from: 'ada-the-warrior', zone: 'B', hp: '3/12', items: [] }, Gob: gob } }),
    )
    const it = entrant(setup, 'Ada')
    expect(it).toMatchObject({ zone: 1, hp: { now: 3, most: 12 }, level: 1, items: [] })
    expect(it.madeFrom).toBe('ada-the-warrior')
  })

  it('are numbered when a list counts them', () => {
    const setup = setupOf(
      encounter({
        combatants: [
          { name: 'Ada', ...ada },
          { name: 'Gob', count: 2, ...gob },
        ],
      }),
    )
    expect(setup.roster.map((e) => e.name)).toEqual(['Ada', 'Gob 1', 'Gob 2'])
  })

  it('at 0 hit points are out of action', () => {
    const setup = setupOf(encounter({ combatants: { Ada: { ...ada, hp: '0/10' }, Gob: gob } }))
    expect(entrant(setup, 'Ada')).toMatchObject({ hp: { now: 0, most: 10 }, status: OUT_OF_ACTION })
  })

  it('of content of the ruleset are all sound', () => {
    for (const id of Object.keys(zonesContent.combatants)) {
      expect(() => setupOf(encounter({ combatants: { Ada: ada, Gob: gob, It: { from: id } } })), id).not.toThrow()
    }
  })

  it('keep state from before: effects, spent moves, initiative', () => {
    const setup = setupOf(
      encounter({
        combatants: {
          Ada: { ...ada, moved: true, initiative: 5, hindrances: ['stuck', { kind: 'weakened', dr: 14, moments: 2 }] },
          Gob: { ...gob, ongoing: { dr: 9 }, status: 'fleeing' },
        },
      }),
    )
    expect(entrant(setup, 'Ada')).toMatchObject({ moved: true, acted: false, initiative: 5 })
    expect(entrant(setup, 'Ada').hindrances).toEqual([
      { kind: 2, attribute: 0, dr: 12, needsAction: false, moments: 0 },
      { kind: 0, attribute: 2, dr: 14, needsAction: false, moments: 2 },
    ])
    expect(entrant(setup, 'Gob')).toMatchObject({ ongoing: { attribute: 2, dr: 9, moments: 0 }, status: 1 })
  })
})

describe('items', () => {
  const carried = (items: unknown[]) =>
    entrant(setupOf(encounter({ combatants: { Ada: { ...ada, items }, Gob: gob } })), 'Ada').items

  it('go into free hands in the order of the list, then on the body', () => {
    expect(carried(['shortsword', 'greatsword', 'rope', 'lantern', 'hatchet']).map((i) => i.place)).toEqual([
      IN_HAND,
      ON_BODY,
      ON_BODY,
      IN_HAND,
      ON_BODY,
    ])
  })

  it('said to be in hand take their hands first', () => {
    const places = carried(['shortsword', { from: 'greatsword', place: 'hand' }, { from: 'bow', place: 'backpack' }])
    expect(places.map((i) => i.place)).toEqual([ON_BODY, IN_HAND, IN_BACKPACK])
  })

  it('in short text are weapons, things, or content with a place', () => {
    const [bow, potion, sword] = carried([
      'old bow ranged 2-hand 1d6+1 usages 1/4 on body',
      'potion in backpack',
      'longsword on body',
    ])
    expect(bow).toMatchObject({
      ...{ name: 'old bow', kinds: { ranged: true, melee: false }, hands: 2, reach: 2, usages: 4 },
      marked: 1,
    })
    expect(bow?.damage?.text).toBe('1d6+1')
    expect(potion).toMatchObject({ name: 'potion', damage: null, usages: 0, hands: 1, place: IN_BACKPACK })
    expect(sword).toMatchObject({ name: 'Longsword', kinds: { melee: true }, usages: 3, place: ON_BODY })
  })

  it('get a number where two have the same name', () => {
    expect(carried(['shortsword', 'shortsword']).map((i) => i.name)).toEqual(['Shortsword', 'Shortsword 2'])
  })

  it('are used up as often as the house says, unless they say so themselves', () => {
    const setup = setupOf(
      encounter({
        house: { 'default-usages': 5 },
        combatants: { Ada: { ...ada, items: ['longsword', 'cudgel'] }, Gob: gob },
      }),
    )
    expect(entrant(setup, 'Ada').items.map((i) => i.usages)).toEqual([5, 0])
  })
})

describe('the battlefield', () => {
  it('is three Zones in a line when it is left out, each side with its own way out', () => {
    const setup = setupOf(encounter({ battlefield: undefined }))
    expect(setup.graph.zones).toEqual(['characters-start', 'middle', 'enemies-start'])
    expect(setup.zones.map((z) => z.name)).toEqual(["The Characters' start", 'The middle', "The enemies' start"])
    expect(setup.zones.map((z) => z.exits)).toEqual([[CHARACTERS], [], [ENEMIES]])
    expect(setup.options['zone-count']).toBe('line')
  })

  it('is a list of lines, or a map that says each neighbour once', () => {
    const ring = setupOf(encounter({ battlefield: ['A-B', 'B-C', 'C-A'] }))
    const map = setupOf(encounter({ battlefield: { A: { adjacent: ['B', 'C'] }, B: { adjacent: ['C'] }, C: {} } }))
    expect(ring.graph.next).toEqual([
      [1, 2],
      [0, 2],
      [0, 1],
    ])
    expect(map.graph.next).toEqual(ring.graph.next)
    expect(map.options['zone-count']).toBe('own')
  })

  it('has starts, exits, limits and hazards as its Zones say', () => {
    const setup = setupOf(
      encounter({
        options: { 'zone-hazard-timing': 'on-enter' },
        house: { 'default-dr': 14 },
        battlefield: {
          A: { start: 'enemies', exit: true },
          B: { adjacent: ['A'], capacity: 3, hazard: { damage: '1d4', immune: ['Gob', 'cellar-rat'] } },
          C: { adjacent: ['B'], start: 'characters', name: 'The bank', exit: ['enemies'] },
        },
      }),
    )
    expect(setup.starts).toEqual([2, 0])
    expect(setup.zones.map((z) => z.exits)).toEqual([[CHARACTERS, ENEMIES], [], [ENEMIES]])
    expect(setup.zones[1]).toMatchObject({ capacity: 3, name: 'B', hazard: { attribute: -1, dr: 14, when: 1 } })
    expect(setup.zones[2]?.name).toBe('The bank')
  })
})

describe('seats', () => {
  it('are the referee and the players when none are named', () => {
    const setup = setupOf(encounter())
    expect(setup.seats).toEqual([
      { id: 'referee', by: 'person', policy: null },
      { id: 'players', by: 'person', policy: null },
    ])
    expect(setup.roster.map((e) => e.seat)).toEqual([1, 0])
  })

  it('answer for names and sides, the name first', () => {
    const seats = {
      referee: { by: 'computer' },
      ann: { plays: 'Ada' },
      horde: { plays: ['enemies'], by: 'computer', policy: 'random' },
    }
    const setup = setupOf(encounter({ seats, combatants: { Ada: ada, Bel: ada, Gob: gob } }))
    expect(setup.seats.map((s) => s.id)).toEqual(['referee', 'ann', 'horde', 'players'])
    expect(setup.seats[0]?.policy).toBe('aggressive')
    expect(setup.roster.map((e) => e.seat)).toEqual([1, 3, 2])
  })
})

describe('a fight in progress', () => {
  it('has an order: characters, friendly creatures, enemies', () => {
    const combatants = { Gob: gob, Dog: { ...gob, side: 'characters' }, Ada: ada, Bel: ada }
    const setup = setupOf(encounter({ combatants, now: { turn: 'bel' } }))
    expect(setup.now).toEqual({ round: 2, turn: 3, next: -1, order: [2, 3, 1, 0] })
  })

  it('takes the order that is given', () => {
    const setup = setupOf(encounter({ now: { round: 4, next: 'Gob', order: ['Gob', 'Ada'] } }))
    expect(setup.now).toEqual({ round: 4, turn: -1, next: 1, order: [1, 0] })
  })
})

it('reads a table for the fallen by faces and runs of faces', () => {
  const setup = setupOf(encounter({ aftermath: { die: 4, rows: { '1': 'dead', '2-4': 'asleep' } } }))
  expect(setup.aftermath).toEqual({ sides: 4, results: ['dead', 'asleep', 'asleep', 'asleep'] })
})

it('takes content of its own before the ruleset’s, and builds on it', () => {
  const setup = setupOf(
    encounter({
      content: {
        items: { longsword: { from: 'longsword', damage: '1d10' }, wand: { name: 'Wand', hands: 1 } },
        combatants: { brute: { name: 'Brute', ...gob, skill: 4 } },
      },
      combatants: { Ada: { ...ada, items: ['longsword', 'wand'] }, Gob: { from: 'brute', hp: 3 } },
    }),
  )
  expect(entrant(setup, 'Ada').items.map((i) => i.damage?.text ?? null)).toEqual(['1d10', null])
  expect(entrant(setup, 'Gob')).toMatchObject({ skill: 4, hp: { now: 3, most: 3 }, madeFrom: 'brute' })
})

it('reads what it has written to the same setup', () => {
  const setup = setupOf(
    encounter({
      battlefield: ['A-B', 'B-C', 'C-A', 'D'],
      now: { turn: 'Ada' },
      combatants: { Ada: { from: 'captain-holt', moved: true }, Gob: { from: 'gullet', hindrances: ['stuck'] } },
    }),
  )
  const again = setupOf(setup.encounter)
  expect(plain(again)).toEqual(plain(setup))
  expect(JSON.stringify(setup.encounter)).not.toContain('"from"')
})
