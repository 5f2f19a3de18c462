/** A batch as the queue stores it. */
export interface QueuedBatch {
  readonly data: object
  readonly state: string
  /** How often it was started again. */
  readonly retryCount: number
}

/**
 * The part of the batch queue that is used, declared here in full, so that importing it does not need the
 * declarations of the library behind it.
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
  /** Takes batches as they come; resolves with the taker's id, for {@link notifyWorker}. */
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
