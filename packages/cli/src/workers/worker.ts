import { parentPort } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { poolOfOne, type Task } from '@fray/lab'
import { Known } from './known.ts'
import type { Answer, Order } from './orders.ts'

await ownRulesets()
const workerPool = poolOfOne()
const known = new Known<Task>()

parentPort?.on('message', async ({ id, task, chunk }: Order) => {
  if (task !== null) known.put(id, task)
  let answer: Answer
  try {
    answer = { batch: await workerPool.play(known.get(id) as Task, chunk) }
  } catch (error) {
    answer = { error: messageOf(error) }
  }
  parentPort?.postMessage(answer)
})

parentPort?.postMessage({ ready: true } satisfies Answer)
