import { armOf, bestArm } from './arms.js';
import { PATIENCE } from './patience.js';
import { armsOf } from './putting-off.js';
import { Thinker } from './thinking.js';
/** Whether the policy tries things out. */
export const isTrying = (policy) => 'ponderCommand' in policy;
/** Standard errors by which another option must be better than the usual one. */
export const DOUBT = 1.5;
/**
 * A policy that carries out each of what it could do on imagined copies of the fight, the more promising the oftener, has
 * everybody play on by the rule of thumb, and takes what leaves its side best off.
 */
export function tryingPolicy(rules, base, ways) {
    const thinker = new Thinker(rules, base, ways);
    function pondering({ options, rehearsal }, arms, row, enter) {
        return {
            arms: options.length === 1 ? options.map((option) => armOf(option)) : arms(),
            halving: ways.halving(options.length),
            worth: (option, trial) => (enter(option, trial) ? rehearsal.playRounds(row, ways.rounds) : Number.NaN),
        };
    }
    function ponderCommand(scene, actor, random) {
        const decision = thinker.commands(scene, actor, random);
        const { rehearsal, seed } = decision;
        return pondering(decision, () => armsOf(decision, actor), actor, (command, trial) => {
            rehearsal.enter(trial, `${seed} ${trial}`);
            return rehearsal.attempt(command);
        });
    }
    const ponderAnswer = (scene, question, random, underway) => {
        const decision = thinker.answers(scene, question, random, underway);
        if (decision === null || underway === undefined)
            return null;
        const { rehearsal, seed } = decision;
        return pondering(decision, () => decision.options.map((option) => armOf(option)), question.to, (answer, trial) => rehearsal.answerIn(trial, `${seed} ${trial}`, underway, question, answer));
    };
    /** The best option, found here. */
    function decide({ arms, halving, worth }, isOut) {
        return arms.length === 1 ? arms[0].what : bestArm(arms, halving, DOUBT, worth, isOut).what;
    }
    return {
        id: ways.id,
        about: ways.about,
        milestones: [...(base.milestones ?? []), PATIENCE + 1],
        looksBack: true,
        ponderCommand,
        ponderAnswer,
        command(scene, actor, random) {
            const isOut = ways.until?.();
            return decide(ponderCommand(scene, actor, random), isOut);
        },
        answer(scene, question, random, underway) {
            const isOut = ways.until?.();
            const found = ponderAnswer(scene, question, random, underway);
            return found === null ? question.preset : decide(found, isOut);
        },
    };
}
//# sourceMappingURL=trying.js.map