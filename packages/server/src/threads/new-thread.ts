import { getCompileCacheDir } from 'node:module'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** The extension of this file: `ts` in the repository, `js` if compiled. */
const RUNS_AS = import.meta.url.slice(-2)

/**
 * Starts a thread with a module (by its name in the repository), its `data` (see `workerData`) and memory limits
 * (`limits`). The thread also uses this process's compile cache, which it would not do on its own.
 */
export function newThread(module: URL, data?: unknown, limits?: ResourceLimits): Worker {
  const compiled = getCompileCacheDir()
  const env = compiled === undefined ? process.env : { ...process.env, NODE_COMPILE_CACHE: compiled }
  return new Worker(new URL(module.href.replace(/ts$/, RUNS_AS)), {
    env,
    workerData: data,
    ...(limits === undefined ? {} : { resourceLimits: limits }),
  })
}
