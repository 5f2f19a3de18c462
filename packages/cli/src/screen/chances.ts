import { type ChanceOptions, type Chances, ChancesStopped } from '@fray/seat'
import type { Sitting } from './sitting.ts'

/** How long a person waits for a list, in milliseconds, before it comes without the chances that are missing. */
export const WITHIN = 250
/** The same for the ear, which is told nothing later on. */
export const WITHIN_PLAIN = 2000

/** Chances beside lists are cheap ones; `chances KEY` works them out better. */
const chanceOptions = { branches: 150, samples: 30, worlds: 2 } as const

/** Whether somebody sits at the screen and waits; through a pipe everything is worked out, so that it is the same each time. */
export const isHurried = ({ terminal }: Sitting): boolean => terminal.interactive

/** How the chances of one thing are worked out; throws `ChancesStopped` where they are given up. */
type Working<K> = (key: K, options: ChanceOptions) => Promise<Chances | null>

/** Chances of acts or answers, worked out one after the other while nobody has typed. */
export class ChanceList<K> {
  readonly known = new Map<K, Chances | null>()
  private readonly keys: readonly K[]
  private readonly chancesOf: Working<K>
  private stopped = false

  constructor(keys: readonly K[], chancesOf: Working<K>) {
    this.keys = keys
    this.chancesOf = chancesOf
  }

  /** Gives up what is not known yet. */
  stop(): void {
    this.stopped = true
  }

  /** Works on until all is known, nobody wants it any more, or so many milliseconds have passed. Says whether all is known. */
  async work(milliseconds = Number.POSITIVE_INFINITY): Promise<boolean> {
    const began = performance.now()
    const list = this
    const signal = {
      get aborted() {
        return list.stopped || performance.now() - began > milliseconds
      },
    }
    for (const key of this.keys) {
      if (this.known.has(key)) continue
      if (signal.aborted) return false
      try {
        this.known.set(key, await this.chancesOf(key, { ...chanceOptions, signal, pause }))
      } catch (error) {
        if (error instanceof ChancesStopped) return false
        throw error
      }
    }
    return true
  }
}

/** Lets what is typed meanwhile come in. */
const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
