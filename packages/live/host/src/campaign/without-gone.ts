import { type Game, isMap, type Problem, type Setup } from '@fray/kernel'
import type { GoesAlong } from './state.ts'

type Encounter = Readonly<Record<string, unknown>>
type Path = Problem['path']

/** An encounter that can be opened, and what was left out of it: what is wrong with each, in a sentence. */
export interface Opened {
  readonly encounter: Encounter
  readonly setup: Setup
  readonly without: readonly string[]
}

/** Times that something may be left out: each can make something else wrong. */
const ROUNDS = 20

/**
 * Reads an encounter in which heroes begin with what went along. What names one of them and can no longer be, as they are dead or down, is left
 * out of it: a place, a turn, a hold. Anything else that is wrong is handed back.
 */
export function withoutGone(
  game: Game,
  given: Encounter,
  heroes: Readonly<Record<string, GoesAlong>>,
): Opened | { readonly problems: readonly Problem[] } {
  let encounter: unknown = given
  const without: string[] = []
  const cut: Path[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const { setup, problems } = game.readEncounter(encounter)
    if (setup !== null) return { encounter: encounter as Encounter, setup, without }
    // The last first, so that places in lists stay what they are.
    const found = problems.flatMap((problem) => {
      const places = placesOf(encounter, problem.path, heroes, cut)
      return places.length === 0 ? [] : [{ problem, places }]
    })
    if (found.length < problems.length) return { problems }
    const places = new Map(found.flatMap((one) => one.places).map((path) => [JSON.stringify(path), path]))
    for (const path of [...places.values()].sort(latestFirst)) encounter = leftOut(encounter, path)
    cut.push(...places.values())
    without.push(...found.map(({ problem }) => problem.message))
  }
  return { problems: game.readEncounter(encounter).problems }
}

/** What to leave out for a problem there: what names a hero, or what has lost something that it needs; empty where neither is so. */
function placesOf(
  encounter: unknown,
  path: Path,
  heroes: Readonly<Record<string, GoesAlong>>,
  cut: readonly Path[],
): readonly Path[] {
  const [top, who, field] = path
  if (top === undefined || (top === 'combatants' && field === undefined)) return []
  const value = valueAt(encounter, path)
  if (value === undefined) {
    // A field that is missing is wrong where it would stand.
    const parent = path.slice(0, -1)
    return parent.length > 0 && isAbove(parent, cut) ? placesOf(encounter, parent, heroes, cut) : []
  }
  const names = Object.keys(heroes)
  const own = top === 'combatants' ? nameOf(encounter, who) : undefined
  if (own !== undefined && Object.hasOwn(heroes, own))
    return Object.hasOwn(heroes[own] ?? {}, String(field)) ? [] : [path]
  if (path.slice(1).some((key) => names.includes(String(key)))) return [path]
  if (isAbove(path, cut)) return [path]
  if (!names.some((name) => isNamed(value, name))) return []
  if (!Array.isArray(value) || typeof path.at(-1) === 'number') return [path]
  return value.flatMap((one, at) => (names.some((name) => isNamed(one, name)) ? [[...path, at]] : []))
}

const isAbove = (path: Path, cut: readonly Path[]): boolean =>
  cut.some((one) => one.length > path.length && path.every((key, at) => key === one[at]))

/** Later places of a list before earlier ones, and what is inside before what it is in. */
function latestFirst(a: Path, b: Path): number {
  const at = a.findIndex((key, i) => key !== b[i])
  const [one, other] = [a[at], b[at]]
  if (one === undefined || other === undefined) return b.length - a.length
  if (typeof one === 'number' && typeof other === 'number') return other - one
  return String(one) < String(other) ? -1 : 1
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      Array.isArray(at) ? at[Number(key)] : isMap(at) && Object.hasOwn(at, key) ? at[String(key)] : undefined,
    value,
  )
}

function nameOf(encounter: unknown, who: string | number | undefined): string | undefined {
  const one = valueAt(encounter, ['combatants', who ?? ''])
  return typeof who === 'number' ? (isMap(one) && typeof one.name === 'string' ? one.name : undefined) : who
}

/** Whether a name stands somewhere in a value, by itself or in a text with others. */
function isNamed(value: unknown, name: string): boolean {
  if (typeof value === 'string') return wordsOf(value).includes(wordsOf(name))
  if (Array.isArray(value)) return value.some((one) => isNamed(one, name))
  return isMap(value) && Object.entries(value).some(([key, one]) => key === name || isNamed(one, name))
}

/** A text as words between spaces, so that no name is found within another. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[\s,]+/)
    .join(' ')} `

function leftOut(value: unknown, [key, ...rest]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((one, at) => (at !== key ? [one] : rest.length === 0 ? [] : [leftOut(one, rest)]))
  if (!isMap(value) || key === undefined || !Object.hasOwn(value, key)) return value
  const { [key]: one, ...others } = value
  return rest.length === 0 ? others : { ...value, [key]: leftOut(one, rest) }
}
