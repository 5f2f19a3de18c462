import { parentPort } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { poolOfOne, type Task } from '@fray/lab'
import type { Answer, Order } from './orders.ts'
import { RecentTasks } from './recent-tasks.ts'

await ownRulesets()
const workerPool = poolOfOne()
const recent = new RecentTasks<Task>()

parentPort?.on('message', async ({ id, task, chunk }: Order) => {
  if (task !== null) recent.put(id, task)
  let answer: Answer
  try {
    answer = { batch: await workerPool.play(recent.get(id) as Task, chunk) }
  } catch (error) {
    answer = { error: messageOf(error) }
  }
  parentPort?.postMessage(answer)
})

parentPort?.postMessage({ ready: true } satisfies Answer)
