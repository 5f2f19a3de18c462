import { describe, expect, it } from 'vitest'
import type { Item } from '../kinds/gear.ts'
import {
  BOTH_HANDS,
  CARRIED,
  MAIN_HAND,
  MELEE,
  NO_ATTRIBUTE,
  OFF_HAND,
  ON_BODY,
  ON_GROUND,
  RANGED,
  THROWN,
} from '../words.ts'
import { CLUB, itemsOf, MAUL, readAna, SWORD } from './test/sample.ts'

const kindOf = (item: unknown): Item => itemsOf(item)[0] as Item

describe('items in short', () => {
  it('reads a sword', () => {
    expect(kindOf(SWORD)).toMatchObject({
      name: 'sword',
      hands: 1,
      natural: false,
      attacks: [
        {
          name: 'sword',
          mode: MELEE,
          bonus: 4,
          attribute: NO_ATTRIBUTE,
          damage: { text: '1d8+2' },
          types: 1 << 2,
          crit: 2,
          critOn: 0,
          pierces: 0,
          onHit: [],
          speed: 4,
          reach: 1,
          strikes: 1,
        },
      ],
    })
  })

  it('reads what reaches, is shot, is thrown, is grown', () => {
    const spear = kindOf('spear +4 1d8 piercing x3 speed 5 reach 2 crit 19+ strikes 2')
    expect(spear.attacks[0]).toMatchObject({ reach: 2, crit: 3, critOn: 19, strikes: 2 })
    const bow = kindOf('bow +5 1d8 piercing x3 speed 5 ranged 40 two-handed')
    expect([bow.hands, bow.attacks[0]?.mode, bow.attacks[0]?.reach]).toEqual([2, RANGED, 40])
    const knife = kindOf('knife +2 1d4 piercing speed 1 thrown 8')
    expect(knife.attacks[0]).toMatchObject({ name: 'thrown knife', mode: THROWN, reach: 8, crit: 0 })
    expect(kindOf('claws +2 1d4 slashing x2 speed 0 natural')).toMatchObject({ hands: 0, natural: true })
    expect(kindOf('burning-club +3 1d6 blunt/fire x2 speed 3').attacks[0]?.types).toBe((1 << 0) | (1 << 4))
    expect(kindOf('quick-blade 1d4 slashing speed -1').attacks[0]?.speed).toBe(-1)
  })

  it('reads content in short, with a place', () => {
    expect(itemsOf('war-sword in off')[0]).toMatchObject({ name: 'War sword', place: OFF_HAND })
  })
})

describe("an encounter's own items in short", () => {
  it('are content like others', () => {
    const content = { items: { 'ana-sword': SWORD, tooth: 'tooth 1d3 piercing natural' } }
    const { items } = readAna({ items: ['ana-sword', { from: 'tooth', bonus: 2 }] }, { content })
    expect(items).toMatchObject([
      { place: MAIN_HAND, name: 'sword' },
      { place: ON_BODY, name: 'tooth', attacks: [{ bonus: 2 }] },
    ])
  })
})

describe('items made from content', () => {
  it('changes fields of the only attack', () => {
    const [sword] = itemsOf({ from: 'war-sword', bonus: 5, speed: 3, in: 'off' })
    expect(sword).toMatchObject({ place: OFF_HAND, attacks: [{ name: 'war sword', bonus: 5, speed: 3 }] })
  })

  it('changes fields of every attack of several', () => {
    const knife = kindOf({ from: 'belt-knife', bonus: 3 })
    expect(knife.attacks.map(({ name, bonus }) => [name, bonus])).toEqual([
      ['knife', 3],
      ['thrown knife', 3],
    ])
  })

  it('takes a field away with null', () => {
    expect(kindOf({ from: 'war-sword', crit: null, critOn: null }).attacks[0]?.crit).toBe(0)
  })
})

describe('where things are', () => {
  const places = (...items: unknown[]) => itemsOf(...items).map(({ place }) => place)

  it('fills the hands in order', () => {
    expect(places(SWORD, CLUB, SWORD)).toEqual([MAIN_HAND, OFF_HAND, CARRIED])
    expect(places(MAUL, SWORD)).toEqual([BOTH_HANDS, CARRIED])
    expect(places(SWORD, MAUL, 'buckler')).toEqual([MAIN_HAND, CARRIED, OFF_HAND])
    expect(places('mail-shirt', 'claws', 'wind-tonic', 'lamp-flask')).toEqual([ON_BODY, ON_BODY, CARRIED, CARRIED])
  })

  it('lets what says its hand have it first', () => {
    expect(places(SWORD, `${CLUB} in main`)).toEqual([OFF_HAND, MAIN_HAND])
    expect(places(SWORD, `${MAUL} in main`)).toEqual([CARRIED, BOTH_HANDS])
    expect(places(`${SWORD} in ground`, `${CLUB} in carried`)).toEqual([ON_GROUND, CARRIED])
  })

  it('leaves a hand empty that can hold nothing', () => {
    const hurt = (...items: unknown[]) =>
      readAna({ injuries: [{ from: 'shattered-hand', side: 'main' }], items }).items.map(({ place }) => place)
    expect(hurt(SWORD, CLUB)).toEqual([OFF_HAND, CARRIED])
    expect(hurt(MAUL)).toEqual([CARRIED])
  })

  it('gives a second thing of a name a number, and its attack, too', () => {
    const [one, two] = itemsOf(CLUB, CLUB)
    expect([one?.name, one?.attacks[0]?.name]).toEqual(['club', 'club'])
    expect([two?.name, two?.attacks[0]?.name]).toEqual(['club 2', 'club 2'])
  })
})

describe('what is used up, cast and called upon', () => {
  it('has the usual speeds', () => {
    expect(kindOf('wind-tonic').consumable?.speed).toBe(6)
    expect(kindOf('hare-drops').consumable?.speed).toBe(3)
    expect(kindOf('lamp-flask').throwable).toMatchObject({ speed: 2, range: 10, attack: { mode: THROWN, reach: 10 } })
    expect(itemsOf({ from: 'lamp-flask', count: 3 })[0]?.count).toBe(3)
  })

  it('reads spells: speed by the TN, bonus of the caster, range of the attack', () => {
    const entrant = readAna({ casting: 4, spells: ['frost-lance', { from: 'mend', casting: 2 }, 'hush'] })
    expect(entrant.spells).toMatchObject([
      {
        name: 'Frost lance',
        castingTn: 13,
        castingBonus: 4,
        speed: 3,
        aim: 'enemy',
        attack: { mode: RANGED, reach: 20 },
      },
      { name: 'Mend', castingBonus: 2, speed: 2, aim: 'ally', attack: null },
      { name: 'Hush', castingTn: 11, speed: 0 },
    ])
  })

  it("changes what is named of a spell's attack", () => {
    const entrant = readAna({ spells: [{ from: 'frost-lance', attack: { bonus: 6, damage: '1d6' } }] })
    expect(entrant.spells[0]?.attack).toMatchObject({
      bonus: 6,
      damage: { text: '1d6' },
      crit: 2,
      types: (1 << 5) | (1 << 1),
    })
  })

  it('reads abilities', () => {
    const entrant = readAna({ abilities: ['light-feet', 'feint', { from: 'rally', stress: 1 }] })
    expect(entrant.abilities).toMatchObject([
      { name: 'Light feet', action: 'passive', gives: { defense: 1, armor: 0 } },
      { name: 'Feint', action: 'free', stress: 2, range: 1, aim: 'enemy' },
      { name: 'Rally', action: 'standard', speed: 2, stress: 1 },
    ])
  })
})
