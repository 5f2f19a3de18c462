import { readEncounter, readPeople } from '../../reading/encounter.js';
import { DEFAULT_POLICY } from '../../reading/encounter-file.js';
import { readGridBattlefield } from '../../reading/grid-battlefield.js';
import { withoutUndefined } from '../../reading/plain.js';
import { isMap } from '../../reading/problems.js';
import { readFist } from '../kinds/gear.js';
import { item } from '../kinds/items.js';
import { readCommandValues } from './in-command.js';
import { readMidway, roundOf, withDefensesPaid, writeMidway } from './midway.js';
import { reservedNames } from './reserved.js';
import { readRoster, writeEntrant } from './roster.js';
import { file } from './schema.js';
import { readSides, writeSides } from './sides.js';
import { checkSurpriseRound, readSurprise, writeSurprise } from './surprise.js';
/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readShockEncounter(given) {
    return readEncounter(given, file.habits, (begun, raw) => {
        const sides = readSides(begun, raw.sides, ['sides']);
        const field = readGridBattlefield(begun, raw.battlefield, ['battlefield']);
        const people = readPeople(begun, raw, reservedNames(sides), 'sides-and-party', {
            sides: sides.map(({ id }) => id),
            players: sides.findIndex(({ party }) => party),
            policy: DEFAULT_POLICY,
        });
        const { names, seatOf } = people;
        const underway = isMap(raw.now);
        const r = { ...begun, sides, field, seatOf, names, underway, round: roundOf(raw.now), joins: -1 };
        const fist = readFist(r);
        const everybody = readRoster(r, people);
        file.checkOwnContent(r);
        const now = readMidway(r, raw.now, ['now'], sides);
        const surprise = readSurprise(r, raw.surprised, ['surprised'], { sides, roster: everybody, now });
        checkSurpriseRound(r, surprise, now, sides);
        const roster = withDefensesPaid(everybody, now, surprise);
        return {
            sides,
            people,
            setup: {
                sides,
                grid: field.grid,
                exits: field.exits,
                roster,
                surprise,
                now,
                fist,
                ...readCommandValues(r, roster),
            },
            write: () => withoutUndefined({
                surprised: writeSurprise(surprise, sides, names),
                sides: writeSides(sides),
                battlefield: field.written,
                combatants: roster.map((e) => writeEntrant(e, r)),
                now: now === null ? undefined : writeMidway(now, sides),
                content: withFist(begun.content.inline, fist),
            }),
        };
    });
}
/** The encounter's own content, with what everybody strikes with in full. */
function withFist(inline, fist) {
    const items = isMap(inline?.items) ? inline.items : {};
    return { ...inline, items: { ...items, fist: item.write({ ...fist, from: '', lost: false, path: [] }) } };
}
//# sourceMappingURL=read.js.map