import { parentPort } from 'node:worker_threads'
import { messageOf } from '@fray/kernel'
import { ownRulesets } from '@fray/kit/own-rulesets'
import { loadGame, type PairingPlan, pairsHere, poolOfOne } from '@fray/lab'
import { type ChunkResult, pack, type WorkAnswer, type WorkOrder, type WorkTask } from '@fray/server/work'

/** What a thread that plays batches says to each. */
export interface BatchSaid {
  readonly answer: WorkAnswer
}

/** Plays one of the lab's chunks of a task. */
type Plays = (chunk: WorkOrder['chunks'][number]) => Promise<ChunkResult>

/** Tasks for which everything is kept ready. */
const KEPT = 4

await ownRulesets()
const workerPool = poolOfOne()
const ready = new Map<string, Plays>()

async function playerOf(task: WorkTask): Promise<Plays> {
  if (task.kind === 'trials') {
    const { experiment, recorded } = task
    const same = { experiment, recorded }
    return (chunk) => workerPool.play(same, chunk)
  }
  const { ruleset, encounter, stronger, weaker, seed, limit } = task
  const { rules, readEncounter } = await loadGame(ruleset)
  const { setup } = readEncounter(encounter)
  if (setup === null) throw new Error(`An encounter of ${ruleset} that was read once cannot be read again.`)
  const pairs = pairsHere(() => performance.now())
  const plan: PairingPlan = { mirror: { rules, setup }, stronger, weaker, seed, limit }
  return (chunk) => pairs.playPairs(plan, chunk)
}

async function answerTo({ id, body, chunks }: WorkOrder): Promise<WorkAnswer> {
  const started = performance.now()
  try {
    const plays = ready.get(id) ?? (await playerOf(JSON.parse(body) as WorkTask))
    ready.set(id, plays)
    if (ready.size > KEPT) ready.delete([...ready.keys()][0] as string)
    const results: ChunkResult[] = []
    for (const chunk of chunks) results.push(await plays(chunk))
    return { packed: pack(results), seconds: (performance.now() - started) / 1000 }
  } catch (error) {
    return { problem: messageOf(error) }
  }
}

parentPort?.on('message', async (order: WorkOrder) =>
  parentPort?.postMessage({ answer: await answerTo(order) } satisfies BatchSaid),
)
