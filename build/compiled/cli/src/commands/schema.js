import { caseJsonSchema, encounterJsonSchema } from '@fray/files';
import { loadGame } from '../io/games.js';
import { badInput } from '../io/stop.js';
/** `fray schema encounter|case [RULESET]`: the JSON Schema of such files, for editors. */
export async function schema(terminal, kind, ruleset) {
    await loadGame(ruleset);
    if (kind !== 'encounter' && kind !== 'case')
        throw badInput(`There is no schema "${kind}": ask for encounter or case.`);
    const found = kind === 'encounter' ? await encounterJsonSchema(ruleset) : await caseJsonSchema();
    terminal.say(JSON.stringify(found, null, 2));
}
//# sourceMappingURL=schema.js.map