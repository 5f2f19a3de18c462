/**
 * Threads that play what the lab asks for, and threads that answer anything else in turn.
 * @module
 */

export { answerEach } from './answering.ts'
export { AskedThread } from './asked-thread.ts'
export { type OrderThreads, orderThreads, otherThreads, type ThreadPool, threadPool, threadsHere } from './pool.ts'
