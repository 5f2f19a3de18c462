import { isOver, lensOf, REFEREE_SEAT, refuse, rowOfName, seatOf, } from '@fray/kernel';
import { aboutOf } from '../about.js';
import { accountOf } from '../account.js';
import { actsOf } from '../acts/acts.js';
import { Keys } from '../acts/keys.js';
import { Foresight } from '../chances/foresight.js';
import { openQuestions, QuestionIds } from '../questions.js';
import { readTyped } from '../reading/typed.js';
import { knownRows, lookingThrough } from '../table/board.js';
import { Letters } from '../table/letters.js';
import { tableOf } from '../table/table.js';
import { Teller } from '../told/teller.js';
import { Decisions } from './decisions.js';
import { keptOf, recall } from './kept.js';
import { momentsOf } from './moments.js';
import { Plans } from './plans.js';
import { Rounds } from './rounds.js';
const DONE = { done: true };
const no = ({ rule, reason }) => ({ done: false, rule, reason });
/**
 * A live fight as its seats see it: the one thing that a host needs. Every method names the seat (by id) that looks or acts
 * and hands out plain data with nothing that this seat may not know. Throws where there is no such seat.
 */
export class Play {
    session;
    /** Who plays each seat by position: a policy for the computer, null for a person. A host may change it at any time. */
    policies;
    /** Seats (by position) that the referee plays for now, besides its own. A host may change it at any time. */
    handedOver = new Set();
    rules;
    foresightMade = null;
    memories;
    /** How far everybody has been told. */
    toldTo = null;
    /** Who may take back what. */
    decisions;
    /** What seats have planned. */
    plans;
    /** What comes of itself. */
    rounds;
    /**
     * @param policies who plays each seat by position: a policy for the computer, null for a person.
     * @param kept what was kept of a Play of the same fight that was put away ({@link kept})
     * @param mind who thinks for policies that try things out; then `step` and `goOn` may say `thinking` (see {@link thought})
     */
    constructor(session, policies, kept = null, mind = null) {
        this.session = session;
        this.policies = [...policies];
        this.rules = session.rules;
        this.memories = session.setup.seats.map((_, seat) => ({
            letters: new Letters(),
            keys: new Keys(this.rules.actions.keys()),
            questionIds: new QuestionIds(),
            teller: new Teller(seat),
        }));
        this.decisions = new Decisions(session, (seat) => (this.policies[seat] ?? null) === null);
        this.plans = new Plans(session);
        this.rounds = new Rounds(session, this.policies, mind);
        if (kept !== null)
            recall(this, this.memories, kept);
        this.tell();
    }
    /**
     * What seats have been shown and have wished, as plain data: what a journal does not say. With it the fight goes on after it
     * was put away as if nothing had been: open questions keep their ids, tokens their letters.
     */
    kept() {
        return keptOf(this, this.memories);
    }
    /** Who decides for a combatant (its row; below 0 the referee), by the position of its seat. */
    deciderOf = (row) => {
        const seat = seatOf(this.session.scene, row);
        return this.handedOver.has(seat) ? REFEREE_SEAT : seat;
    };
    /** Does all that needs no person: what is due, and what the computer decides. Says what it waits for then. */
    goOn() {
        for (;;) {
            const still = this.step();
            if (still !== null)
                return still;
        }
    }
    /** The same, one command or answer at a time: null where something was done. */
    step() {
        const still = this.rounds.step();
        this.tell();
        if (still !== 'person' && still !== 'choice')
            return still;
        const tellers = this.memories.map(({ teller }) => teller);
        return this.plans.step(tellers, () => this.tell()) ? null : still;
    }
    /** After `thinking`: settles when it is decided what the computer does, and {@link step} goes on. */
    thought() {
        return this.rounds.thought();
    }
    /** Gives up what is being thought about, for a host that puts the fight away. */
    stopThinking() {
        this.rounds.stopThinking();
    }
    /** What the seat sees. */
    table(seat) {
        const at = this.seatAt(seat);
        return tableOf(this.session, at, this.memoryAt(at), this);
    }
    /** Ids of all seats, the referee's first. */
    get seats() {
        return this.session.setup.seats.map(({ id }) => id);
    }
    /** How many commands have been done. It counts what seats may not know of, too: for hosts, not for people. */
    get done() {
        return this.session.ply;
    }
    /** Where the rounds so far began: for hosts that go back to one. */
    moments() {
        return momentsOf(this.session);
    }
    /** Whether a command waits in the middle, for answers or dice. */
    get isOpen() {
        return this.session.awaited !== null;
    }
    /** What one of the seat's combatants (or, for the referee's seat, `referee` and everybody) may do now. */
    acts(seat, who, wishes = {}) {
        const at = this.seatAt(seat);
        const { scene } = this.session;
        const row = this.ownRow(at, who);
        if (this.session.awaited !== null || isOver(scene))
            return { who, groups: [], illegal: [], cautions: [] };
        const lens = lensOf(scene, at);
        return lookingThrough(this.rules, scene, lens, () => actsOf(this.rules, scene, row, lens, this.memoryAt(at).keys, wishes));
    }
    /** The overlay "what I can" of a combatant of whom the seat knows. */
    reach(seat, who) {
        return this.look(seat, [who], (scene, lens, [row]) => this.rules.showing.reach(scene, row, lens));
    }
    /** The overlay "what they can, to me". */
    threat(seat, who) {
        return this.look(seat, [who], (scene, lens, [row]) => this.rules.showing.threat(scene, row, lens));
    }
    /** What lies between two combatants of whom the seat knows. */
    between(seat, who, other) {
        return this.look(seat, [who, other], (scene, lens, [row, at]) => this.rules.showing.between(scene, row, at, lens));
    }
    /** Explains anything: an item, a spell, a condition, an action, a rule, something ready-made. Null where the seat knows of none. */
    about(seat, thing) {
        const lens = lensOf(this.session.scene, this.seatAt(seat));
        return aboutOf(this.rules, this.session, thing, lens);
    }
    /**
     * What an act that was listed to the seat may lead to, on what the seat believes; null where nobody can know. Worked out
     * when it is asked for, which may take a moment. Rejects with {@link ChancesStopped} when it is given up.
     */
    async chances(seat, act, wishes = {}) {
        const command = this.plainOf(this.seatAt(seat), act);
        if (command === null)
            return null;
        this.ownRow(this.seatAt(seat), command.actor);
        return this.foresight.ofCommand(this.session.scene.save(), command, wishes);
    }
    /**
     * The same for the options of a question of the seat, by position, null for one that may not be taken; of a question that asks
     * for words or a number, none. `only` names the positions that are wanted, all others are null.
     */
    async optionChances(seat, question, wishes = {}) {
        const asked = this.questionOf(this.seatAt(seat), question);
        const { underway } = this.session;
        if (asked === undefined || underway === undefined || asked.kind !== 'choice')
            return [];
        const { only, ...rest } = wishes;
        const wanted = [...asked.options.keys()].filter((at) => asked.options[at]?.refusal === undefined && (only === undefined || only.includes(at)));
        const found = await this.foresight.ofAnswers(underway, asked, wanted, rest);
        return asked.options.map((_, at) => found[wanted.indexOf(at)] ?? null);
    }
    /** What the seat has been told, from the line after number `since` on. */
    told(seat, since = 0) {
        return this.memoryAt(this.seatAt(seat)).teller.lines.slice(since);
    }
    /** How the fight went in numbers, who did what: null until it is over, for then nothing is hidden any more. */
    account() {
        return isOver(this.session.scene) ? accountOf(this.session) : null;
    }
    /**
     * Gives a command: the key of an act that was listed to this seat, or a command as they are written. `given` says what the
     * act still asks.
     */
    submit(seat, act, given = {}) {
        const at = this.seatAt(seat);
        const command = this.plainOf(at, act);
        if (command === null)
            return no(refuse('unknown-name', `Nothing with the key "${String(act)}" has been listed.`));
        return this.outcomeOf(this.session.submit(seat, { ...command, ...given }));
    }
    /**
     * The command that a line means as a person types it, for one of the seat's combatants (null: the line names who does it).
     * Those of whom the seat does not know are not found. Throws a sentence where it means nothing.
     */
    read(seat, line, who, words = { things: [], others: [] }) {
        const { scene } = this.session;
        const lens = lensOf(scene, this.seatAt(seat));
        const known = knownRows(this.rules, scene, lens);
        return lookingThrough(this.rules, scene, lens, () => {
            const actor = who === null ? null : rowOfName(scene, who);
            return readTyped(line, { rules: this.rules, scene, actor, known, ...words });
        });
    }
    /** The command of a key that was listed to the seat in this fight, whether or not it may be given now; null for any other. */
    commandOf(seat, key) {
        return this.memoryAt(this.seatAt(seat)).keys.commandOf(key);
    }
    /** Answers a question by its id. */
    answer(seat, question, value) {
        const at = this.seatAt(seat);
        const asked = this.questionOf(at, question);
        if (asked === undefined)
            return no(refuse('bad-value', `The question ${question} is not open any more.`));
        return this.outcomeOf(this.session.answer(seat, value, asked.to));
    }
    /** Says what the real dice show that the seat was to roll, or lets them be rolled (null). */
    roll(seat, faces) {
        const { awaited } = this.session;
        const at = this.seatAt(seat);
        if (awaited?.kind !== 'dice' || (at !== 0 && this.deciderOf(awaited.request.to) !== at)) {
            return no(refuse('not-your-seat', `No dice of the seat "${seat}" are awaited.`));
        }
        return this.outcomeOf(faces === null ? this.session.rollForMe() : this.session.answerDice(faces));
    }
    /**
     * Queues what one of the seat's combatants will do in its next turn, as commands are written. It is done step by step when
     * its turn comes and stops at the first thing that is new; an empty list forgets the plan.
     */
    plan(seat, who, commands) {
        const at = this.seatAt(seat);
        this.ownRow(at, who);
        this.plans.make(at, who, commands);
    }
    /** How the seat is asked: everything, or some reactions answered or declined of themselves. */
    settings(seat) {
        return this.session.settings[this.seatAt(seat)];
    }
    /** Changes how the seat is asked, from the next question on. */
    setSettings(seat, settings) {
        this.session.settings[this.seatAt(seat)] = settings;
    }
    /**
     * Takes back what {@link SeatTable.undo} says. The referee may let the same dice fall again (`sameDice`), and what was
     * declared in secret and then shown be declared anew (`anew`).
     */
    undo(seat, { sameDice = false, anew = false } = {}) {
        const at = this.seatAt(seat);
        const found = this.decisions.undo(at);
        if (found === null)
            return no(refuse('bad-value', 'There is nothing to take back.'));
        if (at !== 0 && (sameDice || anew))
            return no(refuse('not-your-seat', 'Only the referee decides which dice fall.'));
        this.session.undo(found.to, sameDice, anew);
        this.decisions.undoneBy = at;
        this.plans.clear();
        return this.outcomeOf(null);
    }
    /** Does again what {@link SeatTable.redo} says, as it was. */
    redo(seat) {
        const found = this.decisions.redo(this.seatAt(seat));
        if (found === null)
            return no(refuse('bad-value', 'There is nothing to do again.'));
        this.session.redo(found.to);
        return this.outcomeOf(null);
    }
    /** Made when chances are wanted for the first time: it opens scenes of its own. */
    get foresight() {
        this.foresightMade ??= new Foresight(this.rules, this.session.setup);
        return this.foresightMade;
    }
    outcomeOf(reply) {
        this.tell();
        return reply?.status === 'refused' ? no(reply.refusal) : DONE;
    }
    tell() {
        const { played, openEvents } = this.session;
        const last = played.at(-1);
        const open = openEvents.length === 0 ? null : openEvents;
        const { toldTo } = this;
        if (toldTo !== null && toldTo.ply === played.length && toldTo.last === last && toldTo.open === open)
            return;
        this.toldTo = { ply: played.length, last, open };
        for (const { teller } of this.memories)
            teller.take(this.session);
    }
    seatAt(id) {
        const at = this.session.setup.seats.findIndex((seat) => seat.id === id);
        if (at < 0)
            throw new RangeError(`There is no seat "${id}".`);
        return at;
    }
    plainOf(seat, act) {
        return typeof act === 'string' ? this.memoryAt(seat).keys.commandOf(act) : act;
    }
    questionOf(seat, id) {
        const { questionIds } = this.memoryAt(seat);
        return openQuestions(this.session, seat, this.deciderOf).find((one) => questionIds.of(one) === id);
    }
    memoryAt(seat) {
        return this.memories[seat];
    }
    /** The row of a combatant that the seat commands; -1 for the referee. */
    ownRow(seat, who) {
        const { scene } = this.session;
        const row = who === 'referee' ? -1 : rowOfName(scene, who);
        const isKnown = who === 'referee' || row >= 0;
        if (!isKnown || (seat !== 0 && (row < 0 || seatOf(scene, row) !== seat)))
            throw new RangeError(`The seat "${this.session.setup.seats[seat]?.id}" does not answer for "${who}".`);
        return row;
    }
    /** Looks at combatants by name as the fight stands. Throws where the seat knows nobody of that name. */
    look(seat, names, of) {
        const at = this.seatAt(seat);
        return this.session.atMoment(() => {
            const { scene } = this.session;
            const lens = lensOf(scene, at);
            const known = knownRows(this.rules, scene, lens);
            const rows = names.map((name) => rowOfName(scene, name));
            const missing = names.find((name) => !known.includes(rowOfName(scene, name)));
            if (missing !== undefined)
                throw new RangeError(`There is no combatant "${missing}".`);
            return lookingThrough(this.rules, scene, lens, () => of(scene, lens, rows));
        });
    }
}
//# sourceMappingURL=play.js.map