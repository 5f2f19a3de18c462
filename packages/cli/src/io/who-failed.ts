import { fileURLToPath } from 'node:url'
import { choiceText } from '@fray/kernel'
import { ownRulesetsHere } from '@fray/kit/own-rulesets'

/**
 * Who has failed: a ruleset of somebody's own, with the place; Fray, where there is none; either of them, where none was doing anything
 * (a policy whose command is refused is long done by then). `rulesets`: those that are here, with their folders.
 */
export function whoFailed(
  error: unknown,
  rulesets: readonly { readonly id: string; readonly folder: string }[] = ownRulesetsHere(),
): string {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [file, line] of stack.split('\n').flatMap(placeIn)) {
    const path = file.startsWith('file:') ? fileURLToPath(new URL(new URL(file).pathname, 'file:')) : file
    const own = rulesets.find(({ folder }) => path.startsWith(`${folder}/`))
    if (own !== undefined) return `The ruleset "${own.id}" has failed, at ${path}:${line}`
  }
  if (rulesets.length === 0) return 'Fray has failed, which is an error in Fray and not yours'
  return `Fray has failed, or the ruleset ${choiceText(rulesets.map(({ id }) => `"${id}"`))}`
}

/** The file and the line that a line of a stack names: `    at strike (file:///game/actions.ts:12:5)`. None where it names none. */
function placeIn(frame: string): readonly (readonly [file: string, line: string])[] {
  const last = frame.slice(Math.max(frame.lastIndexOf(' '), frame.lastIndexOf('(')) + 1).replace(')', '')
  const [line, ...file] = last.split(':').slice(0, -1).reverse()
  if (line === undefined || file.length === 0) return []
  return [[file.reverse().join(':'), line]]
}
