import { compileDice, flag as flagColumn, int, word as wordColumn, } from '@fray/kernel/rules';
import * as z from 'zod';
import { readDice } from '../reading/dice.js';
import { isMap } from '../reading/problems.js';
import { listOf, ownFields } from '../reading/reader.js';
import { diceSchema, pointsSchema } from '../reading/schema.js';
import { orText } from '../reading/shape.js';
const described = (schema, says, leftOut) => schema.describe(leftOut === null ? says : `${says.replace(/\.$/, '')}: ${leftOut} if left out.`);
const usualText = (chosen) => chosen === undefined ? null : `as the option ${chosen.option} says`;
/** How much there is at least of what may be empty: what is needed is not there when it is empty. */
const leastOf = ({ needed }) => (needed === undefined ? 0 : 1);
/** The words by the number that they stand for. */
const wordFor = (words, value) => words === undefined ? undefined : Object.keys(words).find((word) => words[word] === value);
/**
 * The makers of fields for a ruleset: `C` is what its reading hands on, `R` are the ids of its rules. Each returns a
 * {@link Field}; those that are given a `column` begin that column of the combatant's row.
 */
export function fieldsFor() {
    function base(says, o, schema, shape, leftOut, read, write) {
        return {
            schema: described(schema, says, leftOut).optional(),
            says,
            rule: o.rule ?? null,
            shape,
            leftOut,
            needed: o.needed ?? null,
            ...(o.key === undefined ? {} : { key: o.key }),
            read,
            write,
        };
    }
    const withColumn = (field, column) => column === null ? field : Object.assign(field, { column });
    function number(says, o) {
        const { min, max, step, leftOut, words, usual: chosen, always = o.needed !== undefined } = o;
        const bounded = z.int().min(min).max(max);
        const plain = step === undefined ? bounded : bounded.multipleOf(step);
        const list = Object.keys(words ?? {});
        const schema = words === undefined
            ? plain
            : z.union([plain, z.enum(list)], `should be a number or ${orText(list)}`);
        const inRange = leftOut !== undefined && leftOut >= min && leftOut <= max;
        const usual = (leftOut !== undefined && wordFor(words, leftOut)) || (inRange ? String(leftOut) : usualText(chosen));
        const field = base(says, o, schema, { type: 'number', min, max, words: list }, always ? null : usual, (r, raw) => (typeof raw === 'number' ? raw : (words?.[String(raw)] ?? chosen?.of(r) ?? leftOut ?? min)), (value) => (value === leftOut && !always ? undefined : (wordFor(words, value) ?? value)));
        return withColumn(field, o.column === undefined ? null : int({ min: Math.min(min, leftOut ?? min), ...o.column }));
    }
    function flag(says, o = {}) {
        const { leftOut = false } = o;
        const field = base(says, o, z.boolean(), { type: 'flag' }, leftOut ? 'yes' : null, (_r, raw) => (typeof raw === 'boolean' ? raw : leftOut), (value) => (value === leftOut ? undefined : value));
        const said = { ...field, leftOut: leftOut ? 'yes' : 'no' };
        return withColumn(said, o.column === undefined ? null : flagColumn(o.column));
    }
    function yesNo(says, o = {}) {
        const field = base(says, o, z.boolean(), { type: 'flag' }, null, (_r, raw) => (typeof raw === 'boolean' ? raw : null), (value) => value ?? undefined);
        return withColumn(field, o.column === undefined ? null : flagColumn(o.column));
    }
    function numbers(known, says, o) {
        const { min, max, leftOut, each } = o;
        const most = typeof max === 'number' ? known.map(() => max) : max;
        const one = (word, i) => z
            .int()
            .min(min)
            .max(most[i] ?? 0)
            .optional()
            .describe(each(word));
        const field = base(says, o, z.strictObject(Object.fromEntries(known.map((word, i) => [word, one(word, i)]))), { type: 'numbers', min, max: Math.max(...most), words: known }, null, (_r, raw) => {
            const given = isMap(raw) ? raw : {};
            return known.map((word) => (typeof given[word] === 'number' ? given[word] : leftOut));
        }, (value) => {
            const said = known.flatMap((word, i) => (value[i] === leftOut ? [] : [[word, value[i]]]));
            return said.length === 0 ? undefined : Object.fromEntries(said);
        });
        return withColumn(field, o.column === undefined ? null : int({ width: known.length, ...o.column }));
    }
    function word(words, says, o = {}) {
        const { leftOut = -1, also, last = words.length - 1, usual: chosen } = o;
        const written = words.slice(0, last + 1);
        const list = [...written, ...Object.keys(also ?? {})];
        const usual = written[leftOut] ?? wordFor(also, leftOut) ?? usualText(chosen);
        const field = base(says, o, z.enum(list), { type: 'word', words: list }, o.needed === undefined ? usual : null, (r, raw) => {
            const at = typeof raw === 'string' ? words.indexOf(raw) : -1;
            return at >= 0 ? at : (also?.[String(raw)] ?? chosen?.of(r) ?? leftOut);
        }, (value) => value > last || (value === leftOut && o.needed === undefined)
            ? undefined
            : (words[value] ?? wordFor(also, value)));
        return withColumn(field, o.column === undefined ? null : wordColumn(words, o.column));
    }
    function choice(words, says, o = {}) {
        const { leftOut = null } = o;
        return base(says, o, z.enum(words), { type: 'word', words }, o.needed === undefined ? leftOut : null, (_r, raw) => (words.includes(raw) ? raw : leftOut), (value) => (value === leftOut && o.needed === undefined ? undefined : value));
    }
    /** Some of the words, in the model as a map from each to whether it is there. */
    function words(known, says, o = {}) {
        const one = z.enum(known);
        return base(says, o, o.single === true ? one : z.array(one).min(1), { type: o.single === true ? 'word' : 'words', words: known }, null, (_r, raw) => {
            const there = Array.isArray(raw) ? raw : [raw];
            return Object.fromEntries(known.map((one) => [one, there.includes(one)]));
        }, (value) => {
            const there = known.filter((one) => value[one]);
            return o.single === true ? there[0] : there.length === 0 ? undefined : there;
        });
    }
    /** Some of the words from the position `first` on, in the model by their positions, each once and in their order; at least one where they are needed. */
    function several(words, says, o = {}) {
        const known = words.slice(o.first ?? 0);
        const some = z.array(z.enum(known));
        return base(says, o, o.needed === undefined ? some : some.min(1), { type: 'words', words: known }, null, (_r, raw) => {
            const there = Array.isArray(raw) ? raw : [];
            return known.filter((one) => there.includes(one)).map((one) => words.indexOf(one));
        }, (value) => (value.length === 0 ? undefined : value.map((at) => words[at])));
    }
    /** Some of the words, in the model a number whose bit n says that word n is in it. */
    function set(known, says, o = {}) {
        return base(says, o, o.schema ?? z.array(z.enum(known)).min(1), { type: 'words', words: known }, null, (_r, raw) => {
            const there = (typeof raw === 'string' ? raw.split('/') : listOf(raw)).map((one) => String(one).trim());
            return known.reduce((bits, word, i) => (there.includes(word) ? bits | (1 << i) : bits), 0);
        }, (value) => (value ? known.filter((_, i) => ((value >>> i) & 1) === 1) : undefined));
    }
    /** A text; the empty one when left out. */
    function text(says, o = {}) {
        return base(says, o, o.schema ?? z.string().min(o.min ?? leastOf(o)), { type: 'text' }, null, (_r, raw) => (typeof raw === 'string' ? raw : ''), (value) => (value === '' ? undefined : value));
    }
    function dice(says, o = {}) {
        const usual = o.leftOut === undefined ? null : compileDice(o.leftOut);
        return base(says, o, diceSchema, { type: 'dice' }, usual?.text ?? null, (r, raw, path) => readDice(r, raw, path) ?? usual, (value) => (value?.text === usual?.text ? undefined : value?.text));
    }
    /** Dice that have to be said; where they are not, which is a problem, nothing. */
    function neededDice(says, o) {
        const field = dice(says, o);
        return {
            ...field,
            read: (r, raw, path) => field.read(r, raw, path) ?? compileDice('0'),
            write: (value) => value.text,
        };
    }
    /** A pool of points, written as a number or as current/most; its columns are that of its name and one with `Max` behind it. */
    function points(says, o) {
        const { leftOut, below = false } = o;
        const field = base(says, o, pointsSchema(below), { type: 'pool' }, leftOut === undefined ? null : String(leftOut), (_r, raw) => {
            const text = /^(-?\d+)\/(\d+)$/.exec(typeof raw === 'string' ? raw : '');
            const now = text ? Number(text[1]) : typeof raw === 'number' ? raw : (leftOut ?? 1);
            return { now, most: text ? Number(text[2]) : now };
        }, ({ now, most }) => `${now}/${most}`);
        return { ...field, column: int(o.column), mostColumn: int(o.mostColumn) };
    }
    /** Another kind; null when left out. */
    function maybe(of, own, o = {}) {
        const says = own ?? of.says;
        const key = o.key ?? of.key;
        return {
            schema: (own === undefined ? of.schema : of.schema.describe(says)).optional(),
            says,
            rule: o.rule ?? of.rule,
            shape: of.shape,
            leftOut: null,
            needed: o.needed ?? null,
            ...(key === undefined ? {} : { key }),
            of,
            read: (r, raw, path) => (raw === undefined || raw === null ? null : of.read(r, raw, path)),
            write: (value, r) => (value === null ? undefined : of.write(value, r)),
        };
    }
    /** Another kind that is always there; when left out, one of which nothing is said. */
    function always(of, own, o = {}) {
        return {
            ...maybe(of, own, o),
            read: (r, raw, path) => of.read(r, raw ?? {}, path),
            write: (value) => {
                const said = of.write(value);
                return isMap(said) && Object.keys(said).length === 0 ? undefined : said;
            },
        };
    }
    /**
     * A list of another kind; empty when left out. What cannot be read at all (null) is not in it. `settle` has the last word
     * on the whole list: names of their own, room for all.
     */
    function list(of, says, o = {}) {
        const { least = leastOf(o), most } = o;
        const schema = least > 0 ? z.array(of.schema).min(least) : z.array(of.schema);
        const field = base(says, o, most === undefined ? schema : schema.max(most), { type: 'list', of: of.shape }, null, (r, raw, path) => {
            const all = (Array.isArray(raw) ? raw : [])
                .map((one, i) => of.read(r, one, [...path, i]))
                .filter((one) => one !== null && one !== undefined);
            return o.settle === undefined ? all : o.settle(all, r, path);
        }, (value, r) => (value.length === 0 ? undefined : value.map((one) => of.write(one, r))));
        return { ...field, of };
    }
    /** Things of another kind by id, in the model a list; each is called as its id where it has no name. */
    function byId(of, says, o = {}) {
        const field = base(says, o, z.record(z.string().min(1), of.map), { type: 'list', of: of.shape }, null, (r, raw, path) => Object.entries(isMap(raw) ? raw : {}).flatMap(([id, one]) => {
            if (!isMap(one))
                return [];
            const thing = of.from(r, ownFields(one, [...path, id]));
            return [{ ...thing, id, name: thing.name === '' ? id : thing.name }];
        }), (value, r) => value.length === 0 ? undefined : Object.fromEntries(value.map((one) => [one.id, of.write(one, r)])));
        return { ...field, of };
    }
    function custom(says, o) {
        const field = base(says, o, o.schema, o.shape ?? { type: 'any' }, null, o.read, o.write);
        return withColumn(field, o.column === undefined ? null : int(o.column));
    }
    return {
        number,
        numbers,
        flag,
        yesNo,
        word,
        choice,
        words,
        several,
        set,
        text,
        dice,
        neededDice,
        points,
        maybe,
        always,
        list,
        byId,
        custom,
    };
}
//# sourceMappingURL=fields.js.map