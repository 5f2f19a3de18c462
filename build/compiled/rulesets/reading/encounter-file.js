import * as z from 'zod';
import { rulesOfFields } from '../kinds/rules.js';
import { called } from './encounter.js';
import { joiner, wrongName } from './names.js';
import { knobsSchema } from './options.js';
import { checkPlainText } from './plain-text.js';
import { isMap, Problems } from './problems.js';
import { textOf } from './reader.js';
import { refusalOf } from './refusal.js';
import { countSchema, editorSchema, headFields, nameSchema, peopleField, seatsField } from './schema.js';
import { checkShape } from './shape.js';
/** The policy of a computer's seat that names none. */
export const DEFAULT_POLICY = 'aggressive';
/** The policies that a computer's seat may name, in every ruleset. */
export const POLICY_NAMES = [DEFAULT_POLICY, 'first-legal', 'random'];
/** What one thing of a kind of content is called, after the kind: an item of the items, an ability of the abilities. */
const oneOf = (kind) => kind.replace(/ies$/, 'y').replace(/s$/, '');
const byId = (kind, { map, whole = z.record(z.string(), map) }) => whole.optional().describe(`${kind[0]?.toUpperCase()}${kind.slice(1)} by id.`);
/**
 * Declares a ruleset's encounter files: the whole schema, the rules that wrong fields break, and the reading of what is
 * the same in every ruleset follow.
 */
export function encounterFile(spec) {
    const { ruleset, options, content } = spec;
    const entries = Object.entries(content);
    const { map } = content.combatants;
    const combatantSchema = spec.combatant ?? map.omit({ name: true });
    const listed = map.extend({ name: nameSchema, count: countSchema.optional() });
    const knobs = (house, says) => options.some(({ rule }) => (rule === null) === house)
        ? { [house ? 'house' : 'options']: knobsSchema(options, house).optional().describe(says) }
        : {};
    const schema = z.strictObject({
        ...headFields(ruleset),
        ...knobs(false, 'What the rules leave to the table.'),
        ...knobs(true, 'House rules.'),
        seats: seatsField(POLICY_NAMES, spec.seatOrder),
        combatants: peopleField(combatantSchema, listed),
        ...spec.fields(combatantSchema, listed),
        // Of the same shape as the ruleset's content files.
        content: z
            .strictObject(Object.fromEntries(entries.map(([kind, entry]) => [kind, byId(kind, entry)])))
            .optional()
            .describe("Content of the encounter's own by kind and id; it comes before the ruleset's."),
    });
    const rules = rulesOfFields(spec.kinds, {
        ...Object.fromEntries(options.flatMap(({ id, rule }) => (rule === null ? [] : [[id, rule]]))),
        ...spec.rules,
    });
    const source = {
        built: spec.built,
        one: Object.fromEntries(entries.map(([kind]) => [kind, oneOf(kind)])),
        beneath: Object.fromEntries(entries.flatMap(([kind, { beneath }]) => (beneath ? [[kind, beneath]] : []))),
    };
    const habits = {
        ruleset,
        schema,
        rules,
        content: source,
        contentInFull: spec.contentInFull,
        options,
    };
    return {
        /** What encounters are read by. */
        habits,
        /** The JSON Schema of encounter files, for editors: every field with a sentence, content ids to choose from. */
        editorSchema: () => editorSchema(ruleset, schema),
        /** Reads the encounter's own content, whether it is in use or not, so that it is known to be sound when it is needed. */
        checkOwnContent(r) {
            for (const [kind, { from }] of entries) {
                for (const id of from === undefined ? [] : r.content.own(kind)) {
                    const fields = r.content.named(kind, id, ['content', kind, id]);
                    from?.(r, kind === 'combatants' ? called(textOf(fields.values.name) ?? id, fields) : fields, id);
                }
            }
        },
        /**
         * Reads what a command brings with it, of that shape: the value, or why it may not be. `nothing` is the rule of what is
         * wrong where the problem has none.
         */
        readBrought(r, raw, shape, nothing, read) {
            checkPlainText(r.problems, raw, []);
            checkShape(r.problems, shape, raw, [], rules);
            const value = read(r);
            return value !== null && r.problems.list.length === 0 ? value : refusalOf(r.problems, nothing);
        },
        /** Reads a combatant that joins in the middle of a fight, in the same way. */
        readJoiner(r, [name, given], reserved, nothing, read) {
            const raw = joiner(given);
            const wrong = wrongName(name, reserved);
            if (wrong !== null)
                r.problems.add([], wrong);
            checkPlainText(r.problems, name, []);
            return this.readBrought(r, raw, combatantSchema, nothing, () => read(r, called(name, r.content.fields('combatants', isMap(raw) ? raw : {}, []))));
        },
    };
}
/** A reader for what comes with a command: what is wrong is noted apart. */
export function afresh(r) {
    const problems = new Problems();
    return { ...r, problems, content: r.content.reporting(problems) };
}
/** A kind of content whose files do not have these fields: its things are known by their ids. */
export const without = (entry, ...fields) => ({
    ...entry,
    map: entry.map.omit(Object.fromEntries(fields.map((field) => [field, true]))),
});
//# sourceMappingURL=encounter-file.js.map