import { getCompileCacheDir } from 'node:module'
import { type ResourceLimits, Worker } from 'node:worker_threads'

/** How this file ends: `ts` in the repository, `js` where it was compiled. */
const RUNS_AS = import.meta.url.slice(-2)

/**
 * Starts a thread with a module (as it is called in the repository), and hands it `data` (see `workerData`), with so much memory
 * (`limits`). What this process keeps compiled the thread uses too; it would not know by itself.
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
