import * as z from 'zod';
import { isMap } from './problems.js';
import { orText } from './shape.js';
const isNumeral = (word) => /^\d+$/.test(word);
function optionSchema({ choices, title, default: usual }) {
    const said = `${title}. ${usual} if left out.`;
    if ('min' in choices)
        return z.int().min(choices.min).max(choices.max).optional().describe(said);
    const words = z.enum(choices);
    const numbers = choices.filter(isNumeral).map(Number);
    if (numbers.length === 0)
        return words.optional().describe(said);
    const least = Math.min(...numbers);
    const most = Math.max(...numbers);
    const others = choices.filter((word) => !isNumeral(word)).join(', ');
    const unbroken = most - least + 1 === numbers.length;
    const right = unbroken ? `${others} or a number from ${least} to ${most}` : orText(choices);
    const fits = unbroken ? z.int().min(least).max(most) : z.literal(numbers);
    return z.union([words, fits], `should be ${right}`).optional().describe(said);
}
/** The schema of the map that sets options: those of the catalogue, or the house rules. */
export const knobsSchema = (specs, house) => z.strictObject(Object.fromEntries(specs.filter((o) => (o.rule === null) === house).map((o) => [o.id, optionSchema(o)])));
/** Every option with its value: what was chosen under `options` and `house`, else its default. */
export function readOptions(specs, raw) {
    const values = {};
    for (const { id, rule, choices, default: usual } of specs) {
        const given = rule === null ? raw.house : raw.options;
        const value = isMap(given) ? given[id] : undefined;
        if ('min' in choices)
            values[id] = typeof value === 'number' ? value : usual;
        else
            values[id] = choices.find((word) => word === String(value)) ?? usual;
    }
    return values;
}
/** The values of the catalogue's options, or of the house rules. */
export const chosen = (specs, house, values) => Object.fromEntries(specs.filter((o) => (o.rule === null) === house).map((o) => [o.id, values[o.id]]));
//# sourceMappingURL=options.js.map