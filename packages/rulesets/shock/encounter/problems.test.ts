import { describe, expect, it } from 'vitest'
import { readShockEncounter } from './read.ts'
import { ann, BLADE, encounter, orc, problemsOf } from './test/sample.ts'

const withAnn = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  encounter({ combatants: { Ann: { ...ann, ...changes }, Orc: orc }, ...more })
const withOrc = (changes: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  encounter({ combatants: { Ann: ann, Orc: { ...orc, ...changes } }, ...more })
const weapon = (changes: Record<string, unknown>) =>
  withAnn({
    weapons: [{ name: 'x', kind: 'melee', attributes: ['str'], skill: 'stab', damage: '1d4', ...changes }],
  })
const power = (changes: Record<string, unknown>) =>
  withAnn({ powers: [{ name: 'x', cost: 'free', effects: [{ effect: 'heal', amount: 1 }], ...changes }] })
const spell = (changes: Record<string, unknown>) =>
  withAnn({ spells: [{ name: 'x', range: 30, effects: [{ effect: 'heal', amount: 1 }], ...changes }] })
const map = (changes: Record<string, unknown>) => encounter({ battlefield: { size: [20, 10], ...changes } })

type Row = readonly [what: string, raw: unknown, path: string, says: RegExp, rule?: string]

const files: readonly Row[] = [
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
    /none, ask or a number from 1 to 20/,
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

const grounds: readonly Row[] = [
  ['a size that is none', encounter({ battlefield: '20 by 10' }), 'battlefield', /as in 20x10/],
  ['a size of one number', map({ size: [20] }), 'battlefield.size', /should have 2 entries, not 1/],
  ['squares off the map', map({ dark: ['0,0', '20,0'] }), 'battlefield.dark.1', /leaves the map/],
  ['an exit that is no square', map({ exits: ['0;0'] }), 'battlefield.exits.0', /write a square as "3,4"/],
  ['a word for exits', map({ exits: 'all' }), 'battlefield.exits', /edge or none/],
  ['a wall without an end', map({ walls: [{ from: [0, 0] }] }), 'battlefield.walls.0.to', /missing/],
  ['a box without a top', map({ boxes: [{ squares: '1,1' }] }), 'battlefield.boxes.0.top', /missing/],
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

const people: readonly Row[] = [
  ['no kind', withAnn({ kind: undefined, side: 'party' }), 'combatants.Ann', /"kind"/],
  ['no hit points', withAnn({ hp: undefined }), 'combatants.Ann', /no "hp"/, 'hit-points'],
  ['more than most', withAnn({ hp: '9/4' }), 'combatants.Ann.hp', /9 hit points but at most 4/, 'hit-points'],
  ['hit points in words', withAnn({ hp: 'many' }), 'combatants.Ann.hp', /current\/most/, 'hit-points'],
  ['up without hit points', withAnn({ hp: '0/4', state: 'up' }), 'combatants.Ann.state', /not up/, 'hit-points'],
  ['down with hit points', withAnn({ hp: '3/4', state: 'stable' }), 'combatants.Ann.state', /write 0\/4/, 'hit-points'],
  ['a nameless one dying', withOrc({ state: 'stable' }), 'combatants.Orc.state', /dies at 0/, 'nameless-npc-dies'],
  [
    'a fall of one who stands',
    withAnn({ fell: 1 }, { now: {} }),
    'combatants.Ann.fell',
    /is up/,
    'mortal-injury-clock',
  ],
  [
    'a fall to come',
    withAnn({ hp: '0/4', fell: 3 }, { now: {} }),
    'combatants.Ann.fell',
    /round 2/,
    'mortal-injury-clock',
  ],
  [
    'a deed of one who lies',
    withAnn({ hp: '0/4', holding: true }),
    'combatants.Ann.holding',
    /does nothing/,
    'mortally-injured',
  ],
  ['Hit Dice of a pc', withAnn({ hd: 2 }), 'combatants.Ann.hd', /"attackBonus"/, 'npc-attack-bonus'],
  ['a skill misspelt', withAnn({ skills: { stabb: 1 } }), 'combatants.Ann.skills.stabb', /Did you mean "stab"\?/],
  ['a skill too low', withAnn({ skills: { stab: -2 } }), 'combatants.Ann.skills.stab', /-1 or more/, 'combat-skills'],
  ['a reach of half a square', withAnn({ reach: 7 }), 'combatants.Ann.reach', /multiple of 5/, 'melee-range'],
  ['unknown content', withAnn({ from: 'orc-captian' }), 'combatants.Ann.from', /Did you mean "orc-captain"\?/],
  [
    'two of one name',
    encounter({
      combatants: [
        { name: 'Ann', ...ann },
        { name: 'ann', ...orc },
      ],
    }),
    'combatants.1',
    /a name of its own/,
  ],
  [
    'unarmed with both',
    withAnn({ dual: true }),
    'combatants.Ann.dual',
    /one-handed weapon in each hand/,
    'dual-wield-stance',
  ],
  [
    'unskilled with both',
    withAnn({ dual: true, skills: { stab: 0 }, weapons: [BLADE, 'mace melee stab str d6'] }),
    'combatants.Ann.dual',
    /stab at level 1/,
    'dual-wield-skill',
  ],
  [
    'a screen of an enemy',
    withAnn({ screening: 'Orc', skills: { stab: 1 } }),
    'combatants.Ann.screening',
    /an ally only/,
    'screen',
  ],
  [
    'an unskilled screen',
    encounter({ combatants: { Ann: { ...ann, screening: 'Bob' }, Bob: { ...ann, at: '3,5' }, Orc: orc } }),
    'combatants.Ann.screening',
    /not skilled enough/,
    'screen-needs-skill',
  ],
  [
    'a screen from afar',
    encounter({
      combatants: { Ann: { ...ann, screening: 'Bob', skills: { brawl: 1 } }, Bob: { ...ann, at: '3,6' }, Orc: orc },
    }),
    'combatants.Ann.screening',
    /more than 5 feet/,
    'screen-duration',
  ],
  ['a grip from afar', withAnn({ grappling: 'Orc' }), 'combatants.Ann.grappling', /not next to it/, 'grapple'],
  [
    'a grip on a friend',
    encounter({ combatants: { Ann: { ...ann, grappling: 'Bob' }, Bob: { ...ann, at: '3,5' }, Orc: orc } }),
    'combatants.Ann.grappling',
    /no enemy/,
    'grapple',
  ],
  ['a swarm on oneself', withAnn({ swarm: 'Ann' }), 'combatants.Ann.swarm', /no enemy/, 'swarm-attack'],
  ['a swarm on nobody', withAnn({ swarm: 'Orcc' }), 'combatants.Ann.swarm', /Did you mean "Orc"\?/],
  [
    'an aim without a weapon',
    withAnn({ aiming: { at: 'Orc', weapon: 'bow' } }),
    'combatants.Ann.aiming.weapon',
    /no weapon "bow"/,
    'execution-ranged',
  ],
  [
    'an alert one that suspects nothing',
    withOrc({ alert: true, unsuspecting: true }),
    'combatants.Orc.unsuspecting',
    /alert/,
    'execution-target',
  ],
  [
    'a shield used that is not there',
    withAnn({ shieldUsed: true }),
    'combatants.Ann.shieldUsed',
    /no shield/,
    'shield-ignores-first-shock',
  ],
]

const things: readonly Row[] = [
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
    'Shock of a throw',
    weapon({ kind: 'thrown', range: '20/40', shock: '1/15' }),
    'combatants.Ann.weapons.0.shock',
    /no Shock/,
    'thrown-no-shock',
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

describe('a problem is reported where it is, with what would be right and the rule', () => {
  for (const [what, raw, path, says, rule] of [...files, ...grounds, ...people, ...things]) {
    it(what, () => {
      const problems = problemsOf(raw)
      const found = problems.find((p) => p.path.join('.') === path && says.test(p.message))
      expect(found, JSON.stringify(problems, null, 1)).toBeDefined()
      expect(found?.rule).toBe(rule)
      expect(problems.length, JSON.stringify(problems, null, 1)).toBeLessThanOrEqual(3)
    })
  }
})

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
    'combatants.Ann.move',
    'combatants.Ann.weapons.0',
    'combatants.Orc.side',
    'combatants.Orc.spells.0',
    'now.side',
    'surprised',
    'surprised.0',
  ])
})
