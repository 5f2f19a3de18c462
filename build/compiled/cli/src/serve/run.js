import { makeLog, StoreProblem, startServer } from '@fray/server';
import { version } from '../io/made.js';
import { badInput } from '../io/stop.js';
import { readyOnes } from './encounters.js';
import { keeperOf } from './keeper.js';
import { PAGE } from './page.js';
/** Starts a server. Throws a {@link Stop} where the port or the data folder cannot be had. */
export async function runServer(wishes) {
    const { port, host } = wishes;
    try {
        return await startServer({
            ...wishes,
            page: wishes.page ?? PAGE,
            ready: readyOnes(),
            version: version(),
            log: makeLog(wishes.logLevel, 2),
            keeper: keeperOf(wishes),
        });
    }
    catch (error) {
        if (error instanceof StoreProblem)
            throw badInput(error.message);
        const { code } = error;
        if (code === 'EADDRINUSE')
            throw badInput(`Port ${port} of ${host} is taken by another program: end that one, or give another with --port.`);
        if (code === 'EACCES')
            throw badInput(`Port ${port} may not be used by this user: give one above 1023 with --port.`);
        if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
            throw badInput(`${host} is no address of this machine: give one with --host.`);
        throw error;
    }
}
/** Waits for somebody to end the process. */
export function ended() {
    return new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
            process.once(signal, () => resolve());
    });
}
//# sourceMappingURL=run.js.map