import { expect, it } from 'vitest';
import { rulesets } from '../index.js';
import { POLICY_NAMES } from '../reading/encounter-file.js';
it.each(Object.entries(rulesets))('the policies that encounters may name are those of %s', async (_id, load) => {
    const { rules } = await load();
    expect([...rules.policies.keys()].sort()).toEqual([...POLICY_NAMES].sort());
});
//# sourceMappingURL=policies.test.js.map