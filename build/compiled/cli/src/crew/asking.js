import { newThread } from './new-thread.js';
/** A thread that is told one thing after the other, and answers each in turn. It keeps no program from ending while it waits. */
export class AskedThread {
    worker;
    waiting = [];
    /** @param module a module of this folder, with `data` as its `workerData`. */
    constructor(module, data) {
        this.worker = newThread(module, data);
        this.worker.on('message', (answer) => this.waiting.shift()?.resolve(answer));
        this.worker.on('error', (error) => this.fail(error));
        this.worker.on('exit', () => this.fail(new Error('A thread has ended by itself.')));
        this.worker.unref();
    }
    /** Its answer, which has the key; throws what the thread says went wrong. */
    async ask(order, key) {
        this.worker.ref();
        const answer = await new Promise((resolve, reject) => {
            this.waiting.push({ resolve, reject });
            this.worker.postMessage(order);
        }).finally(() => {
            if (this.waiting.length === 0)
                this.worker.unref();
        });
        if (key in answer)
            return answer;
        throw new Error('error' in answer ? String(answer.error) : 'A thread has answered something else than it was asked.');
    }
    close() {
        return this.worker.terminate();
    }
    fail(error) {
        for (const { reject } of this.waiting.splice(0))
            reject(error);
    }
}
//# sourceMappingURL=asking.js.map