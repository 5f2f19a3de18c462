import type {
  BroughtHere,
  BuilderOrder,
  Checked,
  GameForms,
  Hardness,
  IdeasHere,
  MadeHere,
  MakingOptions,
  MakingProgress,
  MapOptions,
  SpeltOut,
} from './builder-orders.ts'
import { forWorkers } from './own/listed.ts'

/* The builder's workers: one that reads and describes, and one for each time that fights are played, to be stopped at once. */

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (why: Error) => void
  readonly onProgress?: (progress: never) => void
}

/** A worker that takes orders. */
class Reader {
  private readonly worker = new Worker(new URL('./builder.ts', import.meta.url), { type: 'module', name: forWorkers() })
  private readonly waiting = new Map<number, Waiting>()
  private count = 0

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      const found = this.waiting.get(data.id)
      if (data.progress !== undefined) {
        found?.onProgress?.(data.progress as never)
        return
      }
      this.waiting.delete(data.id)
      if (data.problem === undefined) found?.resolve(data.value)
      else found?.reject(new Error(data.problem))
    }
    this.worker.onerror = (event) => this.fail(event.message)
  }

  order<T>(order: BuilderOrder, onProgress?: (progress: never) => void): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const id = ++this.count
    this.waiting.set(id, { resolve, reject, ...(onProgress === undefined ? {} : { onProgress }) })
    this.worker.postMessage({ id, order })
    return promise as Promise<T>
  }

  end(): void {
    this.worker.terminate()
  }

  private fail(message: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(message))
    this.waiting.clear()
  }
}

interface Answer {
  readonly id: number
  readonly value?: unknown
  readonly problem?: string
  readonly progress?: unknown
}

let reader: Reader | null = null
const ask = <T>(order: BuilderOrder): Promise<T> => {
  reader ??= new Reader()
  return reader.order<T>(order)
}

const games = new Map<string, Promise<GameForms>>()

/** A game's forms; the same each time. */
export function describeGame(ruleset: string): Promise<GameForms> {
  const known = games.get(ruleset) ?? ask<GameForms>({ do: 'describe', ruleset })
  games.set(ruleset, known)
  return known
}

/** Reads a text as it would be read to be played. */
export const checkText = (text: string, name: string): Promise<Checked> => ask({ do: 'check', text, name })

/** A file of another program as an encounter of a game. */
export const bringInHere = (text: string, name: string, ruleset: string, map: MapOptions): Promise<BroughtHere> =>
  ask({ do: 'bring-in', text, name, ruleset, map })

/** What a short text of a kind says, as fields. */
export const spellOut = (ruleset: string, kind: string, text: string): Promise<SpeltOut> =>
  ask({ do: 'spell-out', ruleset, kind, text })

/** Plays a fight many times over; `stop` ends it at once, and what was told last stands. */
export function playMany(
  text: string,
  trials: number,
  onProgress: (progress: Hardness) => void,
): { readonly result: Promise<Hardness>; readonly stop: () => void } {
  const worker = new Reader()
  const result = worker.order<Hardness>({ do: 'hardness', text, trials }, onProgress)
  void result.finally(() => worker.end()).catch(() => {})
  return { result, stop: () => worker.end() }
}

/** What fights of a game can be made from. */
export const ideasHere = (ruleset: string): Promise<IdeasHere> => ask({ do: 'ideas', ruleset })

/** Makes a fight as hard as it is wanted; `stop` ends that at once. */
export function makeFight(
  options: MakingOptions,
  onProgress: (progress: MakingProgress) => void,
): { readonly result: Promise<MadeHere>; readonly stop: () => void } {
  const worker = new Reader()
  const result = worker.order<MadeHere>({ do: 'make', options }, onProgress)
  void result.finally(() => worker.end()).catch(() => {})
  return { result, stop: () => worker.end() }
}
