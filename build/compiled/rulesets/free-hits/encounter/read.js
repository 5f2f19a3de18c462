import { readEncounter, readPeople } from '../../reading/encounter.js';
import { DEFAULT_POLICY } from '../../reading/encounter-file.js';
import { isMap, Problems } from '../../reading/problems.js';
import { readSides, writeSight } from '../../reading/sides.js';
import { condition } from '../kinds/conditions.js';
import { plainBattlefield, readBattlefield } from './battlefield.js';
import { withCreatures } from './creatures.js';
import { readCommandValues } from './in-command.js';
import { readMidway, readOpeners, roundOf, writeMidway } from './midway.js';
import { checkProgress, readRoster, reservedNames, writeCreatures, writeEntrant } from './roster.js';
import { file } from './schema.js';
/** Whom nobody of theirs detects, the others know nothing of, where a side does not say otherwise. */
const UNDETECTED_UNKNOWN = { presence: 'seen' };
/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readFreeHitsEncounter(given) {
    const foreign = new Problems();
    const known = isMap(given)
        ? { ...given, battlefield: plainBattlefield(foreign, given.battlefield, ['battlefield']) }
        : given;
    return readEncounter(known, file.habits, (begun, raw) => {
        for (const { path, message, rule } of foreign.list)
            begun.problems.add(path, message, rule);
        const sides = readSides(begun, raw.sides, ['sides'], null).map((side) => ({ ...UNDETECTED_UNKNOWN, ...side }));
        const field = readBattlefield(begun, raw.battlefield, ['battlefield']);
        const people = readPeople(begun, raw, reservedNames(sides), 'battle-end-when', {
            sides: sides.map(({ id }) => id),
            players: sides.findIndex(({ party }) => party),
            policy: DEFAULT_POLICY,
        });
        const { names, seatOf, named } = people;
        const fight = { sides, field, seatOf, names, round: roundOf(raw.now), joins: false };
        const r = withCreatures({ ...begun, fight });
        const roster = readRoster(r, named);
        const conditions = readConditions(r);
        file.checkOwnContent(r);
        const now = readMidway(r, raw.now, ['now'], roster);
        checkProgress(r, roster, named, now);
        const openers = readOpeners(r, raw.openers, ['openers'], roster, now);
        return {
            sides,
            people,
            setup: {
                sides,
                grid: field.grid,
                exits: field.exits,
                roster,
                openers,
                now,
                conditions,
                ...readCommandValues(r, roster),
            },
            write: () => ({
                sides: writeSides(sides),
                battlefield: field.written,
                openers: openers.map((row) => names[row]),
                combatants: roster.map((_, row) => writeEntrant(roster, row, fight)),
                now: now === null ? undefined : writeMidway(now, names),
                content: inFull(r, conditions, roster),
            }),
        };
    });
}
/** Every condition of the content by id, sorted by it. */
function readConditions(r) {
    const ids = r.content.ids('conditions').sort();
    return new Map(ids.map((id) => [id, condition.from(r, r.content.named('conditions', id, ['content', 'conditions', id]))]));
}
/** The encounter's own content, with all conditions and the creatures that somebody can call in full. */
function inFull(r, conditions, roster) {
    const { inline } = r.content;
    const own = isMap(inline?.combatants) ? inline.combatants : {};
    return {
        ...inline,
        conditions: Object.fromEntries([...conditions].map(([id, one]) => [id, condition.write(one)])),
        combatants: { ...own, ...writeCreatures(roster, (id) => r.creature(id, [])) },
    };
}
const writeSides = (sides) => Object.fromEntries(sides.map((side) => [side.id, { name: side.name, party: side.party, ...writeSight(side) }]));
//# sourceMappingURL=read.js.map