import { Worker } from 'node:worker_threads';
/**
 * Starts a thread with a module of this folder, and hands it `data` (see `workerData`). What this process keeps compiled the
 * thread uses too; it would not know by itself.
 */
export declare function newThread(module: string, data?: unknown): Worker;
//# sourceMappingURL=new-thread.d.ts.map