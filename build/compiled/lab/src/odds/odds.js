import { Blows, checkCommand, eachPath, perform, sideOf, Table, UncountablePool, } from '@fray/kernel';
import { Fold } from './fold.js';
import { Junctures } from './junctures.js';
import { lifeMargin } from './measure.js';
import { answersOf, everyChoice, nobody, SENSIBLE, sensibleChoices } from './reactions.js';
import { happenings } from './reading.js';
import { ASK_EVERY, MOST_WAYS, OddsStopped, Outcomes, recorderFor, } from './results.js';
import { sampled } from './sampled.js';
import { States } from './states.js';
/** More ways than wanted. */
class TooManyWays extends Error {
}
/** Follows every way; a sentence that says why not, where there are too many or one roll cannot be listed. */
function follow({ rules, scene }, command, walk) {
    const table = Table.branching(walk.answerer(() => table));
    const recorder = recorderFor(walk.reading);
    const outcomes = new Outcomes(walk.reading);
    const folds = walk.folds(table);
    let ways = 0;
    const blows = new Blows();
    const { branches } = table;
    // What was told differs from way to way, even where the fight does not.
    const junctures = walk.apart || recorder !== null ? null : new Junctures(scene, branches, () => new States(scene), folds);
    branches.follower = junctures;
    branches.most = walk.ways;
    const act = () => {
        if (ways > 0) {
            for (const fold of folds)
                fold.turned();
            junctures?.turned();
        }
        if (++ways > walk.ways)
            throw new TooManyWays();
        if (ways % ASK_EVERY === 0 && walk.stopped())
            throw new OddsStopped('Stopped before the odds were worked out.');
        blows.clear();
        perform(rules, scene, command);
    };
    const visit = () => {
        const outcome = outcomes.read(scene);
        const worth = walk.worth(scene, outcomes.values[outcome]);
        for (const fold of folds)
            fold.leaf(outcome, worth);
    };
    const before = scene.blows;
    scene.blows = blows;
    try {
        eachPath(scene, table, recorder, act, visit);
    }
    catch (error) {
        if (error instanceof TooManyWays)
            return tooMany(walk.ways);
        if (error instanceof UncountablePool)
            return `${error.message} These are samples.`;
        throw error;
    }
    finally {
        scene.blows = before;
    }
    return folds.map((fold) => ({
        kind: 'exact',
        ways,
        outcomes: fold
            .finish()
            .chances()
            .map(([number, chance]) => ({ value: outcomes.values[number], chance })),
    }));
}
const noWorth = [];
const checkLegal = ({ rules, scene }, command) => {
    const refusal = checkCommand(rules, scene, command);
    if (refusal !== null)
        throw new IllegalCommand(refusal.reason);
};
/** The command whose odds are wanted may not be given now; the message is the rules' own. */
export class IllegalCommand extends Error {
    name = 'IllegalCommand';
}
const tooMany = (ways) => `There are more than ${ways.toLocaleString('en')} ways in which it can go, so these are samples.`;
export function oddsOf(situation, command, wishes = {}) {
    const { rules, scene } = situation;
    checkLegal(situation, command);
    if (typeof wishes.reactions === 'object' && wishes.reactions.looksBack === true) {
        throw new RangeError(`The policy ${wishes.reactions.id} tries its answers out, and odds cannot follow that: give nobody, best or one of the ruleset's own.`);
    }
    const reading = wishes.reading ?? happenings(rules, scene, command);
    const { reactions = 'nobody', ways = MOST_WAYS } = wishes;
    let why = '';
    let last = reactions;
    for (const who of insteadOf(reactions, rules)) {
        const exact = exactly(situation, command, who, reading, wishes);
        if (typeof exact !== 'string')
            return who === reactions ? exact : { ...exact, instead: insteadWords(who, ways) };
        if (why === '')
            why = exact;
        last = who;
    }
    if (last !== reactions) {
        why += ` Everybody reacts in them as the policy ${SENSIBLE} does: the best reactions cannot be sampled.`;
    }
    return sampled(situation, command, { ...wishes, reading, reactions: last, why });
}
/**
 * The same where everybody answers as wished and every way is followed; null where that would take too many, and nothing is
 * tried instead.
 */
export function exactOddsOf(situation, command, wishes) {
    checkLegal(situation, command);
    const exact = exactly(situation, command, wishes.reactions ?? 'nobody', wishes.reading, wishes);
    return typeof exact === 'string' ? null : exact;
}
/** Follows every way with those answers; a sentence that says why not where that does not go. */
function exactly(situation, command, who, reading, wishes) {
    const { ways = MOST_WAYS, apart = false, stopped = () => false } = wishes;
    const rest = { reading, ways, apart, stopped };
    if (who === 'best' || who === 'sensible')
        return bestAnswers(situation, command, who, wishes, rest);
    const found = follow(situation, command, {
        ...rest,
        answerer: (table) => (who === 'nobody' ? nobody : answersOf(who, (n) => table().branches.even(n))),
        worth: () => noWorth,
        folds: (table) => [new Fold(table.branches, 0, () => -1)],
    });
    return typeof found === 'string' ? found : found[0];
}
/** Who answers, and then who does where that would take too many ways: rather somebody sensible than nobody. */
function insteadOf(reactions, { policies }) {
    const sensible = policies.get(SENSIBLE);
    if (sensible === undefined || (reactions !== 'best' && reactions !== 'sensible'))
        return [reactions];
    return reactions === 'best' ? ['best', 'sensible', sensible] : ['sensible', sensible];
}
const insteadWords = (who, ways) => `All that people may answer is more than ${ways.toLocaleString('en')} ways: ${who === 'sensible'
    ? `each takes the better of doing nothing and what the policy ${SENSIBLE} would do.`
    : `everybody reacts as the policy ${SENSIBLE} does.`}`;
/** Exact odds when each seat takes the best of its answers: of all, or of the two that are sensible. */
function bestAnswers(situation, command, who, wishes, rest) {
    const { rules, scene } = situation;
    const measure = wishes.measure ?? lifeMargin(rules);
    const sides = scene.setup.sides.map((_, side) => side);
    const seats = sideByRow(scene);
    const policy = rules.policies.get(SENSIBLE);
    const found = follow(situation, command, {
        ...rest,
        answerer: (table) => who === 'best' || policy === undefined
            ? everyChoice(() => table().branches)
            : sensibleChoices(policy, () => table().branches),
        worth: (now) => sides.map((side) => measure(now, side)),
        folds: (table) => [new Fold(table.branches, sides.length, (to) => seats(to))],
    });
    return typeof found === 'string' ? found : found[0];
}
/** The side of a combatant; of one who has joined since, as it is now. */
const sideByRow = (scene) => (row) => sideOf(scene, row);
/**
 * What the odds are when all who are asked do what makes a number least, and when they do what makes it most: whatever
 * people do, its average lies between. Nobody chooses by dice that are still to fall. Null where there are more ways
 * than the wished number: extremes cannot be sampled.
 */
export function rangeOf(situation, command, wishes) {
    checkLegal(situation, command);
    const found = follow(situation, command, {
        reading: wishes.reading,
        ways: wishes.ways ?? MOST_WAYS,
        apart: wishes.apart ?? false,
        stopped: wishes.stopped ?? (() => false),
        answerer: (table) => everyChoice(() => table().branches),
        worth: (scene, value) => [wishes.of(value, scene)],
        folds: ({ branches }) => [new Fold(branches, 1, () => 0, -1), new Fold(branches, 1, () => 0, 1)],
    });
    return typeof found === 'string' ? null : { low: found[0], high: found[1] };
}
//# sourceMappingURL=odds.js.map