import { lensOf, nameOf, rowOfName, seatOf } from '@fray/kernel';
import { commandWords } from '../acts/words.js';
import { knownRows } from '../table/board.js';
/** Plans of the seats: carried out step by step, until something is new. */
export class Plans {
    session;
    rules;
    plans = new Map();
    constructor(session) {
        this.session = session;
        this.rules = session.rules;
    }
    /** Plans what a combatant of the seat will do; nothing with an empty list. */
    make(seat, who, commands) {
        if (commands.length === 0)
            this.plans.delete(seat);
        else
            this.plans.set(seat, { who, left: commands, stopped: null, ...this.surroundings(seat, who) });
    }
    /** The plan of the seat, or null. */
    of(seat) {
        const plan = this.plans.get(seat);
        if (plan === undefined)
            return null;
        const left = plan.left.map((command) => commandWords(this.rules, command));
        return { who: plan.who, left, stopped: plan.stopped };
    }
    /** All plans, to be kept while the fight is put away. */
    get kept() {
        return [...this.plans].map(([seat, plan]) => ({
            ...{ seat, who: plan.who, left: plan.left, stopped: plan.stopped },
            ...{ known: [...plan.known], strikers: [...plan.strikers] },
        }));
    }
    /** Goes on with plans that were kept. */
    recall(kept) {
        for (const { seat, known, strikers, ...plan } of kept)
            this.plans.set(seat, { ...plan, known: new Set(known), strikers: new Set(strikers) });
    }
    /** Forgets all plans: the fight does not go on as it was. */
    clear() {
        this.plans.clear();
    }
    /** Does the next step of a plan whose turn has come; `tell` tells the seats what happened. False where there is none. */
    step(tellers, tell) {
        const { scene, rules } = this.session;
        for (const row of rules.commanders(scene)) {
            const seat = seatOf(scene, row);
            const plan = this.plans.get(seat);
            if (plan === undefined || plan.stopped !== null || plan.who !== nameOf(scene, row))
                continue;
            return this.carryOn(seat, plan, tellers[seat], tell);
        }
        return false;
    }
    carryOn(seat, plan, teller, tell) {
        const { session } = this;
        const [command, ...rest] = plan.left;
        plan.stopped = this.newBefore(seat, plan);
        if (command === undefined || plan.stopped !== null)
            return false;
        const from = teller.lines.length;
        const reply = session.submit(session.setup.seats[seat]?.id ?? '', command);
        if (reply.status === 'refused' && reply.played.length === 0) {
            plan.stopped = reply.refusal.reason;
            return false;
        }
        tell();
        plan.left = rest;
        const rolled = teller.lines
            .slice(from)
            .find(({ opens }) => opens.some(({ parts }) => parts.some((p) => p.dice !== '')));
        if (reply.status === 'refused')
            plan.stopped = reply.refusal.reason;
        else if (reply.status === 'asking')
            plan.stopped = 'Somebody is asked.';
        else if (rolled !== undefined)
            plan.stopped = `A die has fallen: ${rolled.words}`;
        if (rest.length === 0)
            this.plans.delete(seat);
        return true;
    }
    /** What is otherwise than when the plan was made and matters for it, in a sentence, or null. */
    newBefore(seat, plan) {
        const { known, strikers } = this.surroundings(seat, plan.who);
        for (const who of known)
            if (!plan.known.has(who))
                return `${who} is there now.`;
        for (const who of strikers)
            if (!plan.strikers.has(who))
                return `${who} could strike at ${plan.who} now.`;
        return null;
    }
    surroundings(seat, who) {
        const { rules, session } = this;
        const { scene } = session;
        const lens = lensOf(scene, seat);
        const { places } = rules.showing.reach(scene, rowOfName(scene, who), lens);
        return {
            known: new Set(knownRows(rules, scene, lens).map((row) => nameOf(scene, row))),
            strikers: new Set(places.flatMap(({ provokes }) => provokes)),
        };
    }
}
//# sourceMappingURL=plans.js.map