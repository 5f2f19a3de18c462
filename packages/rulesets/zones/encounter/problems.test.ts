import { describe, expect, it } from 'vitest'
import { readZonesEncounter } from './read.ts'
import { ada, encounter, gob, problemsOf } from './test/sample.ts'

const withAda = (changes: Record<string, unknown>) =>
  encounter({ combatants: { Ada: { ...ada, ...changes }, Gob: gob } })
const withGob = (changes: Record<string, unknown>) =>
  encounter({ combatants: { Ada: ada, Gob: { ...gob, ...changes } } })
const spell = (changes: Record<string, unknown>) =>
  withGob({ spells: [{ name: 'x', range: 'close', damage: '1d4', ...changes }] })

type Row = readonly [what: string, raw: unknown, path: string, says: RegExp, rule?: string]

const rows: readonly Row[] = [
  ['no map', 'zones', '', /should be a map, not "zones"/],
  ['another ruleset', encounter({ ruleset: 'shock' }), 'ruleset', /should be zones/],
  ['text that steers a terminal', encounter({ title: 'A \u001b[2J fight' }), 'title', /control character U\+001B/],
  ['a name that does', encounter({ combatants: { 'Ad\u0007a': ada, Gob: gob } }), 'combatants.Ad\u0007a', /U\+0007/],
  ['an unknown field', encounter({ combatant: {} }), 'combatant', /Did you mean "combatants"\?/],
  ['no combatants', { ruleset: 'zones' }, 'combatants', /missing/],
  ['nobody', encounter({ combatants: {} }), 'combatants', /at least one/, 'two-sides'],
  ['both surprised', encounter({ surprised: 'both' }), 'surprised', /nobody, characters or enemies/, 'surprise-call'],
  ['an option misspelt', encounter({ options: { 'armor-point': 'none' } }), 'options.armor-point', /"armor-points"/],
  [
    'a choice misspelt',
    encounter({ options: { 'armor-points': 'reduce' } }),
    'options.armor-points',
    /none or reduce-damage/,
    'armor-points',
  ],
  ['a house number too high', encounter({ house: { 'default-dr': 31 } }), 'house.default-dr', /at most 30/],
  [
    'a line that is none',
    encounter({ options: { 'zone-count': 'line' }, battlefield: 'A-B' }),
    'options.zone-count',
    /not three/,
    'zone-count',
  ],
  ['no Zone', encounter({ battlefield: {} }), 'battlefield', /at least one Zone/, 'zone-count'],
  [
    'an unknown neighbour',
    encounter({ battlefield: { bank: {}, ford: { adjacent: ['bnak'] } } }),
    'battlefield.ford.adjacent.0',
    /Did you mean "bank"\?/,
    'zones-by-referee',
  ],
  ['a Zone beside itself', encounter({ battlefield: 'A-A' }), 'battlefield', /next to itself/, 'adjacency-is-mutual'],
  [
    'two starts',
    encounter({ battlefield: { A: { start: 'enemies' }, B: { start: 'enemies' } } }),
    'battlefield.B.start',
    /one Zone/,
    'starting-zones',
  ],
  [
    'a hazard that does nothing',
    encounter({ battlefield: { A: { hazard: { dr: 9 } } } }),
    'battlefield.A.hazard',
    /does nothing/,
    'zone-hazard-data',
  ],
  [
    'an unknown immune one',
    encounter({ battlefield: { A: { hazard: { damage: 1, immune: ['Goob'] } } } }),
    'battlefield.A.hazard.immune.0',
    /Did you mean "Gob"\?/,
    'zone-hazard-data',
  ],
  [
    'too many in a Zone',
    encounter({ battlefield: { A: { capacity: 1 } } }),
    'battlefield.A.capacity',
    /2 Creatures start in A/,
    'zone-capacity',
  ],
  [
    'no kind',
    encounter({ combatants: { Ada: { level: 1, hp: 3 } } }),
    'combatants.Ada',
    /"kind"/,
    'creature-or-character',
  ],
  [
    'no level',
    encounter({ combatants: { Ada: { ...ada, level: undefined } } }),
    'combatants.Ada',
    /no "level"/,
    'level-and-skill',
  ],
  ['level 0', withAda({ level: 0 }), 'combatants.Ada.level', /1 or more/, 'level-and-skill'],
  ['no skill', withGob({ skill: undefined }), 'combatants.Gob', /no "skill"/, 'level-and-skill'],
  ['a creature with STR', withGob({ str: 2 }), 'combatants.Gob.str', /is a creature/, 'attributes'],
  ['no dex', withAda({ dex: undefined }), 'combatants.Ada', /no "dex"/, 'attributes'],
  ['half an Attribute', withAda({ str: 1.5 }), 'combatants.Ada.str', /whole number, not 1.5/, 'attributes'],
  [
    'a character with attacks',
    withAda({ attacks: ['fist melee 1d4'] }),
    'combatants.Ada.attacks',
    /"items"/,
    'creature-attack',
  ],
  ['more hp than most', withAda({ hp: '9/4' }), 'combatants.Ada.hp', /9 hit points but at most 4/, 'healing'],
  ['hp in words', withAda({ hp: 'many' }), 'combatants.Ada.hp', /current\/most/],
  ['no Zone of that name', withAda({ zone: 'D' }), 'combatants.Ada.zone', /no Zone "D"/, 'zones-by-referee'],
  [
    'unknown content',
    encounter({ combatants: { Ada: { from: 'ada-the-warior' } } }),
    'combatants.Ada.from',
    /Did you mean "ada-the-warrior"\?/,
  ],
  ['an item misspelt', withAda({ items: ['longsowrd'] }), 'combatants.Ada.items.0', /Did you mean "longsword"\?/],
  ['a weapon without dice', withAda({ items: ['club melee'] }), 'combatants.Ada.items.0', /no dice/],
  [
    'wrong dice',
    withAda({ items: [{ name: 'club', kinds: ['melee'], damage: '1d' }] }),
    'combatants.Ada.items.0.damage',
    /number of sides/,
  ],
  [
    'two big weapons in hand',
    withAda({
      items: [
        { from: 'bow', place: 'hand' },
        { from: 'hatchet', place: 'hand' },
      ],
    }),
    'combatants.Ada.items.1',
    /free for the Hatchet/,
    'ready-items',
  ],
  [
    'too many marks',
    withAda({ items: [{ from: 'longsword', marked: 4 }] }),
    'combatants.Ada.items.0.marked',
    /has 3 usages/,
    'usage-track',
  ],
  [
    'reach of a sword',
    withAda({ items: [{ from: 'longsword', reach: 'nearby' }] }),
    'combatants.Ada.items.0.reach',
    /always Close/,
    'ranged-reach',
  ],
  ['an attack without its kind', withGob({ attacks: ['knife 1d4'] }), 'combatants.Gob.attacks.0', /melee or ranged/],
  ['a stray word', withGob({ attacks: ['knife melee 1d4 far'] }), 'combatants.Gob.attacks.0', /"far" means nothing/],
  ['an unknown spell', withGob({ spells: ['webb'] }), 'combatants.Gob.spells.0', /Did you mean "web"\?/],
  ['a spell that does nothing', spell({ damage: undefined }), 'combatants.Gob.spells.0', /does nothing/, 'spell-data'],
  ['a spell without range', spell({ range: undefined }), 'combatants.Gob.spells.0', /how far it reaches/, 'spell-data'],
  [
    'a spell that attacks from afar',
    spell({ attack: 'melee', range: 'nearby' }),
    'combatants.Gob.spells.0.range',
    /close/,
    'spell-attack',
  ],
  [
    'a spell that attacks and Tests',
    spell({ attack: 'ranged', test: { by: 'target' } }),
    'combatants.Gob.spells.0.test',
    /leave "test" out/,
    'spell-attack',
  ],
  [
    'paralysis with an Action',
    withGob({ hindrances: [{ kind: 'paralyzed', needsAction: true }] }),
    'combatants.Gob.hindrances.0.needsAction',
    /has none/,
    'hindrance-action-exception',
  ],
  [
    'a hindrance that is none',
    withGob({ hindrances: [{ kind: 'dazed' }] }),
    'combatants.Gob.hindrances.0.kind',
    /weakened/,
    'creature-or-character',
  ],
  [
    'a hindrance twice',
    withGob({ hindrances: ['stuck', 'stuck'] }),
    'combatants.Gob.hindrances.1',
    /held once/,
    'hindrances-combine',
  ],
  [
    'a fallen one that flees',
    withGob({ hp: '0/9', status: 'fleeing' }),
    'combatants.Gob.status',
    /out of action/,
    'out-of-action',
  ],
  [
    'a fallen one that suffers',
    withGob({ hp: '0/9', ongoing: {} }),
    'combatants.Gob.ongoing',
    /ends its effects/,
    'out-of-action-ends-effects',
  ],
  [
    'a creature with initiative',
    withGob({ initiative: 3 }),
    'combatants.Gob.initiative',
    /only characters/,
    'character-initiative',
  ],
  ['the name of the referee', encounter({ combatants: { referee: ada } }), 'combatants.referee', /another name/],
  [
    'two of one name',
    encounter({
      combatants: [
        { name: 'Ada', ...ada },
        { name: 'ada', ...ada },
      ],
    }),
    'combatants.1',
    /a name of its own/,
  ],
  ['a seat for nobody', encounter({ seats: { x: { plays: ['Adda'] } } }), 'seats.x.plays.0', /Did you mean "Ada"\?/],
  [
    'two seats for one',
    encounter({ seats: { x: { plays: 'Ada' }, y: { plays: 'Ada' } } }),
    'seats.y.plays',
    /"x" already/,
  ],
  [
    'an unknown policy',
    encounter({ seats: { x: { by: 'computer', policy: 'agressive' } } }),
    'seats.x.policy',
    /"aggressive"/,
  ],
  ['an unknown side', encounter({ sides: { foes: {} } }), 'sides.foes', /characters and enemies/],
  ['whose turn', encounter({ now: { round: 3 } }), 'now', /whose Turn/],
  ['the turn of nobody', encounter({ now: { turn: 'Adda' } }), 'now.turn', /Did you mean "Ada"\?/],
  ['an order with gaps', encounter({ now: { turn: 'Ada', order: ['Ada'] } }), 'now.order', /leaves out Gob/],
  [
    'a table with gaps',
    encounter({ aftermath: { die: 4, rows: { '1-2': 'x', '4': 'y' } } }),
    'aftermath.rows',
    /said for 3 on the d4/,
    'aftermath',
  ],
  [
    'unused content that is wrong',
    encounter({ content: { items: { x: { name: 'x', damage: '1d4' } } } }),
    'content.items.x',
    /"kinds"/,
    'weapon-damage',
  ],
]

describe('a problem is reported where it is, with what would be right and the rule', () => {
  for (const [what, raw, path, says, rule] of rows) {
    it(what, () => {
      const problems = problemsOf(raw)
      const found = problems.find((p) => p.path.join('.') === path && says.test(p.message))
      expect(found, JSON.stringify(problems, null, 1)).toBeDefined()
      expect(found?.rule).toBe(rule)
      expect(problems.length).toBeLessThanOrEqual(2)
    })
  }
})

it('reports everything at once', () => {
  const raw = encounter({
    surprised: 'both',
    battlefield: { A: { adjacent: ['Q'] }, B: {} },
    combatants: { Ada: { ...ada, level: 0, items: ['longsowrd'] }, Gob: { ...gob, skill: undefined, zone: 'X' } },
    now: { turn: 'Nobody' },
  })
  const { setup, problems } = readZonesEncounter(raw)
  expect(setup).toBeNull()
  expect(problems.map((p) => p.path.join('.')).sort()).toEqual([
    'battlefield.A.adjacent.0',
    'combatants.Ada.items.0',
    'combatants.Ada.level',
    'combatants.Gob',
    'combatants.Gob.zone',
    'now.turn',
    'surprised',
  ])
})
