import { checkCommand, seatOf, } from '@fray/kernel';
import { answersTo, candidatesFor } from './candidates.js';
import { isOutOfPatience } from './patience.js';
import { Rehearsal } from './rehearsal.js';
/** How often a fight is imagined anew where nothing that one would do in it is legal in the fight that is. */
const IMAGININGS = 8;
/**
 * The part that all policies have in common that try things out before they decide: they see the fight only as copies in
 * which what their seat may not know is made up, and carry commands out on a scene of their own.
 */
export class Thinker {
    rules;
    base;
    thinking;
    rehearsals = new WeakMap();
    /** By seat, what was found for all for whom it was asked together. */
    together = new Map();
    constructor(rules, base, thinking) {
        this.rules = rules;
        this.base = base;
        this.thinking = thinking;
    }
    rehearsalFor(setup) {
        let found = this.rehearsals.get(setup);
        if (found === undefined) {
            found = new Rehearsal(this.rules, setup, this.base);
            this.rehearsals.set(setup, found);
        }
        return found;
    }
    /** What there is to choose from for a combatant that may command. Never empty. */
    commands(scene, actor, random) {
        const rehearsal = this.rehearsalFor(scene.setup);
        const before = scene.save();
        let seed = '';
        for (let i = 0; i < IMAGININGS; i++) {
            seed = `${random(0x7fffffff)}`;
            rehearsal.imagine(before, actor, this.thinking.worlds, seed);
            const own = rehearsal.enter(0, `${seed} usual`);
            const usual = rehearsal.usual(actor);
            const wanted = candidatesFor(this.rules, own, actor, usual, this.thinking.choosiness, random);
            const options = wanted.filter((command) => checkCommand(this.rules, scene, command) === null);
            if (options.length === 0)
                continue;
            return { rehearsal, options: isOutOfPatience(scene) ? options.slice(0, 1) : options, seed };
        }
        return { rehearsal, options: [this.offered(scene, actor, random)], seed };
    }
    /** The first of the commands that the seat is offered, whatever it believes. */
    offered(scene, actor, random) {
        const policy = this.rules.policies.get('first-legal');
        return policy.command(scene, actor, random);
    }
    /**
     * The answers that may be given to a question, the rule of thumb's first; null where nobody knows in the middle of what
     * it comes, so that nothing can be tried out.
     */
    answers(scene, question, random, underway) {
        if (underway === undefined)
            return null;
        const rehearsal = this.rehearsalFor(scene.setup);
        const seed = `${random(0x7fffffff)}`;
        const isSettled = question.to < 0 || isOutOfPatience(scene) || this.thinking.answers <= 1;
        const seat = question.to < 0 ? -1 : seatOf(scene, question.to);
        let usual = isSettled ? this.heard(seat, underway, question) : null;
        if (usual === null) {
            rehearsal.imagine(underway.before, question.to, this.thinking.worlds, seed);
            usual = this.usualAnswer(rehearsal, seed, seat, underway, question);
        }
        const options = answersTo(question, usual ?? question.preset, this.thinking.answers, random);
        return { rehearsal, options: isSettled ? options.slice(0, 1) : options, seed };
    }
    /** What has been found for the question when others of its seat were asked in the same secret; null for nothing. */
    heard(seat, { tape }, question) {
        const last = this.together.get(seat);
        if (last?.tape !== tape || last.entries !== tape.length)
            return null;
        return last.found.find(({ isTo }) => isTo(question))?.usual ?? null;
    }
    usualAnswer(rehearsal, seed, seat, underway, question) {
        const { tape } = underway;
        for (let world = 0; world < this.thinking.worlds; world++) {
            const found = rehearsal.usualAnswers(world, `${seed} usual`, underway, question);
            const own = found.find(({ isTo }) => isTo(question));
            if (own === undefined)
                continue;
            this.together.set(seat, { tape, entries: tape.length, found });
            return own.usual;
        }
        return null;
    }
}
//# sourceMappingURL=thinking.js.map