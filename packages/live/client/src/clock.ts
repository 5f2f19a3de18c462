/** Time and chance, as a connection needs them; tests have their own. */
export interface Clock {
  /** Milliseconds of any clock that goes on. */
  now(): number
  /** Calls once after so many milliseconds; returns what forgets it. */
  later(milliseconds: number, call: () => void): () => void
  /** A number from 0 up to 1. */
  chance(): number
}

/** What browsers, workers and Node have alike. */
declare const setTimeout: (call: () => void, milliseconds: number) => unknown
declare const clearTimeout: (timer: unknown) => void

/** The clock of the machine. */
export const machineClock: Clock = {
  now: () => Date.now(),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds)
    return () => clearTimeout(timer)
  },
  chance: () => Math.random(),
}
