import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './home.ts'

/**
 * A sentence where the error says that a package is not installed: which, who imports it, and what to do about it; null for any other
 * error. Commands and rulesets load much only when it is needed, so that such a thing comes to light in the middle.
 */
export function missingPackage(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return null
  const [, name] = /^Cannot find (?:package|module) '([^']+)'/.exec(error.message) ?? []
  // A file that is missing is another matter than a package.
  if (name === undefined || /^[./]|^[A-Za-z]:|^file:/.test(name)) return null
  const importer = /imported from (\S.*)$/m.exec(error.message)?.[1] ?? /^- (.+)$/m.exec(error.message)?.[1]
  const file = importer?.startsWith('file:') ? fileURLToPath(importer) : importer
  if (file === undefined || file.startsWith(`${ROOT}${sep}`))
    return `The package "${name}", which Fray needs here, is not installed: run "npm install" in ${ROOT}.`
  return `The package "${name}" is not installed, and ${shown(file)} imports it: run "npm install" where that file belongs.`
}

function shown(file: string): string {
  const near = relative(process.cwd(), file)
  return near.startsWith('..') ? file : near
}
