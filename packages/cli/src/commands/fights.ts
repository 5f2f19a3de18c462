import { join } from 'node:path'
import { messageOf } from '@fray/kernel'
import { type FightServer, isCampaign, StoreError } from '@fray/live/host'
import { StoreProblem, USUAL_LIMITS, withFights } from '@fray/server'
import { makeFolder } from '@fray/server/folders'
import { cannotWrite } from '../io/file-errors.ts'
import { version } from '../io/made.ts'
import { badInput } from '../io/stop.ts'
import type { Terminal } from '../io/terminal.ts'
import { readTextFile } from '../io/text-files.ts'
import { writeNewFile } from '../io/writing.ts'
import { type WhereOptions, whereOf } from '../serve/where.ts'

/** Does something with the fights that a server keeps. Throws a {@link Stop} where they cannot be had. */
async function inStorage<T>(
  options: WhereOptions,
  readOnly: boolean,
  work: (fightServer: FightServer) => Promise<T>,
): Promise<T> {
  try {
    return await withFights({ ...whereOf(options), readOnly, limits: USUAL_LIMITS, version: version() }, work)
  } catch (error) {
    // What comes up later than at the beginning is the store's: its disk is full, or the database has gone.
    throw error instanceof StoreProblem || error instanceof StoreError ? badInput(error.message) : error
  }
}

const unknownFight = (fight: string) => badInput(`There is no fight "${fight}": "fray fights list" shows all fights.`)

/** `fray fights list`. */
export async function listFights(
  terminal: Terminal,
  options: WhereOptions & { readonly json?: boolean },
): Promise<void> {
  const fights = await inStorage(options, true, async (fightServer) => [
    ...(await fightServer.list()),
    ...(await fightServer.campaigns()).map((one) => ({ ...one, ruleset: 'campaign' })),
  ])
  if (options.json === true) return terminal.say(JSON.stringify(fights, null, 2))
  for (const { fight, changed, ruleset, over, title } of fights) {
    const day = new Date(changed).toISOString().slice(0, 16).replace('T', ' ')
    terminal.say(`${fight}  ${day}  ${over ? 'over     ' : 'under way'}  ${ruleset}: ${title}`)
  }
  if (fights.length === 0) terminal.say('There are no fights.')
}

/** `fray fights export`: one fight into a file, or all into a folder. */
export async function exportFights(
  terminal: Terminal,
  fight: string | undefined,
  file: string | undefined,
  options: WhereOptions & { readonly all?: string },
): Promise<void> {
  const { all } = options
  if ((fight === undefined) === (all === undefined)) throw badInput('Say which fight, or --all FOLDER for all of them.')
  await inStorage(options, true, async (fightServer) => {
    const everything = [...(await fightServer.list()), ...(await fightServer.campaigns())]
    const wanted = fight === undefined ? everything.map((one) => one.fight) : [fight]
    if (all !== undefined) folderFor(all)
    for (const id of wanted) {
      const journal = isCampaign(id) ? await fightServer.campaignFile(id) : await fightServer.journal(id, true)
      if (journal === null) throw unknownFight(id)
      const path = all === undefined ? (file ?? nameOf(id)) : join(all, nameOf(id))
      writeNewFile(path, journal.replace(/\n$/, ''))
      terminal.say(`${path}: the ${isCampaign(id) ? 'campaign' : 'fight'} ${id}`)
    }
  })
}

const nameOf = (fight: string): string => `${fight}.${isCampaign(fight) ? 'campaign' : 'journal'}.jsonl`

function folderFor(path: string): void {
  try {
    makeFolder(path)
  } catch (error) {
    throw cannotWrite(path, error, 'Name another folder.')
  }
}

/** `fray fights import`: journals become fights of the server. */
export async function importFights(
  terminal: Terminal,
  journals: readonly string[],
  options: WhereOptions,
): Promise<void> {
  const texts = journals.map((path) => [path, readTextFile(path)] as const)
  await inStorage(options, false, async (fightServer) => {
    for (const [path, text] of texts) {
      if (text.startsWith('{"fray":"campaign"')) {
        const { campaign, keys } = await fightServer.importCampaign(text).catch((error: unknown) => {
          throw badInput(`${path}: ${messageOf(error)}`)
        })
        terminal.say(`${path} is now the campaign ${campaign}. Its referee's link ends with #/join/${keys.referee}`)
        continue
      }
      const { fight } = await fightServer.importFight(text).catch((error: unknown) => {
        throw badInput(`${path}: ${messageOf(error)}`)
      })
      terminal.say(`${path} is now the fight ${fight}; "fray serve --links ${fight}" makes the links to its seats.`)
    }
  })
}

/** `fray fights delete`. */
export async function deleteFights(terminal: Terminal, ids: readonly string[], options: WhereOptions): Promise<void> {
  await inStorage(options, false, async (fightServer) => {
    const everything = [...(await fightServer.list()), ...(await fightServer.campaigns())]
    const known = new Set(everything.map(({ fight }) => fight))
    for (const id of ids) if (!known.has(id)) throw unknownFight(id)
    for (const id of ids) {
      await fightServer.delete(id)
      terminal.say(`The ${isCampaign(id) ? 'campaign' : 'fight'} ${id} is deleted.`)
    }
  })
}
