import { listText, nearest } from '@fray/kernel'
import { hint, isMap, type Path } from '@fray/rulesets/loading'
import { ChangeError } from './change.ts'
import type { KnownFields } from './known-fields.ts'
import { alike, type Plain, rosters, valueAt } from './plain.ts'
import { contentOf, type Member, meant, membersOf, wordsFor } from './who.ts'

/** What the path of a change refers to: the number of some combatants, or values at places. */
export type Meaning =
  | { readonly kind: 'count'; readonly word: string }
  | { readonly kind: 'places'; readonly places: readonly Path[] }

/**
 * Resolves a path: a combatant's name, a kind or a pattern with one of their fields (`Ogre.hp`, `goblin*.hp`,
 * `Ada.longsword.damage`), a thing with a field for all who carry it (`longsword.damage`), or a field of the
 * encounter (`surprised`). A single word that names combatants, or content to make them from, refers to their number.
 * Throws a {@link ChangeError} without the change's own name in front.
 */
export function meaningOf(encounter: Plain, known: KnownFields, text: string): Meaning {
  const written = text.split('.')
  const steps = written.map((step) => step.trim())
  if (steps.includes('')) throw new ChangeError(`"${text}" has nothing between two dots, or at an end.`)
  const members = membersOf(encounter)
  for (let n = steps.length; n > 0; n--) {
    const word = written.slice(0, n).join('.').trim()
    const who = meant(members, word)
    if (who.length === 0) continue
    const rest = steps.slice(n)
    if (rest.length === 0) return { kind: 'count', word }
    const single = who.length === 1 && alike(who[0]?.name, word)
    const made = single ? [] : contentOf(encounter, word).filter(([, kind]) => kind === 'combatants')
    const places = [...who.map((m) => m.path), ...made].map((base) => resolve(encounter, known, base, rest))
    return { kind: 'places', places }
  }
  const [first = '', ...rest] = steps
  const things = rest.length > 0 ? thingsNamed(encounter, members, first) : []
  if (things.length > 0) {
    return { kind: 'places', places: things.map((base) => resolve(encounter, known, base, rest)) }
  }
  const fields = [...new Set([...Object.keys(encounter), ...known.fieldsAt([])])]
  if (fields.includes(first)) return { kind: 'places', places: [resolve(encounter, known, [], steps)] }
  if (rest.length === 0 && contentKinds(encounter, known).some((id) => alike(id, first))) {
    return { kind: 'count', word: first }
  }
  const [one] = members
  const field = one === undefined ? undefined : known.fieldsAt(one.path).find((name) => alike(name, first))
  if (one !== undefined && rest.length === 0 && field !== undefined)
    throw new ChangeError(`"${first}" is a value of somebody: say whose, as in ${one.name}.${field}.`)
  const others = rest.length > 0 ? thingNames(members) : contentKinds(encounter, known)
  const words = [...new Set([...wordsFor(members), ...others])]
  throw new ChangeError(
    `There is no combatant${rest.length > 0 ? ' and nothing that one has' : ''} called "${first}".${hint(first, words)}`,
  )
}

/** Ids of the content that combatants can be made from: the encounter's own, then the ruleset's. */
export function contentKinds(encounter: Plain, known: KnownFields): string[] {
  const own = valueAt(encounter, ['content', 'combatants'])
  return [...new Set([...(isMap(own) ? Object.keys(own) : []), ...known.wordsAt(['combatants', 0, 'from'])])]
}

/** Places of everything of that name that combatants have, and of the encounter's own content with that id. */
function thingsNamed(encounter: Plain, members: readonly Member[], word: string): Path[] {
  const found: Path[] = contentOf(encounter, word).filter(([, kind]) => kind !== 'combatants')
  for (const { path } of members) {
    for (const { holder, step } of insides(encounter, path)) {
      const value = valueAt(encounter, [...holder, step])
      if (typeof step === 'number' && isMap(value) && isNamed(value, word)) found.push([...holder, step])
    }
  }
  // A thing inside another of the same name (an attack named after its weapon) is reached through the outer one.
  return found.filter((path) => !found.some((other) => other !== path && other.every((step, i) => path[i] === step)))
}

const thingNames = (members: readonly Member[]): string[] =>
  [
    ...new Set(
      members.flatMap(({ entry }) =>
        Object.values(entry).flatMap((list) =>
          Array.isArray(list) ? list.flatMap((one) => (isMap(one) ? [one.name] : [])) : [],
        ),
      ),
    ),
  ].filter((name) => typeof name === 'string')

const isNamed = (value: Plain, word: string): boolean => alike(value.name, word) || alike(value.id, word)

/** Everything inside a place, the nearest first: what holds it, and the key or position there. */
function* insides(root: Plain, base: Path): Generator<{ readonly holder: Path; readonly step: string | number }> {
  let level: Path[] = [base]
  while (level.length > 0) {
    const next: Path[] = []
    for (const holder of level) {
      const value = valueAt(root, holder)
      if (typeof value !== 'object' || value === null) continue
      for (const key of Object.keys(value)) {
        const step = Array.isArray(value) ? Number(key) : key
        yield { holder, step }
        next.push([...holder, step])
      }
    }
    level = next
  }
}

/** The place to which the steps lead from a base. */
function resolve(root: Plain, known: KnownFields, base: Path, steps: readonly string[]): Path {
  let path = base
  for (const step of steps) path = next(root, known, base, path, step)
  return path
}

function next(root: Plain, known: KnownFields, base: Path, path: Path, step: string): Path {
  const value = valueAt(root, path)
  if (value === undefined) {
    const field = known.fieldsAt(path).find((key) => alike(key, step))
    return [...path, field ?? step]
  }
  if (Array.isArray(value)) {
    const at = elementAt(value, step)
    if (at >= 0) return [...path, at]
  } else if (isMap(value)) {
    const own = Object.hasOwn(value, step) ? step : Object.keys(value).find((key) => alike(key, step))
    if (own !== undefined) return [...path, own]
    // A combatant's own possible fields come before those of its things. For a thing its existing parts come first,
    // because shorthand forms are expanded in a complete encounter.
    if (isWhole(path)) {
      const field = known.fieldsAt(path).find((key) => alike(key, step))
      if (field !== undefined) return [...path, field]
    }
  }
  const found = within(root, path, step)
  const [only] = found
  if (found.length === 1 && only !== undefined) return only
  const whose = labelOf(root, base)
  if (found.length > 1) {
    const ways = found.map((place) => namesOn(root, base, place).join('.'))
    throw new ChangeError(
      `"${step}" of ${whose} could be ${listText(ways).replace(/ and (?=[^ ]*$)/, ' or ')}: say which.`,
    )
  }
  const fields = known.fieldsAt(path)
  const field = isMap(value) ? fields.find((key) => alike(key, step)) : undefined
  if (field !== undefined) return [...path, field]
  if (isMap(value) && known.isOpenAt(path)) return [...path, step]
  const inside = [...insides(root, path)].map(({ holder, step: key }) => stepName(root, holder, key))
  const near = nearest(step, [...fields, ...inside])
  const there = isMap(value) ? Object.keys(value) : inside
  const here = path.length === base.length ? whose : `${namesOn(root, base, path).join('.')} of ${whose}`
  throw new ChangeError(`${here} has nothing called "${step}".${hint(step, near === null ? there : [near])}`)
}

/** Whether the place is a combatant, content to make one from, or the whole encounter. */
const isWhole = (path: Path): boolean => path.length === 0 || path.at(-2) === 'combatants'

/** The position of the element with that name, id or kind, or with that number from 1; -1 for none or several. */
function elementAt(list: readonly unknown[], step: string): number {
  for (const key of ['name', 'id', 'kind']) {
    const found = list.flatMap((one, i) => (isMap(one) && alike(one[key], step) ? [i] : []))
    if (found.length === 1) return found[0]
  }
  const at = Number(step) - 1
  return Number.isInteger(at) && at >= 0 && at < list.length ? at : -1
}

/** The nearest inner places of that name: all at the same depth. */
function within(root: Plain, path: Path, step: string): Path[] {
  const found: Path[] = []
  for (const { holder, step: key } of insides(root, path)) {
    const [first] = found
    if (first !== undefined && holder.length + 1 > first.length) break
    const value = valueAt(root, [...holder, key])
    const fits = typeof key === 'string' ? alike(key, step) : isMap(value) && isNamed(value, step)
    if (fits) found.push([...holder, key])
  }
  return found
}

/** The name of a place on the way: the key, the name of a list element, or its number from 1. */
function stepName(root: Plain, holder: Path, step: string | number): string {
  if (typeof step === 'string') return step
  const value = valueAt(root, [...holder, step])
  const names = isMap(value) ? [value.id, value.name, value.kind] : []
  const siblings = valueAt(root, holder)
  const name = names.find((n) => typeof n === 'string' && Array.isArray(siblings) && elementAt(siblings, n) === step)
  return typeof name === 'string' ? name.replaceAll(' ', '-') : String(step + 1)
}

const namesOn = (root: Plain, base: Path, path: Path): string[] =>
  path.slice(base.length).map((step, i) => stepName(root, path.slice(0, base.length + i), step))

/** The owner of a base: a combatant's name, a thing's, or the encounter. */
function labelOf(root: Plain, base: Path): string {
  if (base.length === 0) return 'the encounter'
  const owner = rosters(root).find(({ path }) => path.every((step, i) => base[i] === step))
  const depth = owner === undefined ? base.length : owner.path.length + 1
  const named = (path: Path): string | null => {
    const value = valueAt(root, path)
    const name = isMap(value) ? (value.name ?? value.id) : null
    return typeof name === 'string' ? name : null
  }
  const whose = named(base.slice(0, depth)) ?? String(base.at(-1))
  const thing = base.length > depth ? named(base) : null
  return thing === null ? whose : `${whose}'s ${thing}`
}
