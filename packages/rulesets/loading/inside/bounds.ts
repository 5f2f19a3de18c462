import { type Game, keysOfNames, LIMITS, limitText, type Problem, refusalSeen, type Setup } from '@fray/kernel/rules'
import { isMap, type Path } from '../problems.ts'

/** Fields whose texts are for people, in which numbers have no meaning. */
const PROSE: ReadonlySet<string> = new Set(['title', 'about', 'notes', '$schema', 'text', 'file'])

const NUMERAL = /\d+/g

const NUMBERS = `whole numbers go from -${limitText(LIMITS.number)} to ${limitText(LIMITS.number)}`

/**
 * What is too large in plain data, checked before anything is built from it: numbers, also within texts, nesting
 * depth, lengths, number of combatants. Data that passes can be read quickly and fits the fight's numbers.
 */
export function boundProblems(value: unknown, path: Path = []): Problem[] {
  const problems: Problem[] = []
  walk(value, path, 0, false, problems)
  if (problems.length === 0) countCombatants(value, path, problems)
  return problems
}

function walk(value: unknown, path: Path, depth: number, isProse: boolean, problems: Problem[]): void {
  // If the same error occurs a thousand times, the first hundred are enough.
  if (problems.length >= 100) return
  if (typeof value === 'number') {
    // A number that is not finite is reported by the schema.
    if (Math.abs(value) > LIMITS.number) problems.push({ path, message: `${value} is out of range: ${NUMBERS}.` })
  } else if (typeof value === 'string') {
    const far = isProse ? undefined : value.match(NUMERAL)?.find((digits) => Number(digits) > LIMITS.number)
    if (far !== undefined) problems.push({ path, message: `${numeral(far)} is out of range: ${NUMBERS}.` })
  } else if (value !== null && typeof value === 'object') {
    if (depth === LIMITS.depth) {
      problems.push({ path, message: `Maps and lists lie deeper than ${LIMITS.depth} within each other here.` })
      return
    }
    const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
    const count = Array.isArray(value) ? value.length : Object.keys(value).length
    if (count > LIMITS.entries) {
      const message = `There are ${limitText(count)} entries here, and ${limitText(LIMITS.entries)} is the most.`
      problems.push({ path, message })
      return
    }
    for (const [key, entry] of entries)
      walk(entry, [...path, key], depth + 1, isProse || PROSE.has(String(key)), problems)
  }
}

/** A number as written, shortened if it is very long. */
const numeral = (digits: string): string => (digits.length > 20 ? `${digits.slice(0, 20)}...` : digits)

/** Counts the combatants of every roster. */
function countCombatants(value: unknown, path: Path, problems: Problem[]): void {
  if (!isMap(value)) return
  const rosters = [value, ...(Array.isArray(value.fights) ? value.fights : [])]
  for (const [i, roster] of rosters.entries()) {
    if (!isMap(roster)) continue
    const where = i === 0 ? path : [...path, 'fights', i - 1]
    const { combatants } = roster
    const entries = Array.isArray(combatants) ? combatants : []
    const extra = entries.reduce(
      (sum, one) => sum + (isMap(one) && typeof one.count === 'number' ? one.count - 1 : 0),
      0,
    )
    const named = isMap(combatants) ? Object.keys(combatants).length : entries.length
    const all = named + extra
    if (all <= LIMITS.combatants) continue
    const message = `${limitText(all)} would fight here, and ${limitText(LIMITS.combatants)} is the most.`
    problems.push({ path: [...where, 'combatants'], message })
  }
}

/** Packs written for a later version of the ruleset. */
function tooNew(raw: unknown, { id, version }: Game['rules']): Problem[] {
  const packs = isMap(raw) && Array.isArray(raw.packs) ? raw.packs : []
  return packs.flatMap((pack: unknown, i) => {
    const wanted = isMap(pack) ? (pack.rulesetVersion ?? version) : version
    if (String(wanted) === version || Number(wanted) < Number(version)) return []
    const message = `This pack was written for version ${String(wanted)} of ${id}, and this Fray has version ${version}: play it with the Fray that it was written for, or a later one.`
    return [{ path: ['packs', i, 'rulesetVersion'], message }]
  })
}

/** Names in `hidden` that match no place and no thing at the start of the fight. */
function goneMissing({ open }: Game['rules'], setup: Setup, raw: unknown): Problem[] {
  const hidden = isMap(raw) ? raw.hidden : undefined
  if (hidden === undefined) return []
  const scene = open(setup)
  const names: readonly unknown[] = Array.isArray(hidden) ? hidden : [hidden]
  return names.flatMap((name, i) => {
    const found = keysOfNames(scene, [name])
    return 'reason' in found
      ? [{ path: Array.isArray(hidden) ? ['hidden', i] : ['hidden'], message: refusalSeen(found, scene).reason }]
      : []
  })
}

/** The game, limited to encounters within bounds, without packs for later versions, and without unknown hidden names. */
export const bounded = (game: Game): Game => ({
  ...game,
  readEncounter(raw) {
    const problems = boundProblems(raw)
    if (problems.length > 0) return { setup: null, problems }
    const ahead = tooNew(raw, game.rules)
    const read = game.readEncounter(raw)
    const missing = read.setup === null ? [] : goneMissing(game.rules, read.setup, raw)
    if (ahead.length + missing.length === 0) return read
    return { ...read, setup: null, problems: [...ahead, ...read.problems, ...missing] }
  },
})
