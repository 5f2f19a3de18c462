import { EXIT } from '../io/stop.js';
import { threadCrew } from './threads.js';
/**
 * Does something with a crew of so many threads, which are ended afterwards. Ctrl-C asks the work to stop with what it
 * has; pressed again it ends the process.
 */
export async function atWork(threads, work) {
    const stopping = new AbortController();
    const stop = () => {
        if (stopping.signal.aborted)
            process.exit(EXIT.interrupted);
        stopping.abort();
    };
    const crew = threadCrew(threads);
    process.on('SIGINT', stop);
    try {
        return await work({ crew, signal: stopping.signal });
    }
    finally {
        await crew.close();
        process.off('SIGINT', stop);
    }
}
//# sourceMappingURL=at-work.js.map