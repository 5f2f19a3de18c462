import { refuse } from '../refusal.js';
import { readAnswer } from '../table/table.js';
/**
 * A command under way that may have to wait: what it waits for, the dice and answers so far, and answers that are kept
 * until those of others to the same question are in.
 */
export class OpenCommand {
    seat;
    plain;
    command;
    from;
    next;
    tape;
    /** What has been told before the missing answer. */
    events = [];
    /** The fight where it waits. */
    moment = null;
    waitsFor = null;
    given = [];
    /** Answers that policies and settings have given at once: nobody takes them back. */
    fixed = [];
    constructor({ seat, plain, command, from, next, tape = [] }) {
        this.seat = seat;
        this.plain = plain;
        this.command = command;
        this.from = from;
        this.next = next;
        this.tape = [...tape];
    }
    /** What it waits for. Throws where it does not wait. */
    get awaited() {
        if (this.waitsFor === null)
            throw new Error(`The command ${this.command.action} waits for nothing.`);
        return this.waitsFor;
    }
    /** It has come to a missing answer. */
    wait(table, events, moment) {
        const missing = table.awaited;
        if (missing === null)
            throw new Error('A resolution was suspended without saying what it waits for.');
        this.tape = table.tape;
        this.events = events;
        this.moment = moment;
        if ('sides' in missing)
            this.waitsFor = { kind: 'dice', request: missing };
        else {
            this.given = [...table.given];
            this.fixed = table.given;
            this.waitsFor = { kind: 'answers', questions: missing, given: table.given };
        }
    }
    /** It as a journal has it. */
    line() {
        const { seat, plain: command, tape, from, next, given } = this;
        return { seat, command, tape, from, next, given: [...given] };
    }
    /** Puts back the answers that were in when it was written down. */
    recall(given) {
        if (given.length > 0 && this.waitsFor?.kind === 'answers')
            this.keep([...given]);
    }
    keep(given) {
        this.given = given;
        this.waitsFor = { ...this.awaited, given: [...given] };
    }
    /**
     * Takes an answer to the first of the open questions that `isMine` and has none (`about`: the one for that combatant's
     * row). Returns whether all are in (the command can then go on), or why it is no answer.
     */
    answer(isMine, whose, value, about) {
        const { awaited } = this;
        if (awaited.kind !== 'answers')
            return NO_QUESTION;
        const { questions } = awaited;
        const i = questions.findIndex((q, n) => this.given[n] === null && isMine(q) && (about === undefined || q.to === about));
        if (i < 0)
            return refuse('not-your-seat', `The question is not put to the seat "${whose}".`);
        const found = readAnswer(questions[i], value);
        if (typeof found !== 'number')
            return found;
        this.given[i] = value;
        if (this.given.includes(null)) {
            this.keep(this.given);
            return false;
        }
        this.tape = [...this.tape, { answers: questions.map((q, n) => plainAnswer(q, this.given[n])) }];
        return true;
    }
    /** Takes back the latest answer that `isMine` and nobody has learnt yet, or why there is none. */
    retract(isMine, whose, about) {
        const { awaited } = this;
        if (awaited.kind !== 'answers')
            return NO_QUESTION;
        const i = awaited.questions.findLastIndex((q, n) => this.given[n] !== null && this.fixed[n] === null && isMine(q) && (about === undefined || q.to === about));
        if (i < 0)
            return refuse('not-your-seat', `The seat "${whose}" has given no answer that is still secret.`);
        this.keep(this.given.with(i, null));
        return null;
    }
    /** Takes what real dice show, in the order in which they were asked for, or says why they cannot. */
    answerDice(faces) {
        const { awaited } = this;
        if (awaited.kind !== 'dice')
            return NO_DICE;
        const { sides } = awaited.request;
        if (faces.length !== sides.length) {
            const wanted = sides.map((s) => `d${s}`).join(', ');
            return refuse('bad-value', `Awaited: ${wanted}; ${faces.length} faces were given.`);
        }
        const i = faces.findIndex((face, n) => !Number.isInteger(face) || face < 1 || face > sides[n]);
        if (i >= 0)
            return refuse('bad-value', `A d${sides[i]} cannot show ${faces[i]}.`);
        this.tape = [...this.tape, ...faces.map((face, n) => ({ sides: sides[n], face }))];
        return null;
    }
}
/** Why nothing can be answered where no question waits. */
export const NO_QUESTION = refuse('bad-value', 'No question is open.');
/** Why no dice can be told where none are awaited. */
export const NO_DICE = refuse('bad-value', 'No dice are awaited.');
/** What an answer is on the tape: the option's own value, a number as a number, words as they are. */
function plainAnswer(question, value) {
    if (question.kind === 'number')
        return Number(value);
    if (question.kind === 'text')
        return value;
    const position = readAnswer(question, value);
    return question.options[position].value;
}
//# sourceMappingURL=open-command.js.map