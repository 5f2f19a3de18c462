import { emptyOf } from '@fray/kernel/rules';
const isTogether = (field) => 'parts' in field;
/** The schemas of fields by the keys that people write. */
export function schemasOf(fields) {
    const schemas = {};
    for (const [name, field] of Object.entries(fields)) {
        if (isTogether(field))
            Object.assign(schemas, schemasOf(field.parts));
        else
            schemas[field.key ?? name] = field.schema;
    }
    return schemas;
}
/** An empty value for each map of fields, to be copied and filled. */
const empty = new WeakMap();
function emptyValue(fields) {
    let value = empty.get(fields);
    if (value === undefined) {
        value = emptyOf(Object.keys(fields));
        empty.set(fields, value);
    }
    return { ...value };
}
/** Reads fields from what was found; one that is needed and not there is noted. */
export function readFields(r, fields, f) {
    const value = emptyValue(fields);
    for (const [name, field] of Object.entries(fields)) {
        if (isTogether(field)) {
            value[name] = field.together(r, f);
            continue;
        }
        const key = field.key ?? name;
        if (field.needed !== null && f.values[key] === undefined && !f.lost) {
            r.problems.add(f.path, field.needed.replaceAll('{name}', String(f.values.name)), field.rule);
        }
        value[name] = field.read(r, f.values[key], f.at(key));
    }
    return value;
}
/** Fields by name, with what they are called in files. */
const keysOf = (fields) => Object.entries(fields).flatMap(([name, field]) => isTogether(field) ? keysOf(field.parts) : [[name, field.key ?? name]]);
/** What checks of the things with these fields are handed. */
export function givenOf(r, fields, f) {
    const at = (field) => f.at(fields[field]?.key ?? field);
    return {
        raw: Object.fromEntries(keysOf(fields).map(([name, key]) => [name, f.values[key]])),
        wrong: (field, message, rule) => r.problems.add(field === null ? f.path : at(field), message, rule ?? null),
        from: f.from,
        lost: f.lost,
        path: f.path,
        at,
    };
}
/** A thing written back: its fields in the order of their declaration, without those that can be left out. */
export function writeFields(fields, value, without, r) {
    const written = {};
    for (const [name, field] of Object.entries(fields)) {
        if (without.includes(name))
            continue;
        const said = field.write(value[name], r);
        if (isTogether(field))
            Object.assign(written, said);
        else if (said !== undefined)
            written[field.key ?? name] = said;
    }
    return written;
}
/**
 * The maker of fields that several keys say together, such as how long something lasts (`save: 11`, `until: end`, `lasts:
 * encounter`): `settle` makes the value of what the keys say, `apart` what the keys are of the value.
 */
export function togetherFor() {
    return function together(says, parts, o) {
        const first = Object.values(parts)[0];
        const read = (r, f) => o.settle(readFields(r, parts, f), givenOf(r, parts, f), r);
        return {
            schema: first.schema,
            says,
            rule: null,
            shape: { type: 'any' },
            leftOut: null,
            needed: null,
            parts,
            together: read,
            read: (r, raw, path) => read(r, { values: raw, at: (key) => [...path, key], path, from: '', lost: false }),
            write: (value, r) => {
                const said = o.apart(value);
                return writeFields(parts, said, Object.keys(parts).filter((name) => said[name] === undefined), r);
            },
        };
    };
}
//# sourceMappingURL=parts.js.map