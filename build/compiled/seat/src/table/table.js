import { isOver, lensOf, nameOf, roundOf, sideOf, winnerOf, } from '@fray/kernel';
import { awaitedSeats, diceOf, questionsOf, } from '../questions.js';
import { boardOf, knownRows, lookingThrough, shapeOf } from './board.js';
import { cardOf } from './cards.js';
/** What the seat (by position) sees of the fight as it stands: in the middle of a command where that waits for an answer. */
export function tableOf(session, seat, memory, { decisions, plans, rounds, deciderOf }) {
    const { setup } = session;
    const rules = session.rules;
    const [undo, redo] = [decisions.undo(seat), decisions.redo(seat)];
    const isStill = rounds.due() === null && !isOver(session.scene);
    const step = (found) => (found === null ? null : { words: found.words });
    return session.atMoment(() => {
        const { scene } = session;
        const lens = lensOf(scene, seat);
        return lookingThrough(rules, scene, lens, () => {
            const rows = knownRows(rules, scene, lens);
            const winner = winnerOf(scene);
            const commanders = session.awaited === null ? rules.commanders(scene) : [];
            return {
                fight: {
                    ruleset: rules.id,
                    title: setup.title,
                    round: roundOf(scene),
                    over: isOver(scene),
                    winner: winner < 0 ? null : (setup.sides[winner]?.id ?? null),
                    options: setup.options,
                    notes: setup.notes,
                },
                seat: { id: setup.seats[seat]?.id ?? '', referee: lens.referee },
                sides: setup.sides.map(({ id, name }, side) => ({
                    ...{ id, name, shape: shapeOf(side) },
                    yours: rows.some((row) => lens.owns(row) && sideOf(scene, row) === side),
                })),
                board: boardOf(rules, scene, lens, memory.letters),
                order: rules.showing.order(scene, lens),
                cards: rows.map((row) => cardOf(rules, scene, row, lens)),
                turn: {
                    who: commanders.filter((row) => deciderOf(row) === seat).map((row) => nameOf(scene, row)),
                    waitingFor: isStill ? awaitedSeats(session, deciderOf).map((at) => setup.seats[at]?.id ?? '') : [],
                },
                questions: questionsOf(session, seat, deciderOf, memory.questionIds),
                dice: diceOf(session, seat, deciderOf),
                plan: plans.of(seat),
                undo: step(undo),
                redo: step(redo),
            };
        });
    });
}
//# sourceMappingURL=table.js.map