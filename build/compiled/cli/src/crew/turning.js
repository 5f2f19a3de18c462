import { turningPoints, } from '@fray/lab';
import { AskedThread } from './asking.js';
import { threadsHere } from './threads.js';
/** A fight's turning points, looked for in threads, which end with it. */
export async function turningPointsOf(fight, wishes = {}) {
    const threads = Array.from({ length: threadsHere() }, () => new AskedThread('./turning-worker.ts', fight));
    const lookers = threads.map((thread) => ({
        standing: async (job) => (await thread.ask(job, 'standing')).standing,
        point: async (job) => (await thread.ask(job, 'point')).point,
    }));
    try {
        return await turningPoints(fight.moves.length, lookers, wishes);
    }
    finally {
        await Promise.all(threads.map((thread) => thread.close()));
    }
}
//# sourceMappingURL=turning.js.map