import { type Batch, type Chunk, type Looker, type PlayedFight, poolOfOne, type Task, type WorkerPool } from '@fray/lab'
import { LabWorker } from './asking.ts'
import { breath } from './breathing.ts'

/** At most so many workers, this one among them. */
const MOST = 4

const helpers: LabWorker[] = []
const experiments = new WeakMap<object, number>()
let experimentCount = 0

/** The other workers, started when they are wanted for the first time: each is this very script. */
function helpersHere(): readonly LabWorker[] {
  const wanted = Math.min(MOST, navigator.hardwareConcurrency || 1) - 1
  while (helpers.length < wanted) {
    helpers.push(new LabWorker(new Worker(self.location.href, { type: 'module', name: self.name })))
  }
  return helpers
}

type Plays = (task: Task, chunk: Chunk) => Promise<Batch>

/** Fights that are over before another worker has started. */
const TOO_FEW = 64

/** All who can play trials: this worker, which listens in between, and others where there are many to be played. */
export function poolHere(trials: number): WorkerPool {
  const own = poolOfOne(breath)
  const players: Plays[] = [(task, chunk) => own.play(task, chunk)]
  if (trials >= TOO_FEW) for (const helper of helpersHere()) players.push(playsThere(helper))
  const free = [...players]
  const waiting: (() => void)[] = []
  return {
    size: players.length,
    async play(task, chunk) {
      if (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
      const player = free.shift() as Plays
      try {
        return await player(task, chunk)
      } finally {
        free.push(player)
        waiting.shift()?.()
      }
    },
  }
}

/** One that plays in another worker, which is told each experiment once. */
function playsThere(helper: LabWorker): Plays {
  const known = new Set<number>()
  return (task, chunk) => {
    let number = experiments.get(task.experiment)
    if (number === undefined) {
      number = ++experimentCount
      experiments.set(task.experiment, number)
    }
    const isKnown = known.has(number)
    known.add(number)
    return helper.ask({ do: 'chunk', number, task: isKnown ? null : task, chunk }).done
  }
}

/** All who can look at the commands of a fight: others, and this worker where it is alone. */
export function lookersThere(fight: PlayedFight): readonly Looker[] {
  return helpersHere().map((helper): Looker => {
    let isTold = false
    const ask = (job: Parameters<Looker['standing']>[0]) => {
      const told = isTold ? null : fight
      isTold = true
      return helper.ask({ do: 'look-at', fight: told, job }).done
    }
    return {
      standing: (job) => ask(job) as ReturnType<Looker['standing']>,
      point: (job) => ask(job) as ReturnType<Looker['point']>,
    }
  })
}
