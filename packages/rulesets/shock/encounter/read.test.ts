import { describe, expect, it } from 'vitest'
import { shockContent } from '../content/content.ts'
import { DEAD, MORTALLY_INJURED, NO_SKILL, UNCONSCIOUS, UP } from '../words.ts'
import { ann, BLADE, CROSSBOW, encounter, entrant, orc, setupOf } from './test/sample.ts'

const withAnn = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })), 'Ann')
const withOrc = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: ann, Orc: { ...orc, ...changes } }, ...more })), 'Orc')

describe('combatants', () => {
  it('have the numbers of the formats where nothing is said', () => {
    expect(withAnn({})).toMatchObject({
      side: 0,
      named: true,
      hp: { now: 10, most: 10 },
      acBase: 10,
      attackBonus: 0,
      mods: [0, 0, 0, 0, 0],
      skills: [-1, -1, -1, -1, -1, -1, -1],
      physicalSave: 15,
      move: 30,
      reach: 5,
      footprint: 1,
      attacks: 1,
      prompts: 1,
      state: UP,
    })
    expect(withOrc({ hd: 2, skills: { stab: 1 } })).toMatchObject({
      side: 1,
      named: false,
      attackBonus: 2,
      skills: [NO_SKILL, 1, NO_SKILL, NO_SKILL, NO_SKILL, NO_SKILL, NO_SKILL],
      skillBonus: 0,
    })
    expect(withOrc({ hd: 2, attackBonus: 0 }).attackBonus).toBe(0)
  })

  it('of content of the ruleset are all sound', () => {
    for (const id of Object.keys(shockContent.combatants)) {
      const combatants = { Ann: ann, Orc: orc, It: { from: id } }
      expect(() => setupOf(encounter({ combatants })), id).not.toThrow()
    }
  })

  it('without hit points are dead, or dying where they have a name', () => {
    expect(withAnn({ hp: '0/10' })).toMatchObject({
      hp: { now: 0, most: 10 },
      state: MORTALLY_INJURED,
      prone: true,
      fell: 0,
    })
    expect(withOrc({ hp: '0/5' }, { now: { round: 7 } })).toMatchObject({ state: DEAD, fell: 7 })
    expect(withOrc({ hp: 5, state: 'unconscious', fell: 2 }, { now: { round: 7 } })).toMatchObject({
      hp: { now: 0, most: 5 },
      state: UNCONSCIOUS,
      fell: 2,
    })
  })

  it('keep what they have done', () => {
    const now = { now: { round: 2, side: 'party' } }
    const acts = {
      mainSpent: true,
      holding: true,
      charged: true,
      unseen: 'located',
      prompts: 'steps',
      swarm: 'orc',
      disengagedFrom: ['Orc', 'Orc'],
      tags: ['zealot'],
    }
    const it = withAnn(acts, now)
    expect(it).toMatchObject({ mainSpent: true, moveSpent: true, charged: true, unseen: 1, prompts: 3, swarm: 'Orc' })
    expect(it.disengagedFrom).toEqual(['Orc'])
    expect(withAnn({ swarm: 'Orc' }, now).mainSpent).toBe(true)
    expect(withAnn({ charged: true }, now)).toMatchObject({ mainSpent: true, moveSpent: true })
    expect(withAnn({ totalDefense: true }, now).mainSpent).toBe(true)
    expect(withOrc({ totalDefense: true }, now).mainSpent).toBe(false)
  })

  it('are numbered when a list counts them', () => {
    const combatants = [
      { name: 'Ann', ...ann },
      { name: 'Orc', count: 3, kind: 'npc', hp: 5 },
    ]
    expect(setupOf(encounter({ combatants })).roster.map((e) => e.name)).toEqual(['Ann', 'Orc 1', 'Orc 2', 'Orc 3'])
  })
})

describe('sides and seats', () => {
  it('are the Party and its foes, the Party with the players', () => {
    const setup = setupOf(encounter())
    expect(setup.sides).toMatchObject([
      { id: 'party', name: 'Party', party: true, hitPoints: 'exact' },
      { id: 'foes', name: 'Foes', party: false, hitPoints: 'word' },
    ])
    expect(setup.seats.map((s) => s.id)).toEqual(['referee', 'players'])
    expect(setup.roster.map((e) => e.seat)).toEqual([1, 0])
  })

  it('are any number, with or without a Party', () => {
    const combatants = { Ann: { ...ann, side: 'wolves' }, Orc: { ...orc, side: 'orcs', alert: false } }
    const setup = setupOf(
      encounter({ sides: { orcs: { alert: true }, wolves: { hp: 'nothing' }, rats: {} }, combatants }),
    )
    expect(setup.roster.map((e) => [e.side, e.seat])).toEqual([
      [1, 0],
      [0, 0],
    ])
    expect(setup.sides[1]?.hitPoints).toBe('nothing')
    expect(setup.seats).toHaveLength(1)
    expect(entrant(setup, 'Orc').alert).toBe(false)
  })

  it('put everybody on a side who names none', () => {
    const setup = setupOf(encounter({ sides: { orcs: {}, elves: { party: true } } }))
    expect(setup.roster.map((e) => setup.sides[e.side]?.id)).toEqual(['elves', 'orcs'])
  })
})

describe('surprise and a fight in progress', () => {
  it('may be of sides, or left to a check', () => {
    expect(setupOf(encounter({ surprised: ['foes'] })).surprise).toEqual({ sides: [1], check: null })
    const check = { by: 'foes', roll: 'door', against: 'party', notices: 'Ann' }
    expect(setupOf(encounter({ surprised: { check } })).surprise).toEqual({
      sides: [],
      check: { by: 1, against: 0, roll: 'door', who: -1, notices: 0 },
    })
  })

  it('reaches an alert side only from hiding', () => {
    const sides = { party: { alert: true }, spiders: { hidden: true } }
    expect(setupOf(encounter({ sides, surprised: 'party' })).surprise.sides).toEqual([0])
  })

  it('is round 2 of the first side unless more is said', () => {
    expect(setupOf(encounter()).now).toBeNull()
    expect(setupOf(encounter({ now: {} })).now).toEqual({ round: 2, side: 0, order: [0, 1], surpriseRound: false })
    expect(setupOf(encounter({ now: { round: 5, side: 'party', order: ['foes', 'party'] } })).now).toEqual({
      round: 5,
      side: 0,
      order: [1, 0],
      surpriseRound: false,
    })
  })

  it('knows screens, grapples, stances and aims', () => {
    const setup = setupOf(
      encounter({
        now: {},
        combatants: {
          Ann: {
            ...ann,
            skills: { stab: 1 },
            weapons: [BLADE, 'dirk melee stab dex d4'],
            dual: true,
            screening: 'Bob',
          },
          Bob: { ...ann, at: '4,5', grappling: 'Orc' },
          Cal: {
            ...ann,
            at: '0,0',
            weapons: ['knife', CROSSBOW],
            aiming: { at: 'Imp', weapon: 'arbalest', rounds: 6 },
          },
          Orc: { ...orc, at: '5,6' },
          Imp: { ...orc, at: '9,9', unsuspecting: true },
        },
      }),
    )
    expect(entrant(setup, 'Ann')).toMatchObject({ screening: 'Bob', dual: true })
    expect(entrant(setup, 'Bob').grappling).toBe('Orc')
    expect(entrant(setup, 'Cal').aiming).toEqual({ at: 'Imp', weapon: 'arbalest', rounds: 6 })
  })
})
