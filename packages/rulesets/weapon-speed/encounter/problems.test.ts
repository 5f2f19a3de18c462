import { describe, expect, it } from 'vitest'
import { testErrors } from './test/error-cases.ts'
import { ana, encounter, gob, problemsOf, SWORD, withAna, withGob } from './test/sample.ts'

describe('mistakes in the fight as a whole', () => {
  testErrors([
    ['an unknown field', encounter({ batlefield: '9x9' }), 'batlefield', /Did you mean "battlefield"/],
    ['no map at all', 'four goblins', '', /should be a map/],
    ['nobody', encounter({ combatants: {} }), 'combatants', /at least one combatant/, 'sides-and-kinds'],
    [
      'two of one name',
      encounter({
        combatants: [
          { ...ana, name: 'Ana' },
          { ...gob, name: 'ANA' },
        ],
      }),
      'combatants.1',
      /a name of its own/,
    ],
    [
      'a name that means something',
      encounter({ combatants: { Ana: ana, Decline: gob } }),
      'combatants.Decline',
      /choose another name/,
    ],
    ['everybody on one side', withGob({ side: 'party' }), 'combatants', /put somebody on "foes"/, 'sides-and-kinds'],
    [
      'allies only',
      withGob({}, { sides: { party: { allies: ['foes'] }, foes: {} } }),
      'combatants',
      /make sides hostile/,
      'sides-and-kinds',
    ],
    ['a single side', encounter({ sides: { party: {} } }), 'sides', /two sides or more/, 'sides-and-kinds'],
    [
      'two parties',
      encounter({ sides: { a: { party: true }, b: { party: true } } }),
      'sides.b.party',
      /is the Party already/,
      'sides-and-kinds',
    ],
    [
      'an ally that is no side',
      encounter({ sides: { party: {}, foes: { allies: ['wolvs'] }, wolves: {} } }),
      'sides.foes.allies.0',
      /Did you mean "wolves"/,
      'sides-and-kinds',
    ],
    ['an unknown side', withGob({ side: 'foe' }), 'combatants.Gob.side', /Did you mean "foes"/, 'sides-and-kinds'],
    [
      'an unknown choice',
      encounter({ options: { 'check-dice': '2d10' } }),
      'options.check-dice',
      /d20 or 3d6/,
      'check-dice',
    ],
    [
      'an unknown option',
      encounter({ options: { 'declaration-metod': 'secret' } }),
      'options.declaration-metod',
      /Did you mean "declaration-method"/,
    ],
    [
      'somebody unknown who is surprised',
      encounter({ surprised: ['Anna'] }),
      'surprised.0',
      /Did you mean "Ana"/,
      'surprise',
    ],
    [
      'surprise in mid-fight',
      encounter({ surprised: ['Ana'], now: { round: 2 } }),
      'surprised',
      /past its beginning/,
      'surprise',
    ],
    [
      'groups without the option',
      withGob({}, { groups: [['Gob', 'Gob']] }),
      'groups',
      /option "shared-initiative: groups"/,
      'shared-initiative',
    ],
    [
      'a character in a group',
      encounter({
        options: { 'shared-initiative': 'groups' },
        groups: [['Ana', 'Gob']],
      }),
      'groups.0.0',
      /only monsters share/,
      'shared-initiative',
    ],
    [
      'a monster in two groups',
      encounter({
        options: { 'shared-initiative': 'groups' },
        combatants: { Ana: ana, Gob: gob, Orc: { ...gob, at: '7,7' }, Imp: { ...gob, at: '8,7' } },
        groups: [
          ['Gob', 'Orc'],
          ['Orc', 'Imp'],
        ],
      }),
      'groups.1.0',
      /in two groups/,
      'shared-initiative',
    ],
    [
      'modifiers that are none',
      encounter({ modifiers: { high: 1 } }),
      'modifiers.high',
      /There is no field "high" here\.$/,
    ],
    [
      'a wound that is a map',
      withAna({ wounds: [{ amount: 8 }] }),
      'combatants.Ana.wounds.0',
      /should be a wound, as in 8/,
    ],
    [
      'modifiers with a gap',
      encounter({ modifiers: { 3: -3, 4: -3, 6: -2 } }),
      'modifiers',
      /for a score of 5/,
      'attribute-modifier',
    ],
    [
      'a policy for a person',
      encounter({ seats: { one: { plays: 'Ana', policy: 'random' } } }),
      'seats.one.policy',
      /only a seat "by: computer"/,
    ],
    ['a control character', encounter({ title: '\u0007' }), 'title', /control character U\+0007/],
  ])

  it('tells everything at once', () => {
    const problems = problemsOf(
      encounter({
        options: { 'stress-method': 'dice' },
        combatants: { Ana: { ...ana, hitDice: 'lots' }, Gob: { ...gob, items: ['clubb'], at: '99,99' } },
      }),
    )
    expect(problems.map((p) => p.path.join('.'))).toEqual([
      'options.stress-method',
      'combatants.Ana.hitDice',
      'combatants.Gob.items.0',
      'combatants.Gob.at',
    ])
  })
})

describe('mistakes about places', () => {
  testErrors([
    ['off the map', withAna({ at: '20,4' }), 'combatants.Ana.at', /from 0,0 to 19,9/, 'battlefield-yards'],
    ['no square', withAna({ at: 'there' }), 'combatants.Ana.at', /as in 3,4/, 'battlefield-yards'],
    [
      'two in one square',
      withAna({ at: '6,4' }),
      'combatants.Gob.at',
      /Gob and Ana are both in the square 6,4/,
      'battlefield-yards',
    ],
    [
      'in a wall',
      withAna({}, { battlefield: { size: [20, 10], blocked: ['3,4'] } }),
      'combatants.Ana.at',
      /nobody can enter it/,
      'battlefield-yards',
    ],
    [
      'a letter for nobody',
      encounter({ battlefield: { text: '........\n....x...\n........\n........\n........\n........' } }),
      'battlefield.text',
      /letter x .* nobody/,
    ],
    [
      'a name for nobody',
      encounter({
        battlefield: {
          text: '........\n....x...\n........\n........\n........\n........',
          legend: { x: { combatant: 'Gib' } },
        },
      }),
      'battlefield.legend.x.combatant',
      /no combatant "Gib"/,
    ],
    ['no size', encounter({ battlefield: 'big' }), 'battlefield', /as in 20x10/],
    ['too big', encounter({ battlefield: '300x10' }), 'battlefield.size', /1 to 200/],
    [
      'an exit off the map',
      encounter({ battlefield: { size: [20, 10], exits: ['30,1'] } }),
      'battlefield.exits.0',
      /off the map/,
    ],
  ])
})

describe('mistakes in a fight under way', () => {
  const now = (more: Record<string, unknown>, changes: Record<string, unknown> = {}) =>
    encounter({
      combatants: { Ana: { ...ana, items: [SWORD], ...changes }, Gob: { ...gob, items: [SWORD] } },
      now: more,
    })
  testErrors([
    ['a turn of nobody', now({ turn: 'Anna', turns: { Ana: 'sword' } }), 'now.turn', /Did you mean "Ana"/],
    [
      'a turn without a declaration',
      now({ turn: 'Ana', turns: { Gob: 'sword' } }),
      'now.turn',
      /say under "turns"/,
      'declare-all',
    ],
    [
      'an unknown declaration',
      now({ turns: { Ana: 'attack sord' } }),
      'now.turns.Ana',
      /cannot declare "attack sord"/,
      'declaration-contents',
    ],
    [
      'a made-up turn without its number',
      now({ turns: {}, late: { Ana: 'sword' } }),
      'now.late.Ana',
      /on which "initiative"/,
      'missed-count',
    ],
    [
      'a made-up turn of nobody',
      now({ turnIsLate: true, turns: {} }),
      'now.turnIsLate',
      /whose made-up turn/,
      'missed-count',
    ],
    [
      'a turn that is over',
      now({ count: 13, turns: { Ana: 'sword' } }),
      'now.turns.Ana',
      /at 10 is over, for the count is 13/,
      'lowest-first',
    ],
    [
      'a turn that comes before',
      now({ turn: 'Ana', turns: { Ana: 'sword', Gob: 'full-defense' } }),
      'now.turns.Gob',
      /at 5 is over/,
      'lowest-first',
    ],
    [
      'a tie that the roster has settled',
      now({ turn: 'Gob', turns: { Ana: 'sword', Gob: 'sword' } }),
      'now.turns.Ana',
      /has had its turn/,
      'roster-order',
    ],
    [
      "a count that is not the turn's",
      now({ turn: 'Ana', count: 4, turns: { Ana: 'sword' } }),
      'now.count',
      /at 10, not at 4/,
      'lowest-first',
    ],
    [
      'a turn of one surprised',
      now({ turns: { Ana: 'sword' } }, { surprised: true }),
      'now.turns.Ana',
      /is surprised/,
      'surprised-rolls-initiative',
    ],
    [
      'a turn of one dead',
      now({ turns: { Ana: 'sword' } }, { wp: -10 }),
      'now.turns.Ana',
      /is dead/,
      'death-section-empty',
    ],
    [
      'a turn of one who has fled',
      now({ turns: { Ana: 'sword' } }, { state: 'fled' }),
      'now.turns.Ana',
      /has fled/,
      'morale-failed',
    ],
  ])
})
