import { type PairBatch, type PairingPlan, type PairPool, pairsHere } from '../policies/pairs.ts'
import type { Batch } from './batch.ts'
import type { Chunk } from './chunks.ts'
import type { Experiment } from './simulation.ts'
import type { Team } from './team.ts'
import { loadGame, type WorkerPool } from './worker-pool.ts'

/** What is to be played, as plain data: trials of an experiment, or pairs of a tournament. */
export type PlainTask =
  | { readonly kind: 'trials'; readonly experiment: Experiment; readonly recorded: boolean }
  | {
      readonly kind: 'pairs'
      readonly ruleset: string
      readonly encounter: unknown
      readonly stronger: string
      readonly weaker: string
      readonly seed: string
      readonly limit: number
    }

/** The result of a chunk of a task. */
export type ChunkResult = Batch | PairBatch

/** Chunks of a task. A remote worker gets the task only with its first chunks; later ones refer to it by id. */
export interface ChunkOrder {
  readonly id: string
  readonly task: PlainTask | null
  readonly chunks: readonly Chunk[]
}

/** The workers that execute such orders. */
export type ChunkTeam = Team<ChunkOrder, readonly ChunkResult[]>

/** A pairing as plain data. */
export const plainPairs = ({ mirror, stronger, weaker, seed, limit }: PairingPlan): PlainTask => ({
  ...{ kind: 'pairs', ruleset: mirror.rules.id, encounter: mirror.setup.encounter },
  ...{ stronger, weaker, seed, limit },
})

const ids = new WeakMap<object, string>()
let lastId = 0

/** An id that stays the same for the same experiment or pairing, as long as it is referenced. */
function idOf(about: object): string {
  const id = ids.get(about) ?? String(++lastId)
  ids.set(about, id)
  return id
}

/** What the id of a task ends with that also counts rules. */
const RECORDED = ' recorded'

/** A team as who plays the trials of simulations and the pairs of tournaments. */
export function poolOf(team: ChunkTeam): WorkerPool & PairPool {
  const one = async <T extends ChunkResult>(id: string, task: PlainTask, chunk: Chunk): Promise<T> =>
    (await team.do({ id, task, chunks: [chunk] }))[0] as T
  const dropAll = (id: string): void => team.drop((order) => order.id === id || order.id === `${id}${RECORDED}`)
  return {
    size: team.size,
    ahead: 2 * team.size,
    play: ({ experiment, recorded }, chunk) =>
      one<Batch>(`${idOf(experiment)}${recorded ? RECORDED : ''}`, { kind: 'trials', experiment, recorded }, chunk),
    playPairs: (plan, pairs) => one<PairBatch>(idOf(plan), plainPairs(plan), pairs),
    drop: (experiment) => dropAll(idOf(experiment)),
    dropPairs: (plan) => dropAll(idOf(plan)),
  }
}

/** The most tasks that are remembered. */
const MOST = 8

/** Data of the latest few tasks, by id. Both ends of a connection keep one and drop the same entries. */
class Recent<T> {
  private readonly entries = new Map<string, T>()

  get(id: string): T | undefined {
    return this.entries.get(id)
  }

  put(id: string, value: T): T {
    this.entries.set(id, value)
    if (this.entries.size > MOST) this.entries.delete([...this.entries.keys()][0] as string)
    return value
  }
}

/** Leaves the task out of orders to a worker that has it already. */
export function tellsTasksOnce(): <Order extends ChunkOrder>(order: Order) => Order {
  const told = new Recent<true>()
  return (order) => {
    if (told.get(order.id) === true) return { ...order, task: null }
    told.put(order.id, true)
    return order
  }
}

/** Executes orders here: `workerPool` plays trials, `now` is a clock in milliseconds for policies that need one. */
export function chunksHere(workerPool: WorkerPool, now?: () => number): (order: ChunkOrder) => Promise<ChunkResult[]> {
  const recent = new Recent<(chunk: Chunk) => Promise<ChunkResult>>()
  return async ({ id, task, chunks }) => {
    const play = recent.get(id) ?? recent.put(id, playerOf(task as PlainTask, workerPool, now))
    const results: ChunkResult[] = []
    for (const chunk of chunks) results.push(await play(chunk))
    return results
  }
}

function playerOf(
  task: PlainTask,
  workerPool: WorkerPool,
  now: (() => number) | undefined,
): (chunk: Chunk) => Promise<ChunkResult> {
  if (task.kind === 'trials') return (chunk) => workerPool.play(task, chunk)
  const { ruleset, encounter, ...rest } = task
  const pairs = pairsHere(now)
  let plan: Promise<PairingPlan> | null = null
  const read = async (): Promise<PairingPlan> => {
    const { rules, readEncounter } = await loadGame(ruleset)
    const { setup } = readEncounter(encounter)
    if (setup === null) throw new Error(`An encounter of ${ruleset} that was read once cannot be read again.`)
    return { mirror: { rules, setup }, ...rest }
  }
  return async (chunk) => {
    plan ??= read()
    return pairs.playPairs(await plan, chunk)
  }
}
