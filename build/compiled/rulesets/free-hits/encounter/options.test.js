import { expect, it } from 'vitest';
import { freeHitsCatalogueOptions } from '../catalogue/options.js';
import { freeHitsRuleIds } from '../catalogue/rule-ids.js';
import { freeHitsRuleTexts } from '../catalogue/rule-texts.js';
import { encounter, setupOf } from './test/sample.js';
it('declares every option of the catalogue, under the id of its rule', () => {
    expect(freeHitsCatalogueOptions.map((o) => o.id)).toEqual(freeHitsCatalogueOptions.map((o) => o.rule));
    expect(freeHitsCatalogueOptions.map((o) => o.id).sort()).toEqual(freeHitsRuleIds.filter((id) => freeHitsRuleTexts[id]?.status === 'option').sort());
});
it('keeps what the table has chosen', () => {
    const { options } = setupOf(encounter({ options: { 'thrall-mhp': 'mp' } }));
    expect(options).toEqual({
        'ladder-outside-attack': 'ask',
        detection: 'detected',
        'thrall-mhp': 'mp',
        'will-to-fight': 'referee-command',
    });
});
//# sourceMappingURL=options.test.js.map