import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { dirname, extname, relative, resolve, sep } from 'node:path'
import process from 'node:process'
import { messageOf } from '@fray/kernel'
import { init, parse } from 'es-module-lexer'
import { plainScript } from './plain-script.ts'

/** One file of a ruleset as sent to a browser. */
export interface WebFile {
  readonly text: string
  /** Its media type. */
  readonly type: string
}

/** The modules of a ruleset for a browser: its own files, and the parts of Fray that they need. */
export interface WebModules {
  /** The path of the module that exports the ruleset, relative to its package's folder: `index.ts`. */
  readonly entry: string
  /** Every file that the entry imports, directly or not, by its path relative to the package's folder. */
  readonly files: ReadonlyMap<string, WebFile>
  /** The parts of Fray that they import: `@fray/kernel/rules`. */
  readonly parts: ReadonlySet<string>
}

/** The address of a part of Fray, as seen from a module of a ruleset. */
type AddressOf = (part: string, from: string) => string

const SCRIPT = 'text/javascript; charset=utf-8'
const TYPES: Readonly<Record<string, string>> = {
  '.js': SCRIPT,
  '.mjs': SCRIPT,
  '.ts': SCRIPT,
  '.mts': SCRIPT,
  '.json': 'application/json; charset=utf-8',
}

/** The parts of Fray that the page's workers provide to rulesets: everything shared, but no other ruleset. */
const ON_THE_PAGE = /^@fray\/(kernel(\/rules)?|rulesets(\/(kinds|loading|plain|presentation|referee)(\/[\w-]+)?)?)$/

const ADVICE =
  'In a browser a ruleset has its own files, @fray/kernel and what @fray/rulesets has for all; at tables of a server it is there all the same.'

/** Something that cannot be sent to a browser, with the reason. */
class NotForBrowsers extends Error {
  override name = 'NotForBrowsers'
}

/**
 * The modules of a ruleset as a browser can import them: types are removed, and imports of Fray lead to the address
 * from `addressOf`. Only modules reachable from the entry are included, never anything outside the package's folder.
 * Returns a message if something is not suitable for browsers.
 */
export async function modulesFor(
  { file, folder }: { readonly file: string; readonly folder: string },
  addressOf: AddressOf,
): Promise<WebModules | string> {
  await init()
  const home = realpathSync(folder)
  const start = realpathSync(file)
  const files = new Map<string, WebFile>()
  const parts = new Set<string>()
  const read = (at: string, by: string | null): void => {
    // A link that leads out of the package is not one of its files, whatever its name.
    pathIn(home, realpathSync(at), by)
    const path = pathIn(home, at, by)
    if (files.has(path)) return
    const type = TYPES[extname(at)]
    if (type === undefined) throw new NotForBrowsers(`${by ?? shown(at)}: ${path} is no module that a browser reads.`)
    const source = readFileSync(at, 'utf8')
    if (type !== SCRIPT) {
      files.set(path, { text: source, type })
      return
    }
    const script = /\.m?ts$/.test(at) ? plainScript(source) : source
    // The entry is added before its imports are read, so that two modules that import each other do not loop.
    files.set(path, { text: '', type })
    let text = ''
    let done = 0
    for (const one of importsOf(script, at)) {
      const place = `${shown(at)}:${placeOf(source, one.start)}`
      const to = leads(one.specifier, at, place)
      if (typeof to === 'string') {
        parts.add(to)
        const address = addressOf(to, path)
        text += script.slice(done, one.start) + (one.isQuoted ? JSON.stringify(address) : address)
        done = one.end
      } else read(to.file, place)
    }
    files.set(path, { text: text + script.slice(done), type })
  }
  try {
    read(start, null)
  } catch (error) {
    if (error instanceof NotForBrowsers) return error.message
    throw error
  }
  return { entry: pathIn(home, start, null), files, parts }
}

/** The path of a file relative to its package's folder, with `/`. */
function pathIn(home: string, file: string, by: string | null): string {
  const path = relative(home, file)
  if (path.startsWith('..') || path.includes(`node_modules${sep}`))
    throw new NotForBrowsers(`${by ?? shown(file)}: ${shown(file)} lies outside of the package ${home}. ${ADVICE}`)
  return path.split(sep).join('/')
}

interface Found {
  readonly specifier: string | undefined
  readonly start: number
  readonly end: number
  /** Whether start and end include the quotes. */
  readonly isQuoted: boolean
}

/** The imports of a module, in order. */
function importsOf(script: string, file: string): Found[] {
  try {
    return parse(script)[0].flatMap((one): Found[] => {
      if (one.type === 'import-meta') return []
      const { start, end } = one
      const isQuoted = one.type === 'dynamic'
      return [{ specifier: isQuoted && one.glob ? undefined : one.specifier, start, end, isQuoted }]
    })
  } catch (error) {
    throw new NotForBrowsers(`${shown(file)}: ${messageOf(error)}.`)
  }
}

/** Where an import leads: to a file of the package, or to a part of Fray. */
function leads(specifier: string | undefined, from: string, place: string): { readonly file: string } | string {
  if (specifier === undefined)
    throw new NotForBrowsers(`${place}: imports what is only known when it runs. Name the file. ${ADVICE}`)
  if (ON_THE_PAGE.test(specifier)) return specifier
  if (!/^\.{1,2}\//.test(specifier)) throw new NotForBrowsers(`${place}: imports "${specifier}". ${ADVICE}`)
  const file = resolve(dirname(from), specifier)
  if (!existsSync(file) || !statSync(file).isFile())
    throw new NotForBrowsers(`${place}: imports "${specifier}", and there is no such file.`)
  return { file }
}

/** Line and column of a position in a text, from 1: `3:8`. */
function placeOf(text: string, position: number): string {
  const before = text.slice(0, position).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

/** A path relative to the current folder if it is inside, otherwise as it is. */
function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : near
}
