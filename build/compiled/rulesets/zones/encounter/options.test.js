import { expect, it } from 'vitest';
import { zonesRuleIds } from '../catalogue/rule-ids.js';
import { zonesRuleTexts } from '../catalogue/rule-texts.js';
import { zonesOptions } from './options.js';
it('declares every option of the catalogue, under the id of its rule', () => {
    const declared = zonesOptions.filter((o) => o.rule !== null);
    expect(declared.map((o) => o.id)).toEqual(declared.map((o) => o.rule));
    expect(declared.map((o) => o.id).sort()).toEqual(zonesRuleIds.filter((id) => zonesRuleTexts[id]?.status === 'option').sort());
});
//# sourceMappingURL=options.test.js.map