import { describe } from 'vitest'
import { type ErrorCase, testErrors, withAna, withOrc } from './test/error-cases.ts'

describe('what is wrong with somebody', () => {
  const of = (name: string, field: string) => `combatants.${name}.${field}`
  const ana = (
    what: string,
    changes: Record<string, unknown>,
    field: string,
    says: RegExp,
    rule?: string,
  ): ErrorCase =>
    rule === undefined
      ? [what, withAna(changes), of('Ana', field), says]
      : [what, withAna(changes), of('Ana', field), says, rule]
  const foe = (
    what: string,
    changes: Record<string, unknown>,
    field: string,
    says: RegExp,
    rule: string,
  ): ErrorCase => [what, withOrc(changes), of('Orc', field), says, rule]
  testErrors(
    [
      ana('a field', { volotion: 3 }, 'volotion', /Did you mean "volition"\?/),
      ana('hit points', { hp: '31/30' }, 'hp', /at most 30/, 'damage-to-hp'),
      ana('no hit points at all', { hp: 0 }, 'hp', /write both/, 'damage-to-hp'),
      ana('a printed bonus', { attackBonus: 7 }, 'attackBonus', /Level and Volition/, 'enemy-attack-bonus'),
      ana('no escalation', { usesEscalation: false }, 'usesEscalation', /every PC/, 'escalation-to-attacks'),
      ana('a Staggered point', { staggeredAt: 9 }, 'staggeredAt', /is a PC/, 'staggered-enemy'),
      ana('Recoveries', { recoveries: '9/8' }, 'recoveries', /at most 8/, 'recoveries'),
      ana('the dice of a Recovery', { recovery: '2e8' }, 'recovery', /./),
      ana('Power', { power: '3/2' }, 'power', /at most 2/, 'ability-spend'),
      ana(
        'a secondary resource',
        { secondary: { name: 'Momentum', amount: '3/2' } },
        'secondary',
        /3 Momentum/,
        'ability-spend-secondary',
      ),
      ana('a stance', { stances: ['malee d8'] }, 'stances.0', /Did you mean "melee"\?/, 'stances'),
      ana('a die', { stances: ['melee d7'] }, 'stances.0', /d4, d6, d8/, 'stances'),
      ana('content', { stances: ['hok'] }, 'stances.0', /Did you mean "hook"\?/),
      ana('its own stance', { stance: 'meele' }, 'stance', /Did you mean "melee"\?/, 'stances'),
      ana('a stance of nobody', { stances: [], stance: 'melee' }, 'stance', /no "stances"/, 'stances'),
      ana('a type', { resist: { fir: 12 } }, 'resist.fir', /Did you mean "fire"\?/),
      ana('a weakness', { weak: ['firee'] }, 'weak.0', /Did you mean "fire"\?/),
      ana('stabilized on its feet', { stabilized: true }, 'stabilized', /not Dying/, 'stabilize'),
      ana('hard fall on its feet', { hardFall: true }, 'hardFall', /not Dying/, 'death-save-disadvantage'),
      ana('an ability', { abilities: ['cleeve'] }, 'abilities.0', /Did you mean "cleave"\?/),
      ana('an ability twice', { abilities: ['cleave', 'cleave'] }, 'abilities.1', /of its own/, 'ability-entry'),
      ana(
        'a used one that is never used up',
        { abilities: [{ from: 'cleave', used: true }] },
        'abilities.0.used',
        /At-Will/,
        'ability-at-will',
      ),
      ana('a condition', { conditions: ['daze'] }, 'conditions.0', /Did you mean "dazed"\?/),
      ana('ongoing without an amount', { conditions: ['ongoing'] }, 'conditions.0', /How much/, 'ongoing-damage'),
      ana(
        'one round of nobody',
        { conditions: [{ condition: 'shaken', lasts: 'one-round' }] },
        'conditions.0',
        /"by"/,
        'effect-duration',
      ),
      ana(
        'a turn of nobody',
        { conditions: [{ condition: 'shaken', until: 'end' }] },
        'conditions.0',
        /"of"/,
        'effect-duration',
      ),
      ana(
        'two lengths',
        { conditions: [{ condition: 'shaken', save: 9, lasts: 'encounter' }] },
        'conditions.0',
        /two ways/,
        'effect-duration',
      ),
      ana('a grab by nobody', { conditions: [{ condition: 'grabbed' }] }, 'conditions.0', /"by"/, 'grabbed-details'),
      ana(
        'what it sustains',
        { abilities: ['cleave'], sustaining: ['cleave'] },
        'sustaining.0',
        /not sustained/,
        'ability-sustain',
      ),
      ana('what it does not have', { sustaining: ['ward'] }, 'sustaining.0', /no ability "ward"/, 'ability-sustain'),
      ana(
        'what it readied',
        { readied: { slot: 'standard', act: 'use', when: 'casts' } },
        'readied',
        /"ability"/,
        'ready',
      ),
      ana(
        'what it readied while it is down',
        { hp: '-3/24', readied: { slot: 'standard', act: 'basic-melee', target: 'Orc', when: 'acts' } },
        'readied',
        /is down and has nothing readied/,
        'ready-lapses',
      ),
      ana(
        'a condition for one roll',
        { conditions: [{ condition: 'dazed', lasts: 'this-roll' }] },
        'conditions.0',
        /No roll is under way/,
        'effect-duration',
      ),
      ana('a condition without one', { conditions: [{ save: 'ends' }] }, 'conditions.0', /"condition" with its id/),
      ana(
        'a free action readied',
        { readied: { slot: 'free', act: 'deed', when: 'casts' } },
        'readied.slot',
        /should be quick, move or standard/,
        'ready',
      ),
      foe('Recoveries of an enemy', { recoveries: 3 }, 'recoveries', /Only a PC/, 'npc-healing'),
      foe('a Dying enemy', { hp: '0/9', out: 'none' }, 'out', /dead or unconscious/, 'enemy-at-zero'),
      foe('a word in an attack', { attacks: ['axe melee vs ac 8 far away'] }, 'attacks.0', /"away" means nothing/, ''),
      foe('a defense', { attacks: ['axe melee vs as 8'] }, 'attacks.0', /ac, pd or md/, 'attack-roll'),
      foe('an attack without one', { attacks: ['axe melee 8'] }, 'attacks.0', /which defense/, 'attack-roll'),
      foe('an attack that is none', { attacks: ['ward'] }, 'attacks.0', /attacks nobody/, 'enemy-attack-bonus'),
    ].map((errorCase) => (errorCase[4] === '' ? (errorCase.slice(0, 4) as unknown as ErrorCase) : errorCase)),
  )
})
