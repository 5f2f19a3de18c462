import { messageOf } from '@fray/kernel'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** The most different faults written to the log; all are counted. */
const WRITTEN = 100

/**
 * Reports faults of the program or of a ruleset: counts all, and logs each once, as a fault that recurs every second
 * would fill the log.
 */
export function hearFaults(metrics: Metrics, log: Pick<Logger, 'error'>): (error: unknown) => void {
  const count = metrics.counter(
    'fray_faults_total',
    'Faults of the program or of a ruleset, in requests and in timed work; each is in the log once.',
  )
  const written = new Set<string>()
  return (error) => {
    count()
    const message = messageOf(error)
    if (written.has(message) || written.size >= WRITTEN) return
    written.add(message)
    log.error(error, 'An unexpected error: everything else continues.')
  }
}
