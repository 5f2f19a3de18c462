import { expect, it } from 'vitest';
import { caseJsonSchema, encounterJsonSchema } from './schemas.js';
it('gives the JSON Schema of encounters by ruleset', async () => {
    expect(await encounterJsonSchema('zones')).toMatchObject({ type: 'object', properties: { combatants: {} } });
    await expect(encounterJsonSchema('zone')).rejects.toThrow('Did you mean "zones"?');
});
it('gives the JSON Schema of cases, with a sentence on the fields', () => {
    const schema = caseJsonSchema();
    expect(schema).toMatchObject({ additionalProperties: false, required: ['ruleset', 'cases'] });
    expect(JSON.stringify(schema)).toContain('Unique in its file.');
});
//# sourceMappingURL=schemas.test.js.map