/** How to run long calculations while others wait. */
export interface Patience {
  /** Stops when `aborted` is true: an `AbortSignal` works. */
  readonly signal?: { readonly aborted: boolean }
  /** Called between two steps of some milliseconds each, so that a host can do other work; null continues at once. */
  readonly pause?: () => Promise<void> | null
}

/** The chances were no longer wanted. */
export class ChancesStopped extends Error {
  override name = 'ChancesStopped'
}

/** Runs all steps, pausing whenever the host wants; stops if the result is no longer wanted. */
export async function inSteps<T>(steps: Generator<void, T>, { signal, pause }: Patience): Promise<T> {
  try {
    for (;;) {
      if (signal?.aborted === true) throw new ChancesStopped()
      const { done, value } = steps.next()
      if (done === true) return value
      const pausing = pause?.() ?? null
      if (pausing !== null) await pausing
    }
  } finally {
    // What is given up in the middle leaves its scene as it was.
    steps.return(undefined as never)
  }
}
