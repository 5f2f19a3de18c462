import { describe } from 'vitest'
import { type ErrorCase, testErrors, withAnn } from './test/error-cases.ts'
import { BLADE, encounter } from './test/sample.ts'

const weapon = (changes: Record<string, unknown>) =>
  withAnn({
    weapons: [{ name: 'x', kind: 'melee', attributes: ['str'], skill: 'stab', damage: '1d4', ...changes }],
  })
const power = (changes: Record<string, unknown>) =>
  withAnn({ powers: [{ name: 'x', cost: 'free', effects: [{ effect: 'heal', amount: 1 }], ...changes }] })
const spell = (changes: Record<string, unknown>) =>
  withAnn({ spells: [{ name: 'x', range: 30, effects: [{ effect: 'heal', amount: 1 }], ...changes }] })

const things: readonly ErrorCase[] = [
  ['an item misspelt', withAnn({ weapons: ['kinfe'] }), 'combatants.Ann.weapons.0', /Did you mean "knife"\?/],
  [
    'a weapon that is none',
    withAnn({ weapons: ['rope'] }),
    'combatants.Ann.weapons.0',
    /list it under "items"/,
    'weapon-entry',
  ],
  ['a stray word', withAnn({ weapons: [`${BLADE} sharp`] }), 'combatants.Ann.weapons.0', /"sharp" means nothing here/],
  [
    'a word misspelt',
    withAnn({ weapons: [`${BLADE} unloadd`] }),
    'combatants.Ann.weapons.0',
    /Did you mean "unloaded"\?/,
  ],
  [
    'Shock without an AC',
    withAnn({ weapons: ['x melee stab str d4 shock 2'] }),
    'combatants.Ann.weapons.0',
    /points\/AC/,
    'weapon-entry',
  ],
  ['no dice', withAnn({ weapons: ['x melee stab str'] }), 'combatants.Ann.weapons.0', /no "damage"/, 'weapon-entry'],
  ['no attributes', weapon({ attributes: undefined }), 'combatants.Ann.weapons.0', /no "attributes"/, 'weapon-entry'],
  ['wrong dice', weapon({ damage: '1d' }), 'combatants.Ann.weapons.0.damage', /number of sides/],
  ['Shock in words', weapon({ shock: 'two' }), 'combatants.Ann.weapons.0.shock', /as in 2\/15/, 'shock'],
  ['a range in melee', weapon({ range: '20/40' }), 'combatants.Ann.weapons.0.range', /no "range"/, 'weapon-entry'],
  ['a bow without a range', weapon({ kind: 'ranged' }), 'combatants.Ann.weapons.0', /no "range"/, 'weapon-entry'],
  [
    'a range backwards',
    weapon({ kind: 'ranged', range: '40/20' }),
    'combatants.Ann.weapons.0.range',
    /comes first/,
    'mod-long-range',
  ],
  [
    'modes twice',
    weapon({ modes: [{ kind: 'melee', attributes: 'str', skill: 'stab', damage: 1 }] }),
    'combatants.Ann.weapons.0.kind',
    /"modes"/,
    'weapon-entry',
  ],
  [
    'a sword to reload',
    weapon({ reload: 'main' }),
    'combatants.Ann.weapons.0.reload',
    /Only what is shot/,
    'weapon-entry',
  ],
  ['a sword unloaded', weapon({ loaded: false }), 'combatants.Ann.weapons.0.loaded', /never reloaded/, 'loaded-state'],
  [
    'three hands',
    withAnn({ weapons: [`${BLADE} in hand`, { from: 'two-hander', carried: 'hand' }] }),
    'combatants.Ann.weapons.1',
    /no two hands free for the Two-hander/,
    'ready-weapon-needed',
  ],
  [
    'a weapon held by one who lies',
    withAnn({ hp: '0/4', weapons: [`${BLADE} in hand`] }),
    'combatants.Ann.weapons.0',
    /holds nothing/,
    'mortally-injured',
  ],
  [
    'too much Readied',
    withAnn({ items: ['healers-kit', 'rope'] }, { house: { 'readied-limit': 1 } }),
    'combatants.Ann',
    /2 items Readied/,
    'ready-stow',
  ],
  [
    'an effect misspelt',
    power({ effects: [{ effect: 'heel' }] }),
    'combatants.Ann.powers.0.effects.0.effect',
    /should be damage, to-hit/,
  ],
  [
    'an effect without dice',
    power({ effects: [{ effect: 'heal' }] }),
    'combatants.Ann.powers.0.effects.0.amount',
    /missing/,
  ],
  [
    'an effect out of place',
    power({ effects: [{ effect: 'to-hit', amount: 1 }] }),
    'combatants.Ann.powers.0.effects.0.effect',
    /A power that is used cannot have the effect to-hit/,
    'spell-content',
  ],
  [
    'a power without a cost',
    power({ cost: undefined, effects: [{ effect: 'ac', amount: 1 }] }),
    'combatants.Ann.powers.0',
    /"cost"/,
  ],
  [
    'a slow answer',
    power({ moment: 'own-miss' }),
    'combatants.Ann.powers.0.moment',
    /"cost: instant"/,
    'power-instants',
  ],
  [
    'an answer to nothing',
    power({ cost: 'instant', effects: [{ effect: 'treat-as-hit' }] }),
    'combatants.Ann.powers.0.effects',
    /"moment: own-miss"/,
    'power-instants',
  ],
  [
    'a passive power with uses',
    power({ cost: 'passive', effects: [{ effect: 'ac', amount: 1 }], uses: { times: 1, per: 'day' } }),
    'combatants.Ann.powers.0.uses',
    /always works/,
    'spell-content',
  ],
  ['a power twice', withAnn({ powers: ['cats-feet', 'cats-feet'] }), 'combatants.Ann.powers.1', /a name of its own/],
  ['a spell without a range', spell({ range: undefined }), 'combatants.Ann.spells.0', /how far/, 'spell-content'],
  ['an area of no size', spell({ target: 'area' }), 'combatants.Ann.spells.0', /"radius"/, 'spell-content'],
  [
    'a radius for one',
    spell({ radius: 10 }),
    'combatants.Ann.spells.0.radius',
    /Only a spell on an area/,
    'spell-content',
  ],
  ['a spell that does nothing', spell({ effects: [] }), 'combatants.Ann.spells.0', /does nothing/, 'spell-content'],
  [
    'a fist that is armed',
    encounter({
      content: { items: { fist: { name: 'Axe', kind: 'melee', attributes: 'str', skill: 'stab', damage: 1 } } },
    }),
    'content.items.fist',
    /"unarmed: true"/,
  ],
  [
    'unused content that is wrong',
    encounter({ content: { items: { x: { name: 'x', damage: '1d4' } } } }),
    'content.items.x',
    /no "kind"/,
    'weapon-entry',
  ],
]

describe('mistakes of items, powers and spells', () => testErrors(things))
