import { forWorkers } from '../own/listed.ts'
import { LabWorker } from './asking.ts'

/** Starts a worker of the lab; the one who does ends it. */
export const openLab = (): LabWorker =>
  new LabWorker(new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: forWorkers() }))
