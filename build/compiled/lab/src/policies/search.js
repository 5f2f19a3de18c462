import { tryingPolicy } from './trying.js';
/** Visits of a search where nobody says otherwise. */
export const SEARCH_VISITS = 600;
/** Milliseconds within which one who plays with people answers: a second, with something left for the rest. */
export const SEARCH_TIME = 600;
/** Rounds that are played on, the one that is on included. */
const ROUNDS = 5;
/** Options of a decision. */
const WIDTH = 12;
/**
 * Monte-Carlo search: what may be done now is tried out again and again on imagined copies of the fight, the more
 * promising the oftener; each copy is played on by the rule of thumb for several turns of everybody and judged on the way.
 * It is `greedy` with more commands, more trials and a longer look. Questions are decided in the same way: the command in
 * whose middle they come is carried out again.
 */
export function searchPolicy(rules, base, budget) {
    const { visits = Number.POSITIVE_INFINITY, milliseconds, now } = budget;
    const until = milliseconds === undefined || now === undefined
        ? null
        : () => {
            const end = now() + milliseconds;
            return () => now() >= end;
        };
    return tryingPolicy(rules, base, {
        id: 'search',
        about: `Monte-Carlo search: plays on from each of the likeliest commands, ${amount(budget)} a decision, the better the oftener.`,
        worlds: Math.max(4, Math.min(32, Math.ceil(visits / 8))),
        choosiness: { perAction: 8, inAll: WIDTH },
        answers: 5,
        rounds: ROUNDS,
        halving: (options) => trialsFor(options, visits),
        until,
    });
}
const amount = ({ visits, milliseconds }) => [
    ...(visits === undefined ? [] : [`${visits} times`]),
    ...(milliseconds === undefined ? [] : [`for ${milliseconds} ms`]),
].join(' or ');
/**
 * Trials of each of so many options before half of them are given up, and of those left in the end, so that together they
 * come to about as many visits.
 */
function trialsFor(options, visits) {
    if (!Number.isFinite(visits))
        return { first: 4, last: 4096 };
    const spent = (first, last) => {
        let sum = 0;
        let before = 0;
        let left = options;
        for (let trials = Math.min(first, last);; trials = Math.min(last, trials * 2)) {
            sum += left * (trials - before);
            if (trials >= last || left <= 1)
                return sum;
            before = trials;
            left = 1 + Math.ceil((left - 1) / 2);
        }
    };
    let best = { first: 1, last: 1 };
    for (let first = 1; first <= 8; first++) {
        for (let last = first; last <= 512 && spent(first, last) <= visits; last += first) {
            if (spent(first, last) > spent(best.first, best.last))
                best = { first, last };
        }
    }
    return best;
}
//# sourceMappingURL=search.js.map