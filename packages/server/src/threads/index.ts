/**
 * Threads that play what the lab asks for, and threads that answer anything else in turn.
 * @module
 */

export { answerEach } from './answering.ts'
export { AskedThread } from './asked-thread.ts'
export { otherThreads, type ThreadHands, type ThreadPool, threadHands, threadPool, threadsHere } from './pool.ts'
