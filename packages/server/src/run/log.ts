import { type Logger, pino } from 'pino'

/**
 * A log in lines of JSON. What stands in it is chosen where it is written: no address that was called, no header and no message, so
 * that no key to a seat can get into it. What of a request or an error a library would add by itself is cut down to what cannot
 * hold one.
 * @example
 * ```ts
 * import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { makeLog } from '@fray/server'
 *
 * const folder = mkdtempSync(join(tmpdir(), 'fray-'))
 * const log = makeLog('info', join(folder, 'log'))
 * log.debug('Too little to be kept.')
 * log.info('A fight has begun.')
 * const { time, ...line } = JSON.parse(readFileSync(join(folder, 'log'), 'utf8'))
 * console.log(line, Date.parse(time) > 0) // { level: 'info', msg: 'A fight has begun.' } true
 * rmSync(folder, { recursive: true })
 * ```
 */
export const makeLog = (level: string, file: number | string = 1): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        req: ({ method }: { method?: string }) => ({ method }),
        res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
        err: ({ name, stack }: Error) => ({ name, stack: stack?.split('\n').slice(1, 12) }),
      },
    },
    pino.destination({ dest: file, sync: true }),
  )
