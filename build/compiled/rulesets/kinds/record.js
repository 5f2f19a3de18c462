import * as z from 'zod';
import { entryFields } from '../reading/entry.js';
import { isMap } from '../reading/problems.js';
import { ownFields } from '../reading/reader.js';
import { fromSchema, idsSchema } from '../reading/schema.js';
import { orText } from '../reading/shape.js';
import { givenOf, readFields, schemasOf, writeFields } from './parts.js';
const madeFrom = ({ built, kind }) => fromSchema(built, kind).optional();
/**
 * Declares a kind. `id` names it in schemas and docs, `says` is its sentence. The value in the model has the fields' values
 * under the fields' names, unless `settle` makes something else of them.
 */
export function kindOf() {
    return function kind(id, says, o) {
        const map = z.strictObject({
            ...(o.content === undefined ? {} : { from: madeFrom(o.content) }),
            ...(o.content?.alias === undefined ? {} : { [o.content.alias]: madeFrom(o.content) }),
            ...schemasOf(o.fields),
        });
        const from = (r, f) => {
            const value = readFields(r, o.fields, f);
            const given = givenOf(r, o.fields, f);
            o.check?.(value, given, r);
            return (o.settle === undefined ? value : o.settle(value, given, r));
        };
        return {
            id,
            fields: o.fields,
            map,
            content: o.content?.kind ?? null,
            examples: o.short?.examples ?? [],
            from,
            schema: schemaOf(id, says, map, o),
            says,
            rule: o.rule ?? null,
            shape: { type: 'kind', id },
            leftOut: null,
            needed: null,
            read: (r, raw, path) => {
                const f = fieldsOf(o, r, raw, path);
                return (f === null ? null : from(r, f));
            },
            write: (value, r) => writeFields(o.fields, { ...value, ...o.apart?.(value) }, o.without?.(value) ?? [], r),
        };
    };
}
/** What may stand for the whole thing, in words for people. */
const briefly = (schema) => schema instanceof z.ZodEnum ? orText(schema.options.map(String)) : 'a word';
const article = (word) => (/^[aeio]/.test(word) ? 'an' : 'a');
function fieldsOf(o, r, raw, path) {
    const brief = o.brief?.fields(raw) ?? null;
    if (brief !== null)
        return { values: brief, at: () => path, path, from: '', lost: false };
    const { content, short } = o;
    if (content !== undefined) {
        if (short !== undefined) {
            return entryFields(r, content.kind, raw, path, short.whole, (text) => short.parse(text, r, path) ?? { name: '' });
        }
        if (typeof raw === 'string')
            return r.content.named(content.kind, raw, path);
        return isMap(raw) ? aliased(r, content, raw, path) : null;
    }
    if (isMap(raw))
        return ownFields(raw, path);
    if (short === undefined || typeof raw !== 'string')
        return null;
    const before = r.problems.list.length;
    const said = short.parse(raw, r, path);
    if (said === null)
        return null;
    return { values: said, at: () => path, path, from: '', lost: r.problems.list.length > before };
}
/** The fields of a map that is made from content, which its alias may name. */
function aliased(r, { kind, alias }, raw, path) {
    const id = alias === undefined ? undefined : raw[alias];
    if (alias === undefined || id === undefined || id === null)
        return r.content.fields(kind, raw, path);
    const { [alias]: _, ...rest } = raw;
    return r.content.fields(kind, { ...rest, from: id }, path, (key) => [...path, key === 'from' ? alias : key]);
}
function schemaOf(id, says, map, { brief, short, content }) {
    const forms = [];
    if (brief !== undefined)
        forms.push(brief.schema);
    if (content !== undefined)
        forms.push(idsSchema(content.built, content.kind));
    if (short !== undefined || content !== undefined)
        forms.push(z.string().min(1));
    if (forms.length === 0)
        return map.meta({ id, description: says });
    const right = `should be ${article(id)} ${id}: ${[content && 'an id', short && 'a short text', brief && briefly(brief.schema), 'a map'].filter(Boolean).join(' or ')}`;
    return z
        .union([...forms, map], right)
        .meta({ id, description: says, ...(short === undefined ? {} : { examples: [...short.examples] }) });
}
//# sourceMappingURL=record.js.map