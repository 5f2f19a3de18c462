import type { StopSignal } from './stop-signal.ts'

/** Pieces of work that run concurrently, with their results taken in the order of the pieces. */
export interface InOrder<Piece, Result> {
  readonly pieces: Iterator<Piece, void>
  /** How many pieces may be in progress. */
  readonly ahead: () => number
  /** How many results may wait for an earlier one; no limit by default. */
  readonly early?: () => number
  play(piece: Piece): Promise<Result>
  /** Takes the next result; returns true if that is enough. */
  take(result: Result, piece: Piece): boolean | Promise<boolean>
  readonly signal?: StopSignal | undefined
}

interface Out<Piece, Result> {
  readonly piece: Piece
  came: { readonly result: Result } | null
}

/**
 * Starts the pieces and takes their results in order, whatever order they finish in, until `all` are done, `take`
 * says `enough`, or the signal has `stopped` it. Rejects as soon as one piece fails.
 */
export function inOrder<Piece, Result>(work: InOrder<Piece, Result>): Promise<'all' | 'enough' | 'stopped'> {
  const { pieces, ahead, early = () => Number.POSITIVE_INFINITY, signal } = work
  const out: Out<Piece, Result>[] = []
  let isLast = false
  let isOver = false
  let isTaking = false
  let underWay = 0
  return new Promise((resolve, reject) => {
    const over = (settle: () => void): void => {
      if (isOver) return
      isOver = true
      signal?.removeEventListener('abort', stop)
      settle()
    }
    const stop = (): void => over(() => resolve('stopped'))
    const fail = (error: unknown): void => over(() => reject(error))
    const handOut = (): void => {
      while (!isOver && !isLast && underWay < ahead() && out.length - underWay < early()) {
        const { value: piece, done } = pieces.next()
        if (done === true) {
          isLast = true
          break
        }
        const one: Out<Piece, Result> = { piece, came: null }
        out.push(one)
        underWay++
        work.play(piece).then((result) => {
          underWay--
          one.came = { result }
          take().catch(fail)
        }, fail)
      }
      if (isLast && out.length === 0) over(() => resolve('all'))
    }
    const take = async (): Promise<void> => {
      if (isTaking) return
      isTaking = true
      for (let first = out[0]; !isOver && first?.came != null; first = out[0]) {
        out.shift()
        const taken = work.take(first.came.result, first.piece)
        if (typeof taken === 'boolean' ? taken : await taken) over(() => resolve('enough'))
      }
      isTaking = false
      handOut()
    }
    if (signal?.aborted === true) return stop()
    signal?.addEventListener('abort', stop)
    handOut()
  })
}
