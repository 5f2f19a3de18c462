import { describe } from 'vitest'
import { tellMistakes } from './test/mistakes.ts'
import { withAna } from './test/sample.ts'

describe('stat blocks that cannot be', () => {
  tellMistakes([
    [
      'content that is not there',
      withAna({ from: 'captain-row' }),
      'combatants.Ana.from',
      /Did you mean "captain-roe"/,
    ],
    ['no Hit Dice', withAna({ hitDice: null }), 'combatants.Ana', /needs "hitDice"/, 'stress-max'],
    [
      'Hit Dice with a bonus',
      withAna({ hitDice: '5d8+15' }),
      'combatants.Ana.hitDice',
      /"15" is no Hit Dice/,
      'stress-max',
    ],
    [
      'a score that is no number',
      withAna({ attributes: { strength: 'high' } }),
      'combatants.Ana.attributes.strength',
      /a whole number/,
      'attribute-modifier',
    ],
    [
      'an unknown attribute',
      withAna({ attributes: { agillity: 12 } }),
      'combatants.Ana.attributes.agillity',
      /Did you mean "agility"/,
    ],
    ['an unknown kind', withAna({ kind: 'npc' }), 'combatants.Ana.kind', /character or monster/, 'sides-and-kinds'],
    ['more Stress than the most', withAna({ stress: '9/4' }), 'combatants.Ana.stress', /9 Stress of 4/, 'stress-max'],
    [
      'two maxima of Stress',
      withAna({ stress: '3/9', stressMax: 8 }),
      'combatants.Ana.stressMax',
      /leave one of them out/,
      'stress-max',
    ],
    [
      'more Wound Points than Strength gives',
      withAna({ wp: 12 }),
      'combatants.Ana.wp',
      /10 are the most/,
      'wound-points-max',
    ],
    ['more Mana than the most', withAna({ mana: '5/4' }), 'combatants.Ana.mana', /5 Mana of 4/, 'stress-for-mana'],
    ['dead and fleeing', withAna({ wp: -10, state: 'fleeing' }), 'combatants.Ana.state', /Ana is dead/, 'death'],
    [
      'Stabilized on its feet',
      withAna({ stabilized: true }),
      'combatants.Ana.stabilized',
      /on its feet/,
      'stabilized-ends',
    ],
    [
      'dead in Full-Defense',
      withAna({ state: 'dead', fullDefense: true }),
      'combatants.Ana.fullDefense',
      /is dead/,
      'death-section-empty',
    ],
    [
      'surprised in Full-Defense',
      withAna({ surprised: true, fullDefense: true }),
      'combatants.Ana.fullDefense',
      /has done nothing yet/,
      'surprised-rolls-initiative',
    ],
    [
      'a wound of no type',
      withAna({ wounds: ['8 slash'] }),
      'combatants.Ana.wounds.0',
      /as in 8 slashing/,
      'wound-mark',
    ],
    ['a wound of nothing', withAna({ wounds: [0] }), 'combatants.Ana.wounds.0', /is no wound/, 'wound-mark'],
    [
      'an unknown injury',
      withAna({ injuries: ['broken-ribs'] }),
      'combatants.Ana.injuries.0',
      /Did you mean "broken-rib"/,
      'combat-injury-table',
    ],
    [
      'an injury of an arm, unsaid which',
      withAna({ injuries: ['crushed-shoulder'] }),
      'combatants.Ana.injuries.0',
      /side: main/,
      'injury-side',
    ],
    [
      'a side for what has none',
      withAna({ injuries: [{ from: 'broken-jaw', side: 'off' }] }),
      'combatants.Ana.injuries.0.side',
      /has no side/,
      'injury-side',
    ],
    [
      'an injury of its own without a name',
      withAna({ injuries: [{ gives: { halfSpeed: true } }] }),
      'combatants.Ana.injuries.0',
      /no "name"/,
      'combat-injury-table',
    ],
    [
      'a condition that is no id',
      withAna({ conditions: ['On fire'] }),
      'combatants.Ana.conditions.0',
      /lowercase words/,
    ],
    [
      'two spells of one name',
      withAna({ mana: 4, spells: ['mend', { from: 'mend', casting: 3 }] }),
      'combatants.Ana.spells.1',
      /second spell called "Mend"/,
    ],
    [
      'two abilities of one name',
      withAna({ abilities: ['feint', 'feint'] }),
      'combatants.Ana.abilities.1',
      /second ability called "Feint"/,
    ],
  ])
})
