import { isRefusal } from '../command.js';
import { Recorder } from '../events.js';
import { execute, readCommand } from '../perform.js';
import { canonical, digest, fingerprint } from '../state/fingerprint.js';
import { Table } from '../table/table.js';
/** Rules went another way when a command was executed again: they are not deterministic. */
export class WentAnotherWay extends Error {
    name = 'WentAnotherWay';
}
/**
 * Executes a command with the dice and answers that are on the table, and listens. `told` is what was told when it was
 * executed before, up to the answer that was missing then: the same must be told now.
 * @throws {@link WentAnotherWay} when it is not
 */
export function executeAgain(rules, scene, command, table, told = [], atMoment) {
    const recorder = new Recorder();
    scene.table = table;
    scene.recorder = recorder;
    const attempt = execute(rules, scene, command, atMoment);
    const { passedOver } = recorder;
    const events = recorder.take();
    if (attempt.status !== 'refused')
        checkSame(told, events);
    return { ...attempt, events, passedOver };
}
function checkSame(before, events) {
    for (const [i, event] of before.entries()) {
        const was = canonical(event);
        const now = events[i] === undefined ? 'nothing' : canonical(events[i]);
        if (now !== was) {
            throw new WentAnotherWay(`Executed again, the command went another way: event ${i + 1} was ${was}, now ${now}. The rules are not deterministic.`);
        }
    }
}
/** A command that was done, as it is remembered; the scene stands where it has just been. */
export function playedNow(scene, { ply, seat, command, tape, from }, events, before) {
    scene.settle();
    const check = fingerprint(scene);
    return { ply, seat, command, tape, from, check, told: digest(canonical(events)), events, before };
}
/**
 * Does a recorded command again, strictly by its tape. Throws when the rules ask for anything else than the tape holds. With
 * `trusting` the digests are taken as they were recorded: making them takes three times as long as the command itself.
 */
export function replayMove(rules, scene, move, trusting = false) {
    const command = readCommand(rules, scene, move.command);
    if (isRefusal(command))
        throw new Error(`Command ${move.ply} is refused (${command.rule}): ${command.reason}`);
    const before = scene.save();
    const outcome = executeAgain(rules, scene, command, Table.taped({ tape: move.tape }));
    if (outcome.status === 'refused')
        throw new Error(`Command ${move.ply} is refused (${outcome.refusal.rule}): ${outcome.refusal.reason}`);
    if (outcome.status === 'suspended')
        throw new Error(`Command ${move.ply} asks for an answer that the journal does not hold.`);
    const left = scene.table.leftOver();
    if (left.length > 0)
        throw new Error(`Command ${move.ply} leaves ${left.length} entries of its tape unused.`);
    if (!trusting)
        return playedNow(scene, move, outcome.events, before);
    scene.settle();
    return { ...lineOf(move), events: outcome.events, before };
}
/** The command as it stands in a journal. */
export const lineOf = ({ ply, seat, command, tape, from, check, told }) => ({
    ply,
    seat,
    command,
    tape,
    from,
    check,
    told,
});
//# sourceMappingURL=replay.js.map