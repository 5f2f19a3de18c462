import { isMap } from '@fray/rulesets/loading'
import { readEncounterText } from '../encounter.ts'
import { type LocatedProblem, readText } from '../yaml.ts'
import { type Pack, type PackFile, readPackFiles } from './pack-files.ts'
import { type PackShelf, packNameOf, shelfOf } from './shelf.ts'

/** An encounter with its packs as one text, or the problems with the files. */
export type Together =
  | { readonly name: string; readonly text: string }
  | {
      readonly name: string
      readonly problems: readonly LocatedProblem[]
      /** The encounters among the files, if there is not exactly one. */
      readonly encounters?: readonly string[]
    }

/** A file with its parsed value. */
interface ParsedFile {
  readonly file: PackFile
  readonly value: unknown
}

/**
 * Combines chosen files into one encounter: one of them is the encounter (`wanted`, if there are several), the others
 * are packs. File names are paths if a folder was chosen: a folder with a `pack.yaml` is a pack. Without folders each
 * file is its own pack, or all of them are one. A chosen pack is used even if the encounter does not name it; but of
 * several in folders only those that it names, if it names any.
 */
export async function putTogether(files: readonly PackFile[], wanted: string | null = null): Promise<Together> {
  const parsed = files.map((file): ParsedFile => ({ file, value: readText(file.text, file.name).value }))
  const encounters = parsed.filter(({ value }) => isMap(value) && 'combatants' in value && !('version' in value))
  const [first, second] = wanted === null ? encounters : encounters.filter(({ file }) => file.name === wanted)
  const name = first?.file.name ?? files[0]?.name ?? ''
  const no = (file: string, message: string): Together => ({
    name,
    problems: [{ file, line: 1, column: 1, message }],
    encounters: encounters.map((one) => one.file.name),
  })
  if (first === undefined) return no(name, 'None of these files is an encounter: choose it together with its packs.')
  if (second !== undefined) return no(second.file.name, `There are two encounters, ${name} is one already: choose one.`)
  const isFolder = parsed.some(({ file }) => file.name.includes('/'))
  const others = parsed.filter((one) => one !== first)
  const packs: Shelved[] = []
  for (const group of isFolder ? inFolders(others) : besideEachOther(others)) {
    const reading = readPackFiles(group.files)
    if ('problems' in reading) return { name, problems: reading.problems }
    packs.push({ pack: reading, at: group.at })
  }
  const listed = isMap(first.value) && Array.isArray(first.value.packs) ? first.value.packs : []
  const named = listed.map((one: unknown) =>
    typeof one === 'string' ? packNameOf(one).name : isMap(one) ? one.id : '',
  )
  const isNamed = ({ pack, at }: Shelved): boolean =>
    named.some((one) => one === pack.id || (typeof one === 'string' && at !== '' && pathFrom(name, one) === at))
  const isPicked = isFolder && packs.length > 1 && named.length > 0
  const also = isPicked ? [] : packs.filter((one) => !isNamed(one)).map(({ pack }) => pack.id)
  const reading = await readEncounterText(first.file.text, name, shelfAround(name, packs), also)
  return 'problems' in reading ? { name, problems: reading.problems } : { name, text: JSON.stringify(reading.value) }
}

/** The files of one pack, and its path; '' for none. */
interface Group {
  readonly files: readonly PackFile[]
  readonly at: string
}

/** A pack with its path. */
interface Shelved {
  readonly pack: Pack
  readonly at: string
}

const saysWhatItIs = ({ value }: ParsedFile): boolean => isMap(value) && 'version' in value

function besideEachOther(parsed: readonly ParsedFile[]): Group[] {
  const files = parsed.map(({ file }) => file)
  if (files.length === 0) return []
  return parsed.filter(saysWhatItIs).length > 1 ? files.map((file) => ({ files: [file], at: '' })) : [{ files, at: '' }]
}

/**
 * A folder with a `pack.yaml` is a pack, consisting of the files directly in it; so is each other file that is a
 * manifest.
 */
function inFolders(parsed: readonly ParsedFile[]): Group[] {
  const folders = parsed.filter(({ file }) => HEAD.test(file.name)).map(({ file }) => folderOf(file.name))
  const isAlone = (one: ParsedFile): boolean => saysWhatItIs(one) && !HEAD.test(one.file.name)
  const isOf = (folder: string, one: ParsedFile): boolean =>
    folderOf(one.file.name) === folder && !isAlone(one) && !(isMap(one.value) && 'combatants' in one.value)
  return [
    ...[...new Set(folders)].map((at) => ({
      at,
      files: parsed.filter((one) => isOf(at, one)).map(({ file }) => file),
    })),
    ...parsed.filter(isAlone).map(({ file }) => ({ at: file.name, files: [file] })),
  ]
}

/** The file that makes its folder a pack. */
const HEAD = /(^|\/)pack\.(ya?ml|json)$/i

const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

/** Resolves a path relative to the folder of a file. */
function pathFrom(file: string, path: string): string {
  const parts = folderOf(file).split('/')
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

/** The packs by name, and by their paths relative to the encounter. */
function shelfAround(encounter: string, packs: readonly Shelved[]): PackShelf {
  const shelf = shelfOf(packs.map(({ pack }) => pack))
  return {
    ...shelf,
    async find(name) {
      const there = /^\.{1,2}(\/|$)/.test(name) ? pathFrom(encounter, name) : null
      return there === null ? shelf.find(name) : packs.filter(({ at }) => at === there).map(({ pack }) => pack)
    },
  }
}
