/** A batch as the queue keeps it. */
export interface QueuedBatch {
  readonly data: object
  readonly state: string
  /** How often it was begun again. */
  readonly retryCount: number
}

/**
 * What is used of the queue of batches. It is said here, in full, so that the one who imports what has a queue needs no declarations of the
 * library that does it.
 */
export interface BatchQueue {
  createQueue(queue: string, log: object): Promise<void>
  getQueues(): Promise<readonly { readonly name: string; readonly queuedCount: number; readonly activeCount: number }[]>
  insert(
    queue: string,
    jobs: { readonly id?: string; readonly priority?: number; readonly data?: object }[],
  ): Promise<unknown>
  cancel(queue: string, jobs: string[]): Promise<unknown>
  getJobById(queue: string, job: string): Promise<QueuedBatch | null>
  findJobs(queue: string, which?: { readonly queued?: boolean }): Promise<readonly QueuedBatch[]>
  /** Takes batches as they come; the id of the one who takes them, for {@link notifyWorker}. */
  work<Data>(
    queue: string,
    how: {
      readonly localConcurrency: number
      readonly pollingIntervalSeconds: number
      readonly notifyPollingIntervalSeconds: number
      readonly includeMetadata: true
    },
    take: (batches: readonly { readonly data: Data; readonly retryCount: number }[]) => Promise<void>,
  ): Promise<string>
  notifyWorker(worker: string): void
  stop(how: { readonly graceful: boolean; readonly timeout?: number; readonly close?: boolean }): Promise<void>
}
