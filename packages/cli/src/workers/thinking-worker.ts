import { workerData } from 'node:worker_threads'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { type DecisionPoint, HandHere, loadGame } from '@fray/lab'
import { answerEach } from '@fray/server/threads'

/** What a thread that thinks is told: a moment, or what to try at the moment that it was told last. */
export type ThinkingOrder =
  | { readonly moment: DecisionPoint }
  | { readonly trials: readonly (readonly [arm: number, trial: number])[] }

const hand = new HandHere()
// The first decision is not to wait for the ruleset.
await ownRulesets()
await loadGame(workerData as string)

answerEach(async (order: ThinkingOrder) =>
  'moment' in order ? await hand.prepare(order.moment) : await hand.worths(order.trials),
)
