import { REFEREE } from './questions.js';
import { refuse } from './refusal.js';
import { hasControl, nameKey, nearest, wholeNumber } from './words.js';
/** The combatant's name. */
export const nameOf = (scene, row) => (row === REFEREE ? 'referee' : scene.name(row));
/** The row of the combatant with that name (see {@link nameKey}), or -1 where nobody has it who is known of. */
export function rowOfName(scene, name) {
    const wanted = nameKey(name);
    const { known } = scene;
    return scene.sheets.findIndex((sheet, row) => nameKey(sheet.name) === wanted && known?.(row) !== false);
}
/** The names of everybody who is known of. */
export const allNames = (scene) => scene.sheets.flatMap((sheet, row) => (scene.known?.(row) === false ? [] : [sheet.name]));
/** A sentence for a name that nobody has, with the nearest that somebody has. */
export function unknownName(kind, name, known) {
    const near = nearest(name, known);
    const hint = near === null ? (known.length > 0 ? ` Known: ${known.join(', ')}.` : ' There is none.') : ` Did you mean "${near}"?`;
    return refuse('unknown-name', `There is no ${kind} "${name}".${hint}`);
}
const base = (name, kind, o, absent) => ({
    name,
    kind,
    label: o.label ?? name,
    optional: o.optional ?? false,
    absent,
    ...(o.candidates === undefined ? {} : { candidates: o.candidates }),
    ...(o.says === undefined ? {} : { says: o.says }),
    ...(o.finer === undefined ? {} : { finer: o.finer }),
});
/** One combatant; -1 where it is left out. */
export const combatantParam = (name, o = {}) => ({
    ...base(name, 'combatant', o, -1),
    read: (scene, raw) => {
        const row = rowOfName(scene, String(raw));
        return row >= 0 ? { value: row } : unknownName('combatant', String(raw), allNames(scene));
    },
    write: (scene, value) => nameOf(scene, value),
});
/** Several combatants, as a list or as `A,B`; an empty list where they are left out. */
export const combatantsParam = (name, o = {}) => ({
    ...base(name, 'combatants', o, []),
    read: (scene, raw) => {
        const names = Array.isArray(raw) ? raw.map(String) : String(raw).split(',');
        const rows = [];
        for (const one of names) {
            const row = rowOfName(scene, one.trim());
            if (row < 0)
                return unknownName('combatant', one.trim(), allNames(scene));
            rows.push(row);
        }
        return { value: rows };
    },
    write: (scene, value) => value.map((row) => nameOf(scene, row)),
});
/** One of the words; its position is the value, -1 where it is left out. */
export const wordParam = (name, words, o = {}) => ({
    ...base(name, 'word', o, -1),
    read: (_scene, raw) => {
        const at = words.indexOf(String(raw).toLowerCase());
        return at >= 0
            ? { value: at }
            : refuse('bad-value', `"${String(raw)}" is not one of ${words.join(', ')} (${name}).`);
    },
    write: (_scene, value) => words[value],
});
/** Yes or no, which may be left out; -1 then. */
export const flagParam = (name, label) => ({
    ...base(name, 'word', { label, optional: true }, -1),
    read(_scene, raw) {
        const word = String(raw).toLowerCase();
        if (word === 'yes' || word === 'true')
            return { value: 1 };
        return word === 'no' || word === 'false' ? { value: 0 } : refuse('bad-value', `${name} is yes or no.`);
    },
    write: (_scene, value) => (value === 1 ? 'yes' : 'no'),
});
/** A side by its id, by position; -1 where it is left out. */
export const sideParam = (name, optional = false) => ({
    ...base(name, 'word', { label: 'a side', optional }, -1),
    read(scene, raw) {
        const ids = scene.setup.sides.map(({ id }) => id);
        const at = ids.findIndex((id) => id.toLowerCase() === String(raw).toLowerCase());
        return at >= 0 ? { value: at } : unknownName('side', String(raw), ids);
    },
    write: (scene, value) => scene.setup.sides[value]?.id,
});
/** A whole number from min to max; null where it is left out. */
export const numberParam = (name, min, max, o = {}) => ({
    ...base(name, 'number', o, null),
    read: (_scene, raw) => {
        const n = wholeNumber(raw);
        if (n !== null && n >= min && n <= max)
            return { value: n };
        return refuse('bad-value', `${JSON.stringify(raw)} is not a whole number from ${min} to ${max} (${name}).`);
    },
    write: (_scene, value) => value,
});
/** Free words. */
export const textParam = (name, o = {}) => ({
    ...base(name, 'text', o, ''),
    read: (_scene, raw) => {
        const text = String(raw);
        return hasControl(text)
            ? refuse('bad-value', `The ${name} holds a control character: take it out.`)
            : { value: text };
    },
    write: (_scene, value) => value,
});
/** Any plain value; the action's own check says what is wrong with it. */
export const valueParam = (name, o = {}) => ({
    ...base(name, 'value', o, null),
    read: (_scene, raw) => ({ value: raw }),
    write: (_scene, value) => value,
});
/** Things by their names, and by their ids as well; one whose name could mean another is called by its id. */
export function calledByName(things) {
    const keys = things.map(({ id, name }) => [nameKey(id), nameKey(name)]);
    return things.map(({ id, name }, at) => {
        const wanted = nameKey(name);
        const isItsOwn = keys.every((own, other) => other === at || !own.includes(wanted));
        return isItsOwn ? [name, at, id] : [id, at];
    });
}
/** One thing of a kind by its name (see {@link nameKey}); -1 where it is left out. */
export function namedParam(name, o) {
    const one = (scene, soFar) => typeof o.one === 'string' ? o.one : o.one(scene, soFar);
    return {
        ...base(name, o.kind ?? 'thing', o, -1),
        read(scene, raw, soFar) {
            const none = o.none?.(scene, soFar) ?? null;
            if (none !== null)
                return none;
            const wanted = nameKey(String(raw));
            // What something is called comes before what something else goes by besides.
            const meant = (all) => all.find(([name]) => nameKey(name) === wanted) ??
                all.find(([, , ...others]) => others.some((other) => nameKey(other) === wanted));
            const known = [...o.known(scene, soFar)];
            const found = meant(known) ?? meant([...(o.besides?.(scene, soFar) ?? [])]);
            if (found !== undefined)
                return { value: found[1] };
            const names = new Set(known.map(([name]) => name));
            return unknownName(one(scene, soFar), String(raw), [...names]);
        },
        write(scene, value, command) {
            for (const [name, at] of o.known(scene, command))
                if (at === value)
                    return name;
            return undefined;
        },
    };
}
/** Whether reading gave a refusal. */
export const isRefusal = (x) => 'reason' in x;
//# sourceMappingURL=command.js.map