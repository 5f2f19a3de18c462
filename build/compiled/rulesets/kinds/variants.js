import * as z from 'zod';
import { isMap } from '../reading/problems.js';
import { orText } from '../reading/shape.js';
/**
 * Declares a thing that is one of several: the word under `tag` says which, and its own fields come beside it. A field that
 * is needed has to be there; null where the word is none of them.
 */
export function variantsOf() {
    return function variants(id, says, tag, table) {
        const words = Object.keys(table);
        const shapes = words.map((word) => {
            const { says: sentence, fields } = table[word];
            const own = Object.entries(fields).map(([name, { schema, needed, key = name }]) => [
                key,
                needed === null ? schema : z.nonoptional(schema),
            ]);
            return z.strictObject({ [tag]: z.literal(word).describe(sentence), ...Object.fromEntries(own) });
        });
        return {
            schema: z
                .discriminatedUnion(tag, shapes, { error: `should be ${orText(words)}` })
                .meta({ id, description: says }),
            says,
            rule: null,
            shape: { type: 'variants', id, tag, words },
            leftOut: null,
            needed: null,
            read(r, raw, path) {
                const given = isMap(raw) ? raw : {};
                const word = String(given[tag]);
                if (!Object.hasOwn(table, word))
                    return null;
                const value = { [tag]: word };
                for (const [name, field] of Object.entries(table[word].fields)) {
                    const key = field.key ?? name;
                    value[name] = field.read(r, given[key] ?? undefined, [...path, key]);
                }
                return value;
            },
            write(value, r) {
                if (value === null)
                    return undefined;
                const said = value;
                const written = { [tag]: said[tag] };
                for (const [name, field] of Object.entries(table[said[tag]].fields)) {
                    const one = field.write(said[name], r);
                    if (one !== undefined)
                        written[field.key ?? name] = one;
                }
                return written;
            },
        };
    };
}
//# sourceMappingURL=variants.js.map