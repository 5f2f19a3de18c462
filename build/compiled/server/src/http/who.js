import { createHash, timingSafeEqual } from 'node:crypto';
import { Refused } from './app.js';
const BEARER = /^Bearer ([A-Za-z0-9_-]{1,200})$/;
/** The key of a request; only the header `Authorization` carries one, for addresses get into logs. */
function keyOf(request) {
    const found = BEARER.exec(request.headers.authorization ?? '');
    if (found === null)
        throw new Refused(401, 'no-key', 'Say who asks: "Authorization: Bearer KEY", with the key of a link.');
    return found[1];
}
/** Finds out who asks for a fight. Throws {@link Refused} where the key does not open it. */
export async function askerOf(request, passes, house) {
    const pass = await passes.find(keyOf(request));
    const { fight: wanted } = request.params;
    // Whether there is such a fight is told to nobody who has no key to it.
    if (pass === null || pass.fight !== wanted)
        throw new Refused(403, 'no-such-link', 'This key opens nothing here: it was never made, or was taken back.');
    if (pass.seat === null)
        throw new Refused(403, 'not-your-seat', 'This key is an invitation: who has it asks to be let in, over a socket.');
    const fight = await house.open(pass.fight);
    if (fight === null)
        throw new Refused(404, 'no-such-fight', 'The fight is not there any more.');
    return { fight, seat: pass.seat };
}
/** Throws where somebody else than the referee asks. */
export function needReferee({ fight, seat }) {
    if (fight.roleOf(seat) !== 'referee')
        throw new Refused(403, 'not-your-seat', 'Only the referee may do this.');
}
/** Throws where the request does not carry the keeper's key; anybody may where there is none (null). */
export function needKeeper(request, keeper) {
    if (keeper === null)
        return;
    const digest = (key) => createHash('sha256').update(key).digest();
    if (!timingSafeEqual(digest(keyOf(request)), digest(keeper)))
        throw new Refused(403, 'not-the-keeper', "Only the keeper's key does this: the server has shown it at its start.");
}
//# sourceMappingURL=who.js.map