import { getCompileCacheDir } from 'node:module';
import { Worker } from 'node:worker_threads';
/**
 * Starts a thread with a module of this folder, and hands it `data` (see `workerData`). What this process keeps compiled the
 * thread uses too; it would not know by itself.
 */
export function newThread(module, data) {
    const compiled = getCompileCacheDir();
    const env = compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: compiled };
    return new Worker(new URL(module, import.meta.url), { env, workerData: data });
}
//# sourceMappingURL=new-thread.js.map