import { called, readEncounter } from '../../reading/encounter.js';
import { DEFAULT_POLICY } from '../../reading/encounter-file.js';
import { numberOf } from '../../reading/reader.js';
import { readSeats } from '../../reading/seats.js';
import { writeSight } from '../../reading/sides.js';
import { combatant } from '../kinds/combatant.js';
import { ownCondition, readOwnConditions } from '../kinds/conditions.js';
import { CONDITIONS } from '../words.js';
import { lastRestOf, readDay, readFights, waiting } from './day.js';
import { readCommandValues } from './in-command.js';
import { readMidway, writeMidway } from './midway.js';
import { readSides, reservedNames } from './names.js';
import { writePositions } from './positions.js';
import { checkProgress } from './progress.js';
import { file } from './schema.js';
import { writeSurprise } from './surprise.js';
/**
 * Reads an encounter of the ruleset from plain data: a setup, or every problem at once. The setup's `encounter` is the same
 * encounter in full; reading that gives an equal setup.
 */
export function readEscalationEncounter(given) {
    return readEncounter(given, file.habits, (begun, raw) => {
        const conditions = readOwnConditions(begun);
        const sides = readSides(begun, raw.sides);
        const party = Math.max(0, sides.findIndex((side) => side.party));
        const fights = readFights(begun, raw, reservedNames(sides));
        const named = fights.flatMap((fight) => fight.named);
        const names = named.map(({ name }) => name);
        const seats = readSeats(begun, raw.seats, ['seats'], names, {
            sides: sides.map(({ id }) => id),
            players: party,
            policy: DEFAULT_POLICY,
        });
        const ids = [...CONDITIONS, ...conditions.map(({ id }) => id)];
        const r = { ...begun, conditions: ids, sides, party, joins: -1, seatOf: seats.seatOf, names };
        const read = named.map(({ name, fields }) => combatant.from(r, called(name, fields)));
        const roster = waiting(read, fights, r);
        const encounters = readDay(r, fights, roster);
        const now = readMidway(r, raw.now, ['now'], roster, encounters[0]?.entrants ?? []);
        checkProgress(r, named, roster, encounters[0]?.positions ?? [], now);
        if (now !== null && encounters[0]?.surprise) {
            const said = 'The fight is under way, and nobody surprises anybody any more: leave "surprise" out.';
            r.problems.add(['surprise'], said, 'surprise-round');
        }
        file.checkOwnContent(r);
        const lastRest = lastRestOf(raw.rest);
        const encountersToday = numberOf(raw.encountersToday, 0);
        return {
            sides,
            people: { named, names, ...seats },
            setup: {
                roster,
                encounters,
                lastRest,
                isDay: encounters.length > 1 || lastRest !== 'none',
                encountersToday,
                now,
                conditions,
                ...readCommandValues(r),
            },
            write() {
                const [first, ...later] = encounters.map(({ title, rest, entrants, positions, surprise }) => ({
                    title,
                    rest,
                    combatants: entrants.map((row) => combatant.write(roster[row], r)),
                    positions: writePositions(positions, names),
                    surprise: writeSurprise(surprise, r),
                }));
                const { combatants, positions, surprise } = first;
                return {
                    sides: writeSides(sides),
                    positions,
                    surprise,
                    combatants,
                    now: now === null ? undefined : writeMidway(now, names),
                    fights: later.length > 0 ? later : undefined,
                    rest: lastRest,
                    encountersToday,
                    content: {
                        ...r.content.inline,
                        conditions: Object.fromEntries(conditions.map((one) => [one.id, ownCondition.write(one)])),
                    },
                };
            },
        };
    });
}
/** The sides by id. */
const writeSides = (sides) => Object.fromEntries(sides.map((side) => [side.id, { name: side.name, party: side.party, ...writeSight(side) }]));
//# sourceMappingURL=read.js.map