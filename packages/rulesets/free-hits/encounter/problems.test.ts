import { describe, expect, it } from 'vitest'
import { readFreeHitsEncounter } from './read.ts'
import { type ErrorCase, testErrors, withOrc } from './test/error-cases.ts'
import { ann, encounter, orc } from './test/sample.ts'

const field = (battlefield: unknown) => encounter({ battlefield })
const map = (changes: Record<string, unknown>) => field({ size: [20, 10], ...changes })

const whole: readonly ErrorCase[] = [
  ['no map', 'free-hits', '', /should be a map, not "free-hits"/],
  ['another ruleset', encounter({ ruleset: 'zones' }), 'ruleset', /should be free-hits/],
  ['text that steers a terminal', encounter({ title: 'A \u001b[2J fight' }), 'title', /control character U\+001B/],
  ['an unknown field', encounter({ combatant: {} }), 'combatant', /Did you mean "combatants"\?/],
  ['house rules, of which there are none', encounter({ house: {} }), 'house', /no field "house"/],
  ['no combatants', { ruleset: 'free-hits' }, 'combatants', /missing/],
  ['nobody', encounter({ combatants: {} }), 'combatants', /at least one/, 'battle-end-when'],
  ['an option misspelt', encounter({ options: { detecton: 'ask' } }), 'options.detecton', /"detection"/],
  [
    'a choice misspelt',
    encounter({ options: { 'thrall-mhp': 'hp' } }),
    'options.thrall-mhp',
    /reserve-max-hp or mp/,
    'thrall-mhp',
  ],
  [
    'a side called by a template',
    encounter({ sides: { party: {}, foes: { name: 'The {winner}' } } }),
    'sides.foes.name',
    /plain words/,
  ],
  ['one side only', encounter({ sides: { party: {} } }), 'sides', /two sides or more/],
  [
    'two Parties',
    encounter({ sides: { party: { party: true }, foes: { party: true } } }),
    'sides.foes.party',
    /"party" is the Party already/,
  ],
  ['an unknown side', withOrc({ side: 'foe' }), 'combatants.Orc.side', /Did you mean "foes"\?/],
  ['a name that is a direction', encounter({ combatants: { NE: ann, Orc: orc } }), 'combatants.NE', /another name/],
  ['a seat for nobody', encounter({ seats: { x: { plays: ['Orcc'] } } }), 'seats.x.plays.0', /Did you mean "Orc"\?/],
  ['an unknown policy', encounter({ seats: { x: { policy: 'agressive' } } }), 'seats.x.policy', /"aggressive"/],
]

const battle: readonly ErrorCase[] = [
  ['the turn of nobody', encounter({ now: { actor: 'Anne' } }), 'now.actor', /Did you mean "Ann"\?/],
  [
    'the turn of one who is out',
    encounter({ combatants: { Ann: ann, Orc: orc, Imp: { hp: '0/4' } }, now: { actor: 'Imp' } }),
    'now.actor',
    /Imp is defeated/,
    'initiative-order',
  ],
  ['an order with gaps', encounter({ now: { order: ['Orc'] } }), 'now.order', /leaves out Ann/, 'initiative-order'],
  [
    'somebody twice in it',
    encounter({ now: { order: ['Orc', 'Ann', 'orc'] } }),
    'now.order.2',
    /Orc stands in the order twice/,
    'initiative-order',
  ],
  [
    'a battle of one side',
    encounter({ combatants: { Ann: ann }, now: {} }),
    'now',
    /at least two sides/,
    'battle-end-when',
  ],
  ['a round before the first', encounter({ now: { round: 0 } }), 'now.round', /1 or more/],
  ['an unknown opener', encounter({ openers: ['Anne'] }), 'openers.0', /Did you mean "Ann"\?/],
  ['openers in mid-battle', encounter({ openers: ['Ann'], now: {} }), 'openers', /under way/, 'opening-attack'],
  [
    'an opener who is out',
    encounter({ openers: ['Imp'], combatants: { Ann: ann, Orc: orc, Imp: { hp: '0/4' } } }),
    'openers.0',
    /defeated and opens no battle/,
    'opening-attack',
  ],
]

const ground: readonly ErrorCase[] = [
  ['walls', map({ walls: [] }), 'battlefield.walls', /no rules for walls between squares/, 'grid'],
  ['floors', map({ floors: [{ squares: '0,0', height: 5 }] }), 'battlefield.floors', /no rules for heights/, 'grid'],
  ['boxes', map({ boxes: 'crates' }), 'battlefield.boxes', /no rules for solids/, 'grid'],
  ['doors', map({ doors: [] }), 'battlefield.doors', /no rules for doors/, 'grid'],
  ['links', map({ links: [['0,0', '0,1']] }), 'battlefield.links', /no rules for stairs/, 'grid'],
  ['darkness', map({ dark: '0,0' }), 'battlefield.dark', /no rules for darkness/, 'grid'],
  [
    'heights in the legend',
    map({ text: 'x', legend: { x: { floor: 5 } } }),
    'battlefield.legend.x.floor',
    /no rules for heights/,
    'grid',
  ],
  [
    'a door in the map',
    field({ text: '..+..' }),
    'battlefield.text',
    /no rules for doors, so \+ means nothing/,
    'grid',
  ],
  ['an unknown field of it', map({ dificult: '0,0' }), 'battlefield.dificult', /Did you mean "difficult"\?/],
  ['squares off the map', map({ difficult: '99,99' }), 'battlefield.difficult', /99,99/],
  ['exits off the map', map({ exits: ['99,99'] }), 'battlefield.exits.0', /99,99/],
  [
    'somebody off the map',
    withOrc({ at: '30,3' }),
    'combatants.Orc.at',
    /stands off the map, whose squares go from 0,0 to 19,9/,
    'grid',
  ],
  ['two in one square', withOrc({ at: '3,4' }), 'combatants.Orc.at', /both in the square 3,4/, 'grid'],
  ['one in a blocked square', map({ impassable: '6,4' }), 'combatants.Orc.at', /nobody can enter that square/, 'grid'],
  ['one who does not fit', withOrc({ at: '19,9', footprint: 2 }), 'combatants.Orc.at', /does not fit/, 'grid'],
  ['a direction misspelt', withOrc({ facing: 'north' }), 'combatants.Orc.facing', /n, ne, e/, 'facing'],
]

describe('mistakes of the whole fight', () => testErrors(whole))
describe('mistakes of a battle in progress', () => testErrors(battle))
describe('mistakes of places', () => testErrors(ground))

it('reports everything at once, and nothing that only follows from it', () => {
  const raw = encounter({
    battlefield: { size: [20, 10], impassable: '99,99', walls: [] },
    combatants: {
      Ann: { ...ann, at: '30,30', weapons: ['blaed'], movement: -5 },
      Orc: { ...orc, at: '30,30', side: 'foe', spells: ['drat'] },
    },
    now: { actor: 'Anne' },
  })
  const { setup, problems } = readFreeHitsEncounter(raw)
  expect(setup).toBeNull()
  expect(problems.map((p) => p.path.join('.')).sort()).toEqual([
    'battlefield.impassable',
    'battlefield.walls',
    'combatants.Ann.at',
    'combatants.Ann.movement',
    'combatants.Ann.weapons.0',
    'combatants.Orc.at',
    'combatants.Orc.side',
    'combatants.Orc.spells.0',
    'now.actor',
  ])
})
