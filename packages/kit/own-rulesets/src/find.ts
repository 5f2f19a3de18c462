import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Declared } from './declared.ts'

/** The location of a ruleset's code. */
export interface Place {
  /** The file to import. */
  readonly file: string
  /**
   * The folder of its package: the nearest one above the file with a `package.json` or `encounters`, otherwise the
   * file's.
   */
  readonly folder: string
}

/** Finds the code of a named ruleset, or returns a message with what is missing and what to do. */
export function findRuleset({ name, folder, isPath }: Declared): Place | string {
  if (isPath) {
    const path = resolve(folder, name)
    if (!existsSync(path)) return `there is no ${path}. Correct the path, or take it out of the list.`
    return statSync(path).isDirectory()
      ? entryOf(path)
      : { file: realpathSync(path), folder: homeOf(realpathSync(path)) }
  }
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, 'node_modules', name)
    if (existsSync(join(path, 'package.json'))) return entryOf(path)
    if (dirname(at) === at)
      return `no package of that name is installed in ${folder}. Run "npm install ${name}" there, or take it out of the list.`
  }
}

/** The file that a package's folder exports. */
function entryOf(given: string): Place | string {
  const folder = realpathSync(given)
  const manifest = join(folder, 'package.json')
  const wanted = existsSync(manifest) ? exportedBy(manifest) : './index.ts'
  if (wanted === null) return `its ${manifest} cannot be read as JSON: fix it.`
  const names = wanted === undefined ? ['./index.js', './index.ts'] : [wanted]
  const found = names.map((name) => join(folder, name)).find((file) => existsSync(file))
  if (found !== undefined) return { file: found, folder }
  return `${folder} has no ${basename(names[0] as string)}. Say in its package.json which file "exports" the ruleset.`
}

/** The entry point in a manifest: the first condition of `exports` that Node would take, else `main`. */
function exportedBy(manifest: string): string | null | undefined {
  try {
    const { exports, main } = JSON.parse(readFileSync(manifest, 'utf8'))
    return chosen(typeof exports === 'object' && exports !== null && '.' in exports ? exports['.'] : exports) ?? main
  } catch {
    return null
  }
}

function chosen(exports: unknown): string | undefined {
  if (typeof exports === 'string') return exports
  if (typeof exports !== 'object' || exports === null) return undefined
  for (const condition of ['node', 'import', 'module-sync', 'default']) {
    const found = chosen((exports as Record<string, unknown>)[condition])
    if (found !== undefined) return found
  }
  return undefined
}

/** The nearest folder above a file with a `package.json` or `encounters`; the file's own folder if there is none. */
function homeOf(file: string): string {
  for (let at = dirname(file); ; at = dirname(at)) {
    if (existsSync(join(at, 'package.json')) || existsSync(join(at, 'encounters'))) return at
    if (dirname(at) === at) return dirname(file)
  }
}
