import { availableParallelism } from 'node:os';
import { crewOfOne } from '@fray/lab';
import { Known } from './known.js';
import { newThread } from './new-thread.js';
/** As many threads as this machine runs at the same time. */
export const threadsHere = () => Math.max(1, availableParallelism());
/**
 * A crew of so many threads: this one, which lets other things happen every now and then, and workers, which start in the
 * meantime. Chunks go to whoever is free.
 */
export function threadCrew(threads) {
    const waiting = [];
    const members = [];
    const assign = () => {
        for (const member of members) {
            if (!member.isFree)
                continue;
            const job = waiting.shift();
            if (job === undefined)
                return;
            member.play(job);
        }
    };
    members.push(new ThisThread(assign));
    for (let n = 1; n < threads; n++)
        members.push(new OtherThread(assign));
    return {
        size: threads,
        play: (task, chunk) => new Promise((resolve, reject) => {
            waiting.push({ task, chunk, resolve, reject });
            assign();
        }),
        async close() {
            waiting.length = 0;
            await Promise.all(members.map((member) => member.close()));
        },
    };
}
/** Milliseconds for which this thread plays on before it looks whether a worker waits for its next chunk. */
const AT_A_STRETCH = 1;
/** This thread: it plays while nothing else is to be done. */
class ThisThread {
    isFree = true;
    isClosed = false;
    pausedAt = 0;
    onFree;
    crew;
    constructor(onFree) {
        this.onFree = onFree;
        this.crew = crewOfOne(() => this.pause());
    }
    pause() {
        // A chunk that nobody waits for any more is not played to its end.
        if (this.isClosed)
            return new Promise(() => { });
        if (performance.now() - this.pausedAt < AT_A_STRETCH)
            return null;
        return new Promise((resolve) => {
            setImmediate(() => {
                this.pausedAt = performance.now();
                if (!this.isClosed)
                    resolve();
            });
        });
    }
    play({ task, chunk, resolve, reject }) {
        this.isFree = false;
        this.crew
            .play(task, chunk)
            .then(resolve, reject)
            .finally(() => {
            this.isFree = true;
            this.onFree();
        });
    }
    async close() {
        this.isClosed = true;
    }
}
const ids = new WeakMap();
let lastId = 0;
/** The number of a task: the same for the same experiment, played the same way. */
function idOf({ experiment, recorded }) {
    let id = ids.get(experiment);
    if (id === undefined) {
        id = ++lastId;
        ids.set(experiment, id);
    }
    return 2 * id + (recorded ? 1 : 0);
}
/** A worker thread. */
class OtherThread {
    worker;
    known = new Known();
    onFree;
    job = null;
    isReady = false;
    isGone = false;
    constructor(onFree) {
        this.onFree = onFree;
        this.worker = newThread('./worker.ts');
        this.worker.on('message', (answer) => {
            const job = this.job;
            this.job = null;
            this.isReady = true;
            if ('batch' in answer)
                job?.resolve(answer.batch);
            else if ('error' in answer)
                job?.reject(new Error(answer.error));
            this.onFree();
        });
        this.worker.on('error', (error) => this.gone(error));
        this.worker.on('exit', (code) => this.gone(new Error(`A thread has ended by itself (exit code ${code}).`)));
    }
    get isFree() {
        return this.isReady && this.job === null && !this.isGone;
    }
    play(job) {
        this.job = job;
        const id = idOf(job.task);
        const task = this.known.has(id) ? null : job.task;
        if (task !== null)
            this.known.put(id, true);
        this.worker.postMessage({ id, task, chunk: job.chunk });
    }
    gone(error) {
        this.isGone = true;
        this.job?.reject(error);
        this.job = null;
    }
    close() {
        this.isGone = true;
        this.job = null;
        return this.worker.terminate();
    }
}
//# sourceMappingURL=threads.js.map