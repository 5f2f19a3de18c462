import { describe, expect, it } from 'vitest'
import { readShockEncounter } from './read.ts'
import { type ErrorCase, testErrors, withOrc } from './test/error-cases.ts'
import { ann, encounter, orc } from './test/sample.ts'

const files: readonly ErrorCase[] = [
  ['no map', 'shock', '', /should be a map, not "shock"/],
  ['another ruleset', encounter({ ruleset: 'zones' }), 'ruleset', /should be shock/],
  ['text that steers a terminal', encounter({ title: 'A \u001b[2J fight' }), 'title', /control character U\+001B/],
  ['a name that does', encounter({ combatants: { 'An\u0007n': ann, Orc: orc } }), 'combatants.An\u0007n', /U\+0007/],
  ['an unknown field', encounter({ combatant: {} }), 'combatant', /Did you mean "combatants"\?/],
  ['no combatants', { ruleset: 'shock' }, 'combatants', /missing/],
  ['nobody', encounter({ combatants: {} }), 'combatants', /at least one/, 'sides-and-party'],
  ['an option misspelt', encounter({ options: { chaes: 'no' } }), 'options.chaes', /"chase"/],
  ['a choice misspelt', encounter({ options: { chase: 'perhaps' } }), 'options.chase', /no or yes/, 'chase'],
  [
    'a limit too high',
    encounter({ options: { 'free-action-limit': 21 } }),
    'options.free-action-limit',
    /at most 20, not 21/,
    'free-action-limit',
  ],
  ['a house number too low', encounter({ house: { 'readied-limit': -1 } }), 'house.readied-limit', /0 or more/],
  ['one side only', encounter({ sides: { party: {} } }), 'sides', /two sides or more/, 'sides-and-party'],
  [
    'everybody on one side',
    withOrc({ side: 'party' }),
    'combatants',
    /Everybody is on the side "party": put somebody on "foes"/,
    'sides-and-party',
  ],
  [
    'two Parties',
    encounter({ sides: { party: { party: true }, foes: { party: true } } }),
    'sides.foes.party',
    /"party" is the Party already/,
    'sides-and-party',
  ],
  [
    'a side called by a template',
    encounter({ sides: { party: {}, foes: { name: 'The {winner}' } } }),
    'sides.foes.name',
    /plain words/,
  ],
  ['a side with a strange id', encounter({ sides: { party: {}, 'a,b': {} } }), 'sides.a,b', /plain word/],
  ['an unknown side', withOrc({ side: 'foe' }), 'combatants.Orc.side', /Did you mean "foes"\?/, 'sides-and-party'],
  [
    'a combatant called like a side',
    encounter({ combatants: { Foes: ann, Orc: orc } }),
    'combatants.Foes',
    /another name/,
  ],
  ['a seat for nobody', encounter({ seats: { x: { plays: ['Orcc'] } } }), 'seats.x.plays.0', /Did you mean "Orc"\?/],
  ['an unknown policy', encounter({ seats: { x: { policy: 'agressive' } } }), 'seats.x.policy', /"aggressive"/],
  [
    'a surprised side misspelt',
    encounter({ surprised: ['fose'] }),
    'surprised.0',
    /Did you mean "foes"\?/,
    'sides-and-party',
  ],
  [
    'surprise on the alert',
    encounter({ sides: { party: {}, foes: { alert: true } }, surprised: ['foes'] }),
    'surprised.0',
    /alert and cannot be surprised/,
    'alert-not-surprised',
  ],
  [
    'a check against the alert',
    encounter({ sides: { party: {}, foes: { alert: true } }, surprised: { check: { by: 'party', against: 'foes' } } }),
    'surprised.check.against',
    /hidden/,
    'alert-not-surprised',
  ],
  [
    'surprise on everybody',
    encounter({ surprised: ['party', 'foes'] }),
    'surprised',
    /Not every side/,
    'surprise-round',
  ],
  [
    'surprise by oneself',
    encounter({ surprised: { check: { by: 'foes', against: 'foes' } } }),
    'surprised.check.against',
    /two sides/,
    'surprise-check',
  ],
  [
    'a roller of the other side',
    encounter({ surprised: { check: { by: 'foes', against: 'party', who: 'Ann' } } }),
    'surprised.check.who',
    /not on the side "foes"/,
    'surprise-check-rollers',
  ],
  [
    'surprise in mid-fight',
    encounter({ surprised: 'foes', now: {} }),
    'surprised',
    /past its beginning/,
    'surprise-round',
  ],
  [
    'surprise said and asked',
    encounter({ surprised: 'foes', options: { 'surprise-decision': 'ask' } }),
    'surprised',
    /asks the referee/,
    'surprise-decision',
  ],
  ['the turn of no side', encounter({ now: { side: 'Ann' } }), 'now.side', /no side "Ann"/, 'sides-and-party'],
  ['an order with gaps', encounter({ now: { order: ['foes'] } }), 'now.order', /leaves out party/, 'initiative-order'],
  [
    'a side twice',
    encounter({ now: { order: ['foes', 'party', 'foes'] } }),
    'now.order.2',
    /twice/,
    'initiative-order',
  ],
]

describe('mistakes of the whole fight', () => testErrors(files))

it('reports everything at once, and nothing that only follows from it', () => {
  const raw = encounter({
    surprised: ['fose'],
    battlefield: { size: [20, 10], dark: '99,99' },
    combatants: {
      Ann: { ...ann, at: '30,30', weapons: ['kinfe'], move: -5 },
      Orc: { ...orc, at: '30,30', side: 'foe', spells: ['embr'] },
    },
    now: { side: 'foe' },
  })
  const { setup, problems } = readShockEncounter(raw)
  expect(setup).toBeNull()
  expect(problems.map((p) => p.path.join('.')).sort()).toEqual([
    'battlefield.dark',
    'combatants.Ann.at',
    'combatants.Ann.move',
    'combatants.Ann.weapons.0',
    'combatants.Orc.at',
    'combatants.Orc.side',
    'combatants.Orc.spells.0',
    'now.side',
    'surprised.0',
  ])
})
