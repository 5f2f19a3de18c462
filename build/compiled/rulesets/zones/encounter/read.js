import { called, readEncounter, readPeople } from '../../reading/encounter.js';
import { DEFAULT_POLICY } from '../../reading/encounter-file.js';
import { withoutUndefined } from '../../reading/plain.js';
import { hint, isMap } from '../../reading/problems.js';
import { textOf } from '../../reading/reader.js';
import { readSight, writeSight } from '../../reading/sides.js';
import { combatant } from '../kinds/combatant.js';
import { CHARACTERS, OUT_OF_ACTION, SIDE_IDS } from '../words.js';
import { isThreeInLine, readBattlefield, writeBattlefield } from './battlefield.js';
import { readCommandValues } from './in-command.js';
import { readAftermath, readMidway, writeAftermath, writeMidway } from './midway.js';
import { RESERVED } from './reserved.js';
import { file } from './schema.js';
const SEATS = { sides: SIDE_IDS, players: CHARACTERS, policy: DEFAULT_POLICY };
/** Reads an encounter of the ruleset from plain data: a setup, or every problem at once. */
export function readZonesEncounter(given) {
    return readEncounter(given, file.habits, (begun, raw) => {
        const field = readBattlefield({ ...begun, zones: [], starts: [], seatOf: () => 0 }, raw.battlefield, [
            'battlefield',
        ]);
        const people = readPeople(begun, raw, RESERVED, 'two-sides', SEATS);
        const r = { ...begun, zones: field.graph.zones, starts: field.starts, seatOf: people.seatOf };
        const roster = people.named.map(({ name, fields }) => combatant.from(r, called(name, fields)));
        checkRoom(r, field, roster);
        checkImmune(r, field, people.names, roster);
        const options = { ...r.options, 'zone-count': readZoneCount(r, raw, isThreeInLine(field)) };
        file.checkOwnContent(r);
        const surprised = (textOf(raw.surprised) ?? 'ask');
        const now = readMidway(r, raw.now, ['now'], roster);
        const aftermath = readAftermath(r, raw.aftermath, ['aftermath']);
        const sides = readSides(raw.sides);
        return {
            sides,
            people,
            options,
            setup: {
                graph: field.graph,
                zones: field.zones,
                starts: field.starts,
                roster,
                surprised,
                now,
                aftermath,
                ...readCommandValues(r),
            },
            write: () => withoutUndefined({
                surprised,
                battlefield: writeBattlefield(field),
                sides: Object.fromEntries(sides.map((side) => [side.id, writeSight(side)])),
                combatants: roster.map((e) => writeEntrant(e, r.zones)),
                now: writeNow(now, people.names),
                aftermath: aftermath === null ? undefined : writeAftermath(aftermath),
            }),
        };
    });
}
const writeNow = (now, names) => now === null ? undefined : writeMidway(now, names);
/** A combatant in full: nothing in it refers to content. */
const writeEntrant = (entrant, zones) => ({
    ...combatant.write(entrant),
    zone: zones[entrant.zone],
});
/** Checks that each Zone has room for those who start there. */
function checkRoom(r, { zones, paths }, roster) {
    zones.forEach((zone, at) => {
        const here = roster.filter((e) => e.zone === at && e.status !== OUT_OF_ACTION);
        if (zone.capacity < 0 || here.length <= zone.capacity)
            return;
        const names = here.map((e) => e.name).join(', ');
        const said = `${here.length} Creatures start in ${zone.name} (${names}), but only ${zone.capacity} fit: place some elsewhere.`;
        r.problems.add([...paths[at], 'capacity'], said, 'zone-capacity');
    });
}
/** The layout decides; an option that says otherwise is noted. */
function readZoneCount(r, raw, inLine) {
    const own = raw.battlefield !== undefined && raw.battlefield !== null;
    const said = isMap(raw.options) ? raw.options['zone-count'] : undefined;
    const wrong = (message) => r.problems.add(['options', 'zone-count'], message, 'zone-count');
    if (said === 'own' && !own)
        wrong('A layout of its own is supplied as "battlefield": add it, or leave this out.');
    if (said === 'line' && own && !inLine) {
        wrong('The battlefield supplied here is not three Zones in a line: say own, or leave this out.');
    }
    if (said === 'line' || said === 'own')
        return said;
    return own ? 'own' : 'line';
}
/** Checks that everybody whom a hazard is not to touch exists: a combatant, or a kind of combatants. */
function checkImmune(r, { zones, paths }, names, roster) {
    const kinds = [...r.content.ids('combatants'), ...roster.map((e) => e.madeFrom)];
    zones.forEach(({ hazard }, at) => {
        hazard?.immune.forEach((name, i) => {
            if (names.some((n) => n.toLowerCase() === name.toLowerCase()) || kinds.includes(name))
                return;
            const known = [...names, ...kinds.filter((k) => k !== '')];
            const said = `Nobody is called "${name}", and no content has that id.${hint(name, known)}`;
            r.problems.add([...paths[at], 'hazard', 'immune', i], said, 'zone-hazard-data');
        });
    });
}
const SIDE_NAMES = ['Characters', 'Enemies'];
const USUAL_SIGHT = ['exact', 'word'];
function readSides(raw) {
    return SIDE_IDS.map((id, i) => {
        const side = isMap(raw) ? raw[id] : undefined;
        return { id, name: SIDE_NAMES[i], ...readSight(side, USUAL_SIGHT[i]) };
    });
}
//# sourceMappingURL=read.js.map