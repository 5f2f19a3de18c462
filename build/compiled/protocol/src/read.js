import * as z from 'zod/mini';
import { MESSAGE_LIMITS } from './limits.js';
import { opening } from './opening.js';
import { said } from './said.js';
import { seating } from './seating.js';
import { deeds, quit, vocabulary } from './vocabulary.js';
/** Everything that may be said to a live table, as declared. */
export const heard = [...opening, ...vocabulary, ...seating];
/** Everything that may be said in lines of JSON, as declared. */
export const lines = [...vocabulary, quit];
const saidUnion = z.discriminatedUnion('type', said);
const heardUnion = z.discriminatedUnion('do', heard);
const lineUnion = z.discriminatedUnion('do', lines);
const WORDS = heard.map((one) => one.shape.do.def.values[0]);
const LINE_WORDS = lines.map((one) => one.shape.do.def.values[0]);
const CHANGES = new Set([...deeds, ...seating].map((one) => one.shape.do.def.values[0]));
/** Whether the message changes something, so that it needs an id at a live table. */
export const isChange = (message) => CHANGES.has(message.do);
const DEEDS = new Set(deeds.map((one) => one.shape.do.def.values[0]));
const SEATING = new Set(seating.map((one) => one.shape.do.def.values[0]));
/** Whether the message is about who sits where. */
export const isSeating = (message) => SEATING.has(message.do);
/** Whether the message is a deed: something that changes the fight or how it is played. */
export const isDeed = (message) => DEEDS.has(message.do);
/** Reads what a client says. */
export const readHeard = (text) => read(text, heardUnion, WORDS);
/** Reads what a host says, every field of it: for tests, and for those who do not trust it. Throws where it is not as declared. */
export const readSaid = (text) => saidUnion.parse(JSON.parse(text));
/** Reads a line of JSON. */
export const readLine = (text) => read(text, lineUnion, LINE_WORDS);
function read(text, union, words) {
    if (text.length > MESSAGE_LIMITS.characters)
        return misheard(`A message has at most ${MESSAGE_LIMITS.characters} characters.`);
    let raw;
    try {
        raw = JSON.parse(text);
    }
    catch {
        return misheard('This is not JSON: say one object, as in {"do":"table"}.');
    }
    if (!isMap(raw))
        return misheard('A message is one JSON object, as in {"do":"table"}.');
    const id = idOf(raw);
    const wrong = unfit(raw, 1);
    if (wrong !== null)
        return misheard(wrong, id);
    if (typeof raw.do !== 'string' || !words.includes(raw.do))
        return misheard(`"do" says what is wanted: ${words.join(', ')}.`, id);
    const found = union.safeParse(raw);
    return found.success ? found.data : misheard(`"${raw.do}": ${sentenceOf(found.error.issues, raw)}`, id);
}
const misheard = (problem, id = null) => ({ problem, id });
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const idOf = ({ id }) => (typeof id === 'string' && id.length <= MESSAGE_LIMITS.id) || Number.isInteger(id) ? id : null;
/** Names that mean something to the language itself: nobody needs them, and code that copies maps trips over them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
/** What no declaration says: how deep, how many, and names that are none. */
function unfit(value, depth) {
    if (typeof value === 'number' && !Number.isFinite(value))
        return 'A number is too large.';
    if (typeof value !== 'object' || value === null)
        return null;
    if (depth > MESSAGE_LIMITS.nesting)
        return `Maps and lists lie in each other at most ${MESSAGE_LIMITS.nesting} deep.`;
    const entries = Object.entries(value);
    if (entries.length > MESSAGE_LIMITS.entries)
        return `A list or map has at most ${MESSAGE_LIMITS.entries} entries.`;
    for (const [key, one] of entries) {
        if (FORBIDDEN.has(key))
            return `A field cannot be called ${JSON.stringify(key)}.`;
        const wrong = unfit(one, depth + 1);
        if (wrong !== null)
            return wrong;
    }
    return null;
}
/** The first thing that is wrong, with its place. */
function sentenceOf([issue], raw) {
    if (issue === undefined)
        return 'the message is not as it should be.';
    const place = issue.path.length === 0 ? 'the message' : `"${issue.path.map(String).join('.')}"`;
    const isMissing = issue.path.length > 0 && valueAt(raw, issue.path) === undefined;
    return `${place} ${isMissing ? 'is missing' : rightOf(issue)}.`;
}
const valueAt = (value, path) => path.reduce((now, key) => (typeof now === 'object' && now !== null ? now[key] : undefined), value);
function rightOf(issue) {
    switch (issue.code) {
        case 'unrecognized_keys':
            return `has no ${issue.keys.map((key) => JSON.stringify(key.slice(0, 40))).join(', ')}`;
        case 'invalid_type':
            return `has to be ${article(issue.expected)}`;
        case 'too_big':
            return `may be ${String(issue.maximum)} at most${issue.origin === 'string' ? ', in characters' : ''}`;
        case 'too_small':
            return `has to be ${String(issue.minimum)} at least${issue.origin === 'string' ? ', in characters' : ''}`;
        case 'invalid_value':
            return `is one of ${issue.values.map(String).join(', ')}`;
        default:
            return 'is not as it should be';
    }
}
const KINDS = {
    string: 'a text',
    number: 'a number',
    int: 'a whole number',
    array: 'a list',
    object: 'a map',
    record: 'a map',
    boolean: 'true or false',
};
const article = (expected) => KINDS[expected] ?? expected;
//# sourceMappingURL=read.js.map