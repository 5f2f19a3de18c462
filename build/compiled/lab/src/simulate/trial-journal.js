import { commandDecided, commandDue, Headway, isOver, REFEREE_SEAT, randomFrom, Session, seatOf, writeCommand, } from '@fray/kernel';
import { seatsOf } from './seating.js';
import { setupOf, trialSeed } from './trials.js';
/**
 * Plays trial n of an experiment as a session and returns the lines of its journal, the head first: the very fight that was
 * simulated, to be verified, told and gone on with. One that begins in the middle of another fight has that fight's commands
 * first; its journal says `typed`, since its dice are then of two seeds.
 */
export function trialJournal(game, experiment, number) {
    const { rules } = game;
    const setup = setupOf(game, experiment);
    const policies = seatsOf(rules, setup, experiment.policies);
    const opening = (experiment.opening ?? []);
    const lines = [];
    const session = new Session(rules, setup, {
        seed: trialSeed(experiment.seed, number),
        policies,
        onLine: (line) => void lines.push(line),
    });
    if (opening.length > 0) {
        const moves = opening.map((move) => ({ kind: 'move', move }));
        session.restore(moves);
        lines.splice(0, 1, { ...session.head(), dice: 'typed' }, ...moves);
    }
    const { scene } = session;
    const headway = new Headway(rules, scene);
    for (let done = 0; !isOver(scene) && done < experiment.limit; done++) {
        if (done > 0 && headway.isOut())
            break;
        const due = commandDue(rules, scene, true);
        const random = randomFrom(`${session.seed} command ${session.ply}`);
        const command = due ?? commandDecided(rules, scene, policies, random);
        if (command === null)
            break;
        give(session, due !== null ? REFEREE_SEAT : seatOf(scene, command.actor), command);
    }
    return lines;
}
function give(session, seat, command) {
    const plain = writeCommand(session.rules, session.scene, command);
    const reply = session.submit(session.setup.seats[seat]?.id ?? '', plain);
    if (reply.status === 'done')
        return;
    const why = reply.status === 'refused' ? reply.refusal.reason : 'a question was left open';
    throw new Error(`A trial could not be played as a session: ${why} ${JSON.stringify(plain)}`);
}
//# sourceMappingURL=trial-journal.js.map