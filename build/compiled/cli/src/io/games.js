import { nearest } from '@fray/kernel';
import { rulesets } from '@fray/rulesets';
import { badInput } from './stop.js';
/** Ids of all rulesets. */
export const rulesetIds = () => Object.keys(rulesets);
/** The ruleset with the id. Throws a {@link Stop} with the nearest one that there is. */
export async function loadGame(id) {
    const load = Object.hasOwn(rulesets, id) ? rulesets[id] : undefined;
    if (load === undefined)
        throw badInput(unknown('ruleset', id, rulesetIds()));
    return load();
}
/** `There is no ruleset "zone". Did you mean "zones"?` */
export function unknown(kind, name, known) {
    const near = nearest(name, known) ?? nearestBeginning(name, known);
    if (near !== null)
        return `There is no ${kind} "${name}". Did you mean "${near}"?`;
    return `There is no ${kind} "${name}". ${known.length <= 40 ? `There is ${known.join(', ')}.` : ''}`.trimEnd();
}
/** The known name that begins nearly as the word does, where the word is long enough to tell. */
function nearestBeginning(word, known) {
    if (word.length < 4)
        return null;
    const beginning = nearest(word, known.map((name) => name.slice(0, word.length)));
    return known.find((name) => name.slice(0, word.length) === beginning) ?? null;
}
//# sourceMappingURL=games.js.map