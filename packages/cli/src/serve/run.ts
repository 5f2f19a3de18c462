import { StoreError } from '@fray/live/host'
import { makeLog, openStorage, type RunningServer, StoreProblem, startServer } from '@fray/server'
import { PAGE } from '../io/home.ts'
import { version } from '../io/made.ts'
import { badInput } from '../io/stop.ts'
import { adminOf } from './admin.ts'
import { readyOnes } from './encounters.ts'
import type { ServeOptions } from './options.ts'

/** Starts a server. Throws a {@link Stop} where the port or the data folder cannot be had. */
export async function runServer(options: ServeOptions): Promise<RunningServer> {
  const { port, host } = options
  try {
    const kept = await openStorage({ ...options, readOnly: false })
    const admin = await adminOf(options, kept).catch(async (error: unknown) => {
      await kept.close()
      throw error
    })
    const fixed = {
      page: options.page ?? PAGE,
      ready: readyOnes(),
      version: version(),
    }
    return await startServer({ ...options, ...fixed, log: makeLog(options.logLevel, 2), admin }, kept)
  } catch (error) {
    if (error instanceof StoreProblem || error instanceof StoreError) throw badInput(error.message)
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE')
      throw badInput(`Port ${port} of ${host} is taken by another program: end that one, or give another with --port.`)
    if (code === 'EACCES') throw badInput(`Port ${port} may not be used by this user: give one above 1023 with --port.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw badInput(`${host} is not an address of this machine: give one with --host.`)
    throw error
  }
}

/**
 * Ends the process in a while, where anything still holds it that was closed: a line to a database that stands still, say. It ends by
 * itself before that, mostly.
 */
export const endSoon = (milliseconds = 1000): void => void setTimeout(() => process.exit(), milliseconds).unref()
