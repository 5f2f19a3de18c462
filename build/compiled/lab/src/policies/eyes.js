import { Thinker } from './thinking.js';
/**
 * The policy with a seat's eyes: it is shown a fight that its seat could believe in, in place of the one that is. The
 * policies of the rulesets look at everything, which costs nothing; where it must be fair they get these eyes.
 */
export function withEyes(rules, policy) {
    const thinker = new Thinker(rules, policy, { worlds: 1, choosiness: { perAction: 0, inAll: 1 }, answers: 1 });
    return {
        id: policy.id,
        about: policy.about,
        milestones: policy.milestones ?? [],
        looksBack: true,
        command: (scene, actor, random) => thinker.commands(scene, actor, random).options[0],
        answer(scene, question, random, underway) {
            const decision = thinker.answers(scene, question, random, underway);
            return decision === null ? question.preset : decision.options[0];
        },
    };
}
//# sourceMappingURL=eyes.js.map