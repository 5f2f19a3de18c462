import { findRow } from '../../reading/names.js';
import { present } from '../../reading/plain.js';
import { isMap } from '../../reading/problems.js';
import { numberOf, wordOf } from '../../reading/reader.js';
import { BANDS, IN, OUT } from '../words.js';
const MOST_ESCALATION = 6;
/** Reads where a fight in progress stands; null for one that is yet to begin. `first`: rows of those in the first encounter. */
export function readMidway(r, raw, path, roster, first) {
    if (!isMap(raw))
        return null;
    const names = roster.map((e) => e.name);
    const round = numberOf(raw.round, 1);
    const actor = findRow(r, raw.actor, [...path, 'actor'], names);
    const e = roster[actor];
    if (e !== undefined && e.out !== IN) {
        const said = `${e.name} is ${OUT[e.out]} and has no turn: name one who is in the fight.`;
        r.problems.add([...path, 'actor'], said, 'initiative-bands');
    }
    const band = raw.band === undefined ? (e?.band ?? firstBand(roster, first)) : wordOf(raw.band, BANDS, 0);
    if (e !== undefined && e.out === IN && e.band !== band) {
        const right = `say band: ${BANDS[e.band]}, or name one of that band`;
        const said = `${e.name} acts in the band ${BANDS[e.band]} and not in ${BANDS[band]}: ${right}.`;
        r.problems.add([...path, 'actor'], said, 'initiative-bands');
    }
    return { round, band, actor, escalation: numberOf(raw.escalation, Math.min(MOST_ESCALATION, round - 1)) };
}
/** The first band in which somebody is. */
function firstBand(roster, first) {
    const bands = first.flatMap((row) => (roster[row]?.out === IN ? [roster[row].band] : []));
    return bands.length === 0 ? 0 : Math.min(...bands);
}
/** Writes where a fight in progress stands. */
export const writeMidway = ({ round, band, actor, escalation }, names) => ({
    ...present({ round, band: BANDS[band], actor: names[actor] }),
    escalation,
});
//# sourceMappingURL=midway.js.map