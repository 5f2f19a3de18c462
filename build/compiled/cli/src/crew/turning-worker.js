import { parentPort, workerData } from 'node:worker_threads';
import { lookerHere } from '@fray/lab';
const looker = lookerHere(workerData);
async function answerTo(job) {
    try {
        if (job.kind === 'standing')
            return { standing: await (await looker).standing(job) };
        return { point: await (await looker).point(job) };
    }
    catch (error) {
        return { error: error instanceof Error ? error.message : String(error) };
    }
}
parentPort?.on('message', async (job) => parentPort?.postMessage(await answerTo(job)));
//# sourceMappingURL=turning-worker.js.map