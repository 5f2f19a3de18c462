import { tryingPolicy } from './trying.js';
/** Trials of the commands that are in the last choice, where nobody says otherwise. */
export const GREEDY_TRIALS = 40;
/** Rounds that are played on, the one that is on included. */
const ROUNDS = 3;
/** Trials of a command before the worse half is given up. */
const FIRST = 4;
/**
 * The command, or answer, after which the fight stands best on average: each is tried out a few times on imagined copies
 * of the fight, played on by the rule of thumb until everybody has had two turns.
 */
export function greedyPolicy(rules, base, trials = GREEDY_TRIALS) {
    return tryingPolicy(rules, base, {
        id: 'greedy',
        about: `Tries each of the likeliest commands up to ${trials} times and takes what leaves its side best off after two turns more of everybody.`,
        worlds: trials,
        choosiness: { perAction: 3, inAll: 10 },
        answers: 8,
        rounds: ROUNDS,
        halving: () => ({ first: Math.min(FIRST, trials), last: trials }),
        until: null,
    });
}
//# sourceMappingURL=greedy.js.map