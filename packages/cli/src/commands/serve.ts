import { writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { StoreError } from '@fray/live/host'
import { linksBy } from '@fray/live/protocol'
import type { RunningServer } from '@fray/server'
import { makeFolder, openToOthers } from '@fray/server/folders'
import { systemReason } from '../io/file-errors.ts'
import { PAGE } from '../io/home.ts'
import { version } from '../io/made.ts'
import { ended } from '../io/signals.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { exists } from '../io/text-files.ts'
import { readEncounter } from '../serve/encounters.ts'
import { readServeOptions, type ServeFlags, type ServeOptions } from '../serve/options.ts'
import { buildPage } from '../serve/page.ts'
import { endSoon, runServer } from '../serve/run.ts'

/** `fray serve [ENCOUNTER]`: runs tables for people on many machines until it is ended. */
export async function serve(terminal: Terminal, encounter: string | undefined, options: ServeFlags): Promise<void> {
  const settings = readServeOptions(options, process.env)
  // Listened for from the beginning: who ends it while it starts has it ended gently, too.
  const end = ended()
  // The one who sits here can wait for it; elsewhere it is built beforehand, with npm run page.
  if (terminal.interactive && settings.page === null) await buildPage(terminal)
  const server = await runServer(settings)
  try {
    await showStart(terminal, server, settings, encounter, options.links)
    const outdated = await Promise.race([end, server.outdated])
    terminal.say('Ending: everyone is notified, and what was acknowledged is saved.')
    if (outdated !== undefined) throw badInput(outdated)
  } catch (error) {
    throw error instanceof StoreError ? badInput(error.message) : error
  } finally {
    await server.close()
    endSoon()
  }
}

/** Says where the server is, and shows the links of the fight that it was started with. */
async function showStart(
  terminal: Terminal,
  server: RunningServer,
  settings: ServeOptions,
  encounter: string | undefined,
  again: string | undefined,
): Promise<void> {
  terminal.say(`Fray ${version()} serves ${server.base}`)
  terminal.say(`Its fights are stored in ${server.place}`)
  const open = exists(settings.data) ? openToOthers(settings.data) : null
  if (open !== null) terminal.complain(open)
  if (!exists(join(settings.page ?? PAGE, 'index.html')))
    terminal.complain('Its page is not built, so browsers find none: run "npm run page" and start the server again.')
  server.onlyAtTables.forEach((message) => terminal.complain(message))
  if (isIP(settings.host) > 0 && !/^(127\.|::1$)/.test(settings.host) && settings.base === null)
    terminal.say(
      'Others can reach it without encryption: put a proxy with TLS in front of it (docs/how-to/run-a-server.md).',
    )
  const secrets: string[] = []
  if (server.admin !== null) secrets.push(`To start fights:  ${server.base}#/begin/${server.admin}`)
  if (encounter !== undefined) secrets.push(...(await startFight(terminal, server, encounter)))
  if (again !== undefined) secrets.push(...(await newLinks(server, again)))
  if (secrets.length > 0) showSecrets(terminal, settings, secrets)
  if (terminal.interactive) terminal.say('Ctrl-C ends it.')
}

async function startFight(
  terminal: Terminal,
  { base, fightServer, pictures }: RunningServer,
  given: string,
): Promise<string[]> {
  const { encounter, picture, problem } = await readEncounter(given)
  if (problem !== null) terminal.complain(problem)
  if (picture !== null) await pictures.keep(picture.mark, picture.bytes)
  const started = await fightServer.start({ encounter, keys: true })
  if ('problems' in started) throw badInput(started.problems.map(({ message }) => message).join('\n'))
  return linkLines(started.fight, linksBy(base, started.keys))
}

async function newLinks({ fightServer, links }: RunningServer, fight: string): Promise<string[]> {
  const known = await fightServer.list()
  if (!known.some((one) => one.fight === fight))
    throw badInput(`There is no fight "${fight}": "fray fights list" shows all fights.`)
  return linkLines(fight, await links(fight))
}

function linkLines(fight: string, links: Readonly<Record<string, string>>): string[] {
  const width = Math.max(...Object.keys(links).map((seat) => seat.length)) + 1
  return [
    `The fight ${fight}:`,
    ...Object.entries(links).map(([seat, link]) => `  ${`${seat}:`.padEnd(width)} ${link}`),
  ]
}

/** On a screen links are shown; where the output goes into a log, into a file that is this user's alone. */
function showSecrets(terminal: Terminal, { data }: ServeOptions, lines: readonly string[]): void {
  if (terminal.interactive) {
    lines.forEach((line) => terminal.say(line))
    terminal.say('Each link is a secret: anyone who has it can take the seat.')
    return
  }
  const file = join(data, 'links.txt')
  try {
    makeFolder(data, 0o700)
    writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  } catch (error) {
    throw badInput(`${file}: it cannot be written: ${systemReason(error)}.`)
  }
  terminal.say(`The links are in ${file}, which only this user can read.`)
}
