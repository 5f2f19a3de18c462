import { existsSync, readFileSync, statSync } from 'node:fs'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import process from 'node:process'

/** A ruleset that is named somewhere: by the name of a package, or by a path. */
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
  readonly rulesets: readonly Declared[]
  readonly problems: readonly string[]
}

const VARIABLE = 'FRAY_RULESETS'

const isRelative = (name: string): boolean => /^\.{1,2}([/\\]|$)/.test(name)

/**
 * The rulesets that the operator has named: those of the variable `FRAY_RULESETS`, separated as the folders in `PATH` are, where it
 * is set (empty: none); else those of the list `fray.rulesets` in the nearest `package.json` that has one, from `folder` upwards.
 */
export function declaredRulesets(
  folder: string = process.cwd(),
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Declarations {
  const named = environment[VARIABLE]
  if (named !== undefined) {
    const names = named.split(delimiter).filter((name) => name !== '')
    const isPath = (name: string) => isRelative(name) || isAbsolute(name) || existsSync(join(folder, name))
    // Whatever looks like a file and is none is better told so than looked for among packages.
    const rulesets = names.map((name) => ({
      name,
      folder,
      isPath: isPath(name) || /\.\w+$/.test(name),
      where: VARIABLE,
    }))
    return { rulesets, problems: [] }
  }
  for (let at = folder; ; at = dirname(at)) {
    const file = join(at, 'package.json')
    const found = existsSync(file) ? inManifest(file, at) : null
    if (found !== null) return found
    if (dirname(at) === at) return { rulesets: [], problems: [] }
  }
}

const nothing = (problem: string): Declarations => ({ rulesets: [], problems: [problem] })

/** What a `package.json` names; null where it says nothing of rulesets. */
function inManifest(file: string, folder: string): Declarations | null {
  const listed = listedIn(file)
  if (listed === undefined) return null
  const where = `${file}, "fray.rulesets"`
  if (!Array.isArray(listed) || !listed.every((name): name is string => typeof name === 'string' && name !== '')) {
    return nothing(
      `${where} should be a list of package names and paths, as in ["./my-game"]. No ruleset of one's own is there until it is.`,
    )
  }
  const stranger = strangerTo(file)
  if (stranger !== null) return nothing(`${where} is not followed: ${stranger}`)
  const isPath = (name: string) => isRelative(name) || isAbsolute(name)
  return { rulesets: listed.map((name) => ({ name, folder, isPath: isPath(name), where })), problems: [] }
}

/** The value of `fray.rulesets`, undefined where there is none, or the file cannot be read. */
function listedIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))?.fray?.rulesets
  } catch {
    // A package.json that cannot be read is npm's to complain of.
    return undefined
  }
}

/** Why a file that names code to run is not followed: it is somebody else's. Null where it is this user's own, or the system's. */
function strangerTo(file: string): string | null {
  const me = process.getuid?.()
  if (me === undefined) return null
  const { uid } = statSync(file)
  if (uid === me || uid === 0) return null
  return `the file belongs to another user, and what it names would be run as you. Name the rulesets in ${VARIABLE} if you trust them.`
}
