import { pathToFileURL } from 'node:url'
import type { Game } from '@fray/kernel'
import { addRuleset, rulesets } from '@fray/rulesets'
import { type Declared, declared } from './declared.ts'
import { findRuleset, type Place } from './find.ts'
import { ID, shown, whyNot } from './module.ts'
import { shareOneFray } from './one-fray.ts'
import { loadPolicies } from './policies.ts'

/** A loaded ruleset from elsewhere. */
export interface OwnRuleset extends Place {
  readonly id: string
  /** The name or path by which it was named, and where. */
  readonly name: string
  readonly where: string
}

/** The result for the named rulesets: those loaded, and a message for each that failed. */
export interface OwnRulesets {
  readonly loaded: readonly OwnRuleset[]
  readonly problems: readonly string[]
}

let asked: Promise<OwnRulesets> | null = null
const here: OwnRuleset[] = []

/** Those that {@link ownRulesets} has loaded in this thread so far. */
export const ownRulesetsHere = (): readonly OwnRuleset[] => here

/**
 * Loads the rulesets and policies that the operator has named (`declared`) and no others, once per thread: afterwards
 * they can be found by their ids. One that cannot be loaded gives a message (which one, where it is named, why, what
 * to do); the others are loaded all the same.
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
  const { named, problems: wrong } = declared('rulesets')
  const loaded: OwnRuleset[] = []
  const problems = [...wrong]
  if (named.length > 0) shareOneFray()
  for (const one of named) {
    const found = await loadOne(one)
    if (typeof found === 'string') problems.push(`The ruleset "${one.name}" (${one.where}) is left out: ${found}`)
    else loaded.push(...found)
  }
  here.push(...loaded)
  problems.push(...(await loadPolicies()))
  return { loaded, problems }
}

/** Loads the ruleset of one name, or returns a message. */
async function loadOne(one: Declared): Promise<OwnRuleset[] | string> {
  const place = findRuleset(one)
  if (typeof place === 'string') return place
  let module: Readonly<Record<string, unknown>>
  try {
    module = await import(pathToFileURL(place.file).href)
  } catch (error) {
    return whyNot(error, place.file)
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

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' &&
  value !== null &&
  'readEncounter' in value &&
  typeof (value as { rules?: { id?: unknown } }).rules?.id === 'string'
