import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readFolder } from './folder.js';
import { asProblem, StoreProblem } from './problem.js';
/**
 * Writes everything that a data folder holds into one new file, also while a server runs on it: what is acknowledged when this begins
 * is in it. To go back to it, put it into a data folder as `fights.sqlite`. Returns how many fights it holds. Throws a
 * {@link StoreProblem}.
 */
export function backUp(folder, file) {
    if (existsSync(file))
        throw new StoreProblem(`${file} exists already: name another file.`);
    const open = readFolder(folder);
    const draft = join(dirname(file), `.${basename(file)}.${process.pid}`);
    try {
        mkdirSync(dirname(file), { recursive: true });
        open.database.prepare('VACUUM INTO ?').run(draft);
        bringToDisk(draft);
        renameSync(draft, file);
        bringToDisk(dirname(file));
        return open.database.prepare('SELECT count(*) AS n FROM fights').get().n;
    }
    catch (error) {
        const problem = asProblem(folder, error);
        if (!(problem instanceof StoreProblem))
            throw problem;
        throw new StoreProblem(`${file}: the backup cannot be written there. ${problem.message}`);
    }
    finally {
        rmSync(draft, { force: true });
        open.close();
    }
}
function bringToDisk(path) {
    // Folders cannot be brought to the disk everywhere; files can.
    try {
        const handle = openSync(path, 'r');
        try {
            fsyncSync(handle);
        }
        finally {
            closeSync(handle);
        }
    }
    catch (error) {
        if (!['EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF'].includes(error.code ?? ''))
            throw error;
    }
}
//# sourceMappingURL=backup.js.map