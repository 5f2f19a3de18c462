import { parentPort, workerData } from 'node:worker_threads';
import { HandHere, loadGame } from '@fray/lab';
const hand = new HandHere();
async function answerTo(order) {
    try {
        if ('moment' in order)
            return { prepared: await hand.prepare(order.moment) };
        return { worths: await hand.worths(order.trials) };
    }
    catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
    }
}
// The first decision is not to wait for the ruleset.
let before = loadGame(workerData);
parentPort?.on('message', (order) => {
    before = before.then(async () => parentPort?.postMessage(await answerTo(order)));
});
//# sourceMappingURL=thinking-worker.js.map