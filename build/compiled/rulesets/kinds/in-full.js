import { asWritten } from './form.js';
/**
 * A value in full, in the words of files: as `write` says it, but with everything that may be left out there said too (null
 * where it is nothing). For views and facts.
 */
export function inFull(field, value) {
    if (value === null || value === undefined)
        return null;
    const { fields, of } = field;
    if (fields !== undefined) {
        const said = value;
        return Object.fromEntries(Object.entries(fields).map(([name, one]) => [one.key ?? name, inFull(one, said[name])]));
    }
    if (of !== undefined)
        return Array.isArray(value) ? value.map((one) => inFull(of, one)) : inFull(of, value);
    return field.write(value) ?? asWritten(field.shape, field.leftOut);
}
//# sourceMappingURL=in-full.js.map