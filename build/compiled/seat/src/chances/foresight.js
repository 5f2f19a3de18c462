import { Blows, checkCommand, isRefusal, lensFor, nameOf, randomFrom, readCommand, } from '@fray/kernel';
import { Beliefs, happenings, OddsStopped, Rehearsal, SENSIBLE, summaryOf, } from '@fray/lab';
import { oddsBothWays } from './both-ways.js';
import { Average } from './chances.js';
/** Chances were no longer wanted. */
export class ChancesStopped extends Error {
    name = 'ChancesStopped';
}
const WAYS = 1_500;
const SAMPLES = 200;
const WORLDS = 4;
/** What chances begin with is fixed: asking twice gives the same. */
const SEED = 'chances';
/**
 * Works out what commands and answers may lead to, on what a combatant's seat could believe about the fight: hidden hit points
 * and places are imagined, never looked at. Others answer sensibly. It has scenes of its own; the fight's is not touched.
 */
export class Foresight {
    rules;
    scene;
    rehearsal;
    constructor(rules, setup) {
        this.rules = rules;
        this.scene = rules.open(setup);
        this.scene.recorder = null;
        this.rehearsal = new Rehearsal(rules, setup, rules.policies.get(SENSIBLE));
    }
    /**
     * What a command may lead to that is legal in the fight as it stands in `before`; null where nobody can know, because
     * others hide what they can do. Throws {@link ChancesStopped} when it is given up.
     */
    async ofCommand(before, plain, wishes = {}) {
        const { rules, scene } = this;
        const { ways = WAYS, samples = SAMPLES, worlds = WORLDS } = wishes;
        scene.load(before);
        const command = readCommand(rules, scene, plain);
        if (isRefusal(command) || this.isHidden(command.actor))
            return null;
        const beliefs = new Beliefs(rules, scene, before, command.actor);
        const isKnown = beliefs.isCertain && rules.imaginePlaces === undefined;
        const random = randomFrom(SEED);
        const average = new Average();
        const said = new Set();
        let isExact = true;
        for (let world = 0; world < (isKnown ? 1 : worlds); world++) {
            if (world > 0)
                await wishes.pause?.();
            beliefs.imagine(random);
            if (checkCommand(rules, scene, command) !== null)
                continue;
            const { unanswered, odds } = this.stoppable(wishes, (stopped) => oddsBothWays({ rules, scene }, command, { ways, samples, seed: SEED, stopped }));
            if (odds.kind !== 'exact' || odds.instead !== undefined)
                isExact = false;
            const summary = summaryOf(odds, command);
            const blow = odds === unanswered ? summary.blow : summaryOf(unanswered, command).blow;
            const here = new Average();
            for (const sums of [average, here])
                sums.add(summary, (row) => nameOf(scene, row), blow);
            said.add(JSON.stringify(here.chances('exact', plain.actor)));
        }
        // Where nothing hangs on what is hidden, every fight that could be this one says the same.
        isExact &&= said.size === 1;
        return average.isEmpty ? null : average.chances(isExact ? 'exact' : 'about', plain.actor);
    }
    /**
     * What each answer to the question in the middle of a command may lead to, from before that command, by position in
     * `answers` (positions of options, or numbers); null where nobody can know. Each answer meets the same dice, so that two
     * with equal chances change nothing.
     */
    async ofAnswers(underway, question, answers, wishes = {}) {
        const { rehearsal } = this;
        const { worlds = WORLDS } = wishes;
        this.scene.load(underway.before);
        if (question.to < 0 || this.isHidden(question.to))
            return answers.map(() => null);
        rehearsal.imagine(underway.before, question.to, worlds, SEED);
        const found = [];
        for (const answer of answers) {
            if (found.length > 0)
                await wishes.pause?.();
            found.push(this.ofAnswer(underway, question, answer, wishes));
        }
        return found;
    }
    ofAnswer(underway, question, answer, wishes) {
        const { rules, rehearsal } = this;
        const { worlds = WORLDS, samples = SAMPLES } = wishes;
        const { scene } = rehearsal;
        const outcomes = [];
        const blows = new Blows();
        scene.blows = blows;
        for (let i = 0; i < samples; i++) {
            if (wishes.signal?.aborted === true)
                throw new ChancesStopped();
            rehearsal.enter(i % worlds, `${SEED} ${i}`);
            const reading = happenings(rules, scene, underway.command);
            blows.clear();
            const isGiven = rehearsal.answerIn(i % worlds, `${SEED} ${i}`, underway, question, answer);
            if (isGiven)
                outcomes.push({ value: reading.read(scene, blows, []), count: 1 });
        }
        scene.blows = null;
        if (outcomes.length === 0)
            return null;
        const odds = { kind: 'sampled', outcomes, samples: outcomes.length, seed: SEED, why: '' };
        const average = new Average();
        average.add(summaryOf(odds, underway.command), (row) => nameOf(scene, row));
        return average.chances('about', nameOf(scene, underway.command.actor));
    }
    /** Whether somebody hides from the combatant's seat what it can do, which nobody can imagine; hidden defenses are imagined. */
    isHidden(row) {
        const { scene } = this;
        const lens = lensFor(scene, row);
        for (let other = 0; other < scene.combatants; other++) {
            if (!lens.knows('abilities', other))
                return true;
        }
        return false;
    }
    stoppable({ signal }, work) {
        if (signal?.aborted === true)
            throw new ChancesStopped();
        try {
            return work(() => signal?.aborted === true);
        }
        catch (error) {
            throw error instanceof OddsStopped ? new ChancesStopped() : error;
        }
    }
}
//# sourceMappingURL=foresight.js.map