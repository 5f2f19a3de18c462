import { relative } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import type { Game } from '@fray/kernel'
import { addRuleset, rulesets } from '@fray/rulesets'
import { type Declared, declaredRulesets } from './declared.ts'
import { findRuleset, type Place } from './find.ts'
import { shareOneFray } from './one-fray.ts'

/** A ruleset from elsewhere that was loaded. */
export interface OwnRuleset extends Place {
  readonly id: string
  /** By what name or path it was named, and where. */
  readonly name: string
  readonly where: string
}

/** What came of the rulesets that were named: those that are there now, and a sentence for each that is not. */
export interface OwnRulesets {
  readonly loaded: readonly OwnRuleset[]
  readonly problems: readonly string[]
}

let asked: Promise<OwnRulesets> | null = null
const here: OwnRuleset[] = []

/**
 * Those that {@link ownRulesets} has loaded in this thread so far.
 */
export const ownRulesetsHere = (): readonly OwnRuleset[] => here

/**
 * Loads the rulesets that the operator has named (`declaredRulesets`) and no others, once in a thread: afterwards everything
 * that takes rulesets by their ids has them. One that cannot be loaded gets a sentence (which, where it is named, why, what to do);
 * the others are there all the same.
 * @example
 * ```ts
 * import { ownRulesets } from '@fray/kit/own-rulesets'
 *
 * const { loaded, problems } = await ownRulesets()
 * console.log(loaded.length, problems) // 0 []
 * ```
 */
export function ownRulesets(): Promise<OwnRulesets> {
  asked ??= loadAll()
  return asked
}

async function loadAll(): Promise<OwnRulesets> {
  const declared = declaredRulesets()
  const loaded: OwnRuleset[] = []
  const problems = [...declared.problems]
  if (declared.rulesets.length > 0) shareOneFray()
  for (const one of declared.rulesets) {
    const found = await loadOne(one)
    if (typeof found === 'string') problems.push(`The ruleset "${one.name}" (${one.where}) is left out: ${found}`)
    else loaded.push(...found)
  }
  here.push(...loaded)
  return { loaded, problems }
}

/** Loads what one name leads to; a sentence where it cannot be. */
async function loadOne(one: Declared): Promise<OwnRuleset[] | string> {
  const place = findRuleset(one)
  if (typeof place === 'string') return place
  let module: Readonly<Record<string, unknown>>
  try {
    module = await import(pathToFileURL(place.file).href)
  } catch (error) {
    return whyNot(error, place)
  }
  const games = Object.values(module).filter(isGame)
  if (games.length === 0)
    return `${shown(place.file)} exports no ruleset. Export an object of the type Game from it (docs/how-to/write-a-ruleset.md).`
  const loaded: OwnRuleset[] = []
  for (const game of games) {
    const { id } = game.rules
    if (!ID.test(id)) return `its id is "${id}". Call it in small letters, digits and hyphens, as in my-game.`
    if (Object.hasOwn(rulesets, id)) return `there is a ruleset "${id}" already. Give this one an id of its own.`
    addRuleset(id, async () => game)
    loaded.push({ ...place, id, name: one.name, where: one.where })
  }
  return loaded
}

/** What a ruleset may be called: it stands in addresses and paths. */
export const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' &&
  value !== null &&
  'readEncounter' in value &&
  typeof (value as { rules?: { id?: unknown } }).rules?.id === 'string'

/** A path as people see it from where they are. */
function shown(path: string): string {
  const near = relative(process.cwd(), path)
  return near.startsWith('..') ? path : near
}

/** Why code could not be loaded, and what to do. */
function whyNot(error: unknown, { file }: Place): string {
  const { code, message = String(error) } = error as NodeJS.ErrnoException
  const [first = ''] = message.split('\n')
  if (code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING')
    return `${shown(file)} is TypeScript, which Node does not run in node_modules. It has to be published as JavaScript.`
  const at = placeIn(error)
  const place = at === null ? shown(file) : at
  return `${place}: ${/[.!?]$/.test(first) ? first : `${first}.`} Mend it, or take it out of the list.`
}

/** The place in the code that the error names, `file:line:column`; null where it names none of a file. */
function placeIn(error: unknown): string | null {
  const { stack = '' } = error as Error
  const found = /file:\/\/(\S+?:\d+(?::\d+)?)/.exec(stack)?.[1]
  if (found === undefined || /\/node_modules\/@fray\/|\/packages\/(kernel|rulesets|kit\/own-rulesets)\//.test(found))
    return null
  return shown(decodeURI(found))
}
