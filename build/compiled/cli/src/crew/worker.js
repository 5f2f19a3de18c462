import { parentPort } from 'node:worker_threads';
import { crewOfOne } from '@fray/lab';
import { addOwnRulesets } from '../io/own-rulesets.js';
import { Known } from './known.js';
await addOwnRulesets();
const crew = crewOfOne();
const known = new Known();
parentPort?.on('message', async ({ id, task, chunk }) => {
    if (task !== null)
        known.put(id, task);
    let answer;
    try {
        answer = { batch: await crew.play(known.get(id), chunk) };
    }
    catch (error) {
        answer = { error: error instanceof Error ? error.message : String(error) };
    }
    parentPort?.postMessage(answer);
});
parentPort?.postMessage({ ready: true });
//# sourceMappingURL=worker.js.map