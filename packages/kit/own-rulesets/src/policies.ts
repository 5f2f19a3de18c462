import { delimiter } from 'node:path'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { messageOf } from '@fray/kernel'
import type { OwnPolicy } from '@fray/lab'
import { type Declared, declared } from './declared.ts'
import { findRuleset } from './find.ts'
import { shown, whyNot } from './module.ts'
import { shareOneFray } from './one-fray.ts'

/** The policies loaded in this thread, by file. */
const here = new Map<string, readonly string[]>()

/** Loads the policies that the operator has named; returns a message for each that failed. */
export async function loadPolicies(): Promise<string[]> {
  const { named, problems: wrong } = declared('policies')
  const problems = [...wrong]
  for (const one of named) {
    const found = await loadOne(one)
    if (typeof found === 'string') problems.push(`The policy "${one.name}" (${one.where}) is left out: ${found}`)
  }
  return problems
}

/**
 * Loads the policies that a file exports, in this thread and in all threads started later, and returns their ids.
 * @throws Error with what is wrong with the file
 */
export async function loadPolicyFile(path: string): Promise<readonly string[]> {
  const found = await loadOne({ name: path, folder: process.cwd(), isPath: true, where: path })
  if (typeof found === 'string') throw new Error(found)
  process.env.FRAY_POLICIES = [...here.keys()].join(delimiter)
  return found
}

async function loadOne(one: Declared): Promise<readonly string[] | string> {
  const place = findRuleset(one)
  if (typeof place === 'string') return place
  const { file } = place
  const known = here.get(file)
  if (known !== undefined) return known
  shareOneFray()
  try {
    const module: object = await import(pathToFileURL(file).href)
    const policies = Object.values(module).filter(isPolicy)
    if (policies.length === 0)
      return `${shown(file)} exports no policy. Export an object of the type OwnPolicy from it (docs/reference/opponents.md).`
    // The lab is loaded only if needed.
    const { addPolicy } = await import('@fray/lab')
    for (const policy of policies) await addPolicy(policy)
    const ids = policies.map(({ id }) => id)
    here.set(file, ids)
    return ids
  } catch (error) {
    return error instanceof RangeError ? `${shown(file)}: ${messageOf(error)}` : whyNot(error, file)
  }
}

const isPolicy = (value: unknown): value is OwnPolicy =>
  typeof value === 'object' &&
  value !== null &&
  'command' in value &&
  typeof value.command === 'function' &&
  'ruleset' in value &&
  typeof value.ruleset === 'string' &&
  'id' in value &&
  typeof value.id === 'string'
