import { isMap } from '@fray/rulesets/loading'
import { type Plain, putAt, rosters, valueAt } from './plain.ts'

/**
 * Fields with lists of combatants by name: who plays whom, who is surprised, who goes with whom. Other fields with
 * names (a target, a summoner) concern one combatant only.
 */
const LISTS: ReadonlySet<string> = new Set([
  'acting',
  'disengagedFrom',
  'groups',
  'immune',
  'openers',
  'order',
  'plays',
  'surprised',
  'undetectedBy',
])

/** Removes a combatant's name from every list, pair of positions and map of a fight in progress. */
export function forget(encounter: Plain, name: string): void {
  eachList(encounter, (list, holder, key) => {
    holder[key] = list.filter((entry) => entry !== name)
  })
  eachPositions(encounter, (list) => list.filter((pair) => !isPairOf(pair, name)))
  for (const map of Object.values(isMap(encounter.now) ? encounter.now : {})) if (isMap(map)) delete map[name]
}

/**
 * Puts a copy next to its original in every list, and as far from others as the original is; nobody is engaged with
 * it.
 */
export function remember(encounter: Plain, original: string, copy: string): void {
  eachList(encounter, (list, holder, key) => {
    holder[key] = list.flatMap((entry) => (entry === original ? [original, copy] : [entry]))
  })
  eachPositions(encounter, (list) => [
    ...list,
    ...list.flatMap((pair) =>
      isPairOf(pair, original) && pair[2] === 'far' ? [pair.map((part) => (part === original ? copy : part))] : [],
    ),
  ])
}

const isPairOf = (pair: unknown, name: string): pair is unknown[] =>
  Array.isArray(pair) && pair.slice(0, 2).includes(name)

/**
 * Visits every list of {@link LISTS}, wherever it is; each list in a list of lists (groups). A list that becomes
 * empty is removed.
 */
function eachList(
  root: unknown,
  visit: (list: unknown[], holder: Record<string | number, unknown>, key: string | number) => void,
): void {
  if (Array.isArray(root)) for (const one of root) eachList(one, visit)
  if (!isMap(root)) return
  for (const [key, value] of Object.entries(root)) {
    if (!LISTS.has(key) || !Array.isArray(value)) {
      eachList(value, visit)
      continue
    }
    if (value.some(Array.isArray)) {
      value.forEach((list, i) => {
        if (Array.isArray(list)) visit(list, value as Record<number, unknown>, i)
      })
      root[key] = value.filter((list) => !Array.isArray(list) || list.length > 1)
    } else visit(value, root, key)
  }
}

function eachPositions(encounter: Plain, changed: (list: readonly unknown[]) => unknown[]): void {
  const holders = rosters(encounter).map(({ path }) => [...path.slice(0, -1), 'positions'])
  for (const path of holders) {
    const list = valueAt(encounter, path)
    if (Array.isArray(list)) putAt(encounter, path, changed(list))
  }
}

/**
 * Removes the combatants' letters from a text map: in a complete encounter their places are given with the
 * combatants. The ground under them is unchanged.
 */
export function clearLetters(encounter: Plain): void {
  const field = encounter.battlefield
  if (!isMap(field) || typeof field.text !== 'string') return
  const legend: Plain = isMap(field.legend) ? field.legend : {}
  for (const glyph of new Set(field.text)) {
    const entry = legend[glyph]
    if (isMap(entry)) {
      const { combatant: _combatant, ...ground } = entry
      legend[glyph] = ground
    } else if (/\p{L}/u.test(glyph)) legend[glyph] = {}
  }
  if (Object.keys(legend).length > 0) field.legend = legend
}
