import { describe, expect, it } from 'vitest'
import { type ErrorCase, testErrors, withAna, withOrc } from './test/error-cases.ts'
import { ana, encounter, orc, problemsOf } from './test/sample.ts'

describe('what is wrong with a fight', () => {
  const errorCases: ErrorCase[] = [
    ['a field that there is not', encounter({ combatant: {} }), 'combatant', /Did you mean "combatants"\?/],
    ['nobody', encounter({ combatants: {} }), 'combatants', /at least one/, 'encounter-end'],
    ['no map', 7, '', /should be a map, not 7/],
    ['a third side', encounter({ sides: { party: {}, foes: {}, rats: {} } }), 'sides', /keep two/, 'order-within-band'],
    ['no party', encounter({ sides: { us: {}, them: {} } }), 'sides', /party: true/, 'order-within-band'],
    ['an option', encounter({ options: { downtime: 'daly' } }), 'options.downtime', /"daily"/, 'downtime'],
    [
      'a policy',
      encounter({ seats: { referee: { by: 'computer', policy: 'random ' } } }),
      'seats.referee.policy',
      /"random"/,
    ],
    ['a name of a band', encounter({ combatants: { Fast: ana } }), 'combatants.Fast', /another name/],
    [
      'a distance',
      encounter({ positions: ['Ana Orc clse'] }),
      'positions.0',
      /Did you mean "close"\?/,
      'relative-distance',
    ],
    ['a stranger', encounter({ positions: ['Ana Ork far'] }), 'positions.0', /no combatant "Ork".*"Orc"/],
    [
      'a pair of one',
      encounter({ positions: [['Ana', 'Ana', 'far']] }),
      'positions.0',
      /name two/,
      'relative-distance',
    ],
    [
      'a pair twice',
      encounter({ positions: ['Ana Orc far', 'Orc Ana close'] }),
      'positions.1',
      /far already/,
      'relative-distance',
    ],
    [
      'a pair with the dead',
      encounter({ combatants: { Ana: ana, Orc: { ...orc, hp: '0/9' } }, positions: ['Ana Orc close'] }),
      'positions.0',
      /nobody is close to it/,
      'relative-distance',
    ],
    [
      'a turn that has been had',
      encounter({ combatants: { Ana: { ...ana, acted: true }, Orc: orc }, now: { actor: 'Ana' } }),
      'combatants.Ana.acted',
      /has not had it yet/,
      'initiative-bands',
    ],
    [
      'a turn to come in a band that is over',
      encounter({ combatants: { Ana: { ...ana, band: 'fast', acted: false }, Orc: orc }, now: { band: 'slow' } }),
      'combatants.Ana.acted',
      /is over/,
      'initiative-bands',
    ],
    ['half a pair', encounter({ positions: ['Ana far'] }), 'positions.0', /two names/, 'relative-distance'],
    [
      'who surprises',
      encounter({ surprise: { by: 'partty' } }),
      'surprise.by',
      /Did you mean "party"\?/,
      'surprise-round',
    ],
    [
      'who acts in surprise',
      encounter({ surprise: { by: 'party', acting: ['Orc'] } }),
      'surprise.acting.0',
      /not of the side/,
      'surprise-round',
    ],
    [
      'surprise under way',
      encounter({ surprise: { by: 'foes' }, now: { round: 1 } }),
      'surprise',
      /under way/,
      'surprise-round',
    ],
    ['a band', encounter({ now: { band: 'medum' } }), 'now.band', /"medium"/, 'initiative-bands'],
    [
      'an actor of another band',
      encounter({ now: { band: 'fast', actor: 'Ana' } }),
      'now.actor',
      /in the band medium/,
      'initiative-bands',
    ],
    ['the escalation die', encounter({ now: { escalation: 7 } }), 'now.escalation', /at most 6/, 'escalation-die'],
    [
      'somebody twice in a day',
      encounter({ fights: [{ combatants: { Orc: orc } }] }),
      'fights.0.combatants.Orc',
      /earlier encounter/,
    ],
    [
      'an enemy of before',
      encounter({ fights: [{ combatants: { Wolf: { from: 'wolf' } }, positions: ['Wolf Orc far'] }] }),
      'fights.0.positions.0',
      /Orc is not in this encounter/,
      'relative-distance',
    ],
    [
      'somebody dead before it comes on',
      encounter({ fights: [{ combatants: { Rat: { hp: '0/4' } } }] }),
      'fights.0.combatants.Rat',
      /yet to come on/,
    ],
    [
      'a grab from afar',
      withAna({ conditions: [{ condition: 'grabbed', by: 'Orc' }] }),
      'combatants.Ana.conditions',
      /Ana Orc close/,
      'grabbed-details',
    ],
    [
      'an enemy in the party',
      withOrc({ kind: 'enemy', side: 'party' }),
      'combatants.Orc.side',
      /kind: npc/,
      'npc-friends',
    ],
    ['a pc among foes', withAna({ side: 'foes' }), 'combatants.Ana.side', /kind: enemy/, 'npc-friends'],
    [
      'a condition of the rules',
      encounter({ content: { conditions: { dazed: { name: 'Dazed' } } } }),
      'content.conditions.dazed',
      /another id/,
    ],
  ]
  testErrors(errorCases)
})

it('tells everything at once', () => {
  const raw = encounter({
    positions: ['Ana Ork far'],
    combatants: { Ana: { ...ana, hp: '9/4', band: 'swift' }, Orc: { ...orc, attacks: ['axe melee ac 8'] } },
  })
  expect(problemsOf(raw).map(({ path }) => path.join('.'))).toEqual([
    'combatants.Ana.band',
    'combatants.Ana.hp',
    'combatants.Orc.attacks.0',
    'positions.0',
  ])
})
