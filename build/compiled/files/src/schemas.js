import * as z from 'zod';
import { caseFileSchema } from './cases.js';
import { findGame } from './games.js';
/** The JSON Schema of a ruleset's encounter files, for editors. Throws a sentence where there is no such ruleset. */
export async function encounterJsonSchema(rulesetId) {
    const game = await findGame(rulesetId);
    if (typeof game === 'string')
        throw new Error(game);
    return game.encounterSchema();
}
/** The JSON Schema of conformance case files, for editors. */
export function caseJsonSchema() {
    return { ...z.toJSONSchema(caseFileSchema, { io: 'input' }), title: 'Conformance cases' };
}
//# sourceMappingURL=schemas.js.map