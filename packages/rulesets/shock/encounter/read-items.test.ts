import { describe, expect, it } from 'vitest'
import type { ShockSetup } from '../model.ts'
import { IN_HAND, MELEE, ON_GROUND, RANGED, READIED, STOWED, THROWN } from '../words.ts'
import { ann, BLADE, CROSSBOW, encounter, entrant, orc, plain, setupOf } from './test/sample.ts'

const withAnn = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  entrant(setupOf(encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })), 'Ann')

describe('items', () => {
  const carried = (changes: Record<string, unknown>) =>
    withAnn(changes).items.map((item) => [item.name, item.carried] as const)

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
      ['Round shield', IN_HAND],
      ['Fist', IN_HAND],
    ])
  })

  it('that are grown or bare hands need no hands', () => {
    const claws = 'claws natural brawl str d6 shock 3/-'
    const it = withAnn({ weapons: [claws, CROSSBOW, 'paws unarmed brawl str d3'] })
    expect(it.items.map(({ name, hands }) => [name, hands])).toEqual([
      ['claws', 0],
      ['arbalest', 2],
      ['paws', 0],
      ['Quiver', 0],
    ])
    expect(it.items[1]?.carried).toBe(IN_HAND)
    expect(it.items[0]).toMatchObject({
      natural: true,
      unarmed: false,
      modes: [{ shock: { points: 3, maxAc: null } }],
    })
  })

  it('made from another change its one way of attack, however that says it, or say all ways again', () => {
    const mode = { kind: 'melee', attributes: ['str'], skill: 'stab', damage: '1d6', shock: '1/13' }
    const [club, thorn, both] = ['1d10', '1d8', '1d4'].map((damage, i) => {
      const base = i === 1 ? { name: 'Base', ...mode } : { name: 'Base', modes: [mode] }
      const thrown = { kind: 'thrown', attributes: ['dex'], skill: 'shoot', damage, range: '20/40' }
      const own = i === 0 ? { from: 'base', damage } : { from: 'base', modes: [{ ...mode, damage }, thrown] }
      return withAnn({ weapons: ['own'] }, { content: { items: { base, own } } }).items[0]
    })
    expect(club?.modes.map(({ kind, damage, shock }) => [kind, damage?.text, shock?.points])).toEqual([
      [MELEE, '1d10', 1],
    ])
    for (const one of [thorn, both]) expect(one?.modes.map(({ kind }) => kind)).toEqual([MELEE, THROWN])
  })

  it('in short text and as maps say the same', () => {
    const mode = { kind: 'ranged', attributes: ['dex'], skill: 'shoot', damage: '1d8', range: '90/360' }
    const rest = { name: 'arbalest', hands: 2, reload: 'main', carried: 'stowed', loaded: false }
    const [short, long, several] = [
      `${CROSSBOW} stowed unloaded`,
      { ...rest, ...mode },
      { ...rest, modes: [mode] },
    ].map((written) => withAnn({ weapons: [written] }).items[0])
    expect(short).toMatchObject({ carried: STOWED, loaded: false, hands: 2, reload: 'main' })
    expect(short?.modes[0]).toMatchObject({ kind: RANGED, attributes: [1], skill: 2, range: { normal: 90, most: 360 } })
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
    expect(knife?.modes.map((mode) => [mode.kind, mode.shock?.maxAc ?? null])).toEqual([
      [MELEE, 15],
      [2, null],
    ])
  })

  it('include the fist of the encounter, which may leave its die to the referee', () => {
    const fist = { name: 'Knuckles', kind: 'melee', attributes: 'str', skill: 'brawl', unarmed: true }
    const setup = setupOf(encounter({ content: { items: { fist } } }))
    expect(setup.fist).toMatchObject({ name: 'Knuckles', modes: [{ damage: null }] })
    expect(entrant(setup, 'Orc').items.map(({ name }) => name)).toEqual(['Knuckles'])
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
    const { powers, spells } = withAnn({ powers: [power, 'cats-feet'], spells: [spell] })
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
