import { parentPort, workerData } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { type DecidingMoment, HandHere, loadGame, type Prepared } from '@fray/lab'

/** What a thread that thinks is told: a moment, or what to try at the moment that it was told last. */
export type ThinkingOrder =
  | { readonly moment: DecidingMoment }
  | { readonly trials: readonly (readonly [arm: number, trial: number])[] }

/** What it says to each, in turn. */
export type ThinkingAnswer =
  | { readonly prepared: Prepared }
  | { readonly worths: readonly number[] }
  | { readonly error: string }

const hand = new HandHere()

async function answerTo(order: ThinkingOrder): Promise<ThinkingAnswer> {
  try {
    if ('moment' in order) return { prepared: await hand.prepare(order.moment) }
    return { worths: await hand.worths(order.trials) }
  } catch (error) {
    return { error: messageOf(error) }
  }
}

// The first decision is not to wait for the ruleset.
let before: Promise<unknown> = ownRulesets().then(() => loadGame(workerData as string))
parentPort?.on('message', (order: ThinkingOrder) => {
  before = before.then(async () => parentPort?.postMessage(await answerTo(order)))
})
