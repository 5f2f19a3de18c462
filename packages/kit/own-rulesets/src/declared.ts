import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import process from 'node:process'

/** The kinds of extensions that can be named. */
export type OwnKind = 'rulesets' | 'policies'

/** A ruleset or policy that is named by a package name or a path. */
export interface Declared {
  /** As written. */
  readonly name: string
  /** The folder to which a path is relative, and in which packages are looked up. */
  readonly folder: string
  readonly isPath: boolean
  /** Where it is named, for messages: `/home/ann/game/package.json, "fray.rulesets"`. */
  readonly where: string
}

/** The named extensions, and problems with the places that name them. */
export interface Declarations {
  readonly named: readonly Declared[]
  readonly problems: readonly string[]
}

const VARIABLES = { rulesets: 'FRAY_RULESETS', policies: 'FRAY_POLICIES' } as const

const isRelative = (name: string): boolean => /^\.{1,2}([/\\]|$)/.test(name)

/**
 * The rulesets, or policies, that the operator has named: those in the variable `FRAY_RULESETS` (`FRAY_POLICIES`),
 * separated like folders in `PATH`, if it is set (empty: none); otherwise those in the list `fray.rulesets`
 * (`fray.policies`) of the nearest `package.json` that has one, from `folder` upwards.
 */
export function declared(
  kind: OwnKind,
  folder: string = process.cwd(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Declarations {
  const variable = VARIABLES[kind]
  const value = environment[variable]
  if (value !== undefined) {
    const names = value.split(delimiter).filter((name) => name !== '')
    const isPath = (name: string) => isRelative(name) || isAbsolute(name) || existsSync(join(folder, name))
    // A name that looks like a file gets an error about the file instead of being looked up as a package.
    const named = names.map((name) => ({
      name,
      folder,
      isPath: isPath(name) || /\.\w+$/.test(name),
      where: variable,
    }))
    return { named, problems: [] }
  }
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    const found = existsSync(file) ? inManifest(kind, file, at) : null
    if (found !== null) return found
    if (dirname(at) === at) return { named: [], problems: [] }
  }
}

const nothing = (problem: string): Declarations => ({ named: [], problems: [problem] })

/** What a `package.json` names; null if it has no list of that kind. */
function inManifest(kind: OwnKind, file: string, folder: string): Declarations | null {
  const listed = listedIn(kind, file)
  if (listed === undefined) return null
  const where = `${file}, "fray.${kind}"`
  if (!Array.isArray(listed) || !listed.every((name): name is string => typeof name === 'string' && name !== '')) {
    return nothing(
      `${where} should be a list of package names and paths, as in ["./my-game"]. None of your own ${kind} are available until it is.`,
    )
  }
  const stranger = strangerTo(kind, file)
  if (stranger !== null) return nothing(`${where} is not followed: ${stranger}`)
  const isPath = (name: string) => isRelative(name) || isAbsolute(name)
  return { named: listed.map((name) => ({ name, folder, isPath: isPath(name), where })), problems: [] }
}

/** The value of `fray.rulesets` or `fray.policies`; undefined if it is missing, or the file cannot be read. */
function listedIn(kind: OwnKind, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.fray?.[kind]
  } catch {
    // npm reports a package.json that cannot be read.
    return undefined
  }
}

/**
 * Why a file that names code to run is ignored: it belongs to another user. Null if it belongs to this user or the
 * system.
 */
function strangerTo(kind: OwnKind, file: string): string | null {
  const me = process.getuid?.()
  if (me === undefined) return null
  const { uid } = statSync(file)
  if (uid === me || uid === 0) return null
  return `the file belongs to another user, and what it names would be run as you. Name the ${kind} in ${VARIABLES[kind]} if you trust them.`
}
