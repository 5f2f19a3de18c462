import { type Logger, pino } from 'pino'

/**
 * A log in lines of JSON. Its fields are chosen where they are written: no called address, no header and no message,
 * so that no key to a seat gets into it. What a library would add of a request or an error is reduced to what cannot
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
