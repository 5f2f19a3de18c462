import type { Case } from '@fray/files'
import { type AnyRuleset, type AnyScene, isMap, withoutNames } from '@fray/kernel'

/** What a program has to know to play a case; each level takes in the ones before it. */
export const LEVELS = ['core', 'magic', 'referee'] as const
export type Level = (typeof LEVELS)[number]

/** The fields of a combatant that hold its magic, in any ruleset. */
const MAGIC = ['spells', 'powers', 'abilities']

/** The referee's word that begins a fight: no program does without it. */
const START = 'start'

/** The level of a case: `referee` where the referee gives orders, `magic` where somebody in the encounter has any, else `core`. */
export function levelOf({ steps = [] }: Case, encounterOf: () => unknown): Level {
  const ordered = steps.some(({ do: command }) => {
    const [actor, action] = typeof command === 'string' ? command.split(' ') : [command.actor, command.action]
    return actor === 'referee' && action !== START
  })
  if (ordered) return 'referee'
  const encounter = encounterOf()
  const people = isMap(encounter) ? Object.values(encounter.combatants ?? {}) : []
  const isMagic = (one: unknown) => isMap(one) && MAGIC.some((field) => Object.values(one[field] ?? {}).length > 0)
  return people.some(isMagic) ? 'magic' : 'core'
}

/** How many there are of each level. */
export const counted = (levels: readonly Level[]) =>
  Object.fromEntries(LEVELS.map((level) => [level, levels.filter((one) => one === level).length])) as Record<
    Level,
    number
  >

/** A parameter as programs read it. */
interface Parameter {
  readonly name: string
  readonly kind: string
  readonly label: string
  readonly optional?: true
  readonly words?: readonly string[]
  readonly min?: number
  readonly max?: number
}

/** The commands of a ruleset with their parameters, in the order in which people write them. */
export const commandsOf = ({ actions }: AnyRuleset, scene: AnyScene) =>
  [...actions.values()].map(({ id, by, rule, title, params }) => ({
    id,
    by,
    rule,
    title: withoutNames(title),
    parameters: params.map(
      ({ name, kind, label, optional, min, max, choices }): Parameter => ({
        name,
        kind,
        label,
        ...(optional && { optional }),
        ...(kind === 'word' && choices !== undefined && { words: choices(scene, {}) }),
        ...(min !== undefined && { min }),
        ...(max !== undefined && { max }),
      }),
    ),
  }))
