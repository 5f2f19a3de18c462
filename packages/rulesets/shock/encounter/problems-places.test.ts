import { describe, expect, it } from 'vitest'
import { type ErrorCase, testErrors, withAnn, withOrc } from './test/error-cases.ts'
import { ann, encounter, orc, problemsOf } from './test/sample.ts'

const map = (changes: Record<string, unknown>) => encounter({ battlefield: { size: [20, 10], ...changes } })

const grounds: readonly ErrorCase[] = [
  ['a size that is none', encounter({ battlefield: '20 by 10' }), 'battlefield', /as in 20x10/],
  ['a size of one number', map({ size: [20] }), 'battlefield.size', /should have 2 entries, not 1/],
  ['squares off the map', map({ dark: ['0,0', '20,0'] }), 'battlefield.dark.1', /leaves the map/],
  ['an exit that is no square', map({ exits: ['0;0'] }), 'battlefield.exits.0', /write a square as "3,4"/],
  ['a word for exits', map({ exits: 'all' }), 'battlefield.exits', /edge, none or a list of squares/],
  ['a wall without an end', map({ walls: [{ from: [0, 0] }] }), 'battlefield.walls.0.to', /missing/],
  ['a box without a top', map({ boxes: [{ squares: '1,1' }] }), 'battlefield.boxes.0.top', /missing/, 'solid-object'],
  [
    'a wall misspelt',
    map({ walls: [{ from: [0, 0], to: [0, 2], kind: 'windw' }] }),
    'battlefield.walls.0.kind',
    /"window"/,
  ],
  [
    'a legend for nobody',
    encounter({
      battlefield: { text: 'x.......', legend: { x: { combatant: 'Anne' } } },
      combatants: { Ann: { kind: 'pc', hp: 1 }, Orc: { kind: 'npc', hp: 1 } },
    }),
    'battlefield.legend.x.combatant',
    /Did you mean "Ann"\?/,
  ],
  [
    'a letter for nobody',
    encounter({
      battlefield: { text: 'Z.......' },
      combatants: { Ann: { kind: 'pc', hp: 1 }, Orc: { kind: 'npc', hp: 1 } },
    }),
    'battlefield.text',
    /letter Z on the map stands for nobody/,
  ],
  [
    'a letter too many',
    encounter({
      battlefield: { text: 'A..A....' },
      combatants: { Ann: { kind: 'pc', hp: 1 }, Orc: { kind: 'npc', hp: 1 } },
    }),
    'battlefield.text',
    /2 squares for Ann/,
  ],
  [
    'a letter for two',
    encounter({
      battlefield: { text: 'O..A....' },
      combatants: { Ann: { kind: 'pc', hp: 1 }, Abel: { kind: 'pc', hp: 1 }, Orc: { kind: 'npc', hp: 1 } },
    }),
    'battlefield.text',
    /could be Ann or Abel/,
  ],
  ['somebody off the map', withAnn({ at: '20,3' }), 'combatants.Ann.at', /from 0,0 to 19,9/, 'grid'],
  ['a place that is none', withAnn({ at: 'here' }), 'combatants.Ann.at', /should be a square, as in "3,4"/],
  ['half off the map', withOrc({ at: '19,4', footprint: 2 }), 'combatants.Orc.at', /2 x 2 squares/, 'large-occupant'],
  [
    'somebody in a pillar',
    map({ boxes: [{ squares: '3,4', top: 10 }] }),
    'combatants.Ann.at',
    /cannot stand at 3,4/,
    'impassable-square',
  ],
  ['somebody in a chasm', map({ impassable: '6,4' }), 'combatants.Orc.at', /cannot stand at 6,4/, 'impassable-square'],
  [
    'a wall through somebody',
    encounter({
      battlefield: { size: [20, 10], walls: [{ from: [7, 4], to: [7, 6] }] },
      combatants: { Ann: ann, Orc: { ...orc, footprint: 2 } },
    }),
    'combatants.Orc.at',
    /a wall runs through it/,
    'impassable-square',
  ],
  [
    'two in a square',
    withOrc({ at: '3,4' }),
    'combatants.Orc.at',
    /Orc and Ann are both in the square 3,4/,
    'end-in-free-square',
  ],
  ['two in a corner', withOrc({ at: '2,3', footprint: 2 }), 'combatants.Orc.at', /square 3,4/, 'end-in-free-square'],
  [
    'no room',
    encounter({ battlefield: '1x1', combatants: { Ann: { ...ann, at: '0,0' }, Orc: { kind: 'npc', hp: 1 } } }),
    'combatants.Orc',
    /no room left/,
    'end-in-free-square',
  ],
]

describe('mistakes of the battlefield, and of places on it', () => testErrors(grounds))

/** Mistakes of the map, of its parts' shapes and of places, one of each that used to hide others. */
const BROKEN = encounter({
  options: { 'readied-limit': -1 },
  surprised: 'foes',
  now: { round: 0 },
  battlefield: {
    size: [8, 6],
    walls: [
      { from: [0, 0], to: [0, 2], kind: 'windw' },
      { from: [1, 1], to: [3, 4] },
    ],
    doors: [
      { from: [1, 0], to: [1, 1] },
      { name: 'gate', from: [2, 0], to: [2, 1] },
      { name: 'gate', from: [3, 0], to: [3, 1] },
    ],
    difficult: ['30,30'],
    exits: 'nowhere',
  },
  combatants: {
    Ann: { ...ann, hp: -3 },
    Orc: { ...orc, at: '3,4' },
    Bob: 'goblin',
    Cid: { kind: 'npc', hp: 1, at: [1, 1] },
  },
})

it('every mistake is told at once, and none for another', () => {
  const said = problemsOf(BROKEN).map(({ path, message }) => `${path.join('.')}: ${message}`)
  for (const part of [
    'battlefield.walls.0.kind: "kind" should be',
    'battlefield.walls.1: The line from 1,1 to 3,4 runs aslant',
    'battlefield.doors.0.name: "name" is missing',
    'battlefield.doors.2.name: There is already a door "gate"',
    'battlefield.difficult.0: The area 30,30 leaves the map',
    'battlefield.exits: "exits" should be',
    'combatants.Orc.at: Orc and Ann are both in the square 3,4',
    'combatants.Bob: "Bob" should be a map, not "goblin". Somebody of the content is { from: goblin }.',
    'combatants.Cid.at: "at" should be text, not a list. Write it in quotes: "1,1".',
  ])
    expect(
      said.filter((one) => one.startsWith(part)),
      `${part}\n${said.join('\n')}`,
    ).toHaveLength(1)
  expect(said.filter((one) => one.startsWith('combatants.Bob'))).toHaveLength(1)
  expect(said.filter((one) => one.startsWith('combatants.Ann'))).toHaveLength(1)
  expect(said.join()).not.toContain('Readied')
})
