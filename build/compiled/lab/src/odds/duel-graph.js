import { Blows, checkCommand, commandBy, commandDue, commanderOf, isOver, perform, REFEREE, roundOf, seatOf, Table, waysOf, winnerOf, } from '@fray/kernel';
import { Fold } from './fold.js';
import { ONE } from './fraction.js';
import { Junctures } from './junctures.js';
import { ASK_EVERY, OddsStopped } from './results.js';
import { States } from './states.js';
/** Ends stand below 0: -1 nobody can go on, -2 over without a winner, -3 the first side has won, and so on. */
export const STUCK = -1;
const OVER_AT = -3;
/** The end in which a side, by position, has won; -1 for none. */
export const endOf = (winner) => OVER_AT - winner;
/** Why a fight cannot be followed to all its ends, in a sentence. */
export class DuelTooLarge extends Error {
    name = 'DuelTooLarge';
}
/** The rounds that a policy must not be able to tell apart, when the clock is put back. */
class RoundMatters extends Error {
}
/** The round to which clocks are put where no round is unlike another. */
const ANY_ROUND = 2;
/** Situations between two words about how far it is. */
const TELL_EVERY = 16;
const NO_WORTH = [];
const STOPPED = 'Stopped before the fight was worked out.';
/**
 * Follows a fight from where the scene stands to all its ends, saying now and then how far it is. Throws
 * {@link DuelTooLarge}. The scene is as before when it is done or given up.
 */
export function* duelGraph(situation, policies, budget) {
    const milestones = [...new Set(policies.flatMap((policy) => policy.milestones ?? []))];
    try {
        return yield* new Follower(situation, policies, budget, ANY_ROUND, milestones).follow();
    }
    catch (error) {
        if (!(error instanceof RoundMatters))
            throw error;
        // Somebody goes by the number of the round: it counts, up to the last one that makes a difference.
        return yield* new Follower(situation, policies, budget, Math.max(...milestones), []).follow();
    }
}
class Follower {
    rules;
    scene;
    policies;
    budget;
    /** Later rounds are taken for this one. */
    lastRound;
    /** Rounds at which a policy has to command as at {@link lastRound}. */
    milestones;
    states;
    /** Situations in the middle of a command. */
    between;
    table;
    /** Heard because what a juncture says of the rest of an act may leave to the blows what they tell. */
    blows = new Blows();
    ways = 0;
    lots = 0;
    random = (n) => {
        this.lots++;
        return this.table.branches.even(n);
    };
    constructor({ rules, scene }, policies, budget, lastRound, milestones) {
        this.rules = rules;
        this.scene = scene;
        this.policies = policies;
        this.budget = budget;
        this.lastRound = lastRound;
        this.milestones = milestones;
        this.states = new States(scene);
        this.between = new States(scene);
        this.table = Table.branching((question) => this.policyOf(question.to).answer(scene, question, this.random));
        this.table.branches.most = budget.ways;
    }
    policyOf(row) {
        return this.policies[seatOf(this.scene, row)];
    }
    *follow() {
        const { scene, states, budget } = this;
        const before = scene.save();
        const { recorder, blows } = scene;
        scene.recorder = null;
        scene.blows = this.blows;
        const steps = [];
        try {
            if (this.end() !== null)
                return { steps: [[[this.end(), ONE]]], ways: 0 };
            this.forgetTime();
            states.numberOf(scene);
            for (let number = 0; number < states.count; number++) {
                if (number % TELL_EVERY === 0) {
                    this.askWhetherToStop(number);
                    yield this.progress(number);
                }
                if (states.count > budget.states)
                    throw this.tooLarge(`${budget.states.toLocaleString('en')} situations`);
                scene.load(states.at(number));
                steps.push(yield* this.stepsFrom(number));
            }
        }
        finally {
            scene.load(before);
            scene.recorder = recorder;
            scene.blows = blows;
        }
        return { steps, ways: this.ways };
    }
    askWhetherToStop(followed) {
        if (this.budget.stopped(this.progress(followed)))
            throw new OddsStopped(STOPPED);
    }
    progress(followed) {
        return { found: this.states.count, followed, ways: this.ways };
    }
    tooLarge(what) {
        return new DuelTooLarge(`There are more than ${what} in this fight, which is too much to follow them all.`);
    }
    /** The end that has come, or null. */
    end() {
        return isOver(this.scene) ? endOf(winnerOf(this.scene)) : null;
    }
    forgetTime() {
        const { rules, scene, lastRound } = this;
        if (rules.setClock !== undefined && roundOf(scene) > lastRound)
            rules.setClock(scene, lastRound);
    }
    /** What the command that comes now leads to; now and then it says how far it is. */
    *stepsFrom(steps) {
        const { rules, scene, table, states, budget } = this;
        const formal = commandDue(rules, scene, true);
        const actor = commanderOf(rules, scene);
        if (formal === null && actor === REFEREE)
            return [[STUCK, ONE]];
        if (formal === null)
            this.checkRounds(actor);
        const { branches } = table;
        const fold = new Fold(branches, 0, () => -1);
        const junctures = budget.apart ? null : new Junctures(scene, branches, () => this.between, [fold]);
        branches.follower = junctures;
        const numbers = new Map();
        const targets = [];
        let command = formal;
        let drawn = false;
        let isFirst = true;
        const act = () => {
            if (!isFirst) {
                fold.turned();
                junctures?.turned();
            }
            isFirst = false;
            if (++this.ways > budget.ways)
                throw this.tooLarge(`${budget.ways.toLocaleString('en')} ways to go on`);
            this.blows.clear();
            if (command === null || drawn) {
                this.lots = 0;
                const given = commandBy(rules, scene, this.policyOf(actor), actor, this.random);
                drawn = this.lots > 0;
                const refusal = checkCommand(rules, scene, given);
                if (refusal !== null)
                    throw new Error(`A policy gave an illegal command: ${refusal.reason}`);
                command = given;
            }
            perform(rules, scene, command);
        };
        for (const isSeen of waysOf(scene, table, null, act)) {
            if (this.ways % ASK_EVERY === 0) {
                this.askWhetherToStop(steps);
                yield this.progress(steps);
            }
            if (!isSeen)
                continue;
            let to = this.end();
            if (to === null) {
                this.forgetTime();
                to = states.numberOf(scene);
            }
            let outcome = numbers.get(to);
            if (outcome === undefined) {
                outcome = targets.length;
                targets.push(to);
                numbers.set(to, outcome);
            }
            fold.leaf(outcome, NO_WORTH);
        }
        return fold
            .finish()
            .chances()
            .map(([outcome, chance]) => [targets[outcome], chance]);
    }
    /** Throws {@link RoundMatters} where the policy would command otherwise at another time. */
    checkRounds(actor) {
        const { rules } = this;
        if (this.milestones.length === 0 || rules.setClock === undefined)
            return;
        const now = this.commandAt(actor, null);
        for (const round of this.milestones)
            if (this.commandAt(actor, round) !== now)
                throw new RoundMatters();
    }
    /** The policy's command at another round, as text; its lots all fall on the first side, and are counted. */
    commandAt(actor, round) {
        const { rules, scene } = this;
        const mark = scene.mark();
        const draws = [];
        if (round !== null)
            rules.setClock?.(scene, round);
        const command = this.policyOf(actor).command(scene, actor, (n) => {
            draws.push(n);
            return 0;
        });
        scene.rollback(mark);
        return `${JSON.stringify(command)} ${draws.join()}`;
    }
}
//# sourceMappingURL=duel-graph.js.map