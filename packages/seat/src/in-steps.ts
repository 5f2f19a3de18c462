/** How what takes long is done while others wait. */
export interface Patience {
  /** Gives up where it says `aborted`: an `AbortSignal` does. */
  readonly signal?: { readonly aborted: boolean }
  /** Asked between two steps, each of some milliseconds, so that a host can do other things in between; null goes on at once. */
  readonly pause?: () => Promise<void> | null
}

/** Chances were no longer wanted. */
export class ChancesStopped extends Error {
  override name = 'ChancesStopped'
}

/** Takes all steps, with a pause wherever the host wants one; gives up where it is no longer wanted. */
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
    ;(steps as Iterator<unknown>).return?.()
  }
}
