import { ownRulesets } from '@fray/kit/own-rulesets'
import { type ChunkOrder, type ChunkResult, chunksHere, poolOfOne } from '@fray/lab'
import type { WorkAnswer } from '../work/order.ts'
import { pack } from '../work/packing.ts'
import { answerEach } from './answering.ts'

/** An order whose results are packed here, to be sent on unchanged. */
export interface PackedOrder extends ChunkOrder {
  readonly isPacked: true
}

await ownRulesets()
const play = chunksHere(poolOfOne(), () => performance.now())

answerEach(async (order: ChunkOrder | PackedOrder): Promise<readonly ChunkResult[] | WorkAnswer> => {
  const started = performance.now()
  const results = await play(order)
  if (!('isPacked' in order)) return results
  return { packed: pack(results), seconds: (performance.now() - started) / 1000 }
})
