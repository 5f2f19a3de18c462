import { expect, it } from 'vitest';
import { escalationCatalogueOptions } from '../catalogue/options.js';
import { escalationRuleIds } from '../catalogue/rule-ids.js';
import { escalationRuleTexts } from '../catalogue/rule-texts.js';
import { encounter, problemsOf, setupOf } from './test/sample.js';
it('declares every option of the catalogue, under the id of its rule, with its choices and default', () => {
    expect(escalationCatalogueOptions.map((o) => o.id)).toEqual(escalationCatalogueOptions.map((o) => o.rule));
    expect(escalationCatalogueOptions.map((o) => o.id).sort()).toEqual(escalationRuleIds.filter((id) => escalationRuleTexts[id].status === 'option').sort());
    for (const { id, choices, default: usual } of escalationCatalogueOptions) {
        const rule = escalationRuleTexts[id];
        expect([rule.choices?.map(String), rule.default], id).toEqual([choices, usual]);
    }
});
it('keeps what the table has chosen', () => {
    const { options } = setupOf(encounter({ options: { 'free-action-limit': 3, 'npc-healing': 'd10' } }));
    expect(options).toMatchObject({ 'free-action-limit': '3', 'npc-healing': 'd10', downtime: 'none' });
});
it('takes no number between those that can be chosen', () => {
    expect(problemsOf(encounter({ options: { 'free-action-limit': 4 } }))).toMatchObject([
        { message: expect.stringMatching(/should be unlimited, 1, 2, 3 or 5, not 4/), rule: 'free-action-limit' },
    ]);
});
//# sourceMappingURL=options.test.js.map