import {
  type AnyRuleset,
  type AnyScene,
  type Command,
  checkAction,
  isRefusal,
  type Param,
  type PlainCommand,
  readCommand,
} from '@fray/kernel'
import { type Ask, actionOf, said, without } from './steps.ts'

/* Parameters that are asked separately, when the rest is settled: the trigger of a readied action. */

type Given = Readonly<Record<string, unknown>>

/** The separately asked parameters of an action. */
export const apartOf = (rules: AnyRuleset, action: string): Param[] =>
  actionOf(rules, action).params.filter(({ apart }) => apart !== undefined)

/** The given parameters without the separately asked ones. */
export const withoutApart = (rules: AnyRuleset, action: string, given: Given): Given =>
  apartOf(rules, action).reduce((rest: Given, { name }) => without(rest, name), given)

/** The next parameter to ask separately after these; undefined if there is none. */
export const nextApart = (params: readonly Param[], given: Given): Param | undefined =>
  params.find(({ name, apart }) => !(name in given) && apart?.isAsked(given) === true)

/**
 * A suggested command with the separately given parameters replacing the usual ones. Null if it is complete and the
 * rules refuse it; an incomplete one may still lack something.
 */
export function saidApart(
  rules: AnyRuleset,
  scene: AnyScene,
  usual: { readonly command: Command; readonly plain: PlainCommand },
  given: Given,
): { readonly command: Command; readonly plain: PlainCommand } | null {
  const params = apartOf(rules, usual.plain.action)
  if (!params.some(({ name }) => name in given)) return usual
  const told = params.flatMap(({ name }) => (said(given[name]) === '' ? [] : [[name, given[name]] as const]))
  const plain = { ...withoutApart(rules, usual.plain.action, usual.plain), ...Object.fromEntries(told) } as PlainCommand
  if (nextApart(params, given) !== undefined) return { command: usual.command, plain }
  const command = readCommand(rules, scene, plain)
  if (isRefusal(command)) return null
  return checkAction(rules, actionOf(rules, plain.action), scene, command) === null ? { command, plain } : null
}

/**
 * The question for a separately asked parameter: a word of its list, anyone whom the viewer knows (or nobody in
 * particular), or free text.
 */
export function askApart(scene: AnyScene, actor: number, param: Param): Ask {
  const { name, label, kind, optional } = param
  const ask = (choices: readonly string[]): Ask => ({ param: name, label, kind, choices })
  if (kind !== 'combatant') return ask(param.choices?.(scene, {}) ?? [])
  const others = Array.from({ length: scene.combatants }, (_, row) => row).filter(
    (row) => row !== actor && scene.known?.(row) !== false,
  )
  return ask([...(optional ? [''] : []), ...others.map((row) => scene.name(row))])
}

/** A suggested command with all variants of its separately asked parameters, step by step, except for free texts. */
export function* waysApart(
  scene: AnyScene,
  actor: number,
  params: readonly Param[],
  plain: PlainCommand,
  given: Given = {},
): Iterable<PlainCommand> {
  if (params.length === 0) return
  const told = Object.entries(given).filter(([, value]) => said(value) !== '')
  yield { ...params.reduce((rest, { name }) => without(rest, name), plain), ...Object.fromEntries(told) }
  const next = nextApart(params, given)
  if (next === undefined) return
  for (const value of askApart(scene, actor, next).choices)
    yield* waysApart(scene, actor, params, plain, { ...given, [next.name]: value })
}
