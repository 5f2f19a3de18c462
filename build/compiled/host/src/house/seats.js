import { REFEREE_SEAT } from '@fray/kernel';
import { SPECTATORS } from '../door/passes.js';
import { policyOf } from '../fight/engine.js';
import { withSitting } from '../fight/seating.js';
const noSeat = (seat) => ({ rule: 'unknown-name', reason: `There is no seat "${seat}".` });
/** Hears what somebody says about seats. */
export async function hearSeating(house, fight, seat, request) {
    const re = request.id ?? null;
    const refused = ({ rule, reason }) => ({ type: 'refused', re, rule, reason });
    const done = () => ({ type: 'accepted', re, at: 0 });
    const isReferee = fight.roleOf(seat) === 'referee';
    const isOwnName = request.do === 'rename' && request.seat === seat && fight.roleOf(seat) === 'player';
    if (!isReferee && !isOwnName)
        return refused({ rule: 'not-your-seat', reason: 'That is for the referee to say.' });
    const pass = (of) => ({ fight: fight.fight, seat: of === 'anybody' ? null : of });
    const isThere = (of) => of === 'anybody' || fight.roleOf(of) !== null;
    switch (request.do) {
        case 'seats':
            return { type: 'result', re, value: fight.seats() };
        case 'invite':
            if (!isThere(request.to))
                return refused(noSeat(request.to));
            return { type: 'result', re, value: { key: await house.passes.make(pass(request.to)) } };
        case 'revoke':
            if (!isThere(request.of))
                return refused(noSeat(request.of));
            await house.passes.revoke(pass(request.of));
            house.closeSeat(fight, request.of === 'anybody' ? null : request.of, 'revoked');
            return done();
        case 'admit':
            if (fight.roleOf(request.seat) === null)
                return refused(noSeat(request.seat));
            if (await house.admit(fight, request.guest, request.seat))
                return done();
            return refused({ rule: 'unknown-name', reason: 'Nobody with that id asks to be let in.' });
        case 'turn-away':
            if (house.turnAway(fight, request.guest))
                return done();
            return refused({ rule: 'unknown-name', reason: 'Nobody with that id asks to be let in.' });
        case 'rename':
            return fight.seat(seat, re, (seating) => seating.seats[request.seat] === undefined
                ? noSeat(request.seat)
                : withSitting(seating, request.seat, { name: request.name }));
        case 'move': {
            const at = fight.positionOf(request.to);
            if (at < 0 || request.to === SPECTATORS)
                return refused(noSeat(request.to));
            const act = { actor: 'referee', action: 'override', path: `${request.who}.seat`, to: at };
            return fight.hear(seat, { do: 'submit', act, ...(re === null ? {} : { id: re }) });
        }
        case 'hand-over': {
            const { to, after } = request;
            if (to !== 'person' && to !== 'referee' && policyOf(fight.game, to) === null)
                return refused({
                    rule: 'unknown-name',
                    reason: `There is no policy "${to}": ${[...fight.game.rules.policies.keys()].join(', ')}.`,
                });
            if (request.seat === SPECTATORS || (to === 'referee' && fight.positionOf(request.seat) === REFEREE_SEAT))
                return refused({ rule: 'bad-value', reason: `Nobody else answers for the seat "${request.seat}".` });
            return fight.seat(seat, re, (seating) => {
                if (seating.seats[request.seat] === undefined)
                    return noSeat(request.seat);
                const change = after === undefined ? { by: to, absent: null } : { absent: to === 'person' ? null : { by: to, after } };
                return withSitting(seating, request.seat, change);
            });
        }
        case 'clock':
            return fight.seat(seat, re, (seating) => ({ ...seating, clock: request.seconds }));
        case 'extend':
            house.extend(fight, request.seconds);
            return done();
    }
}
//# sourceMappingURL=seats.js.map