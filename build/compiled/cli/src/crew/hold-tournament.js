import { EXIT } from '../io/stop.js';
import { newThread } from './new-thread.js';
/**
 * Holds a tournament in a thread of its own, so that Ctrl-C is heard in the middle of a long fight: the result is then what had
 * been played before that pair of fights. Pressed again it ends the process.
 */
export function holdTournament(order, onProgress) {
    const worker = newThread('./tournament-worker.ts', order);
    let latest = { seed: order.seed, pairings: [], usage: [] };
    return new Promise((resolve, reject) => {
        let isOver = false;
        const end = (act) => {
            if (isOver)
                return;
            isOver = true;
            process.off('SIGINT', stop);
            void worker.terminate().then(act);
        };
        const stop = () => {
            if (isOver)
                process.exit(EXIT.interrupted);
            end(() => resolve({ result: latest, isStopped: true }));
        };
        process.on('SIGINT', stop);
        worker.on('message', (news) => {
            if ('result' in news)
                end(() => resolve({ result: news.result, isStopped: false }));
            else {
                latest = news.soFar;
                onProgress(news.done, news.all, news.what);
            }
        });
        worker.on('error', (error) => end(() => reject(error)));
        worker.on('exit', (code) => end(() => reject(new Error(`The thread has ended by itself (exit code ${code}).`))));
    });
}
//# sourceMappingURL=hold-tournament.js.map