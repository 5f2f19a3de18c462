import { isOver } from '@fray/kernel';
import { fightName, fightsSaved } from '../io/fights-folder.js';
import { Stop } from '../io/stop.js';
import { readJournal, sessionOfSaved } from './open.js';
/** More saved fights than this are not looked into. */
const MOST_READ = 12;
/** The latest fights in the folder of saved fights that are not over, at most so many. What does not play any more is let be. */
export async function unfinishedFights(most) {
    const found = [];
    for (const path of fightsSaved().slice(0, MOST_READ)) {
        if (found.length >= most)
            break;
        const one = await unfinished(path);
        if (one !== null)
            found.push(one);
    }
    return found;
}
async function unfinished(path) {
    try {
        const saved = await readJournal(path);
        const session = sessionOfSaved(saved, path);
        if (isOver(session.scene) || session.ply === 0)
            return null;
        return { name: fightName(path), path, title: saved.setup.title, commands: session.ply };
    }
    catch (error) {
        if (error instanceof Stop)
            return null;
        throw error;
    }
}
//# sourceMappingURL=unfinished.js.map