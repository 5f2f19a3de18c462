import { basename } from 'node:path'
import { formatProblem, readEncounterText } from '@fray/files'
import type { Game, Setup } from '@fray/kernel'
import { parse } from 'yaml'
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
}

interface IndexEntry {
  readonly file: string
  readonly title: string
  readonly line: string
  readonly measures?: boolean
}

/** The encounters that come with Fray, ruleset by ruleset, in the order in which they are offered. */
export function readyEncounters(): ReadyEncounter[] {
  const ready: ReadyEncounter[] = []
  for (const ruleset of rulesetIds()) {
    const folder = `${ENCOUNTERS}${ruleset}/`
    const index = `${ENCOUNTERS}${ruleset}.yaml`
    if (!exists(index)) continue
    for (const { file, title, line, measures = false } of parse(readTextFile(index)) as IndexEntry[]) {
      const name = file.replace(/\.[a-z]+$/, '')
      ready.push({ name, typed: name, path: folder + file, ruleset, title, line, measures })
    }
  }
  const isAlone = (name: string) => ready.filter((e) => e.name === name).length === 1
  return ready.map((e) => (isAlone(e.name) ? e : { ...e, typed: `${e.ruleset}/${e.name}` }))
}

/** A file to read, with the name by which people know it. */
export interface Found {
  readonly path: string
  readonly name: string
}

/** The file of an encounter given by its path or by the name of a ready one. Throws a {@link Stop} where there is none. */
export function findEncounter(given: string): Found {
  if (exists(given) && !isFolder(given)) return { path: given, name: nameOf(given) }
  const ready = readyEncounters()
  const wanted = given.toLowerCase()
  const found = ready.filter((e) => e.name === wanted || `${e.ruleset}/${e.name}` === wanted)
  if (found.length === 1) return found[0]
  if (found.length > 1) {
    const names = found.map(({ typed }) => typed)
    throw badInput(`Several encounters are called "${given}": say ${names.slice(0, -1).join(', ')} or ${names.at(-1)}.`)
  }
  const known = ready.map((e) => e.typed)
  if (/[.\\]/.test(given) || (given.includes('/') && !rulesetIds().includes(wanted.split('/')[0] as string)))
    readTextFile(given)
  throw badInput(`${unknown('encounter', given, known)} Give one of these names, or the path of an encounter file.`)
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
  const reading = await readEncounterText(readTextFile(path), path)
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
