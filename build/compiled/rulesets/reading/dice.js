import { compileDice, DiceError } from '@fray/kernel/rules';
import { Problems } from './problems.js';
import { refuse } from './refusal.js';
/** Reads dice; what is wrong with the notation is noted, and then, as for anything left out, the result is null. */
export function readDice(r, raw, path) {
    if (typeof raw !== 'string' && typeof raw !== 'number')
        return null;
    try {
        return compileDice(String(raw));
    }
    catch (error) {
        if (!(error instanceof DiceError))
            throw error;
        r.problems.add(path, `${error.message}.`);
        return null;
    }
}
/** Reads dice or a number given in a command: a pool, or why it is refused. */
export function readAmount(raw) {
    const problems = new Problems();
    const pool = readDice({ problems }, raw, []);
    if (pool !== null)
        return pool;
    const right = 'write a number, or dice such as 2d6';
    return refuse('bad-value', problems.list[0]?.message ?? `this is no amount: ${right}.`);
}
//# sourceMappingURL=dice.js.map