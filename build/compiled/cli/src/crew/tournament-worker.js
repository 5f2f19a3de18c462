import { parentPort, workerData } from 'node:worker_threads';
import { loadGame, tournament } from '@fray/lab';
import { addOwnRulesets } from '../io/own-rulesets.js';
async function hold({ mirrors, policies, fights, seed }) {
    const say = (news) => parentPort?.postMessage(news);
    const read = [];
    for (const { ruleset, encounter } of mirrors) {
        const { rules, readEncounter } = await loadGame(ruleset);
        const { setup } = readEncounter(encounter);
        if (setup === null)
            throw new Error(`An encounter of ${ruleset} that was read once cannot be read again.`);
        read.push({ rules, setup });
    }
    const now = () => performance.now();
    const result = await tournament({ mirrors: read, policies, fights, seed, now }, (done, all, what, soFar) => {
        say({ done, all, what, soFar: soFar() });
        return true;
    });
    say({ result });
}
await addOwnRulesets();
await hold(workerData);
//# sourceMappingURL=tournament-worker.js.map