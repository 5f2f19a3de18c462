import { describe, expect, it } from 'vitest'
import { type ErrorCase, testErrors, withAnn } from './test/error-cases.ts'
import { content, encounter, problemsOf } from './test/sample.ts'

const armed = (weapon: unknown) => withAnn({ weapons: [weapon] })
const blade = (changes: Record<string, unknown>) => armed({ name: 'It', kind: 'melee', damage: '1d8', ...changes })
const W = 'combatants.Ann.weapons.0'

const weapons: readonly ErrorCase[] = [
  ['an unknown one', armed('blaed'), W, /Did you mean "blade"\?/],
  ['an unknown one changed', armed({ from: 'blaed', carried: 'sheathed' }), `${W}.from`, /Did you mean "blade"\?/],
  ['a word that means nothing', armed('hook melee d6 shethed'), W, /Did you mean "sheathed"\?/],
  ['a range that is none', armed('bow ranged d6 range far'), W, /a number of squares/, 'damage-by-weapon'],
  ['wrong dice', armed('hook melee 2d'), W, /sides/],
  ['no name', armed({ kind: 'melee', damage: '1d8' }), W, /no "name"/],
  ['no kind', armed({ name: 'It', damage: '1d8' }), W, /no "kind"/, 'damage-by-weapon'],
  ['no damage', armed({ name: 'It', kind: 'melee' }), W, /no "damage"/, 'damage-by-weapon'],
  ['a bow without a range', armed('bow ranged d6'), W, /needs a "range"/, 'melee-range'],
  ['a sword with one', blade({ range: 5 }), `${W}.range`, /reaches the melee zone/, 'melee-range'],
  ['sheathed fangs', armed({ from: 'fangs', carried: 'sheathed' }), `${W}.carried`, /always at hand/, 'weapon-in-hand'],
  ['an unknown effect', blade({ onHit: [{ effect: 'porne' }] }), `${W}.onHit.0.effect`, /should be damage, heal/],
  [
    'an unknown condition',
    blade({ onHit: [{ effect: 'condition', condition: 'nubm' }] }),
    `${W}.onHit.0.condition`,
    /Did you mean "numb"\?/,
  ],
  [
    'an unknown condition to end',
    blade({ onHit: [{ effect: 'end-condition', condition: 'nubm' }] }),
    `${W}.onHit.0.condition`,
    /Did you mean "numb"\?/,
  ],
  [
    'a lasting change without end',
    blade({ onHit: [{ effect: 'modify', agility: -1 }] }),
    `${W}.onHit.0`,
    /for how many "rounds"/,
  ],
  ['a change of nothing', blade({ onHit: [{ effect: 'modify', rounds: 1 }] }), `${W}.onHit.0`, /changes nothing/],
  [
    'healing that hurts',
    blade({ onHit: [{ effect: 'heal', amount: '1d4-3' }] }),
    `${W}.onHit.0.amount`,
    /less than 0/,
    'damage-order',
  ],
]

const own = (kind: 'feats' | 'armors' | 'spells', changes: Record<string, unknown>) =>
  withAnn({ [kind]: [{ name: 'It', ...changes }] })

const gifts: readonly ErrorCase[] = [
  ['an unknown feat', withAnn({ feats: ['lnog'] }), 'combatants.Ann.feats.0', /Did you mean "long"\?/],
  [
    'an unknown feat with weapons',
    withAnn({ feats: [{ feat: 'weapon-loer', weapons: ['blade'] }] }),
    'combatants.Ann.feats.0.feat',
    /Did you mean "weapon-lore"\?/,
  ],
  ['a feat twice', withAnn({ feats: ['long', 'long'] }), 'combatants.Ann.feats.1', /second feat called "Long arms"/],
  ['a feat that changes nothing', own('feats', {}), 'combatants.Ann.feats.0', /changes nothing/, 'feats-change-rules'],
  [
    'a feat about no weapons',
    withAnn({ feats: ['weapon-lore'] }),
    'combatants.Ann.feats.0',
    /name them/,
    'feat-weapon-focus',
  ],
  [
    'weapons of a feat about none',
    withAnn({ feats: [{ feat: 'long', weapons: ['blade'] }] }),
    'combatants.Ann.feats.0.weapons',
    /about no weapon/,
    'feat-weapon-focus',
  ],
  [
    'a chosen weapon misspelt',
    withAnn({ feats: [{ feat: 'weapon-lore', weapons: ['flial'] }] }),
    'combatants.Ann.feats.0.weapons.0',
    /Did you mean "flail"\?/,
    'feat-weapon-focus',
  ],
  [
    'four chosen weapons',
    withAnn({ feats: [{ feat: 'weapon-lore', weapons: ['flail', 'blade', 'fangs', 'sword'] }] }),
    'combatants.Ann.feats.0.weapons',
    /3 at most/,
    'feat-weapon-focus',
  ],
  ['an unknown armor', withAnn({ armors: ['hied'] }), 'combatants.Ann.armors.0', /Did you mean "hide"\?/],
  ['an armor without amount', own('armors', {}), 'combatants.Ann.armors.0', /no "amount"/, 'damage-order'],
  [
    'an armor that hurts',
    own('armors', { amount: -1 }),
    'combatants.Ann.armors.0.amount',
    /less than 0/,
    'damage-order',
  ],
]

const bolt = (changes: Record<string, unknown>) =>
  own('spells', { cast: ['attack'], range: 10, damage: '1d6', ...changes })
const S = 'combatants.Ann.spells.0'

const spells: readonly ErrorCase[] = [
  ['an unknown one', withAnn({ spells: ['drat'] }), S, /Did you mean "dart"\?/],
  ['an empty cast time', bolt({ cast: [] }), `${S}.cast`, /should not be empty/, 'cast-time'],
  ['no cast time', bolt({ cast: null }), S, /no "cast"/, 'cast-time'],
  ['a cast time of Bonus Actions', bolt({ cast: ['bonus'] }), `${S}.cast.0`, /attack, move or either/],
  ['one that does nothing', bolt({ damage: null }), S, /does nothing/],
  ['no range', bolt({ range: null }), S, /how far it reaches/, 'melee-range'],
  ['an area without radius', bolt({ target: 'area' }), S, /needs a "radius"/],
  ['a radius without area', bolt({ radius: 2 }), `${S}.radius`, /Only a spell on an area/],
  ['an attack on oneself', bolt({ target: 'self', attack: true }), `${S}.attack`, /attacks nobody/, 'spell-attack'],
  [
    'an upkeep of more than a turn gives',
    bolt({ upkeep: { amount: 3, pool: 'bonus' } }),
    `${S}.upkeep.amount`,
    /gives 2/,
    'turn-budget',
  ],
  ['a toggle of nothing', bolt({ toggle: true }), `${S}.toggle`, /Nothing of this spell lasts/, 'toggle-spell'],
  [
    'an improvement that nobody can buy',
    bolt({ improvements: { big: { price: 3, damage: '1d6' } } }),
    `${S}.improvements.big.price`,
    /at most 2/,
    'spell-improvement',
  ],
  [
    'an improvement of nothing',
    bolt({ improvements: { big: {} } }),
    `${S}.improvements.big`,
    /changes nothing/,
    'spell-improvement',
  ],
  [
    'an improved radius without area',
    bolt({ improvements: { big: { radius: 2 } } }),
    `${S}.improvements.big.radius`,
    /Only a spell on an area/,
    'spell-improvement',
  ],
  [
    'an unknown creature',
    bolt({ damage: null, summon: { creature: 'huond' } }),
    `${S}.summon.creature`,
    /Did you mean "hound"\?/,
  ],
  [
    'an attack that only summons',
    bolt({ damage: null, attack: true, summon: { creature: 'bat' } }),
    `${S}.attack`,
    /only summons/,
    'spell-attack',
  ],
]

const withContent = (kind: keyof typeof content, id: string, entry: unknown) =>
  encounter({ content: { ...content, [kind]: { ...content[kind], [id]: entry } } })

const unused: readonly ErrorCase[] = [
  ['a weapon', withContent('weapons', 'it', { name: 'It' }), 'content.weapons.it', /no "kind"/, 'damage-by-weapon'],
  ['an armor', withContent('armors', 'it', { name: 'It' }), 'content.armors.it', /no "amount"/, 'damage-order'],
  ['a feat', withContent('feats', 'it', { name: 'It' }), 'content.feats.it', /changes nothing/, 'feats-change-rules'],
  ['a condition', withContent('conditions', 'it', {}), 'content.conditions.it', /no "name"/],
  [
    'a spell',
    withContent('spells', 'it', { name: 'It', cast: ['move'], range: 1 }),
    'content.spells.it',
    /does nothing/,
  ],
  [
    'a creature',
    withContent('combatants', 'it', { spells: ['drat'] }),
    'content.combatants.it.spells.0',
    /Did you mean "dart"\?/,
  ],
]

describe('mistakes of weapons', () => testErrors(weapons))
describe('mistakes of feats and armors', () => testErrors(gifts))
describe('mistakes of spells', () => testErrors(spells))
describe('mistakes of content that nobody uses', () => testErrors(unused))

it('reports creatures that call each other in a circle', () => {
  const call = (creature: string) => ({ name: 'Call', cast: ['attack'], range: 1, summon: { creature } })
  const raw = encounter({
    content: {
      combatants: { egg: { spells: [call('hen')] }, hen: { name: 'Hen', spells: [call('egg')] } },
    },
  })
  expect(problemsOf(raw).map((p) => p.message)).toEqual([
    'A creature cannot call itself in the end (egg, which calls hen, which calls egg): take the spell away from one of them.',
  ])
})
