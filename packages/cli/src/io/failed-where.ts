import { fileURLToPath } from 'node:url'
import { ownRulesetsHere } from '@fray/own-rulesets'

/**
 * Which ruleset of somebody's own has failed, and where; null where none was doing anything. `rulesets`: those that are here, with
 * their folders.
 */
export function failedWhere(
  error: unknown,
  rulesets: readonly { readonly id: string; readonly folder: string }[] = ownRulesetsHere(),
): string | null {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, file = '', line = ''] of stack.matchAll(/^\s+at .*?\(?(file:\/\/\S+?|\/\S+?):(\d+):\d+\)?$/gm)) {
    const path = file.startsWith('file:') ? fileURLToPath(file.replace(/[?#].*$/, '')) : file
    const own = rulesets.find(({ folder }) => path.startsWith(`${folder}/`))
    if (own !== undefined) return `The ruleset "${own.id}" has failed, at ${path}:${line}`
  }
  return null
}
