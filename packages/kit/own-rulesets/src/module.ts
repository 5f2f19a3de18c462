import { relative } from 'node:path'
import process from 'node:process'

/** The form of a ruleset's id: it is used in addresses and paths. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** A path relative to the current folder if it is inside, otherwise as it is. */
export function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : near
}

/** Why code could not be loaded, and what to do. */
export function whyNot(error: unknown, file: string): string {
  const { code, message = String(error) } = error as NodeJS.ErrnoException
  const [first = ''] = message.split('\n')
  if (code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING')
    return `${shown(file)} is TypeScript, which Node does not run in node_modules. It has to be published as JavaScript.`
  if (/import statement outside a module|Unexpected token 'export'/.test(first))
    return `${shown(file)} is an ES module. Say "type": "module" in the package.json of its folder.`
  const at = placeIn(error)
  const place = at === null ? shown(file) : at
  return `${place}: ${/[.!?]$/.test(first) ? first : `${first}.`} Fix it, or take it out of the list.`
}

/** The place in the code that the error names, `file:line:column`; null if it names none. */
function placeIn(error: unknown): string | null {
  const { stack = '' } = error as Error
  const found = /file:\/\/(\S+?:\d+(?::\d+)?)/.exec(stack)?.[1]
  if (found === undefined || /\/node_modules\/@fray\/|\/packages\/(kernel|rulesets|kit\/own-rulesets)\//.test(found))
    return null
  return shown(decodeURI(found))
}
