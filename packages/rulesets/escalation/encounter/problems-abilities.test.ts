import { describe } from 'vitest'
import { type ErrorCase, testErrors, withAbility } from './test/error-cases.ts'

const whole = { name: 'Odd', type: ['melee'], frequency: 'at-will', action: 'standard' }
const attack = { ...whole, attack: { vs: 'ac' } }

describe('what is wrong with an ability', () => {
  const at = (field: string) => (field === '' ? 'content.abilities.odd' : `content.abilities.odd.${field}`)
  const errorCase = (
    what: string,
    ability: Record<string, unknown>,
    field: string,
    says: RegExp,
    ...rule: [string] | []
  ): ErrorCase => [what, withAbility(ability), at(field), says, ...rule]
  testErrors([
    errorCase('no frequency', { name: 'Odd', action: 'quick' }, '', /no "frequency"/, 'ability-entry'),
    errorCase('no action', { name: 'Odd', frequency: 'daily' }, '', /no "action"/, 'ability-entry'),
    errorCase('no name', { frequency: 'daily', action: 'quick' }, '', /no "name"/, 'ability-entry'),
    errorCase('a frequency', { ...whole, frequency: 'dayly' }, 'frequency', /"daily"/, 'ability-entry'),
    errorCase('a type', { ...whole, type: ['spel'] }, 'type', /Did you mean "spell"\?/, 'ability-type'),
    errorCase('an Interrupt', { ...whole, action: 'interrupt' }, '', /what it answers/, 'action-interrupt'),
    errorCase('a trigger', { ...whole, trigger: { when: 'hit' } }, 'trigger', /free actions/, 'action-free'),
    errorCase('a hit without an attack', { ...whole, hit: [{ damage: 3 }] }, 'hit', /no attack/, 'attack-roll'),
    errorCase('as nothing', { ...whole, asBasic: 'melee' }, 'asBasic', /no attack/, 'as-basic-attack'),
    errorCase('a distant blow', { ...attack, target: { range: 'far' } }, 'target', /engaged with/, 'melee-range'),
    errorCase(
      'a blow at itself',
      { ...attack, target: { who: 'self' } },
      'target',
      /its own user/,
      'enemies-and-objects',
    ),
    errorCase(
      'an enemy of its own',
      { ...whole, target: { who: 'enemy', self: true } },
      'target',
      /"self"/,
      'allies-not-self',
    ),
    errorCase('special', { ...whole, special: true }, 'special', /"escalation"/, 'ability-escalation-special'),
    errorCase('below what', { ...whole, below: [{ heal: 3 }] }, 'below', /special: true/, 'ability-escalation-special'),
    errorCase('an effect of nothing', { ...whole, effects: [{ on: 'user' }] }, 'effects.0', /does nothing/),
    errorCase('an effect of two', { ...whole, effects: [{ heal: 1, damage: 2 }] }, 'effects.0', /separate entries/),
    errorCase(
      'a field beside',
      { ...whole, effects: [{ heal: 1, save: 9 }] },
      'effects.0.save',
      /nothing beside "heal"/,
    ),
    errorCase('a condition', { ...whole, effects: [{ condition: 'stuned' }] }, 'effects.0.condition', /"stunned"/),
    errorCase('an end', { ...whole, effects: [{ endCondition: 'stuned' }] }, 'effects.0.endCondition', /"stunned"/),
    errorCase('what for', { ...whole, effects: [{ advantage: 1 }] }, 'effects.0', /"to"/, 'advantage-other-sources'),
    errorCase('dice', { ...whole, effects: [{ damage: '1d4-2' }] }, 'effects.0.damage', /less than 0/, 'damage-order'),
    errorCase(
      'nobody to answer',
      { ...whole, effects: [{ cancel: true }] },
      'effects.0.cancel',
      /"trigger"/,
      'action-interrupt',
    ),
    errorCase(
      'a length',
      { ...whole, effects: [{ condition: 'dazed', lasts: 'oneround' }] },
      'effects.0.lasts',
      /"one-round"/,
      'effect-duration',
    ),
  ])
})
