import { Stop } from '../io/stop.js';
import { openPage } from '../serve/browser.js';
import { buildPage } from '../serve/page.js';
import { ended, runServer } from '../serve/run.js';
import { readServeWishes } from '../serve/wishes.js';
/** Milliseconds in which a server that runs already answers. */
const PATIENCE = 1000;
/**
 * Starts a server for this machine alone and opens its page, until it is ended; one that runs already is opened in its place. False
 * where there is no page to be had, with why not on standard error.
 */
export async function startPage(terminal, opener) {
    const wishes = readServeWishes({ host: '127.0.0.1', log: 'error' }, {});
    const usual = `http://127.0.0.1:${wishes.port}/`;
    if (await isFray(usual)) {
        show(terminal, usual, opener);
        return true;
    }
    if (!(await buildPage(terminal)))
        return false;
    const server = await startSomewhere(terminal, wishes);
    if (server === null)
        return false;
    try {
        show(terminal, server.base, opener);
        terminal.say('Ctrl-C ends it; fights are kept. npm start -- --terminal plays in the terminal.');
        await ended();
        return true;
    }
    finally {
        await server.close();
    }
}
function show(terminal, address, opener) {
    terminal.say(`Fray is at ${address}`);
    if (opener !== null)
        openPage(opener, address);
}
/** At the usual port, else at any that is free. */
async function startSomewhere(terminal, wishes) {
    try {
        return await runServer(wishes).catch((error) => {
            if (error instanceof Stop && /^Port /.test(error.message))
                return runServer({ ...wishes, port: 0 });
            throw error;
        });
    }
    catch (error) {
        if (!(error instanceof Stop))
            throw error;
        terminal.complain(error.message);
        return null;
    }
}
/** Whether a server of Fray with a page runs at the address. */
async function isFray(address) {
    try {
        const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
        return (await answer.text()).includes('name="fray-server"');
    }
    catch {
        return false;
    }
}
//# sourceMappingURL=start-page.js.map