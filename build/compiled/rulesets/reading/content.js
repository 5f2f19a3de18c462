import { LIMITS } from '@fray/kernel/rules';
import { hint, isMap } from './problems.js';
const mapOf = (value) => (isMap(value) ? value : {});
/** Content by kind and id: the encounter's own before the ruleset's. */
export class Content {
    /** The encounter's own content as it was written, or null. */
    inline;
    source;
    problems;
    constructor(source, inline, problems) {
        this.source = source;
        this.inline = isMap(inline) ? inline : null;
        this.problems = problems;
    }
    /** The same content, with what is missing noted elsewhere. */
    reporting(problems) {
        return new Content(this.source, this.inline, problems);
    }
    /** Every id of the kind. */
    ids(kind) {
        return [...new Set([...Object.keys(mapOf(this.inline?.[kind])), ...Object.keys(this.source.built[kind])])];
    }
    has(kind, id) {
        return this.find(kind, id, []) !== null;
    }
    /** Ids of the encounter's own content of the kind. */
    own(kind) {
        return Object.keys(mapOf(this.inline?.[kind]));
    }
    find(kind, id, visited) {
        const own = mapOf(this.inline?.[kind]);
        if (Object.hasOwn(own, id) && !visited.some((e) => e.values === own[id])) {
            return { values: mapOf(own[id]), path: ['content', kind, id] };
        }
        const built = this.source.built[kind];
        if (Object.hasOwn(built, id) && !visited.some((e) => e.values === built[id])) {
            return { values: mapOf(built[id]), path: null };
        }
        return null;
    }
    /** The fields of something that an id alone stands for. */
    named(kind, id, path) {
        return this.fields(kind, { from: id }, path, () => path);
    }
    /**
     * The fields of a map, on top of those of the content that its `from` names. A field that is null takes the content's
     * away. Content that does not exist is noted with the nearest that does.
     */
    fields(kind, raw, path, at = (key) => [...path, key]) {
        const values = {};
        const places = {};
        let from = '';
        let lost = false;
        const visited = [];
        let here = { values: raw, path };
        let place = at;
        for (;;) {
            visited.push(here);
            const beneath = this.source.beneath?.[kind]?.(values, here.values) ?? here.values;
            for (const [key, value] of Object.entries(beneath)) {
                if (key === 'from' || Object.hasOwn(values, key))
                    continue;
                values[key] = value;
                places[key] = place(key);
            }
            const id = here.values.from;
            if (typeof id !== 'string')
                break;
            if (from === '')
                from = id;
            if (visited.length > LIMITS.chain) {
                lost = true;
                this.problems.add(path, `What this is made from is made from something else more than ${LIMITS.chain} times over.`);
                break;
            }
            const base = this.find(kind, id, visited);
            if (base === null) {
                lost = true;
                const isRound = this.find(kind, id, []) !== null;
                const said = isRound
                    ? `"${id}" is made from itself, by way of this "from".`
                    : `There is no ${this.source.one[kind]} "${id}" in the content.${hint(id, this.ids(kind))}`;
                this.problems.add(place('from'), said);
                break;
            }
            const named = place('from');
            place = base.path === null ? () => named : (key) => [...base.path, key];
            here = base;
        }
        for (const key of Object.keys(values))
            if (values[key] === null || values[key] === undefined)
                delete values[key];
        return { values, at: (key) => places[key] ?? at(key), path, from, lost };
    }
}
//# sourceMappingURL=content.js.map