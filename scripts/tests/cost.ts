/** Writes down what each file of tests costs: processor seconds of the process that runs it and of all that it has started. */
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Processor seconds. */
    cost?: number
  }
}

/** Clock ticks of a second in Linux' accounts of processes. */
const TICKS = 100

/** Processor seconds that a process and its children have used so far; 0 where the system keeps no such accounts. */
function secondsOf(pid: number | 'self', isOwn: boolean): number {
  try {
    const [user, system, childrenUser, childrenSystem] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .slice(11, 15)
      .map(Number) as [number, number, number, number]
    // A process that has been handed on by a parent that is gone is nobody's child any more: it goes uncounted.
    const living = childrenOf(pid).reduce((sum, child) => sum + secondsOf(child, true), 0)
    return (childrenUser + childrenSystem + (isOwn ? user + system : 0)) / TICKS + living
  } catch {
    return 0
  }
}

const childrenOf = (pid: number | 'self'): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    (readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').match(/\d+/g) ?? []).map(Number),
  )

const now = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6 + secondsOf('self', false)
}

const before = now()
// biome-ignore lint/correctness/noEmptyPattern: Vitest wants to read there what is asked for.
afterAll(({}, file) => {
  file.meta.cost = now() - before
})
