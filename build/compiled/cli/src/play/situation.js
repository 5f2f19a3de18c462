import { CommandTextError, parseCommandText } from '@fray/files';
import { goToCommand, grantedBefore, isRefusal, perform, readCommand, Table, } from '@fray/kernel';
import { loadEncounter } from '../io/encounters.js';
import { badInput } from '../io/stop.js';
import { readJournal, sessionOfSaved } from './open.js';
const isJournal = (file) => /\.jsonl$/i.test(file);
/** Opens an encounter at its beginning, or a journal where it ends or after so many commands. Throws a {@link Stop}. */
export async function openSituation(file, wishes) {
    if (isJournal(file))
        return openJournal(file, wishes);
    if (wishes.at !== undefined)
        throw badInput('--at goes with a journal; an encounter stands where its file says.');
    const { game, setup } = await loadEncounter(file);
    const scene = game.rules.open(setup);
    return { rules: game.rules, scene, setup, rolled: false };
}
async function openJournal(file, { at }) {
    const saved = await readJournal(file);
    const session = sessionOfSaved(saved, file);
    const all = session.ply;
    const to = at === undefined ? all : Number(at);
    if (at?.trim() === '' || !Number.isInteger(to) || to < 0 || to > all)
        throw badInput(`--at ${at}: this journal has ${all} commands; give a whole number from 0 to ${all}.`);
    if (to < all)
        session.undo(to);
    return { rules: session.rules, scene: session.scene, setup: saved.setup, rolled: false };
}
/** Does the formal commands that are due until somebody may command, with dice of the seed. Says whether dice were rolled. */
export function rollUpToCommand({ rules, scene }, seed) {
    const table = Table.quick(seed, (question) => question.preset);
    scene.table = table;
    goToCommand(rules, scene, false);
    scene.settle();
    return table.counter > 0;
}
/** Words of the command line as one text: an argument with spaces in it is a name. */
export const textOf = (words) => words.length === 1
    ? words[0]
    : words.map((word) => (/\s/.test(word) && !/["'={]/.test(word) ? `"${word}"` : word)).join(' ');
/** Reads a command, and does what it takes for granted (the beginning of a turn). Throws a {@link Stop} with the rules' own words. */
export function readGiven({ rules, scene }, text) {
    let plain;
    try {
        plain = parseCommandText(text, rules, scene);
    }
    catch (error) {
        if (error instanceof CommandTextError)
            throw badInput(error.message);
        throw error;
    }
    const read = () => {
        const command = readCommand(rules, scene, plain);
        if (isRefusal(command))
            throw badInput(command.reason);
        return command;
    };
    for (const first of grantedBefore(rules, scene, read)) {
        perform(rules, scene, first);
        scene.settle();
    }
    return read();
}
//# sourceMappingURL=situation.js.map