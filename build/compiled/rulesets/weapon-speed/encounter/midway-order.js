import { baseOf, holderIn, speedOf } from '../declared.js';
import { DEAD, FLED, SURRENDERED } from '../words.js';
/** Notes turns of people who have none, and turns that the count has passed. */
export function checkOrder(r, now, path, roster, modifiers) {
    const nameOf = (row) => roster[row]?.name ?? '';
    const numberOf = (turn) => {
        const entrant = roster[turn.who];
        return turn.initiative ?? baseOf(entrant, modifiers) + speedOf(holderIn(entrant), turn.declared);
    };
    const current = (now.turnIsLate ? now.late : now.turns).find(({ who }) => who === now.turn);
    const at = current === undefined ? null : numberOf(current);
    if (at !== null && now.count !== null && now.count !== at) {
        const said = `${nameOf(now.turn)}'s turn is at ${at}, not at ${now.count}: leave "count" out.`;
        r.problems.add([...path, 'count'], said, 'lowest-first');
        return;
    }
    const count = at ?? now.count;
    const check = (turn, key) => {
        const { who } = turn;
        const where = [...path, key, nameOf(who)];
        const idle = idleness(roster[who]);
        if (idle !== null)
            r.problems.add(where, `${nameOf(who)} ${idle[0]} and has no turn: leave it out.`, idle[1]);
        const own = numberOf(turn);
        if (count !== null && own < count) {
            const said = `${nameOf(who)}'s turn at ${own} is over, for the count is ${count}`;
            r.problems.add(where, `${said}: leave it out, or give it another "initiative".`, 'lowest-first');
        }
        else if (at === own && turn !== current && who < now.turn) {
            const said = `${nameOf(who)} acts at ${own} too and before ${nameOf(now.turn)}, so it has had its turn`;
            r.problems.add(where, `${said}: leave it out.`, 'roster-order');
        }
    };
    for (const turn of now.turns)
        check(turn, 'turns');
    for (const turn of now.late)
        check(turn, 'late');
}
/** Why somebody takes no turn, and the rule, or null. */
function idleness({ state, surprised }) {
    if (state === DEAD)
        return ['is dead', 'death-section-empty'];
    if (state === FLED)
        return ['has fled', 'morale-failed'];
    if (state === SURRENDERED)
        return ['has surrendered', 'morale-failed'];
    return surprised ? ['is surprised', 'surprised-rolls-initiative'] : null;
}
//# sourceMappingURL=midway-order.js.map