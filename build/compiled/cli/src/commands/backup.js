import { backUp, StoreProblem, usualFolder } from '@fray/server';
import { badInput } from '../io/stop.js';
/** `fray backup FILE`: everything that a server keeps, in one file. */
export function backup(terminal, file, { data = usualFolder() }) {
    try {
        const fights = backUp(data, file);
        terminal.say(`${file} holds ${fights === 1 ? '1 fight' : `${fights} fights`}, as they stood now.`);
        terminal.say('To go back to it, end the server and put the file into its data folder as fights.sqlite.');
    }
    catch (error) {
        throw error instanceof StoreProblem ? badInput(error.message) : error;
    }
}
//# sourceMappingURL=backup.js.map