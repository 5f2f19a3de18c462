import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join, resolve } from 'node:path'
import process from 'node:process'
import type { PackReading, PackShelf } from '@fray/files'
import { badInput } from '../io/stop.ts'
import { exists } from '../io/text-files.ts'
import { type PackPlace, packAt, packsIn, readPackAt } from './folder.ts'

/** What a person said of packs, for whichever command. */
export interface PackOptions {
  /** Folders with packs, or packs. */
  readonly packs?: readonly string[]
  /** Names of packs that hold in addition to those that the encounter names. */
  readonly with?: readonly string[]
}

let said: PackOptions = {}

const VARIABLE = 'FRAY_PACKS'

const isPath = (name: string): boolean => /^\.{1,2}([/\\]|$)/.test(name) || isAbsolute(name)

/** Takes what was said of packs on the command line, once. Throws a {@link Stop} for a folder that is not there. */
export function sayPacks(options: PackOptions): void {
  for (const folder of options.packs ?? [])
    if (!exists(folder))
      throw badInput(`--packs ${folder}: there is no such folder. Give a folder with content packs, or a pack.`)
  // Paths lead from where they were typed, wherever the encounter is.
  const names = (options.with ?? []).map((name) => (isPath(name) || packAt(name) !== null ? resolve(name) : name))
  said = { ...options, with: names }
}

/** Packs that were asked for on the command line, whatever an encounter names. */
export const packsAsked = (): readonly string[] => said.with ?? []

/** Folders in which packs lie that every encounter may name, the first to look in first. */
function openPlaces(): PackPlace[] {
  const folders = [
    ...(said.packs ?? []),
    ...(process.env[VARIABLE] ?? '').split(delimiter).filter((name) => name !== ''),
    join(process.cwd(), 'packs'),
  ]
  return [...folders.flatMap(packsIn), ...declaredPacks(process.cwd())]
}

/** Packs beside an encounter's file: its folder and those above it as far as its project goes, and the folder `packs` in each. */
function placesAround(folder: string): PackPlace[] {
  const found: PackPlace[] = []
  const above = homeAbove(folder)
  for (let at = folder; ; at = dirname(at)) {
    const itself = packAt(at)
    if (itself !== null) found.push(itself)
    found.push(...packsIn(join(at, 'packs')))
    if (at === above || dirname(at) === at) return found
  }
}

/** The nearest folder upwards that is the home of a project; the next one above where none is. */
function homeAbove(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json')) || existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return dirname(folder)
  }
}

/** What the list `fray.packs` of the nearest `package.json` that has one names: packages, or paths. */
function declaredPacks(folder: string): PackPlace[] {
  for (let at = folder; ; at = dirname(at)) {
    const listed = inManifest(at)?.packs
    if (Array.isArray(listed)) {
      const names = listed.filter((name) => typeof name === 'string')
      return names.flatMap((name) => (isPath(name) ? packsIn(resolve(at, name)) : installed(name, at)))
    }
    if (dirname(at) === at) return []
  }
}

/** The member `fray` of a folder's `package.json`; null where there is none, or none that can be read. */
function inManifest(folder: string): { readonly packs?: unknown; readonly pack?: unknown } | null {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))?.fray ?? null
  } catch {
    return null
  }
}

/** The pack that an installed package is, or that its `package.json` names under `fray.pack`. */
function installed(name: string, folder: string): PackPlace[] {
  if (!/^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/i.test(name)) return []
  for (let at = folder; ; at = dirname(at)) {
    const home = join(at, 'node_modules', name)
    if (existsSync(home)) {
      const inside = inManifest(home)?.pack
      const path = typeof inside === 'string' ? resolve(home, inside) : home
      // What a package names outside of itself is not its pack.
      return path === home || path.startsWith(join(home, '/')) ? packsIn(path) : []
    }
    if (dirname(at) === at) return []
  }
}

const read = new Map<string, PackReading>()

function readingOf(place: PackPlace): PackReading {
  const known = read.get(place.path) ?? readPackAt(place)
  read.set(place.path, known)
  return known
}

/** Every pack that encounters may name from anywhere, each with its place. */
export const packsHere = (): { readonly place: PackPlace; readonly reading: PackReading }[] =>
  unique(openPlaces()).map((place) => ({ place, reading: readingOf(place) }))

const unique = (places: readonly PackPlace[]): PackPlace[] => [
  ...new Map(places.map((place) => [resolve(place.path), place])).values(),
]

/**
 * The packs that an encounter in a folder may name: those at paths from there, those beside it, those in the folders that were said,
 * and installed packages. Without a folder, for encounters that others send, no path leads anywhere.
 */
export function shelfFor(folder: string | null): PackShelf {
  const places = (): PackPlace[] => unique([...openPlaces(), ...(folder === null ? [] : placesAround(resolve(folder)))])
  const named = (name: string): PackPlace[] => {
    if (isPath(name)) return folder === null ? [] : packsIn(resolve(folder, name))
    return folder === null ? [] : unique([...installed(name, resolve(folder)), ...installed(name, process.cwd())])
  }
  const isCalled = ({ called }: PackPlace, reading: PackReading, name: string): boolean =>
    'problems' in reading ? called === name : reading.id === name
  return {
    find: async (name) => {
      const here = places().map((place) => ({ place, reading: readingOf(place) }))
      const found = here.filter(({ place, reading }) => isCalled(place, reading, name)).map(({ reading }) => reading)
      return found.length > 0 ? found : named(name).map(readingOf)
    },
    ids: async () =>
      places().flatMap((place) => {
        const reading = readingOf(place)
        return 'problems' in reading ? [] : [reading.id]
      }),
  }
}
