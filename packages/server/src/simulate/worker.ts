import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { poolOfOne, simulate } from '@fray/lab'
import { type SimulationAnswer, type SimulationOrder, shown } from './order.ts'

const { experiment, trials, seconds } = workerData as SimulationOrder
let seen = performance.now()

/** Lets the clock be heard between two fights now and then. */
const pause = (): Promise<void> | null => {
  if (performance.now() - seen < 50) return null
  seen = performance.now()
  return new Promise((resolve) => setImmediate(resolve))
}

async function run(): Promise<SimulationAnswer> {
  try {
    await ownRulesets()
    const signal = AbortSignal.timeout(seconds * 1000)
    return { result: shown(await simulate(experiment, { trials, workerPool: poolOfOne(pause), signal })) }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

parentPort?.postMessage(await run())
