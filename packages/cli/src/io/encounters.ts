import { basename, dirname, join } from 'node:path'
import { formatProblem, readEncounterText } from '@fray/files'
import { choiceText, type Game, type Setup } from '@fray/kernel'
import { ownRulesetsHere } from '@fray/kit/own-rulesets'
import { parse } from 'yaml'
import { packsAsked, shelfFor } from '../packs/places.ts'
import { rulesetIds, unknown } from './games.ts'
import { ENCOUNTERS } from './home.ts'
import { badInput } from './stop.ts'
import { exists, filesBelow, isFolder, readTextFile } from './text-files.ts'

/** An encounter that comes with Fray. */
export interface ReadyEncounter {
  /** The short name, as in `fray play duel`. */
  readonly name: string
  /** What to type for it: the name, with the ruleset in front where several have one: `shock/plain`. */
  readonly typed: string
  readonly path: string
  readonly ruleset: string
  readonly title: string
  /** What it is, in one line. */
  readonly line: string
  /** Whether it is there to be measured by, in benchmarks and tournaments, and not offered to play. */
  readonly measures: boolean
  /** How often the first side wins where computers play both, in percent, and how many rounds a fight takes; null where nobody said. */
  readonly wins: number | null
  readonly rounds: number | null
  /** What is said before the first decision of a fight that teaches the game. */
  readonly teaches: readonly string[]
}

interface IndexEntry {
  readonly file: string
  readonly title: string
  readonly line: string
  readonly measures?: boolean
  readonly wins?: number
  readonly rounds?: number
  readonly teaches?: readonly string[]
}

/** The encounters in the folder `encounters` of each ruleset of one's own; what a file says of itself is its title and its line. */
function ownEncounters(): ReadyEncounter[] {
  return ownRulesetsHere().flatMap(({ id, folder }) => {
    const below = join(folder, 'encounters')
    if (!isFolder(below)) return []
    return filesBelow(below, ['.yaml', '.yml', '.json']).flatMap((path): ReadyEncounter[] => {
      const said = plainOf(path)
      if (said?.ruleset !== id) return []
      const name = nameOf(path)
      const title = typeof said.title === 'string' ? said.title : name
      const line = typeof said.about === 'string' ? said.about : ''
      const unsaid = { wins: null, rounds: null, teaches: [] }
      return [{ name, typed: name, path, ruleset: id, title, line, measures: name === 'mirror', ...unsaid }]
    })
  })
}

/** What a file of YAML or JSON says, null where it cannot be read: the one who plays it is told why. */
function plainOf(path: string): Readonly<Record<string, unknown>> | null {
  try {
    return parse(readTextFile(path)) as Readonly<Record<string, unknown>> | null
  } catch {
    return null
  }
}

/**
 * The encounters that come with Fray, ruleset by ruleset, in the order in which they are offered; behind them those that come with
 * rulesets of one's own.
 */
export function readyEncounters(): ReadyEncounter[] {
  const ready: ReadyEncounter[] = []
  for (const ruleset of rulesetIds()) {
    const folder = `${ENCOUNTERS}${ruleset}/`
    const index = `${ENCOUNTERS}${ruleset}.yaml`
    if (!exists(index)) continue
    for (const entry of parse(readTextFile(index)) as IndexEntry[]) {
      const { file, title, line, measures = false, wins = null, rounds = null, teaches = [] } = entry
      const name = file.replace(/\.[a-z]+$/, '')
      ready.push({ name, typed: name, path: folder + file, ruleset, title, line, measures, wins, rounds, teaches })
    }
  }
  ready.push(...ownEncounters())
  const isAlone = (name: string) => ready.filter((e) => e.name === name).length === 1
  return ready.map((e) => (isAlone(e.name) ? e : { ...e, typed: `${e.ruleset}/${e.name}` }))
}

/** The files of {@link readyEncounters}: to find one by its name what is said of all of them need not be read. */
function readyFiles(): (Found & { readonly ruleset: string })[] {
  const files = rulesetIds().flatMap((ruleset) => {
    const folder = `${ENCOUNTERS}${ruleset}/`
    if (!isFolder(folder)) return []
    return filesBelow(folder, ['.yaml']).map((path) => ({ name: nameOf(path), path, ruleset }))
  })
  return [...files, ...ownEncounters()]
}

/** A file to read, with the name by which people know it. */
export interface Found {
  readonly path: string
  readonly name: string
}

/** The file of an encounter given by its path or by the name of a ready one. Throws a {@link Stop} where there is none. */
export function findEncounter(given: string): Found {
  if (exists(given) && !isFolder(given)) return { path: given, name: nameOf(given) }
  const wanted = given.toLowerCase()
  const found = readyFiles().filter((e) => e.name === wanted || `${e.ruleset}/${e.name}` === wanted)
  const [first] = found
  if (first !== undefined && found.length === 1) return first
  if (found.length > 1) {
    const names = found.map(({ ruleset, name }) => `${ruleset}/${name}`)
    throw badInput(`Several encounters are called "${given}": say ${choiceText(names)}.`)
  }
  const known = readyEncounters().map((e) => e.typed)
  if (/[.\\]/.test(given) || (given.includes('/') && !rulesetIds().includes(wanted.split('/')[0] as string)))
    readTextFile(given)
  throw badInput(`${unknown('encounter', given, known, 'fray encounters')} The path of an encounter file will do, too.`)
}

const nameOf = (path: string): string => basename(path).replace(/\.(ya?ml|json)$/i, '')

/** An encounter, read and ready to be played. */
export interface Loaded {
  readonly game: Game
  readonly setup: Setup
  readonly name: string
}

/** An encounter with what its file says, as plain data. */
export interface LoadedFile extends Loaded {
  /** The file it was read from. */
  readonly path: string
  readonly value: unknown
}

/** Reads an encounter. Throws a {@link Stop} with every mistake that it has. */
export async function loadEncounter(given: string): Promise<LoadedFile> {
  const { path, name } = findEncounter(given)
  const reading = await readEncounterText(readTextFile(path), path, shelfFor(dirname(path)), packsAsked())
  if ('problems' in reading) throw badInput(reading.problems.map(formatProblem).join('\n'))
  return { game: reading.game, setup: reading.setup, value: reading.value, name, path }
}

/** The files that a person means by paths of files and folders. Throws a {@link Stop} for one that leads nowhere. */
export function expandPaths(paths: readonly string[], endings: readonly string[]): string[] {
  return paths.flatMap((path) => {
    if (!isFolder(path)) {
      if (!exists(path)) readTextFile(path)
      return [path]
    }
    const files = filesBelow(path, endings)
    if (files.length === 0) throw badInput(`${path}: the folder holds no ${endings.join(', ')} file.`)
    return files
  })
}
