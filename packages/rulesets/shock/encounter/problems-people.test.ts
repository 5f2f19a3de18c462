import { describe } from 'vitest'
import { type ErrorCase, testErrors, withAnn, withOrc } from './test/error-cases.ts'
import { ann, BLADE, encounter, orc } from './test/sample.ts'

const people: readonly ErrorCase[] = [
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
  ['a charge before the fight', withAnn({ charged: true }), 'combatants.Ann.charged', /has not begun/, 'charge-ac'],
  ['a swarm before the fight', withAnn({ swarm: 'Orc' }), 'combatants.Ann.swarm', /has not begun/, 'swarm-lapse'],
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
  [
    'a grip on the fallen',
    encounter({ combatants: { Ann: { ...ann, grappling: 'Orc' }, Orc: { ...orc, at: '3,5', hp: '0/8' } } }),
    'combatants.Ann.grappling',
    /is down/,
    'grapple-ends',
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

describe('mistakes of combatants', () => testErrors(people))
