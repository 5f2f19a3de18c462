import { isOver, Runner, sideOf } from '@fray/kernel';
import { meanWithin } from '../statistics/mean.js';
import { shareOf } from '../statistics/share.js';
import { Counter } from '../statistics/spread.js';
import { policyNamed } from './named.js';
/** Commands of a fight, at most, where the plan does not say. */
const LIMIT = 5000;
/** What pairs of fights brought. */
export class PairScore {
    /** Of each pair of fights with the same dice, the part that the first policy won, that it lost, and that nobody won: 0 to 1. */
    wins = [];
    losses = [];
    draws = [];
}
/** The policy, with every command that it gives counted. */
const counting = (policy, uses) => ({
    ...policy,
    command(scene, actor, random) {
        const command = policy.command(scene, actor, random);
        uses.set(command.action, (uses.get(command.action) ?? 0) + 1);
        return command;
    },
});
/** The seats of each of the two sides, and the others (the referee's). Throws where one seat has combatants of both. */
function seatsBySide(scene, seatOf, sideOf) {
    const found = new Map();
    for (let row = 0; row < scene.combatants; row++) {
        const before = found.get(seatOf(row));
        if (before !== undefined && before !== sideOf(row))
            throw new Error('In a tournament each side needs seats of its own: one seat of this encounter has combatants of two sides.');
        found.set(seatOf(row), sideOf(row));
    }
    return found;
}
function resultOf({ seed, policies }, held) {
    const pairings = held.flatMap(({ mirror: { rules, setup }, scores }) => scores.map((score, i) => pairingOf(rules.id, setup.title, policies[i + 1], policies[i], score)));
    const usage = held.flatMap(({ mirror: { rules }, uses }) => policies.flatMap((policy, i) => (uses[i].size > 0 ? [usageOf(rules, policy, uses[i])] : [])));
    return { seed, pairings, usage };
}
/** Plays policies against each other. What has been played so far is the result when `progress` ends it. */
export async function tournament(plan, progress) {
    const pairs = Math.max(1, Math.ceil(plan.fights / 2));
    const all = plan.mirrors.length * (plan.policies.length - 1) * pairs * 2;
    const held = [];
    const soFar = () => resultOf(plan, held);
    let done = 0;
    for (const mirror of plan.mirrors) {
        const { rules } = mirror;
        const uses = plan.policies.map(() => new Map());
        const policies = plan.policies.map((name, i) => counting(policyNamed(rules, name, { ...(plan.now && { now: plan.now }) }), uses[i]));
        const scores = [];
        held.push({ mirror, scores, uses });
        for (let i = 1; i < policies.length; i++) {
            const score = new PairScore();
            scores.push(score);
            const [weaker, stronger] = [policies[i - 1], policies[i]];
            const what = `${rules.id}: ${plan.policies[i]} against ${plan.policies[i - 1]}`;
            if (done === 0 && (await progress?.(done, all, what, soFar)) === false)
                return soFar();
            for (let pair = 0; pair < pairs; pair++) {
                playPair(mirror, stronger, weaker, `${plan.seed} ${pair}`, plan.limit ?? LIMIT, score);
                done += 2;
                if ((await progress?.(done, all, what, soFar)) === false)
                    return soFar();
            }
        }
    }
    return soFar();
}
/** Two fights with the same dice, the sides exchanged. */
function playPair({ rules, setup }, first, second, seed, limit, score) {
    const scene = rules.open(setup);
    const start = scene.save();
    const { seat } = scene.now.combatant;
    const sides = seatsBySide(scene, (row) => seat[row], (row) => sideOf(scene, row));
    const referee = rules.policies.get('aggressive');
    const own = Math.min(...sides.values());
    let wins = 0;
    let losses = 0;
    for (const side of [own, -1]) {
        // The first policy has the first side, then all others.
        const isFirst = (of) => (side === own) === (of === own);
        const policies = setup.seats.map((_, at) => {
            const of = sides.get(at);
            return of === undefined ? referee : isFirst(of) ? first : second;
        });
        scene.load(start);
        new Runner(rules, scene, { policies, limit }).run(seed);
        const winner = isOver(scene) ? scene.now.fight.winner[0] : -1;
        if (winner === undefined || winner < 0)
            continue;
        if (isFirst(winner))
            wins++;
        else
            losses++;
    }
    score.wins.push(wins / 2);
    score.losses.push(losses / 2);
    score.draws.push((2 - wins - losses) / 2);
}
/** What the pairs of one pairing come to. */
export function pairingOf(ruleset, encounter, first, second, score) {
    const { wins, losses, draws } = score;
    return {
        ruleset,
        encounter,
        first,
        second,
        wins: shareOfPairs(wins),
        losses: shareOfPairs(losses),
        draws: shareOfPairs(draws),
        score: meanWithInterval(wins.map((won, i) => won + draws[i] / 2)),
    };
}
/** How many of the fights, with the interval over the pairs. */
function shareOfPairs(parts) {
    const count = 2 * parts.reduce((sum, x) => sum + x, 0);
    const { low, high } = meanWithInterval(parts);
    return { ...shareOf(count, 2 * parts.length), low, high };
}
/**
 * The mean of what the pairs brought with a 95% interval that holds for few pairs as well as for many. The pairs are
 * independent, the two fights of one are not.
 */
function meanWithInterval(parts) {
    if (parts.length === 0)
        return { value: 0.5, low: 0, high: 1 };
    const counter = new Counter();
    for (const part of parts)
        counter.add(part);
    return meanWithin(counter.counts(), { least: 0, most: 1 });
}
function usageOf(rules, policy, uses) {
    let all = 0;
    const decided = [...uses].filter(([action]) => rules.actions.get(action)?.formal !== true);
    for (const [, count] of decided)
        all += count;
    const actions = decided
        .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
        .map(([action, count]) => ({ action, title: rules.actions.get(action)?.title ?? action, share: count / all }));
    return { ruleset: rules.id, policy, actions };
}
//# sourceMappingURL=tournament.js.map