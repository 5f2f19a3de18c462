import { formatLine } from '@fray/kernel';
import { checkOutputs, GrowingFile, writeNewFile } from './writing.js';
/** A journal that nobody keeps. */
export const noJournal = { path: null, onLine: () => { }, close: () => { } };
/** Keeps the journal in a new file, line by line. Throws a {@link Stop} where the file exists or cannot be written. */
export function newJournal(path) {
    const file = new GrowingFile(path, false);
    return { path, onLine: (line) => file.add(formatLine(line)), close: () => file.close() };
}
/** Gathers the journal of a fight without persons. Throws a {@link Stop} at once where the file exists. */
export function laterJournal(path, inputs = []) {
    if (path === undefined)
        return { ...noJournal, write: () => { } };
    checkOutputs([{ path, option: '--journal', replaces: false }], inputs);
    const lines = [];
    return {
        path,
        onLine: (line) => void lines.push(formatLine(line)),
        close: () => { },
        write: () => writeNewFile(path, lines.join('\n')),
    };
}
/**
 * Goes on with a journal that exists, which is kept to this process from now on: what is read of it afterwards stays true.
 * Its head is there already. Throws a {@link Stop} where another process has it.
 */
export function continuedJournal(path) {
    const file = new GrowingFile(path, true);
    return {
        path,
        onLine: (line) => {
            if (!('fray' in line))
                file.add(formatLine(line));
        },
        close: () => file.close(),
    };
}
//# sourceMappingURL=journal.js.map