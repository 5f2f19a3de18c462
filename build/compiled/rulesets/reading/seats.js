import { hint, isMap } from './problems.js';
import { listOf, textOf } from './reader.js';
const PLAYERS = 'players';
const REFEREE_ID = 'referee';
function readSeat(r, id, raw, path, usual) {
    const by = raw.by === 'computer' ? 'computer' : 'person';
    const policy = textOf(raw.policy);
    if (policy !== null && (raw.by === undefined || raw.by === 'person')) {
        r.problems.add([...path, 'policy'], `A person sits at "${id}": only a seat "by: computer" has a policy.`);
    }
    return { id, by, policy: by === 'computer' ? (policy ?? usual) : null };
}
/**
 * Reads who answers for whom. The referee's seat is always the first. Whoever no seat names belongs to the seat of its
 * side; if there is none, one side to a seat `players` and the others to the referee.
 */
export function readSeats(r, raw, path, names, habits) {
    const { sides, players, policy } = habits;
    const given = isMap(raw) ? raw : {};
    const referee = isMap(given[REFEREE_ID]) ? given[REFEREE_ID] : {};
    const seats = [readSeat(r, REFEREE_ID, referee, [...path, REFEREE_ID], policy)];
    const plays = [[]];
    const byName = new Map();
    const bySide = sides.map(() => null);
    const claim = (seat, what, where) => {
        const side = sides.indexOf(what);
        const other = side >= 0 ? bySide[side] : byName.get(what);
        if (side < 0 && !names.includes(what)) {
            r.problems.add(where, `There is no combatant or side "${what}".${hint(what, [...names, ...sides])}`);
        }
        else if (other !== undefined && other !== null && other !== seat) {
            r.problems.add(where, `${what} belongs to the seat "${seats[other]?.id}" already: one seat answers for each.`);
        }
        else {
            if (side >= 0)
                bySide[side] = seat;
            else
                byName.set(what, seat);
            if (!plays[seat]?.includes(what))
                plays[seat]?.push(what);
        }
    };
    const claims = (seat, entry, where) => {
        if (typeof entry.plays === 'string')
            claim(seat, entry.plays, where);
        listOf(entry.plays).forEach((what, i) => {
            if (typeof what === 'string')
                claim(seat, what, [...where, i]);
        });
    };
    claims(0, referee, [...path, REFEREE_ID, 'plays']);
    for (const [id, entry] of Object.entries(given)) {
        if (id === REFEREE_ID || !isMap(entry))
            continue;
        const seat = seats.push(readSeat(r, id, entry, [...path, id], policy)) - 1;
        plays.push([]);
        claims(seat, entry, [...path, id, 'plays']);
    }
    const own = (side, seat) => {
        bySide[side] = seat;
        plays[seat]?.push(sides[side]);
    };
    sides.forEach((_, side) => {
        if (side !== players && bySide[side] === null)
            own(side, 0);
    });
    if (players >= 0 && bySide[players] === null) {
        let seat = seats.findIndex((s) => s.id === PLAYERS);
        if (seat < 0) {
            seat = seats.push({ id: PLAYERS, by: 'person', policy: null }) - 1;
            plays.push([]);
        }
        own(players, seat);
    }
    return { seats, plays, seatOf: (name, side) => byName.get(name) ?? bySide[side] ?? 0 };
}
//# sourceMappingURL=seats.js.map