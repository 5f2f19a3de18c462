import { readEncounterText } from '@fray/files'
import { modulesFor, type OwnRuleset, ownRulesetsHere, standInFor } from '@fray/kit/own-rulesets'
import { rulesets } from '@fray/rulesets'
import { previewOf } from '@fray/seat'
import type { ReadyEncounter, ReadyEncounters } from './encounters.ts'
import type { PageFile } from './page-file.ts'

/** The operator's own rulesets for the page: their list, and the files that it loads. */
export interface OwnGames {
  /** Their games with their ready fights, as the page lists its own; empty if there are none. */
  readonly list: readonly ListedGame[]
  /** Modules, fights and board files by path. Nothing else of a ruleset is ever sent. */
  readonly files: ReadonlyMap<string, PageFile>
}

/** One of the operator's own games, as the page lists it. */
export interface ListedGame {
  readonly id: string
  readonly title: string
  /** The module that exports it, relative to the page's address; null if browsers cannot run it. */
  readonly entry: string | null
  /** Why not, in a sentence. */
  readonly problem: string | null
  readonly fights: readonly ListedFight[]
}

interface ListedFight {
  readonly file: string
  readonly title: string
  readonly line: string
  readonly sides: readonly string[]
  readonly numbers: readonly number[]
  /** Nobody has measured these for an operator's own ruleset. */
  readonly wins: null
  readonly rounds: null
}

const SCRIPT = 'text/javascript; charset=utf-8'
const YAML = 'text/plain; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Everything is below this folder of the page's address. */
const BELOW = 'own'

const fileOf = (text: string, type: string): PageFile => ({ body: Buffer.from(text), type, isLasting: false })

/** The path of a part of Fray below {@link BELOW}. */
const placeOf = (part: string): string => `fray/${part.slice('@fray/'.length)}.js`

/** The same path relative to a module of a ruleset: `games/ID/` and its own folders are above it. */
const seenFrom = (part: string, from: string): string => `${'../'.repeat(from.split('/').length + 1)}${placeOf(part)}`

/**
 * The operator's own rulesets that this process has loaded, for the page: read once, when the server starts, like the
 * page's own files. So browsers play what the server plays, and no request reads a file.
 */
export async function ownGames(ready: ReadyEncounters): Promise<OwnGames> {
  const files = new Map<string, PageFile>()
  const boards: Record<string, unknown> = {}
  const list: ListedGame[] = []
  for (const own of ownRulesetsHere()) {
    const { rules } = await (rulesets[own.id] as () => Promise<{ rules: { title: string } }>)()
    const fights: ListedFight[] = []
    for (const one of ready.list.filter(({ ruleset }) => ruleset === own.id)) {
      const text = ready.read(one.name) ?? ''
      const found = await listed(one, text)
      if (found === null) continue
      const { board, ...fight } = found
      fights.push(fight)
      boards[fight.file] = board
      files.set(`/${BELOW}/fights/${fight.file}`, fileOf(text, YAML))
    }
    list.push({ id: own.id, title: rules.title, ...(await addModules(own, files)), fights })
  }
  if (list.length > 0) files.set(`/${BELOW}/boards.json`, fileOf(JSON.stringify(boards), JSON_TYPE))
  return { list, files }
}

/** Adds the modules of a ruleset, with the replacements for the parts of Fray that they import. */
async function addModules(
  own: OwnRuleset,
  files: Map<string, PageFile>,
): Promise<Pick<ListedGame, 'entry' | 'problem'>> {
  const found = await modulesFor(own, seenFrom)
  if (typeof found === 'string') return { entry: null, problem: found }
  for (const [path, { text, type }] of found.files) files.set(`/${BELOW}/games/${own.id}/${path}`, fileOf(text, type))
  for (const part of found.parts) {
    const path = `/${BELOW}/${placeOf(part)}`
    if (!files.has(path)) files.set(path, fileOf(await standInFor(part), SCRIPT))
  }
  return { entry: `${BELOW}/games/${own.id}/${found.entry}`, problem: null }
}

/** A ready fight with its board; null if its file cannot be read as it is: anyone who plays it by name is told why. */
async function listed(
  { name, ruleset, title, line }: ReadyEncounter,
  text: string,
): Promise<(ListedFight & { readonly board: unknown }) | null> {
  const reading = await readEncounterText(text, name)
  if ('problems' in reading) return null
  const { sides, numbers, board } = previewOf(reading.game, reading.setup)
  const file = `${ruleset}/${name.split('/').at(-1)}.yaml`
  return { file, title, line, sides, numbers, wins: null, rounds: null, board }
}
