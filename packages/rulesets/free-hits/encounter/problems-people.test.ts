import { describe } from 'vitest'
import { type ErrorCase, testErrors, withAnn, withOrc } from './test/error-cases.ts'
import { ann, encounter, orc } from './test/sample.ts'

const numbers: readonly ErrorCase[] = [
  ['more than the maximum', withOrc({ hp: '9/4' }), 'combatants.Orc.hp', /9 .* at most 4/, 'defeated-at-zero'],
  ['no hit points at all', withOrc({ hp: 0 }), 'combatants.Orc.hp', /write both, as in 0\/9/, 'defeated-at-zero'],
  [
    'hit points of the defeated',
    withOrc({ hp: '4/9', status: 'defeated' }),
    'combatants.Orc.status',
    /write 0\/9/,
    'defeated-at-zero',
  ],
  [
    'none of one who is in',
    withOrc({ hp: '0/9', status: 'in' }),
    'combatants.Orc.status',
    /defeated or dead/,
    'defeated-at-zero',
  ],
  ['hit points that are no number', withOrc({ hp: 'many' }), 'combatants.Orc.hp', /current\/most/, 'defeated-at-zero'],
  ['more magic points than the maximum', withOrc({ mp: '9/4' }), 'combatants.Orc.mp', /9 .* at most 4/, 'spell-cost'],
  ['a level below 1', withOrc({ level: 0 }), 'combatants.Orc.level', /1 or more/, 'summoning-slots'],
  ['a modifier that is text', withOrc({ agility: '+2' }), 'combatants.Orc.agility', /whole number/, 'modifiers'],
  ['a status misspelt', withOrc({ status: 'flod' }), 'combatants.Orc.status', /Did you mean "fled"\?/],
  ['a mode misspelt', withOrc({ mode: 'snaking' }), 'combatants.Orc.mode', /"sneaking"/, 'half-movement'],
]

const state: readonly ErrorCase[] = [
  ['an unknown condition', withOrc({ conditions: ['nubm'] }), 'combatants.Orc.conditions.0', /Did you mean "numb"\?/],
  [
    'a condition twice',
    withOrc({ conditions: ['numb', { condition: 'numb' }] }),
    'combatants.Orc.conditions.1',
    /twice/,
  ],
  ['an unknown aim', withOrc({ wounds: ['slow'] }), 'combatants.Orc.wounds.0', /slowing/],
  [
    'a wound where there is no part',
    withOrc({ lacks: ['weakening'], wounds: ['weakening'] }),
    'combatants.Orc.wounds.0',
    /no part/,
    'aim-declared',
  ],
  [
    'a wound in a round to come',
    withOrc({ wounds: [{ aim: 'disrupting', round: 3 }] }, { now: {} }),
    'combatants.Orc.wounds.0.round',
    /it is round 2/,
    'disrupting-not-added',
  ],
  ['an aim that cannot lack', withOrc({ lacks: ['none'] }), 'combatants.Orc.lacks.0', /should be fatal/],
  [
    'undetected and out of it',
    withOrc({ undetectedBy: 'all', hp: '0/9', status: 'defeated' }),
    'combatants.Orc.undetectedBy',
    /hides from nobody/,
    'detection',
  ],
  [
    'undetected by one who is out of it',
    encounter({
      combatants: { Ann: { ...ann, hp: '0/9', status: 'defeated' }, Orc: { ...orc, undetectedBy: ['Ann'] } },
    }),
    'combatants.Orc.undetectedBy',
    /looks for nobody/,
    'detection',
  ],
  [
    'undetected by nobody known',
    withOrc({ undetectedBy: ['An'] }),
    'combatants.Orc.undetectedBy.0',
    /Did you mean "Ann"\?/,
  ],
  [
    'undetected by its own side',
    withOrc({ undetectedBy: ['Orc'] }),
    'combatants.Orc.undetectedBy',
    /no enemy of Orc/,
    'detection',
  ],
  [
    'actions spent outside battle',
    withAnn({ spent: { attack: 1 } }),
    'combatants.Ann.spent',
    /Outside battle/,
    'outside-battle',
  ],
  ['slots outside battle', withAnn({ slots: 1 }), 'combatants.Ann.slots', /Outside battle/, 'outside-battle'],
  [
    "actions spent on another's turn",
    withOrc({ spent: { attack: 1 } }, { now: { actor: 'Ann' } }),
    'combatants.Orc.spent',
    /turn of Ann/,
    'unspent-lost',
  ],
  [
    'more actions than there are',
    withAnn({ spent: { bonus: 3 } }, { now: { actor: 'Ann' } }),
    'combatants.Ann.spent.bonus',
    /at most 2/,
    'turn-budget',
  ],
]

const casting = (changes: Record<string, unknown>, actor = 'Ann') =>
  withAnn({ mp: 9, spells: ['dart', 'rite', 'guard', 'storm'], ...changes }, { now: { actor } })

const magic: readonly ErrorCase[] = [
  [
    'a spell that it has not',
    casting({ channeling: { spell: 'rit' } }),
    'combatants.Ann.channeling.spell',
    /Did you mean "rite"\?/,
  ],
  [
    'a part that the spell has not',
    casting({ channeling: { spell: 'storm', paid: ['move'] } }),
    'combatants.Ann.channeling.paid.0',
    /nothing to pay with another move/,
    'channel-progress',
  ],
  [
    'a spell that is paid in full',
    casting({ channeling: { spell: 'dart', paid: ['move'] } }),
    'combatants.Ann.channeling.paid',
    /has taken effect/,
    'channel-progress',
  ],
  [
    'a short spell before the battle',
    withAnn({
      mp: 9,
      spells: [{ from: 'dart', cast: ['attack', 'move'] }],
      channeling: { spell: 'dart', paid: ['move'] },
    }),
    'combatants.Ann.channeling',
    /no battle has begun/,
    'channel-progress',
  ],
  [
    "a short spell on another's turn",
    casting(
      { spells: [{ from: 'dart', cast: ['attack', 'move'] }], channeling: { spell: 'dart', paid: ['move'] } },
      'Orc',
    ),
    'combatants.Ann.channeling',
    /within one turn/,
    'channel-progress',
  ],
  [
    'a spell that does not keep running',
    casting({ keeping: ['dart'] }),
    'combatants.Ann.keeping.0',
    /neither an upkeep nor a toggle/,
    'channel-upkeep',
  ],
  [
    'one that cannot be turned off',
    casting({ spells: [{ from: 'guard', toggle: false }], keeping: [{ spell: 'guard', on: false }] }),
    'combatants.Ann.keeping.0.on',
    /cannot be turned off/,
    'toggle-spell',
  ],
  ['one twice', casting({ keeping: ['guard', 'guard'] }), 'combatants.Ann.keeping.1', /twice/, 'channel-upkeep'],
  [
    'two channeled at once',
    casting({ keeping: ['guard'], channeling: { spell: 'storm', paid: ['attack'] } }),
    'combatants.Ann.keeping',
    /one spell at a time/,
    'channel-progress',
  ],
]

const withBat = (bat: Record<string, unknown>, hag: Record<string, unknown> = {}, more = {}) =>
  encounter({
    combatants: {
      Ann: ann,
      Orc: orc,
      Hag: { hp: 20, spells: ['call-bat', 'dart'], ...hag },
      Bat: { from: 'bat', summoner: 'Hag', ...bat },
    },
    ...more,
  })

const summons: readonly ErrorCase[] = [
  ['an unknown summoner', withBat({ summoner: 'Hga' }), 'combatants.Bat.summoner', /Did you mean "Hag"\?/],
  ['itself', withBat({ summoner: 'Bat' }), 'combatants.Bat.summoner', /itself/, 'thrall'],
  ['a thrall of nobody', withOrc({ thralled: true }), 'combatants.Orc.thralled', /has no "summoner"/, 'thrall'],
  ['sick of nobody', withOrc({ sick: true }), 'combatants.Orc.sick', /has no "summoner"/, 'summoning-sickness'],
  ['the side of others', withBat({ side: 'party' }), 'combatants.Bat.side', /side of Hag/, 'sickness-length'],
  ['a spell that its summoner has not', withBat({ spell: 'call-bta' }), 'combatants.Bat.spell', /"call-bat"/],
  ['a spell that summons nobody', withBat({ spell: 'dart' }), 'combatants.Bat.spell', /summons nobody/, 'thrall-cost'],
  ['a reserve of no thrall', withBat({ reserve: 3 }), 'combatants.Bat.reserve', /is no thrall/, 'thrall-mhp'],
  [
    'a thrall that takes everything',
    withBat({ thralled: true }, { hp: 6 }),
    'combatants.Hag.hp',
    /take 6 of its 6/,
    'thrall-mhp',
  ],
  [
    'hit points that a thrall has taken',
    withBat({ thralled: true }, { hp: '18/20' }),
    'combatants.Hag.hp',
    /leave 14 at most/,
    'thrall-mhp',
  ],
  [
    'sickness without end',
    withBat({ sick: 5 }, {}, { now: { round: 3 } }),
    'combatants.Bat.sick',
    /until round 5, 4 at most/,
    'sickness-length',
  ],
  [
    'more summons than slots',
    encounter({ combatants: { Ann: ann, Orc: orc, Bat: { summoner: 'Ann' }, Rat: { summoner: 'Ann' } } }),
    'combatants.Ann',
    /controls 2 \(Bat, Rat\) but has only 1/,
    'summoning-slots',
  ],
]

describe('impossible stat blocks', () => testErrors(numbers))
describe('mistakes of what has been done', () => testErrors(state))
describe('mistakes of spells under way', () => testErrors(magic))
describe('mistakes of summons', () => testErrors(summons))
