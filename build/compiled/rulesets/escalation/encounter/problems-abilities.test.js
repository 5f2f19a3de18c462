import { describe } from 'vitest';
import { tellMistakes, withAbility } from './test/mistakes.js';
const whole = { name: 'Odd', type: ['melee'], frequency: 'at-will', action: 'standard' };
const attack = { ...whole, attack: { vs: 'ac' } };
describe('what is wrong with an ability', () => {
    const at = (field) => (field === '' ? 'content.abilities.odd' : `content.abilities.odd.${field}`);
    const mistake = (what, ability, field, says, ...rule) => [what, withAbility(ability), at(field), says, ...rule];
    tellMistakes([
        mistake('no frequency', { name: 'Odd', action: 'quick' }, '', /no "frequency"/, 'ability-entry'),
        mistake('no action', { name: 'Odd', frequency: 'daily' }, '', /no "action"/, 'ability-entry'),
        mistake('no name', { frequency: 'daily', action: 'quick' }, '', /no "name"/, 'ability-entry'),
        mistake('a frequency', { ...whole, frequency: 'dayly' }, 'frequency', /"daily"/, 'ability-entry'),
        mistake('a type', { ...whole, type: ['spel'] }, 'type', /Did you mean "spell"\?/, 'ability-type'),
        mistake('an Interrupt', { ...whole, action: 'interrupt' }, '', /what it answers/, 'action-interrupt'),
        mistake('a trigger', { ...whole, trigger: { when: 'hit' } }, 'trigger', /free actions/, 'action-free'),
        mistake('a hit without an attack', { ...whole, hit: [{ damage: 3 }] }, 'hit', /no attack/, 'attack-roll'),
        mistake('as nothing', { ...whole, asBasic: 'melee' }, 'asBasic', /no attack/, 'as-basic-attack'),
        mistake('a distant blow', { ...attack, target: { range: 'far' } }, 'target', /engaged with/, 'melee-range'),
        mistake('a blow at itself', { ...attack, target: { who: 'self' } }, 'target', /its own user/, 'enemies-and-objects'),
        mistake('an enemy of its own', { ...whole, target: { who: 'enemy', self: true } }, 'target', /"self"/, 'allies-not-self'),
        mistake('special', { ...whole, special: true }, 'special', /"escalation"/, 'ability-escalation-special'),
        mistake('below what', { ...whole, below: [{ heal: 3 }] }, 'below', /special: true/, 'ability-escalation-special'),
        mistake('an effect of nothing', { ...whole, effects: [{ on: 'user' }] }, 'effects.0', /does nothing/),
        mistake('an effect of two', { ...whole, effects: [{ heal: 1, damage: 2 }] }, 'effects.0', /separate entries/),
        mistake('a field beside', { ...whole, effects: [{ heal: 1, save: 9 }] }, 'effects.0.save', /nothing beside "heal"/),
        mistake('a condition', { ...whole, effects: [{ condition: 'stuned' }] }, 'effects.0.condition', /"stunned"/),
        mistake('an end', { ...whole, effects: [{ endCondition: 'stuned' }] }, 'effects.0.endCondition', /"stunned"/),
        mistake('what for', { ...whole, effects: [{ advantage: 1 }] }, 'effects.0', /"to"/, 'advantage-other-sources'),
        mistake('dice', { ...whole, effects: [{ damage: '1d4-2' }] }, 'effects.0.damage', /less than 0/, 'damage-order'),
        mistake('nobody to answer', { ...whole, effects: [{ cancel: true }] }, 'effects.0.cancel', /"trigger"/, 'action-interrupt'),
        mistake('a length', { ...whole, effects: [{ condition: 'dazed', lasts: 'oneround' }] }, 'effects.0.lasts', /"one-round"/, 'effect-duration'),
    ]);
});
//# sourceMappingURL=problems-abilities.test.js.map