import { parentPort } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'

/** A thread's reply to an order. */
export type Answered<Answer> = { readonly answer: Answer } | { readonly error: string }

/** In a thread: says that it is ready, and answers orders one after the other. */
export function answerEach<Order, Answer>(answer: (order: Order) => Promise<Answer>): void {
  const answered = async (order: Order): Promise<Answered<Answer>> => {
    try {
      return { answer: await answer(order) }
    } catch (error) {
      return { error: messageOf(error) }
    }
  }
  let before: Promise<unknown> = Promise.resolve()
  parentPort?.on('message', (order: Order) => {
    before = before.then(async () => parentPort?.postMessage(await answered(order)))
  })
  parentPort?.postMessage({ answer: null } satisfies Answered<null>)
}
