import { answerValue, lensOf, nameOf, promptText, REFEREE_SEAT, viewEvents, } from '@fray/kernel';
/** Ids for questions, the same for the same question object: a question that comes anew is a new one. */
export class QuestionIds {
    ids = new WeakMap();
    /** How many questions have an id. */
    count = 0;
    /** Says what the id of a question is that was asked before the fight was put away. */
    recall(question, id) {
        this.ids.set(question, id);
    }
    of(question) {
        const id = this.ids.get(question) ?? `q${++this.count}`;
        this.ids.set(question, id);
        return id;
    }
}
/** The open questions that the seat (by position) has to answer. Those that are answered are left out. */
export function openQuestions({ awaited }, seat, decider) {
    if (awaited?.kind !== 'answers')
        return [];
    return awaited.questions.filter(({ to }, i) => awaited.given[i] === null && decider(to) === seat);
}
/** The open questions of a seat as plain data. */
export const questionsOf = (session, seat, decider, ids) => openQuestions(session, seat, decider).map((question) => questionOf(session, question, ids.of(question)));
function questionOf(session, question, id) {
    const { scene, rules } = session;
    const { rule, kind, to, min = null, max = null, decline = -1, reaction = false, presetText = '', pointless = '', } = question;
    return {
        id,
        to: nameOf(scene, to),
        rule,
        title: rules.ruleTitles[rule] ?? '',
        prompt: promptText(question, (row) => (row < 0 ? 'the referee' : nameOf(scene, row))),
        kind,
        options: question.options.map(({ value, label, refusal }) => ({
            value,
            label,
            refused: refusal === undefined ? null : { rule: refusal.rule, reason: refusal.reason },
        })),
        min,
        max,
        preset: kind === 'text' ? presetText : answerValue(question, question.preset),
        decline: decline < 0 ? null : answerValue(question, decline),
        reaction,
        pointless,
    };
}
/** The dice that the seat has to roll, or null. */
export function diceOf(session, seat, decider) {
    const { awaited, scene } = session;
    if (awaited?.kind !== 'dice' || decider(awaited.request.to) !== seat)
        return null;
    const { to, sides, rule, why } = awaited.request;
    return { to: nameOf(scene, to), sides, rule, why, occasion: occasionOf(session, seat, to) };
}
/** The attack that somebody rolls against, which lines tell only when it is decided. */
function occasionOf(session, seat, to) {
    const { scene, openEvents } = session;
    const rules = session.rules;
    const last = viewEvents(rules, scene, openEvents, lensOf(scene, seat)).at(-1);
    if (last?.type !== 'attack' || last.actor === undefined || last.actor === to)
        return '';
    const how = last.with === undefined ? '' : ` (${last.with})`;
    return `${nameOf(scene, last.actor)} attacks ${nameOf(scene, to)}${how}.`;
}
/** Positions of the seats for whom the fight waits: those who are asked or have to roll, or else may command. */
export function awaitedSeats({ awaited, scene, rules }, decider) {
    if (awaited?.kind === 'dice')
        return [decider(awaited.request.to)];
    if (awaited !== null) {
        return inOrder(awaited.questions.filter((_, i) => awaited.given[i] === null).map(({ to }) => decider(to)));
    }
    const seats = rules.commanders(scene).map(decider);
    return inOrder(seats.length === 0 ? [REFEREE_SEAT] : seats);
}
const inOrder = (seats) => [...new Set(seats)].sort((a, b) => a - b);
//# sourceMappingURL=questions.js.map