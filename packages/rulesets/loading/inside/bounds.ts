import { type Game, keysOfNames, LIMITS, limitText, type Problem, refusalSeen, type Setup } from '@fray/kernel/rules'
import { isMap, type Path } from '../problems.ts'

/** Fields whose texts are for people, in which numbers mean nothing. */
const PROSE: ReadonlySet<string> = new Set(['title', 'about', 'notes', '$schema', 'text', 'file'])

const NUMERAL = /\d+/g

const NUMBERS = `whole numbers go from -${limitText(LIMITS.number)} to ${limitText(LIMITS.number)}`

/**
 * What of a piece of data is larger than anything that is played, found before anything is made of it: numbers, also those
 * within texts, how deep and how long it is, how many fight. Data that passes can be read in a moment and fits the fight's
 * numbers.
 */
export function boundProblems(value: unknown, path: Path = []): Problem[] {
  const problems: Problem[] = []
  walk(value, path, 0, false, problems)
  if (problems.length === 0) countCombatants(value, path, problems)
  return problems
}

function walk(value: unknown, path: Path, depth: number, isProse: boolean, problems: Problem[]): void {
  // Of what is wrong a thousand times over, the first hundred are enough.
  if (problems.length >= 100) return
  if (typeof value === 'number') {
    // What is no number at all is the schema's to say.
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

/** A number as it was written, cut where nobody would read it whole. */
const numeral = (digits: string): string => (digits.length > 20 ? `${digits.slice(0, 20)}...` : digits)

/** Counts out everybody of every roster. */
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

/** Packs that were written for a later version of the ruleset than this one. */
function tooNew(raw: unknown, { id, version }: Game['rules']): Problem[] {
  const packs = isMap(raw) && Array.isArray(raw.packs) ? raw.packs : []
  return packs.flatMap((pack: unknown, i) => {
    const wanted = isMap(pack) ? (pack.rulesetVersion ?? version) : version
    if (String(wanted) === version || Number(wanted) < Number(version)) return []
    const message = `This pack was written for version ${String(wanted)} of ${id}, and this Fray has version ${version}: play it with the Fray that it was written for, or a later one.`
    return [{ path: ['packs', i, 'rulesetVersion'], message }]
  })
}

/** Names in `hidden` by which no place and no thing goes as the fight begins. */
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

/** The game, which reads nothing that is out of bounds, no packs that are ahead of it, and nothing hidden that is not there. */
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
