import { type Logger, pino } from 'pino'

/**
 * A log in lines of JSON. What stands in it is chosen where it is written: no address that was called, no header and no message, so
 * that no key to a seat can get into it. What of a request or an error a library would add by itself is cut down to what cannot
 * hold one.
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
