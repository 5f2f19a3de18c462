/** What was sent is not JSON as this server takes it; the message says why, in a sentence. */
export class BadJson extends Error {
    name = 'BadJson';
}
/** Names that reach into the machinery of JavaScript's objects where code is careless: nobody's data needs them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** Reads JSON that somebody sent. Throws {@link BadJson} where it is none, is nested too deep, or holds a forbidden name. */
export function parseSafely(text, depth) {
    let value;
    try {
        value = JSON.parse(text);
    }
    catch {
        throw new BadJson('This is not JSON.');
    }
    checkValue(value, depth);
    return value;
}
function checkValue(value, depth) {
    if (typeof value !== 'object' || value === null)
        return;
    if (depth === 0)
        throw new BadJson('Maps and lists lie too deep within each other.');
    if (Array.isArray(value)) {
        for (const one of value)
            checkValue(one, depth - 1);
        return;
    }
    for (const name of Object.keys(value)) {
        if (FORBIDDEN.has(name))
            throw new BadJson(`"${name}" cannot be the name of anything here.`);
        checkValue(value[name], depth - 1);
    }
}
//# sourceMappingURL=safe-json.js.map