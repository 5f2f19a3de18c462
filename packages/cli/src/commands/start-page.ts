import { networkInterfaces } from 'node:os'
import { ownRulesetsHere } from '@fray/kit/own-rulesets'
import type { RunningServer } from '@fray/server'
import { selfName } from '../io/self.ts'
import { ended } from '../io/signals.ts'
import { badInput, Stop } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { type Opener, openPage } from '../serve/browser.ts'
import { readServeOptions, type ServeOptions } from '../serve/options.ts'
import { buildPage } from '../serve/page.ts'
import { runServer } from '../serve/run.ts'

/** Milliseconds in which a server that runs already answers. */
const PATIENCE = 1000

/** An address of this machine in its local network; null where it is in none. */
const networkAddress = (interfaces = networkInterfaces()): string | null =>
  Object.values(interfaces)
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null

/** How the page is served: with `host` to the local network, at that address of this machine where one is given. */
export interface PageOptions {
  readonly host?: string | boolean
}

/** Where the page is served. Throws a {@link Stop} where this machine is in no network. */
function hostOf({ host }: PageOptions): string {
  if (host === undefined || host === false) return '127.0.0.1'
  const found = typeof host === 'string' ? host : networkAddress()
  if (found !== null) return found
  throw badInput(
    '--host: this machine is not in a network. Connect it, or give its address, as in --host 192.168.1.20.',
  )
}

/**
 * Starts a server for this machine alone and opens its page, until it is ended; one that runs already is opened in its place. False
 * where there is no page to be had, with why not on standard error.
 */
export async function startPage(
  terminal: Terminal,
  opener: Opener | null,
  options: PageOptions = {},
): Promise<boolean> {
  const host = hostOf(options)
  const settings = readServeOptions({ host, log: 'error', whoStarts: 'anybody' }, {})
  const usual = `http://${host}:${settings.port}/`
  const running = await frayAt(usual)
  if (running !== null) {
    const missing = ownRulesetsHere().filter(({ id }) => !running.includes(listedAs(id)))
    if (missing.length > 0) {
      const names = missing.map(({ id }) => `"${id}"`).join(', ')
      terminal.complain(
        `A Fray server is already running at ${usual}, without the ruleset ${names}: end it, and start again here.`,
      )
      return false
    }
    show(terminal, usual, opener)
    return true
  }
  if (!(await buildPage(terminal))) return false
  const server = await startSomewhere(terminal, settings)
  if (server === null) return false
  try {
    show(terminal, server.base, opener)
    if (host !== '127.0.0.1')
      terminal.tell(
        'Everyone in your network can open this address, on a phone too, and start tables here. The connection is not encrypted: use it at home, not in a café.',
      )
    server.onlyAtTables.forEach((message) => terminal.complain(message))
    terminal.say(`Ctrl-C ends it; fights stay saved. ${selfName()} start --terminal plays in the terminal.`)
    await ended()
    return true
  } finally {
    await server.close()
  }
}

function show(terminal: Terminal, address: string, opener: Opener | null): void {
  terminal.say(`Fray is at ${address}`)
  if (opener !== null) openPage(opener, address)
}

/** At the usual port, else at any that is free. */
async function startSomewhere(terminal: Terminal, settings: ServeOptions): Promise<RunningServer | null> {
  try {
    return await runServer(settings).catch((error: unknown) => {
      if (error instanceof Stop && /^Port /.test(error.message)) return runServer({ ...settings, port: 0 })
      throw error
    })
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    terminal.complain(error.message)
    return null
  }
}

/** The page of a server of Fray that runs at the address; null where there is none. */
async function frayAt(address: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) })
    const page = await answer.text()
    return page.includes('name="fray-server"') ? page : null
  } catch {
    return null
  }
}

/** How a page names a ruleset of its operator's own in itself. */
const listedAs = (id: string): string => `&quot;id&quot;:&quot;${id}&quot;`
