import { asText, LIMITS, limitText } from '@fray/kernel'
import { isMap } from '@fray/rulesets/loading'
import { type LocatedProblem, type Place, readText, type TextReading, type ValuePath } from '../yaml.ts'

/** One file of a content pack: its name in problems, and its text. */
export interface PackFile {
  readonly name: string
  readonly text: string
}

/** A place in one of several files. */
export interface FilePlace extends Place {
  readonly file: string
}

/** A content pack as plain data, as a complete encounter includes it; not yet checked by its game. */
export interface Pack {
  readonly id: string
  readonly version: string
  readonly raw: Readonly<Record<string, unknown>>
  /** Position of the value at the path, or of its nearest existing parent. */
  readonly locate: (path: ValuePath) => FilePlace
}

/** A pack, or what is wrong with its files. */
export type PackReading = Pack | { readonly problems: readonly LocatedProblem[] }

/** The name of a pack's manifest file. */
export const PACK_FILE = 'pack.yaml'

const MANIFEST = /(^|[/\\.])pack\.(ya?ml|json)$/i

/** Whether a file of that name is a pack's manifest. */
export const isPackFile = (name: string): boolean => MANIFEST.test(name)

/** The fields that hold content, by kind and id. */
const SECTIONS = ['add', 'change'] as const
/** The fields that hold options. */
const KNOBS = ['options', 'house'] as const

/** A parsed file. */
interface Part {
  readonly file: string
  readonly reading: TextReading
  readonly said: Readonly<Record<string, unknown>>
}

/**
 * Assembles a pack from its files: one is the manifest (`pack.yaml`, or the only one there is), and all may add,
 * change and set. Nothing may be given twice.
 */
export function readPackFiles(files: readonly PackFile[]): PackReading {
  const problems = tooMuch(files)
  const parts: Part[] = []
  for (const { name, text } of problems.length > 0 ? [] : files) {
    const reading = readText(text, name)
    problems.push(...reading.problems)
    if (isMap(reading.value)) parts.push({ file: name, reading, said: reading.value })
    else if (reading.problems.length === 0 && reading.value !== null && reading.value !== undefined)
      problems.push(at(name, 'This file holds no map: a pack says what it adds and changes under "add" and "change".'))
  }
  if (problems.length > 0) return { problems }
  const manifests = parts.length === 1 ? parts : parts.filter(({ file }) => isPackFile(file))
  const [manifest] = manifests
  if (manifest === undefined || manifests.length > 1) return { problems: [wrongManifests(files, manifests)] }
  return together(manifest, parts)
}

function tooMuch(files: readonly PackFile[]): LocatedProblem[] {
  const where = files[0]?.name ?? PACK_FILE
  if (files.length > LIMITS.packFiles)
    return [at(where, `This pack has ${limitText(files.length)} files, and ${LIMITS.packFiles} is the most.`)]
  const length = files.reduce((sum, { text }) => sum + text.length, 0)
  if (length <= LIMITS.text) return []
  return [at(where, `This pack has ${limitText(length)} characters, and ${limitText(LIMITS.text)} is the most.`)]
}

const at = (file: string, message: string): LocatedProblem => ({ file, line: 1, column: 1, message })

function wrongManifests(files: readonly PackFile[], manifests: readonly Part[]): LocatedProblem {
  const [, second] = manifests
  if (second !== undefined) return at(second.file, `There is another ${PACK_FILE}: a pack says in one file what it is.`)
  const right = `put its "id", "name", "version" and "ruleset" into a ${PACK_FILE}`
  return at(files[0]?.name ?? PACK_FILE, `None of these files says what the pack is: ${right}.`)
}

function together(manifest: Part, parts: readonly Part[]): PackReading {
  const problems: LocatedProblem[] = []
  const origins = new Map<string, Part>()
  const whole: Record<string, unknown> = {}
  const claim = (part: Part, path: readonly string[]): boolean => {
    const key = JSON.stringify(path)
    const before = origins.get(key)
    if (before === undefined) {
      origins.set(key, part)
      return true
    }
    const { line } = before.reading.locate(path)
    const message = `"${path.at(-1)}" stands in ${before.file}:${line} already: say in one place what is otherwise of it.`
    problems.push({ file: part.file, ...part.reading.locate(path), message })
    return false
  }
  const put = (into: Record<string, unknown>, key: string, value: unknown, part: Part, path: readonly string[]) => {
    if (claim(part, path)) own(into, key, value)
  }
  for (const part of parts)
    for (const [section, value] of Object.entries(part.said)) {
      const isContent = (SECTIONS as readonly string[]).includes(section)
      if ((isContent || (KNOBS as readonly string[]).includes(section)) && isMap(value)) {
        const all = mapIn(whole, section)
        for (const [key, inner] of Object.entries(value))
          if (isContent && isMap(inner)) {
            const kind = mapIn(all, key)
            for (const [id, thing] of Object.entries(inner)) put(kind, id, thing, part, [section, key, id])
          } else put(all, key, inner, part, [section, key])
      } else if (part === manifest || section === '$schema') {
        if (section !== '$schema') put(whole, section, value, part, [section])
      } else if (value !== null && value !== undefined) {
        const right = `only ${[...SECTIONS, ...KNOBS].join(', ')} stand here; what the pack is, stands in ${manifest.file}`
        problems.push({ file: part.file, ...part.reading.locate([section]), message: `"${section}": ${right}.` })
      }
    }
  if (problems.length > 0) return { problems }
  const locate = (path: ValuePath): FilePlace => {
    for (let n = Math.min(3, path.length); n > 0; n--) {
      const part = origins.get(JSON.stringify(path.slice(0, n)))
      if (part !== undefined) return { file: part.file, ...part.reading.locate(path) }
    }
    const part = parts.find(({ said }) => Object.hasOwn(said, path[0] ?? '')) ?? manifest
    return { file: part.file, ...part.reading.locate(path) }
  }
  const { id, version } = whole
  return { id: asText(id ?? ''), version: asText(version ?? ''), raw: whole, locate }
}

/** The map under the key, created if missing. */
function mapIn(of: Record<string, unknown>, key: string): Record<string, unknown> {
  const there = Object.hasOwn(of, key) ? of[key] : undefined
  if (isMap(there)) return there
  const made = {}
  own(of, key, made)
  return made
}

/** Sets an own property, whatever its name. */
const own = (of: object, key: string, value: unknown): void =>
  void Object.defineProperty(of, key, { value, configurable: true, enumerable: true, writable: true })
