import { parentPort, workerData } from 'node:worker_threads';
import { crewOfOne, simulate } from '@fray/lab';
const { experiment, trials, seconds } = workerData;
let seen = performance.now();
/** Lets the clock be heard between two fights now and then. */
const pause = () => {
    if (performance.now() - seen < 50)
        return null;
    seen = performance.now();
    return new Promise((resolve) => setImmediate(resolve));
};
async function run() {
    try {
        const signal = AbortSignal.timeout(seconds * 1000);
        const { notable: _, experiment: __, ...result } = await simulate(experiment, { trials, crew: crewOfOne(pause), signal });
        return { result };
    }
    catch (error) {
        return { problem: error instanceof Error ? error.message : String(error) };
    }
}
parentPort?.postMessage(await run());
//# sourceMappingURL=worker.js.map