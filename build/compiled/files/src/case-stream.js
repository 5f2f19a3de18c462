import { ASK, executeAgain, SUSPEND, Table, TapeError, WentAnotherWay, } from '@fray/kernel';
import { Mismatch } from './case-answers.js';
/** Dice in order, as a case lists them, and how many of them have been taken. */
export class DiceStream {
    dice;
    taken = 0;
    constructor(dice) {
        this.dice = dice;
    }
}
/** Does a command with dice and answers from the streams. A question without an answer leaves the fight as it was. */
export function follow(rules, scene, command, streams) {
    const tape = [];
    let told = [];
    for (;;) {
        const table = Table.taped({ tape, dice: 'typed', answerer: askWithOptions });
        try {
            const outcome = executeAgain(rules, scene, command, table, told);
            if (outcome.status === 'refused')
                return outcome;
            const { events, passedOver } = outcome;
            told = events;
            if (outcome.status === 'done') {
                streams.heard.passedOver.push(...passedOver);
                scene.settle();
                return { status: 'done', events };
            }
            const next = supply(scene, table, streams);
            if ('rule' in next) {
                streams.heard.passedOver.push(...passedOver);
                return { status: 'asking', question: next, events };
            }
            tape.push(next);
        }
        catch (error) {
            if (error instanceof Mismatch || error instanceof TapeError || error instanceof WentAnotherWay)
                return { status: 'failed', message: error.message };
            if (error === SUSPEND)
                return { status: 'failed', message: 'Whether the command is legal was asked of the table.' };
            return { status: 'failed', message: `The rules broke down: ${error.stack ?? String(error)}` };
        }
    }
}
/**
 * Everything is asked. Options that are worked out only when somebody looks at them must be so now, for a moment later
 * the fight has been taken back.
 */
function askWithOptions(question) {
    void question.options;
    return ASK;
}
/** The entry that the suspended command waits for, or the question that the case does not answer. */
function supply(scene, table, { dice, answers, staysOpen, heard }) {
    const awaited = table.awaited;
    if (awaited === null)
        throw new Mismatch('The command stopped without saying what it waits for.');
    if ('sides' in awaited)
        return nextDie(awaited, dice);
    const given = [];
    for (const question of awaited) {
        heard.questions.push(question);
        const answer = answers.next(scene, question, staysOpen(question));
        if (answer === null)
            return question;
        given.push(answer);
    }
    return { answers: given };
}
function nextDie({ sides, rule, why }, stream) {
    const wanted = sides[0];
    const asks = `The rule ${rule} rolls a d${wanted} (${why})`;
    const die = stream.dice[stream.taken];
    if (die === undefined)
        throw new Mismatch(`${asks}, but the case gives no die for it.`);
    if (die.sides !== 0 && die.sides !== wanted) {
        throw new Mismatch(`${asks}, but the next die of the case is d${die.sides}=${die.face}.`);
    }
    if (die.face < 1 || die.face > wanted)
        throw new Mismatch(`${asks}, which cannot show ${die.face}.`);
    stream.taken++;
    return { sides: wanted, face: die.face };
}
//# sourceMappingURL=case-stream.js.map