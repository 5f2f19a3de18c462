/** Time and randomness, as a connection needs them; tests bring their own. */
export interface Clock {
  /** Milliseconds of any clock that never goes back. */
  now(): number
  /** Calls once after that many milliseconds; returns a function that cancels it. */
  later(milliseconds: number, call: () => void): () => void
  /** A random number from 0 up to, but not including, 1. */
  chance(): number
}

/** What browsers, workers and Node have alike. */
const world = globalThis as unknown as {
  setTimeout(call: () => void, milliseconds: number): unknown
  clearTimeout(timer: unknown): void
}

/** The machine's clock. */
export const machineClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => Math.random(),
}
