import * as z from 'zod';
import { called, readEncounter, readPeople } from './encounter.js';
import { DEFAULT_POLICY, encounterFile } from './encounter-file.js';
import { partySideFields, sidesField } from './schema.js';
import { findSide, readSides, usualSides, writeSight } from './sides.js';
const sideSchema = z.strictObject(partySideFields("Whether it is the Party: the players' side. One side at most."));
/** Reading and schema of encounters that are people on sides, each with a kind's fields and its side, and options. */
export function peopleEncounters() {
    return function reads({ ruleset, options, kind, rule, }) {
        const side = z.string().optional().describe('Its side: the first that is not the party if left out.');
        const onSide = kind.map.extend({ side });
        const from = (r, { values, ...found }) => kind.from(r, { ...found, values: Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'side')) });
        const file = encounterFile({
            ruleset,
            options,
            built: { combatants: {} },
            content: { combatants: { map: onSide, from } },
            kinds: [kind],
            rules: { side: rule },
            fields: () => ({ sides: sidesField(sideSchema) }),
        });
        return {
            encounterSchema: file.editorSchema,
            readEncounter: (given) => readEncounter(given, file.habits, (r, raw) => {
                file.checkOwnContent(r);
                const sides = readSides(r, raw.sides, ['sides'], rule);
                const ids = sides.map(({ id }) => id);
                const players = sides.findIndex(({ party }) => party);
                const people = readPeople(r, raw, ids, rule, { sides: ids, players, policy: DEFAULT_POLICY });
                const roster = people.named.map(({ name, fields }) => {
                    const said = fields.values.side;
                    const side = said === undefined ? usualSides(sides).npc : findSide(r, said, fields.at('side'), sides, rule);
                    return { ...from(r, called(name, fields)), side, seat: people.seatOf(name, side) };
                });
                return {
                    sides,
                    people,
                    setup: { roster },
                    write: () => ({
                        sides: Object.fromEntries(sides.map((one) => [one.id, { name: one.name, party: one.party, ...writeSight(one) }])),
                        combatants: roster.map((one) => ({ ...kind.write(one), side: sides[one.side]?.id })),
                    }),
                };
            }),
        };
    };
}
//# sourceMappingURL=people-encounter.js.map