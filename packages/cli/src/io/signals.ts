import { EXIT } from './stop.ts'

/** Does work that ends with what it has when somebody presses Ctrl-C. Pressed again, that ends the process. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const stopping = new AbortController()
  const stop = (): void => {
    if (stopping.signal.aborted) process.exit(EXIT.interrupted)
    stopping.abort()
  }
  process.on('SIGINT', stop)
  try {
    return await work(stopping.signal)
  } finally {
    process.off('SIGINT', stop)
  }
}

let end: Promise<void> | null = null

/** Waits for somebody to end the process. Everybody who asks waits for the same end. */
export function ended(): Promise<void> {
  end ??= new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  })
  return end
}
