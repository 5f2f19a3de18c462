const schemas = new WeakMap();
/** The schema of a ruleset's encounters, made once. */
export function schemaOf(game) {
    const schema = schemas.get(game) ?? game.encounterSchema();
    schemas.set(game, schema);
    return schema;
}
export const pick = (random, from) => from[random(from.length)];
/** The encounter of a set-up, in full. */
export const encounterOf = (setup) => setup.encounter;
/** The keys of a path without positions and names, as hints and counters know it: `combatants.*.items.*.hands`. */
export const dotted = (path) => path.join('.');
/** Texts for patterns. */
const TEXTS = '4/9 9/9 0/6 12/15 2/15 3/- 1/13 20/40 10/60 5/30 3,4 1,1 slashing blunt blunt/fire acid str dex str/dex con stuck shaken own-a d6 d8 d4 4 -2/20 -9/20 6x6'.split(' ');
/** Makes values at random that a JSON Schema allows. What the reader of encounters refuses besides is mended afterwards. */
export class Maker {
    root;
    random;
    hints;
    chances;
    constructor(root, random, hints, chances) {
        this.root = root;
        this.random = random;
        this.hints = hints;
        this.chances = chances;
    }
    /** The schema itself, references followed. */
    resolve(node) {
        let found = node;
        while (found.$ref !== undefined)
            found = this.root.$defs?.[found.$ref.split('/').at(-1)] ?? {};
        return found;
    }
    /** One of several, drawn at random. */
    one(from) {
        return pick(this.random, from);
    }
    make(given, path) {
        const { random } = this;
        const hint = this.hintFor(path);
        if (hint !== undefined)
            return hint(random);
        const node = this.resolve(given);
        if (node.const !== undefined)
            return node.const;
        if (node.enum !== undefined)
            return pick(random, node.enum);
        const branches = node.anyOf ?? node.oneOf;
        if (branches !== undefined)
            return this.make(this.branch(branches, path), path);
        switch (node.type) {
            case 'object':
                return this.object(node, path);
            case 'array':
                return this.array(node, path);
            case 'integer':
            case 'number':
                return this.whole(node);
            case 'boolean':
                return random(3) > 0;
            case 'string':
                return this.text(node);
            default:
                return node.examples === undefined ? undefined : pick(random, node.examples);
        }
    }
    hintFor(path) {
        for (let from = 0; from < path.length; from++) {
            const key = dotted(path.slice(from));
            if (Object.hasOwn(this.hints, key))
                return this.hints[key];
        }
        return undefined;
    }
    /** One of several shapes; free words seldom, for they mean less. */
    branch(branches, _path) {
        const whole = branches.filter((one) => {
            const node = this.resolve(one);
            return (node.type !== 'string' || node.enum !== undefined || node.const !== undefined || node.examples !== undefined);
        });
        return pick(this.random, whole.length > 0 && this.random(8) > 0 ? whole : branches);
    }
    object(node, path) {
        const { random } = this;
        const made = {};
        for (const [key, field] of Object.entries(node.properties ?? {})) {
            const below = [...path, key];
            const chance = this.chances[dotted(below)] ?? this.chances[key] ?? 30;
            if (node.required?.includes(key) !== true && random(100) >= chance)
                continue;
            const value = this.make(field, below);
            if (value !== undefined)
                made[key] = value;
        }
        const { additionalProperties: others } = node;
        if (typeof others !== 'object')
            return made;
        for (let left = 1 + random(2); left > 0; left--) {
            const name = this.hintFor([...path, 'key'])?.(random);
            const value = this.make(others, [...path, '*']);
            if (name !== undefined && value !== undefined)
                made[String(name)] = value;
        }
        return made;
    }
    array(node, path) {
        const { random } = this;
        if (node.prefixItems !== undefined)
            return node.prefixItems.map((one) => this.make(one, [...path, '*']));
        const items = typeof node.items === 'object' ? node.items : {};
        const least = node.minItems ?? (random(6) === 0 ? 0 : 1);
        const count = least + (random(3) === 0 ? random(3) : 0);
        const made = [];
        for (let i = 0; i < count; i++) {
            const value = this.make(items, [...path, '*']);
            if (value !== undefined)
                made.push(value);
        }
        return made;
    }
    /** Words: one of the examples, or a text of the usual ones that fits the pattern, or somebody's name. */
    text({ examples, pattern }) {
        if (examples !== undefined)
            return pick(this.random, examples);
        if (pattern === undefined)
            return this.hints.word?.(this.random) ?? 'a word';
        const fitting = TEXTS.filter((text) => new RegExp(pattern).test(text));
        return fitting.length === 0 ? undefined : pick(this.random, fitting);
    }
    /** A whole number: mostly a small one, now and then one at its end. */
    whole({ minimum = -3, maximum = 12, multipleOf = 1 }) {
        const { random } = this;
        if (random(40) === 0)
            return minimum;
        const least = minimum < -3 && maximum > 0 ? -3 : minimum;
        const most = Math.min(maximum, Math.max(least, 0) + 9 * multipleOf);
        return least + random(Math.floor((most - least) / multipleOf) + 1) * multipleOf;
    }
}
//# sourceMappingURL=from-schema.js.map