import { expect, it } from 'vitest';
import { weaponSpeedRuleIds } from '../catalogue/rule-ids.js';
import { weaponSpeedRuleTexts } from '../catalogue/rule-texts.js';
import { weaponSpeedOptions } from './options.js';
import { encounter, setupOf } from './test/sample.js';
it('declares every option of the catalogue, under the id of its rule, with its choices', () => {
    const declared = weaponSpeedOptions.filter((o) => o.rule !== null);
    expect(declared.map((o) => o.id)).toEqual(declared.map((o) => o.rule));
    const options = weaponSpeedRuleIds.filter((id) => weaponSpeedRuleTexts[id].status === 'option');
    expect(declared.map((o) => o.id).sort()).toEqual([...options].sort());
    for (const option of declared) {
        const rule = weaponSpeedRuleTexts[option.rule];
        expect([option.choices, option.default]).toEqual([rule.choices, rule.default]);
    }
});
it('takes the first choice where nothing is said', () => {
    expect(setupOf(encounter()).options).toEqual({
        'check-dice': 'd20',
        'stress-method': 'average',
        'shared-initiative': 'alone',
        'declaration-method': 'secret',
        'keep-rounds': 'no',
    });
});
it('takes every choice', () => {
    for (const { id, choices, rule } of weaponSpeedOptions) {
        for (const choice of choices) {
            const where = rule === null ? 'house' : 'options';
            expect(setupOf(encounter({ [where]: { [id]: choice } })).options[id]).toBe(choice);
        }
    }
});
//# sourceMappingURL=options.test.js.map