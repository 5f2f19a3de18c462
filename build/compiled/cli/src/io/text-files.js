import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { codePoint, controlIn, LIMITS, limitText, visibleLine } from '@fray/kernel';
import { cannotRead } from './file-errors.js';
import { badInput } from './stop.js';
const CHUNK = 1 << 16;
/** The bytes of a file, one after the other whatever it is, and no more than `LIMITS.fileBytes` of them. */
function bytesOf(path) {
    const chunks = [];
    let size = 0;
    const handle = openSync(path, 'r');
    try {
        for (;;) {
            const chunk = Buffer.allocUnsafe(CHUNK);
            const read = readSync(handle, chunk, 0, CHUNK, null);
            if (read === 0)
                return Buffer.concat(chunks);
            size += read;
            if (size > LIMITS.fileBytes)
                throw badInput(`${path}: it is longer than ${limitText(LIMITS.fileBytes)} bytes, and no file of Fray's is.`);
            chunks.push(chunk.subarray(0, read));
        }
    }
    finally {
        closeSync(handle);
    }
}
/** The text of a file that the person named. Throws a {@link Stop} that says why it cannot be read. */
export function readTextFile(path) {
    const bytes = asked(path, () => bytesOf(path));
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw badInput(`${path}: it is not a text in UTF-8. Save it as UTF-8 and try again.`);
    }
}
/** What the system answers about a file; throws a {@link Stop} with its reason where it refuses. */
function asked(path, ask) {
    try {
        return ask();
    }
    catch (error) {
        throw error.syscall === undefined ? error : cannotRead(path, error);
    }
}
/** What is at the path, or undefined. Throws a {@link Stop} where the system cannot tell, as of a loop of links. */
export const statOf = (path) => asked(path, () => statSync(path, { throwIfNoEntry: false }));
/** Whether the path is a folder; a path that leads nowhere is none. */
export const isFolder = (path) => statOf(path)?.isDirectory() === true;
/** Whether anything is at the path. */
export const exists = (path) => statOf(path) !== undefined;
/** Files below a folder with one of the endings, in alphabetical order, however deep; hidden ones are left out. */
export function filesBelow(folder, endings) {
    const found = [];
    for (const entry of asked(folder, () => readdirSync(folder, { withFileTypes: true }))) {
        if (entry.name.startsWith('.') || entry.name === 'node_modules')
            continue;
        const path = `${folder.replace(/[/\\]$/, '')}/${entry.name}`;
        const wrong = controlIn(entry.name) ?? /[\n\t]/.exec(entry.name)?.[0];
        if (wrong !== undefined) {
            throw badInput(`${visibleLine(path)}: its name holds the control character ${codePoint(wrong)}, which no screen shows: rename it.`);
        }
        if (entry.isDirectory())
            found.push(...filesBelow(path, endings));
        else if (endings.some((ending) => entry.name.toLowerCase().endsWith(ending)))
            found.push(path);
    }
    return found.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
//# sourceMappingURL=text-files.js.map