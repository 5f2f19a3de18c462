import { stringify } from 'yaml'
import type { Ideas } from './ideas.ts'
import type { Fighter, FightPlan } from './plan.ts'

/** A fight with all of its combatants. */
export interface WholeFight {
  readonly ideas: Ideas
  readonly plan: FightPlan
  /** The combatants of each side, the players' first. */
  readonly sides: readonly [readonly Fighter[], readonly Fighter[]]
  /** Comments at the top, one per line. */
  readonly comments: readonly string[]
}

/** The width of folded texts, in columns. */
const WIDTH = 110

/** The names of an entry's combatants: numbered if it has a count. */
export const namesOf = ({ name, count = 1 }: Fighter): string[] =>
  count === 1 ? [name] : Array.from({ length: count }, (_, i) => `${name} ${i + 1}`)

/** Who starts far from whom: pairs of names, one per line. */
function distances({ ideas, plan, sides }: WholeFight): (readonly [string, string, 'far'])[] {
  const { far = 'nobody' } = plan.place
  const shoots = ({ from }: Fighter) => typeof from === 'string' && (ideas.shooters ?? []).includes(from)
  const pairs: (readonly [string, string, 'far'])[] = []
  for (const one of sides[0])
    for (const other of sides[1])
      if (far === 'everybody' || (far === 'shooters' && (shoots(one) || shoots(other))))
        for (const a of namesOf(one)) for (const b of namesOf(other)) pairs.push([a, b, 'far'])
  return pairs
}

/** A scalar as written within brackets. */
const bare = (value: unknown): string =>
  stringify([value], { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)

/** A value on one line: `{ name: Ada, at: [3, 4] }`. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isFields(value)) return bare(value)
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${bare(key)}: ${inline(one)}`)
    .join(', ')} }`
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Fields, each on one line if it fits, otherwise with its content below it. */
function block(fields: Readonly<Record<string, unknown>>, indent = ''): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const begin = `${indent}${bare(key)}:`
    if (typeof value === 'string' && value.includes('\n')) {
      const lines = value.replace(/\n$/, '').split('\n')
      return [`${begin} |`, ...lines.map((line) => `${indent}  ${line}`)]
    }
    const line = `${begin} ${inline(value)}`
    const isShort = line.length <= WIDTH && !line.includes('\\n')
    if (isShort || !isFields(value)) return [line]
    if (Array.isArray(value)) return [begin, ...value.map((one) => `${indent}  - ${inline(one)}`)]
    return [begin, ...block(value, `${indent}  `)]
  })
}

/** A text as an entry of a list. */
const entry = (text: string): string => `  - ${stringify(text, { lineWidth: 0 }).trim()}`

/** Writes a fight as an encounter file, with comments for anyone who continues with it. */
export function fightText(fight: WholeFight): string {
  const { ideas, plan, sides, comments } = fight
  const people = (list: readonly Fighter[]) => list.map((one) => `  - ${inline(one)}`)
  const pairs = distances(fight)
  const { place, complication } = plan
  const lines = [
    ...comments.map((comment) => `# ${comment}`),
    ...block({ ruleset: ideas.ruleset, title: plan.title }),
    `about: >-\n${folded(plan.about)
      .map((line) => `  ${line}`)
      .join('\n')}`,
    ...(place.file === undefined ? [] : [`# ${place.name}.`, ...block(place.file)]),
    ...(complication.file === undefined ? [] : ['# What makes it worse, or odd.', ...block(complication.file)]),
    'combatants:',
    "  # The players' side.",
    ...people(sides[0]),
    `  # Against them: ${plan.foes}.`,
    ...people(sides[1]),
    ...(pairs.length === 0
      ? []
      : ['# Everybody else is nearby.', 'positions:', ...pairs.map((pair) => `  - ${inline(pair)}`)]),
    'notes:',
    ...[...(place.notes ?? []), complication.say].map(entry),
  ]
  return `${lines.join('\n')}\n`
}

/** A text broken into lines. */
function folded(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}
