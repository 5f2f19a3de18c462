import type { Game, Problem, Setup } from '@fray/kernel'
import { copyOf } from '@fray/lab'
import { dotted, type Json, type Maker } from './from-schema.ts'

type Key = string | number

const isHolder = (value: unknown): value is Record<Key, unknown> => typeof value === 'object' && value !== null

const at = (value: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((within, key) => (isHolder(within) ? within[key] : undefined), value)

function remove(value: unknown, path: readonly Key[]): void {
  const holder = at(value, path.slice(0, -1))
  const key = path.at(-1) as Key
  if (Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (isHolder(holder)) delete holder[key]
}

/** The schema of a field, as far as it can be followed by its keys; null if it branches out of sight. */
function fieldAt(maker: Maker, root: Json, path: readonly Key[]): Json | null {
  let nodes: readonly Json[] = [root]
  for (const key of path) {
    nodes = nodes.flatMap((node) => below(maker, node, key))
    if (nodes.length === 0) return null
  }
  return nodes.length === 0 ? null : maker.one(nodes)
}

function below(maker: Maker, given: Json, key: Key): readonly Json[] {
  const node = maker.resolve(given)
  const branches = node.anyOf ?? node.oneOf
  if (branches !== undefined) return branches.flatMap((branch) => below(maker, branch, key))
  if (typeof key === 'number') return typeof node.items === 'object' ? [node.items] : []
  const own = node.properties?.[key]
  if (own !== undefined) return [own]
  return typeof node.additionalProperties === 'object' ? [node.additionalProperties] : []
}

/** The path with `*` for positions and for keys of records. */
const general = (path: readonly Key[]): string[] =>
  path.map((key, i) => (typeof key === 'number' || (i > 0 && NAMED.has(String(path[i - 1]))) ? '*' : String(key)))

const NAMED = new Set([
  'combatants',
  'items',
  'spells',
  'abilities',
  'powers',
  'feats',
  'conditions',
  'weapons',
  'battlefield',
])

/**
 * Fixes a random value until the reader accepts it: what is missing is generated, what is wrong is removed. Null if
 * it does not succeed. `complaints` counts the reader's messages, to help improve the generator.
 */
export function fix(
  game: Game,
  maker: Maker,
  root: Json,
  raw: Record<string, unknown>,
  complaints: Map<string, number>,
): Setup | null {
  const tried = new Map<string, number>()
  for (let round = 0; round < 80; round++) {
    const { setup, problems } = game.readEncounter(copyOf(raw))
    if (setup !== null) return setup
    for (const problem of later(problems)) repair(maker, root, raw, problem, { tried, complaints })
    if (!isHolder(raw.combatants) || Object.keys(raw.combatants).length < 2) return null
  }
  return null
}

/** One problem per place, later list positions first, so that earlier positions stay valid. */
function later(problems: readonly Problem[]): Problem[] {
  const first = new Map<string, Problem>()
  for (const problem of problems) {
    const key = JSON.stringify(problem.path)
    if (!first.has(key)) first.set(key, problem)
  }
  return [...first.values()].reverse().slice(0, 4)
}

/** Generates the field that the message about its parent names in quotes, if there is such a field and it is missing. */
function addMissing(maker: Maker, root: Json, raw: unknown, path: readonly Key[], message: string): boolean {
  const holder = at(raw, path)
  if (!isHolder(holder) || Array.isArray(holder)) return false
  for (const [, word = ''] of message.matchAll(/"([\w-]+)"/g)) {
    const node = word in holder ? null : fieldAt(maker, root, [...path, word])
    const value = node === null ? undefined : maker.make(node, general([...path, word]))
    if (value === undefined) continue
    holder[word] = value
    return true
  }
  return false
}

/** What was tried so far. */
interface Tries {
  readonly tried: Map<string, number>
  readonly complaints: Map<string, number>
}

function repair(
  maker: Maker,
  root: Json,
  raw: Record<string, unknown>,
  { path, message }: Problem,
  { tried, complaints }: Tries,
): void {
  const place = dotted(general(path))
  const said = `${place}: ${message}`
  complaints.set(said, (complaints.get(said) ?? 0) + 1)
  const key = JSON.stringify(path)
  const times = (tried.get(key) ?? 0) + 1
  tried.set(key, times)
  if (path.length === 0) return
  const isThere = at(raw, path) !== undefined
  if (!isThere && times <= 2) {
    const holder = at(raw, path.slice(0, -1))
    const node = fieldAt(maker, root, path)
    if (node !== null && isHolder(holder) && !Array.isArray(holder)) {
      holder[path.at(-1) as Key] = maker.make(node, general(path))
      return
    }
  }
  if (isThere && times <= 3 && addMissing(maker, root, raw, path, message)) return
  // If a value keeps being wrong, the cause is further up.
  const up = Math.min(path.length - 1, Math.floor((times - 1) / 2))
  remove(raw, path.slice(0, path.length - up))
}
