import { listText, nearest } from '@fray/kernel';
import { rulesets } from '@fray/rulesets';
/** The ruleset with the id, loaded; or a sentence that names the nearest one there is. */
export async function findGame(id) {
    const ids = Object.keys(rulesets);
    const known = `Known: ${listText(ids)}.`;
    if (id === undefined || id === null)
        return `The file does not say its "ruleset". ${known}`;
    if (typeof id !== 'string')
        return `"ruleset" should be the name of a ruleset. ${known}`;
    const load = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    if (load !== undefined)
        return load();
    const near = nearest(id, ids);
    return `There is no ruleset "${id}". ${near === null ? known : `Did you mean "${near}"?`}`;
}
//# sourceMappingURL=games.js.map