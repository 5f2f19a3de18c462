import { messageOf } from '@fray/kernel'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'

/** So many different faults are written to the log; all are counted. */
const WRITTEN = 100

/** Hears of faults of the program or of a ruleset: counts all, and writes each into the log once, for what goes wrong once a second would fill it. */
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
