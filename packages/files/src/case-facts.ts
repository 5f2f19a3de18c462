import {
  type AnyRuleset,
  type AnyScene,
  canonical,
  type FightEvent,
  type FightView,
  isChange,
  isMap,
  nearest,
  rowOfName,
  seesOf,
  sourceText,
  sumText,
  type TallyRecord,
} from '@fray/kernel'

/** One step of a case so far: its command as text, and its events. */
export interface Happened {
  readonly command: string
  readonly events: readonly FightEvent[]
}

/** A looked-up fact: its value, or why there is none. */
type Found = { readonly value: unknown } | { readonly missing: string }

/** A text without spelling differences that do not matter in facts: case, and hyphens for spaces. */
const loose = (text: string): string => text.toLowerCase().replaceAll('-', ' ')

/** Looks up a fact in the whole view: a combatant's value (`Gob.hp`) or the fight's (`zones.B.here`). */
function findFact(view: FightView, path: string): Found {
  const names = Object.keys(view.combatants).filter((name) => path === name || path.startsWith(`${name}.`))
  const name = names.sort((a, b) => b.length - a.length)[0]
  if (name === undefined) return walk({ ...view, ...view.combatants }, path, path)
  return walk(view.combatants[name], path.slice(name.length + 1), path)
}

/** The same, including facts that the ruleset calculates on demand: `sight.Ann.Orc`. */
function findAnyFact(view: FightView, rules: AnyRuleset, scene: AnyScene, path: string): Found {
  const found = findFact(view, path)
  if (!('missing' in found) || rules.fact === undefined) return found
  const parts = partsOf(path, Object.keys(view.combatants))
  const value: unknown = rules.fact(scene, parts)
  return value === undefined ? found : { value }
}

/** The parts of a path between its dots; a combatant's name is one part, spelt exactly. */
function partsOf(path: string, names: readonly string[]): string[] {
  const parts: string[] = []
  for (let rest = path; rest !== ''; ) {
    const fits = names.filter((name) => loose(`${rest}.`).startsWith(loose(`${name}.`)))
    const name = fits.sort((a, b) => b.length - a.length)[0]
    const length = name?.length ?? (rest.includes('.') ? rest.indexOf('.') : rest.length)
    parts.push(name ?? rest.slice(0, length))
    rest = rest.slice(length + 1)
  }
  return parts
}

function walk(value: unknown, rest: string, path: string): Found {
  if (rest === '') return { value }
  const known = isMap(value) || Array.isArray(value) ? Object.keys(value) : []
  const fits = known.filter((key) => loose(rest) === loose(key) || loose(rest).startsWith(`${loose(key)}.`))
  const exact = fits.filter((key) => rest === key || rest.startsWith(`${key}.`))
  const key = (exact.length > 0 ? exact : fits).sort((a, b) => b.length - a.length)[0]
  if (key !== undefined) return walk((value as Record<string, unknown>)[key], rest.slice(key.length + 1), path)
  const word = rest.split('.')[0] as string
  const near = nearest(word, known)
  const hint = near !== null ? `Did you mean "${near}"?` : known.length > 0 ? `Known: ${known.join(', ')}.` : ''
  return { missing: `There is no fact "${path}": "${word}" means nothing there. ${hint}`.trimEnd() }
}

/** What a case expects. */
interface Fact {
  readonly path: string
  readonly expected: unknown
}

/** What is wrong with a fact, or null: the fact, what should be, what is; for numbers, how it came about. */
export function checkFact(
  view: FightView,
  rules: AnyRuleset,
  scene: AnyScene,
  happened: readonly Happened[],
  { path, expected }: Fact,
): string | null {
  const found = findAnyFact(view, rules, scene, path)
  if ('missing' in found) return found.missing
  const value = found.value ?? null
  if (canonical(value) === canonical(expected)) return null
  const said = `${path} should be ${shown(expected)}, but is ${shown(value)}.`
  if (typeof value !== 'number') return said
  return [said, ...explain(scene, path, happened)].join('\n')
}

const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** How a number came about: its last change, and the sums before it in the same command. */
function explain(scene: AnyScene, path: string, happened: readonly Happened[]): string[] {
  const column = path.slice(path.lastIndexOf('.') + 1)
  const row = ownerOf(scene, path)
  for (let step = happened.length - 1; step >= 0; step--) {
    const { command, events } = happened[step]
    const at = events.findLastIndex((e) => isChange(e) && e.column.endsWith(`.${column}`) && (row < 0 || e.row === row))
    const change = events[at]
    if (change === undefined || !isChange(change)) continue
    const sums = events.slice(0, at).flatMap((e) => tallyText(scene, e) ?? [])
    return [`It last changed from ${change.from} to ${change.to} by ${change.rule} in "${command}".`, ...sums]
  }
  return ['It has not changed since the beginning.']
}

function ownerOf(scene: AnyScene, path: string): number {
  const dots = [...path.matchAll(/\./g)].map((m) => m.index)
  for (const dot of dots) {
    const row = rowOfName(scene, path.slice(0, dot))
    if (row >= 0) return row
  }
  return -1
}

function tallyText(scene: AnyScene, event: FightEvent): string | null {
  const { tally, what } = event as FightEvent & { tally?: TallyRecord; what?: string }
  if (tally === undefined || !Array.isArray(tally.parts)) return null
  const sees = seesOf(scene)
  const parts = tally.parts.map(({ value, source, rule, counted }) => {
    return `${value} ${sourceText(source, sees)} [${rule}]${counted ? '' : ' (does not count)'}`
  })
  return `${what ?? event.type}: ${sumText(tally, sees)} (${parts.join(', ')})`
}
