import { KERNEL_RULES } from '@fray/kernel';
import { rulesets } from '@fray/rulesets';
import { describe, expect, it } from 'vitest';
describe.each(Object.entries(rulesets))('what %s declares', (id, load) => {
    it('is found under its own id, and each of its parts under its own', async () => {
        const { rules } = await load();
        expect(rules.id).toBe(id);
        expect([...rules.actions].filter(([key, action]) => key !== action.id)).toEqual([]);
        expect([...rules.policies].filter(([key, policy]) => key !== policy.id)).toEqual([]);
    });
    it('names rules that there are, in actions and options', async () => {
        const { rules } = await load();
        const named = [...[...rules.actions.values()].map(({ rule }) => rule), ...rules.options.map(({ rule }) => rule)];
        const strange = named.filter((rule) => rule !== null && !Object.hasOwn(rules.ruleTitles, rule) && !KERNEL_RULES.has(rule));
        expect(strange).toEqual([]);
    });
    it('makes blanks of every action in which each parameter is absent as it says itself', async () => {
        const { rules } = await load();
        for (const [action, { params }] of rules.actions) {
            const absent = Object.fromEntries(params.map((param) => [param.name, param.absent]));
            expect(rules.blank(0, action), action).toEqual({ actor: 0, action, ...absent });
        }
    });
    it('leaves to the table what the catalogue leaves to it, with the same choices and defaults', async () => {
        const { rules } = await load();
        const texts = await rules.ruleTexts();
        const left = Object.entries(texts).filter(([, { choices }]) => choices !== undefined);
        expect(left.length).toBeGreaterThan(0);
        expect(rules.options.flatMap(({ rule }) => rule ?? []).sort()).toEqual(left.map(([rule]) => rule).sort());
        for (const [rule, { choices = [], default: preset }] of left) {
            const option = rules.options.find((one) => one.rule === rule);
            expect(option?.id, rule).toBe(rule);
            if (option === undefined || !Array.isArray(option.choices))
                continue;
            const words = option.choices;
            const isInWords = choices.every((choice) => !choice.includes(' '));
            if (isInWords)
                expect(words, rule).toEqual(choices);
            // Where the catalogue speaks in sentences, the code has words of its own for them: the default stands in the same place.
            expect(words.indexOf(String(option.default)), rule).toBe(choices.indexOf(String(preset)));
        }
    });
});
//# sourceMappingURL=declarations.test.js.map