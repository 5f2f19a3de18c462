import * as z from 'zod';
import { hint, isMap } from '../reading/problems.js';
import { ownFields } from '../reading/reader.js';
import { readFields, schemasOf, writeFields } from './parts.js';
/**
 * Declares a thing that does one of several, told apart by the field that says it: `{ heal: 1d8 }` heals. `table` has by the
 * name of that field all the fields that go with it, itself first; `shared` may stand beside each. Null, with a problem, where
 * none or several of them are said.
 */
export function oneOfFor() {
    return function oneOf(id, says, { tag, shared, table }) {
        const kinds = Object.keys(table);
        const fieldsOf = (kind) => ({ ...table[kind], ...shared });
        return {
            id,
            table,
            shared,
            schema: z
                .strictObject(Object.assign({}, ...kinds.map((kind) => schemasOf(fieldsOf(kind)))))
                .meta({ id, description: says }),
            says,
            rule: null,
            shape: { type: 'variants', id, tag, words: kinds },
            leftOut: null,
            needed: null,
            read(r, raw, path) {
                if (!isMap(raw))
                    return null;
                const f = ownFields(raw, path);
                const said = kinds.filter((kind) => f.values[kind] !== undefined);
                const [kind] = said;
                if (kind === undefined) {
                    r.problems.add(path, `This ${id} does nothing: give it one of ${kinds.join(', ')}.`);
                    return null;
                }
                if (said.length > 1) {
                    const right = 'make them separate entries';
                    r.problems.add(path, `This ${id} does one thing, and it has ${said.join(' and ')}: ${right}.`);
                    return null;
                }
                const fields = fieldsOf(kind);
                const fitting = Object.keys(schemasOf(fields));
                for (const key of Object.keys(f.values).filter((one) => !fitting.includes(one))) {
                    const beside = fitting.filter((one) => one !== kind);
                    r.problems.add(f.at(key), `"${key}" means nothing beside "${kind}".${hint(key, beside)}`);
                }
                return { [tag]: kind, ...readFields(r, fields, f) };
            },
            write(value, r) {
                if (value === null)
                    return undefined;
                const values = value;
                return writeFields(fieldsOf(values[tag]), values, [], r);
            },
        };
    };
}
//# sourceMappingURL=one-of.js.map