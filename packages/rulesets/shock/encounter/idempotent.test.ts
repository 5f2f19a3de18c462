import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readsAnything } from '../../loading/test/unreadable.ts'
import { shockContent } from '../content/content.ts'
import { readShockEncounter } from './read.ts'
import { BLADE, CROSSBOW, plain, setupOf } from './test/sample.ts'

const small = fc.integer({ min: 1, max: 9 })
const dice = fc.constantFrom('1d4', '2d6+1', '1d8-1', '2d20kh1', '3', 'd6')
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const attributes = fc.constantFrom<unknown>(['str'], ['str', 'dex'], 'str/con', 'int')
const uses = maybe(fc.record({ times: small, per: fc.constantFrom('round', 'fight', 'day') }))
const skill = fc.constantFrom('stab', 'heal')
const against = fc.record({
  tags: fc.constantFrom(['undead'], ['beast', 'demon']),
  toHit: maybe(small),
  damage: maybe(dice),
})
const castEffect = fc.oneof(
  fc.record({
    effect: fc.constant('hurt'),
    amount: dice,
    save: maybe(fc.constantFrom('half', 'none')),
    bySkill: maybe(skill),
  }),
  fc.record({ effect: fc.constant('damage-roll'), amount: dice }),
  fc.record({ effect: fc.constant('heal'), amount: dice, bySkill: maybe(skill) }),
  fc.record({ effect: fc.constant('ac'), amount: fc.integer({ min: -3, max: 3 }) }),
  fc.record({ effect: fc.constant('knock-prone'), save: maybe(fc.constant('none')) }),
  fc.constantFrom({ effect: 'push', feet: 10 }, { effect: 'unseen' }, { effect: 'shock-immune' }),
)
const passiveEffect = fc.oneof(
  fc.record({
    effect: fc.constant('damage'),
    amount: fc.integer({ min: 0, max: 3 }),
    addsToShock: maybe(fc.boolean()),
    when: maybe(fc.constantFrom('any', 'melee', 'unarmed')),
    bySkill: maybe(skill),
  }),
  against.map((one) => ({ effect: 'against', ...one })),
  fc.record({ effect: fc.constant('on-kill'), extraAttack: maybe(fc.boolean()), heal: maybe(dice) }),
  fc.record({ effect: fc.constant('execution'), check: maybe(small), save: maybe(small) }),
  fc.constantFrom({ effect: 'screen-ac', amount: 2 }, { effect: 'save', amount: -1 }, { effect: 'execution-proof' }),
  fc.record({ effect: fc.constant('shock'), points: maybe(small), anyAc: maybe(fc.boolean()) }),
  fc.constantFrom(
    { effect: 'cheaper', action: 'reload', cost: 'move' },
    { effect: 'screen-extra', amount: 2 },
    { effect: 'sees-unseen' },
  ),
)
const melee = fc.record({
  kind: fc.constant('melee'),
  attributes,
  skill: fc.constantFrom('stab', 'brawl', 'exert'),
  damage: dice,
  shock: maybe(fc.constantFrom('2/15', '3/-', '0/0')),
  reach: maybe(fc.constantFrom(5, 10)),
})
const thrown = fc.record({
  kind: fc.constant('thrown'),
  attributes,
  skill: fc.constant('shoot'),
  damage: dice,
  range: fc.constant('20/40'),
})
const weapon = fc.record({
  name: fc.constantFrom('club', 'dirk', 'glaive'),
  modes: fc.oneof(fc.tuple(melee), fc.tuple(melee, thrown)),
  magic: maybe(small),
  hands: maybe(fc.constantFrom(1, 2)),
  nonLethal: maybe(fc.boolean()),
  grapples: maybe(fc.boolean()),
  against: maybe(fc.array(against, { maxLength: 2 })),
  execution: maybe(small),
  carried: maybe(fc.constantFrom('readied', 'stowed', 'ground')),
})
const item = fc.oneof(
  weapon,
  fc.constantFrom(...Object.keys(shockContent.items).filter((id) => id !== 'fist')),
  fc.constantFrom(BLADE, `${CROSSBOW} unloaded`, 'paws unarmed brawl str', 'claws natural brawl str d6 stowed'),
  fc.record({
    name: fc.constant('tonic'),
    cost: maybe(fc.constantFrom('free', 'instant', 'main')),
    lasts: maybe(fc.boolean()),
    effects: fc.array(castEffect, { minLength: 1, maxLength: 3 }),
  }),
)
const power = fc.oneof(
  fc.constantFrom(...Object.keys(shockContent.powers)),
  fc.record({
    name: fc.constant('Knack'),
    cost: fc.constant('passive'),
    effects: fc.array(passiveEffect, { minLength: 1 }),
  }),
  fc.record({
    name: fc.constant('Trick'),
    cost: fc.constant('instant'),
    moment: maybe(fc.constantFrom('any', 'own-miss', 'ally-hit')),
    uses,
    effects: fc.array(castEffect, { minLength: 1 }),
  }),
)
const spell = fc.oneof(
  fc.constantFrom(...Object.keys(shockContent.spells)),
  fc.record({
    name: fc.constant('Gust'),
    cost: maybe(fc.constantFrom('free', 'move')),
    range: fc.constantFrom(0, 30),
    target: maybe(fc.constantFrom('one', 'self', 'ally')),
    needsSight: maybe(fc.boolean()),
    provokes: maybe(fc.boolean()),
    uses,
    effects: fc.array(castEffect, { minLength: 1 }),
  }),
)
const named = (one: unknown): unknown => (typeof one === 'string' ? one : (one as { name: string }).name)
const common = {
  hp: fc.constantFrom<unknown>(9, '3/9', '0/9'),
  ac: maybe(small),
  attackBonus: maybe(small),
  mods: maybe(fc.record({ str: maybe(fc.integer({ min: -2, max: 2 })), wis: maybe(small) })),
  skills: maybe(fc.record({ stab: maybe(fc.integer({ min: -1, max: 4 })), heal: maybe(small) })),
  footprint: maybe(fc.constantFrom(1, 2)),
  items: maybe(fc.array(item, { maxLength: 4 })),
  shield: maybe(fc.boolean()),
  quiver: maybe(fc.boolean()),
  powers: maybe(fc.uniqueArray(power, { maxLength: 3, selector: named })),
  spells: maybe(fc.uniqueArray(spell, { maxLength: 3, selector: named })),
  dropped: maybe(fc.array(fc.constantFrom('rope', 'knife', BLADE), { maxLength: 2 })),
  named: fc.constant(true),
  moveSpent: maybe(fc.boolean()),
  prone: maybe(fc.boolean()),
  retreating: maybe(fc.boolean()),
  alert: maybe(fc.boolean()),
  prompts: maybe(fc.constantFrom('nothing', 'steps')),
  unseen: maybe(fc.constantFrom('seen', 'unlocated')),
  altitude: maybe(fc.constantFrom(0, 10)),
  disengagedFrom: maybe(fc.constantFrom(['Orc'], [])),
  tags: maybe(fc.constantFrom([], ['undead'])),
}
const pc = fc.record({ kind: fc.constant('pc'), ...common })
const npc = fc.record({
  kind: fc.constant('npc'),
  hd: maybe(small),
  skillBonus: maybe(small),
  disciplined: maybe(fc.boolean()),
  ...common,
  disengagedFrom: maybe(fc.constant(['Ann'])),
})
const ready = fc.record({ from: fc.constantFrom(...Object.keys(shockContent.combatants)), side: fc.constant('foes') })
const battlefield = fc.oneof(
  fc.constantFrom('30x20', undefined),
  fc.record({
    size: fc.constant([24, 18]),
    origin: maybe(fc.constant([-3, 4])),
    floor: maybe(small),
    difficult: maybe(fc.constant('0,5..3,8')),
    exits: maybe(fc.constantFrom<unknown>('none', 'edge', ['0,5', '1,6..2,8'])),
    marks: maybe(fc.constantFrom({ party: '0,5' }, { foes: ['9,9..11,11'] })),
    boxes: maybe(
      fc.constant([{ squares: '5,5', bottom: 0, top: 10, holes: [{ from: [26, 25, 4], to: [27, 30, 6] }] }]),
    ),
    walls: maybe(fc.constant([{ from: [2, 6], to: [2, 9], kind: 'window' }])),
    doors: maybe(fc.constant([{ name: 'gate', from: [2, 9], to: [2, 10], open: true }])),
  }),
  fc.record({
    text: fc.constantFrom('~~~~~~~~\nA.....O.\n..#+....\n........\n........\n........\n........\n........\n........'),
    legend: maybe(fc.constant({ '~': { floor: 5 } })),
    links: maybe(fc.constant([['0,7', '1,8']])),
  }),
)
const encounter = fc.record({
  title: maybe(fc.string({ unit: 'grapheme-ascii' })),
  surprised: maybe(
    fc.constantFrom<unknown>('nobody', ['foes'], { check: { by: 'foes', against: 'party', notices: 'Ann' } }),
  ),
  options: maybe(
    fc.record({ 'free-action-limit': maybe(fc.constantFrom<unknown>(3, 'ask')), chase: maybe(fc.constant('yes')) }),
  ),
  sides: maybe(fc.constantFrom({ party: { hp: 'word' }, foes: { name: 'Orcs', hidden: true }, rats: {} })),
  seats: maybe(fc.constant({ one: { plays: ['Bob', 'foes'], by: 'computer' } })),
  battlefield,
  combatants: fc.record({ Ann: pc, Bob: fc.oneof(pc, ready), Orc: npc, Imp: fc.oneof(npc, ready) }),
})
/** Nobody who is on its guard is surprised: that would be a problem. */
const sound = encounter.map((one) =>
  Object.values(one.combatants).some((who) => 'alert' in who && who.alert) ? { ...one, surprised: undefined } : one,
)
const underway = fc.tuple(sound, maybe(fc.record({ round: maybe(small), side: maybe(fc.constant('foes')) })))

it('what a setup carries reads to an equal setup, and no further change', () =>
  fc.assert(
    fc.property(underway, ([begun, now]) => {
      const raw = now === undefined ? begun : { ...begun, now, surprised: undefined }
      const { setup, problems } = readShockEncounter(raw)
      expect(problems).toEqual([])
      const carried = JSON.parse(JSON.stringify(setup?.encounter)) as unknown
      expect(plain(setupOf(carried))).toEqual(JSON.parse(JSON.stringify(setup)))
      expect(JSON.stringify((carried as { combatants: unknown }).combatants)).not.toContain('"from"')
    }),
    { numRuns: 60 },
  ))

readsAnything(readShockEncounter, [
  'combatants',
  'battlefield',
  'Ann',
  'weapons',
  'hp',
  'now',
  'from',
  'sides',
  'text',
  'surprised',
])
