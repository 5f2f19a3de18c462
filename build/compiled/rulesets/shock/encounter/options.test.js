import { expect, it } from 'vitest';
import { shockRuleIds } from '../catalogue/rule-ids.js';
import { shockRuleTexts } from '../catalogue/rule-texts.js';
import { shockOptions } from './options.js';
import { encounter, setupOf } from './test/sample.js';
it('declares every option of the catalogue, under the id of its rule', () => {
    const declared = shockOptions.filter((o) => o.rule !== null);
    expect(declared.map((o) => o.id)).toEqual(declared.map((o) => o.rule));
    expect(declared.map((o) => o.id).sort()).toEqual(shockRuleIds.filter((id) => shockRuleTexts[id]?.status === 'option').sort());
});
it('takes limits as words or as numbers', () => {
    const { options } = setupOf(encounter({ options: { 'free-action-limit': 3, 'instant-action-limit': '20' } }));
    expect(options).toMatchObject({
        'free-action-limit': '3',
        'instant-action-limit': '20',
        chase: 'no',
        'readied-limit': 0,
    });
});
//# sourceMappingURL=options.test.js.map