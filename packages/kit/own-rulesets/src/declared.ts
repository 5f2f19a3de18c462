import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import process from 'node:process'

/** What of one's own can be named. */
export type OwnKind = 'rulesets' | 'policies'

/** A ruleset or policy that is named somewhere: by the name of a package, or by a path. */
export interface Declared {
  /** As it was written. */
  readonly name: string
  /** The folder from which a path leads, and in which packages are looked for. */
  readonly folder: string
  readonly isPath: boolean
  /** Where it is named, for sentences: `/home/ann/game/package.json, "fray.rulesets"`. */
  readonly where: string
}

/** What is named, and what is wrong with where it is named. */
export interface Declarations {
  readonly named: readonly Declared[]
  readonly problems: readonly string[]
}

const VARIABLES = { rulesets: 'FRAY_RULESETS', policies: 'FRAY_POLICIES' } as const

const isRelative = (name: string): boolean => /^\.{1,2}([/\\]|$)/.test(name)

/**
 * The rulesets, or policies, that the operator has named: those of the variable `FRAY_RULESETS` (`FRAY_POLICIES`), separated as the
 * folders in `PATH` are, where it is set (empty: none); else those of the list `fray.rulesets` (`fray.policies`) in the nearest
 * `package.json` that has one, from `folder` upwards.
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
    // Whatever looks like a file and is none is better told so than looked for among packages.
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

/** What a `package.json` names; null where it says nothing of that kind. */
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

/** The value of `fray.rulesets` or `fray.policies`, undefined where there is none, or the file cannot be read. */
function listedIn(kind: OwnKind, file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.fray?.[kind]
  } catch {
    // A package.json that cannot be read is npm's to complain of.
    return undefined
  }
}

/** Why a file that names code to run is not followed: it is somebody else's. Null where it is this user's own, or the system's. */
function strangerTo(kind: OwnKind, file: string): string | null {
  const me = process.getuid?.()
  if (me === undefined) return null
  const { uid } = statSync(file)
  if (uid === me || uid === 0) return null
  return `the file belongs to another user, and what it names would be run as you. Name the ${kind} in ${VARIABLES[kind]} if you trust them.`
}
