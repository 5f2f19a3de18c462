import { squareName } from '@fray/kernel'
import { describe, expect, it } from 'vitest'
import { shockContent } from '../content/content.ts'
import {
  DEAD,
  IN_HAND,
  MELEE,
  MORTALLY_INJURED,
  NO_SKILL,
  ON_GROUND,
  RANGED,
  READIED,
  type ShockSetup,
  STOWED,
  UNCONSCIOUS,
  UP,
} from '../model.ts'
import { ann, BLADE, CROSSBOW, encounter, entrant, orc, plain, setupOf } from './test/sample.ts'

const withAnn = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })), 'Ann')
const withOrc = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: ann, Orc: { ...orc, ...changes } }, ...more })), 'Orc')

describe('combatants', () => {
  it('have the numbers of the formats where nothing is said', () => {
    expect(withAnn({})).toMatchObject({
      side: 0,
      named: true,
      hp: 10,
      hpMax: 10,
      ac: 10,
      attackBonus: 0,
      mods: [0, 0, 0, 0, 0],
      skills: [-1, -1, -1, -1, -1, -1, -1],
      physicalSave: 15,
      move: 30,
      reach: 5,
      footprint: 1,
      attacks: 1,
      heed: 1,
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
    expect(withAnn({ hp: '0/10' })).toMatchObject({ hp: 0, hpMax: 10, state: MORTALLY_INJURED, prone: true, fell: 0 })
    expect(withOrc({ hp: '0/5' }, { now: { round: 7 } })).toMatchObject({ state: DEAD, fell: 7 })
    expect(withOrc({ hp: 5, state: 'unconscious', fell: 2 }, { now: { round: 7 } })).toMatchObject({
      hp: 0,
      hpMax: 5,
      state: UNCONSCIOUS,
      fell: 2,
    })
  })

  it('keep what they have done', () => {
    const it = withAnn({
      mainSpent: true,
      holding: true,
      charged: true,
      unseen: 'located',
      heed: 'steps',
      swarm: 'orc',
      disengagedFrom: ['Orc', 'Orc'],
      tags: ['zealot'],
    })
    expect(it).toMatchObject({ mainSpent: true, moveSpent: true, charged: true, unseen: 1, heed: 3, swarm: 1 })
    expect(it.disengagedFrom).toEqual([1])
    expect(withAnn({ swarm: 'Orc' }).mainSpent).toBe(true)
  })

  it('are numbered when a list counts them', () => {
    const combatants = [
      { name: 'Ann', ...ann },
      { name: 'Orc', count: 3, kind: 'npc', hp: 5 },
    ]
    expect(setupOf(encounter({ combatants })).roster.map((e) => e.sheet.name)).toEqual([
      'Ann',
      'Orc 1',
      'Orc 2',
      'Orc 3',
    ])
  })
})

describe('items', () => {
  const carried = (changes: Record<string, unknown>) =>
    withAnn(changes).items.map((item) => [item.kind.name, item.carried] as const)

  it('are in hand as far as hands are free, a shield first, and bare hands always', () => {
    expect(carried({ weapons: [BLADE, CROSSBOW, 'dirk melee stab dex d4'], items: ['healers-kit'] })).toEqual([
      ['blade', IN_HAND],
      ['arbalest', READIED],
      ['dirk', IN_HAND],
      ["Healer's kit", READIED],
      ['Quiver', READIED],
      ['Fist', IN_HAND],
    ])
    expect(carried({ shield: true, weapons: [CROSSBOW, BLADE], quiver: false })).toEqual([
      ['arbalest', READIED],
      ['blade', IN_HAND],
      ['Shield', IN_HAND],
      ['Fist', IN_HAND],
    ])
  })

  it('that are grown or bare hands need no hands', () => {
    const claws = 'claws natural brawl str d6 shock 3/-'
    const it = withAnn({ weapons: [claws, CROSSBOW, 'paws unarmed brawl str d3'] })
    expect(it.items.map(({ kind }) => [kind.name, kind.hands])).toEqual([
      ['claws', 0],
      ['arbalest', 2],
      ['paws', 0],
      ['Quiver', 0],
    ])
    expect(it.items[1]?.carried).toBe(IN_HAND)
    expect(it.items[0]?.kind).toMatchObject({
      natural: true,
      unarmed: false,
      modes: [{ shock: { points: 3, maxAc: null } }],
    })
  })

  it('in short text and as maps say the same', () => {
    const map = {
      name: 'arbalest',
      kind: 'ranged',
      attributes: ['dex'],
      skill: 'shoot',
      damage: '1d8',
      range: '90/360',
      hands: 2,
      reload: 'main',
      carried: 'stowed',
      loaded: false,
    }
    const { modes, ...rest } = { modes: [{}], ...map }
    const { kind, attributes, skill, damage, range, ...outer } = rest
    const listed = { ...outer, modes: [{ kind, attributes, skill, damage, range }] }
    expect(modes).toHaveLength(1)
    const [short, long, several] = [`${CROSSBOW} stowed unloaded`, map, listed].map(
      (w) => withAnn({ weapons: [w] }).items[0],
    )
    expect(short).toMatchObject({ carried: STOWED, loaded: false, kind: { hands: 2, reload: 'main' } })
    expect(short?.kind.modes[0]).toMatchObject({ kind: RANGED, attributes: [1], skill: 2, range: 90, maxRange: 360 })
    expect(JSON.stringify(long)).toBe(JSON.stringify(short))
    expect(JSON.stringify(several)).toBe(JSON.stringify(short))
  })

  it('lie on the ground where they were dropped: its own, or others', () => {
    expect(carried({ weapons: [BLADE, 'knife'], dropped: ['knife', 'rope'] })).toEqual([
      ['blade', IN_HAND],
      ['Knife', ON_GROUND],
      ['Rope', ON_GROUND],
      ['Fist', IN_HAND],
    ])
    expect(carried({ weapons: [BLADE], shield: true, state: 'stable' })[0]).toEqual(['blade', ON_GROUND])
  })

  it('have names of their own', () => {
    expect(carried({ weapons: ['knife', 'knife'] }).map(([name]) => name)).toEqual(['Knife', 'Knife 2', 'Fist'])
  })

  it('of content come with all of their modes', () => {
    const knife = withAnn({ weapons: ['knife'] }).items[0]
    expect(knife?.kind.modes.map((mode) => [mode.kind, mode.shock?.maxAc ?? null])).toEqual([
      [MELEE, 15],
      [2, null],
    ])
  })

  it('include the fist of the encounter, which may leave its die to the referee', () => {
    const fist = { name: 'Knuckles', kind: 'melee', attributes: 'str', skill: 'brawl', unarmed: true }
    const setup = setupOf(encounter({ content: { items: { fist } } }))
    expect(setup.fist).toMatchObject({ name: 'Knuckles', modes: [{ damage: null }] })
    expect(entrant(setup, 'Orc').items.map(({ kind }) => kind.name)).toEqual(['Knuckles'])
  })
})

describe('powers and spells', () => {
  it('are read with their effects', () => {
    const power = {
      name: 'Second Wind',
      cost: 'instant',
      moment: 'hit-on-me',
      uses: { times: 2, per: 'day' },
      effects: [{ effect: 'heal', amount: '1d6' }, { effect: 'damage-roll', amount: 3 }, { effect: 'treat-as-miss' }],
    }
    const spell = {
      name: 'Firebolt',
      range: 60,
      target: 'area',
      radius: 10,
      effects: [
        { effect: 'hurt', amount: '2d6', save: 'half' },
        { effect: 'push', feet: 5 },
      ],
    }
    const { powers, spells } = withAnn({ powers: [power, 'cats-feet'], spells: [spell] }).sheet
    expect(plain({ powers, spells } as unknown as ShockSetup)).toMatchObject({
      powers: [
        {
          cost: 'instant',
          uses: { times: 2, per: 'day' },
          effects: [{ amount: '1d6' }, { effect: 'hurt', amount: '3', save: null }, { effect: 'treat-as-miss' }],
        },
        { cost: 'passive', moment: 'any', uses: null },
      ],
      spells: [
        { cost: 'main', radius: 10, needsSight: true, provokes: false, effects: [{ save: 'half' }, { feet: 5 }] },
      ],
    })
  })
})

describe('places', () => {
  const at = (setup: ShockSetup) =>
    Object.fromEntries(setup.roster.map((e) => [e.sheet.name, squareName(setup.grid, e.square)]))
  const pc = { kind: 'pc', hp: 5 }
  const npc = { kind: 'npc', hp: 5 }

  it('are open ground around 0,0 when no battlefield is given, the sides west and east', () => {
    const setup = setupOf(encounter({ battlefield: undefined, combatants: { Ann: pc, Bob: pc, Orc: npc, Imp: npc } }))
    expect(setup.grid).toMatchObject({ originX: -20, originY: -20, width: 40, depth: 40 })
    expect(at(setup)).toEqual({ Ann: '-6,-1', Bob: '-6,0', Orc: '5,-1', Imp: '5,0' })
    expect(setup.exits).toBe('edge')
  })

  it('come from the letters of the map, by the legend or by initials', () => {
    const battlefield = {
      text: 'A.gGB\n.OO.g\n.OOh.',
      legend: { g: { combatant: 'Goblin' }, h: { combatant: 'Hob' } },
    }
    const combatants = [
      { name: 'Ann', ...pc },
      { name: 'Bob', ...pc, at: '4,0' },
      { name: 'Gus', ...pc },
      { name: 'Goblin', ...npc, count: 2 },
      { name: 'Hob', ...npc },
      { name: 'Ogre', ...npc, footprint: 2 },
    ]
    const raw = encounter({ battlefield: { ...battlefield, text: 'A.g.B\n.OO.g\n.OOh.' }, combatants })
    expect(at(setupOf(raw))).toMatchObject({
      Ann: '0,2',
      Bob: '4,0',
      'Goblin 1': '2,2',
      'Goblin 2': '4,1',
      Hob: '3,0',
      Ogre: '1,0',
    })
  })

  it('come from the mark of the side, then as near to it as there is room', () => {
    const battlefield = {
      size: [10, 10],
      marks: { party: ['2,2', '3,3'], foes: '8,8' },
      boxes: [{ squares: '2,2', top: 10 }],
    }
    const setup = setupOf(encounter({ battlefield, combatants: { Ann: pc, Bob: pc, Orc: npc } }))
    expect(at(setup)).toEqual({ Ann: '3,3', Bob: '2,1', Orc: '8,8' })
  })

  it('never overlap, whatever the sizes, sides and numbers', () => {
    const sides = { a: {}, b: {}, c: {}, d: {}, e: {} }
    const combatants = Object.fromEntries(
      Array.from({ length: 30 }, (_, i) => [`X${i}`, { ...npc, side: 'abcde'[i % 5], footprint: 1 + (i % 3) }]),
    )
    const { grid, roster } = setupOf(encounter({ sides, combatants, battlefield: '16x16' }))
    const covered = roster.flatMap(({ square, footprint }) =>
      Array.from(
        { length: footprint ** 2 },
        (_, i) => square + (i % footprint) + Math.floor(i / footprint) * grid.width,
      ),
    )
    expect(new Set(covered).size).toBe(covered.length)
  })

  it('the dead may share with the living', () => {
    expect(() => setupOf(encounter({ combatants: { Ann: ann, Orc: { ...orc, at: '3,4', hp: '0/5' } } }))).not.toThrow()
  })

  it('have exits: the edge, none, or squares', () => {
    const exitsOf = (exits: unknown) => setupOf(encounter({ battlefield: { size: [20, 10], exits } })).exits
    expect(exitsOf('none')).toBe('none')
    expect(exitsOf(['0,1', '0,0..0,1'])).toEqual([0, 20])
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
    expect(entrant(setup, 'Ann')).toMatchObject({ screening: 1, dual: true })
    expect(entrant(setup, 'Bob').grappling).toBe(3)
    expect(entrant(setup, 'Cal').aiming).toEqual({ at: 4, weapon: 1, rounds: 6 })
  })
})
