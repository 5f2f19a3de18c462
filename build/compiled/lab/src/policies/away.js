import { answerValue, firstOf, randomFrom, Session, writeCommand, } from '@fray/kernel';
import { loadGame } from '../simulate/crew.js';
import { armOf, halve } from './arms.js';
import { policyNamed } from './named.js';
import { DOUBT, isTrying } from './trying.js';
/** Trials that one hand is given at once: few, so that all are done about when time is up. */
const AT_ONCE = 3;
/**
 * Decides with several hands, each of which knows all of the fight and sees of it what its seat may know. Where time does not
 * run out it comes to what one hand alone comes to, for trials of one number are alike everywhere.
 */
export async function decideTogether(moment, hands, { now, within, signal } = {}) {
    const end = now === undefined || within === undefined ? Number.POSITIVE_INFINITY : now() + within;
    const isOut = () => signal?.aborted === true || (now !== undefined && now() >= end);
    const preparing = hands.map((hand) => hand.prepare(moment));
    const { options, reserves, halving } = await Promise.any(preparing);
    if (options.length === 1)
        return options[0];
    const arms = options.map((what, i) => armOf(what, reserves[i]));
    const steps = halve(arms, halving, DOUBT);
    for (let step = steps.next();;) {
        if (step.done === true)
            return step.value.what;
        const wanted = [...step.value];
        await Promise.all(hands.map(async (hand, i) => {
            await preparing[i];
            // Of each option there is one trial, whatever the clock says.
            while (wanted.length > 0 && !(isOut() && wanted[0][1] > 0)) {
                const own = wanted.splice(0, AT_ONCE);
                const worths = await hand.worths(own);
                own.forEach(([arm, trial], at) => {
                    ;
                    arms[arm].worths[trial] = worths[at];
                });
            }
        }));
        step = steps.next(wanted.length > 0);
    }
}
/** A hand in this thread, wherever that is. It remembers the fight of the moment before, and goes on from there. */
export class HandHere {
    fight = null;
    pondering = null;
    async prepare(moment) {
        const { open, row, seed } = moment;
        const session = await this.sessionAt(moment);
        const { rules, scene } = session;
        const { policies } = this.fight;
        const policy = policies.get(moment.policy) ?? policyNamed(rules, moment.policy, { now: () => 0 });
        policies.set(moment.policy, policy);
        if (!isTrying(policy))
            throw new RangeError(`The policy "${moment.policy}" tries nothing out.`);
        const random = randomFrom(seed);
        if (open === null) {
            const found = policy.ponderCommand(scene, row, random);
            const plain = (command) => ({
                command: writeCommand(rules, scene, firstOf(rules, scene, command)),
            });
            return this.prepared(found, plain);
        }
        const question = this.questionTo(session, row);
        const found = policy.ponderAnswer(scene, question, random, session.underway);
        const plain = (answer) => ({ answer: answerOf(question, answer) });
        if (found !== null)
            return this.prepared(found, plain);
        return { options: [plain(question.preset)], reserves: [0], halving: { first: 0, last: 0 } };
    }
    async worths(trials) {
        const { arms, worth } = this.pondering;
        return trials.map(([arm, trial]) => worth(arms[arm].what, trial));
    }
    prepared(found, plain) {
        this.pondering = found;
        return {
            options: found.arms.map(({ what }) => plain(what)),
            reserves: found.arms.map(({ reserve }) => reserve),
            halving: found.halving,
        };
    }
    questionTo({ awaited }, row) {
        const questions = awaited?.kind === 'answers' ? awaited.questions : [];
        const found = questions.find(({ to }) => to === row);
        if (found === undefined)
            throw new Error('Nobody is asked there who is to answer.');
        return found;
    }
    /** A session at the moment: the one there is, where the fight has gone on from there, else one from the beginning. */
    async sessionAt({ ruleset, encounter, moves, open }) {
        const text = JSON.stringify(encounter);
        let { fight } = this;
        const played = fight?.session.played ?? [];
        const isLater = played.every(({ check }, i) => moves[i]?.check === check);
        if (fight === null || fight.encounter !== text || !isLater || fight.session.awaited !== null) {
            const { rules, readEncounter } = await loadGame(ruleset);
            const { setup } = readEncounter(encounter);
            if (setup === null)
                throw new Error('An encounter that was read once cannot be read again.');
            fight = {
                encounter: text,
                session: new Session(rules, setup, { seed: 'away' }),
                policies: new Map(),
            };
            this.fight = fight;
        }
        const { session } = fight;
        session.restore(moves.slice(session.ply).map((move) => ({ kind: 'move', move })));
        if (open !== null)
            session.restore([{ kind: 'open', open: { ...open, from: 0, next: null, given: [] } }]);
        return session;
    }
}
const answerOf = (question, answer) => question.kind === 'text' ? (question.presetText ?? '') : answerValue(question, answer);
//# sourceMappingURL=away.js.map