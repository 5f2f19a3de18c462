import type { Game, Random, Setup } from '@fray/kernel'
import { editorSchema } from '@fray/rulesets/loading/editor-schema'

/** A JSON Schema, as far as encounters use it. */
export interface Json {
  readonly $ref?: string
  readonly id?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Json[]
  readonly oneOf?: readonly Json[]
  readonly type?: string
  readonly properties?: Readonly<Record<string, Json>>
  readonly required?: readonly string[]
  readonly additionalProperties?: Json | boolean
  readonly propertyNames?: Json
  readonly items?: Json | boolean
  readonly prefixItems?: readonly Json[]
  readonly minItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly pattern?: string
  readonly examples?: readonly unknown[]
  readonly $defs?: Readonly<Record<string, Json>>
}

const schemas = new WeakMap<Game, Json>()

/** The schema of a ruleset's encounters, made once. */
export function schemaOf(game: Game): Json {
  const schema = schemas.get(game) ?? (editorSchema(game) as Json)
  schemas.set(game, schema)
  return schema
}

/**
 * What the schema cannot express: existing names, ids, places. Looked up by field (`side`, `now.turn`), then by its
 * last key.
 */
export type Hints = Readonly<Record<string, (random: Random) => unknown>>

/** How likely fields are to be present, in percent: by path, then by last key; 30 by default. */
export type Chances = Readonly<Record<string, number>>

export const pick = <T>(random: Random, from: readonly T[]): T => from[random(from.length)]

/** The complete encounter of a set-up. */
export const encounterOf = (setup: Setup): Record<string, unknown> => setup.encounter as Record<string, unknown>

/** The keys of a path without positions and names, as hints and counters use it: `combatants.*.items.*.hands`. */
export const dotted = (path: readonly string[]): string => path.join('.')

/** Texts for patterns. */
const TEXTS =
  '4/9 9/9 0/6 12/15 2/15 3/- 1/13 20/40 10/60 5/30 3,4 1,1 slashing blunt blunt/fire acid str dex str/dex con stuck shaken own-a d6 d8 d4 4 -2/20 -9/20 6x6'.split(
    ' ',
  )

/**
 * Generates random values that a JSON Schema allows. What the reader of encounters still refuses is fixed afterwards.
 */
export class Maker {
  private readonly root: Json
  private readonly random: Random
  private readonly hints: Hints
  private readonly chances: Chances

  constructor(root: Json, random: Random, hints: Hints, chances: Chances) {
    this.root = root
    this.random = random
    this.hints = hints
    this.chances = chances
  }

  /** The schema with references followed. */
  resolve(node: Json): Json {
    let found = node
    while (found.$ref !== undefined) found = this.root.$defs?.[found.$ref.split('/').at(-1) as string] ?? {}
    return found
  }

  /** A random element. */
  one<T>(from: readonly T[]): T {
    return pick(this.random, from)
  }

  make(given: Json, path: readonly string[]): unknown {
    const { random } = this
    const hint = this.hintFor(path)
    if (hint !== undefined) return hint(random)
    const node = this.resolve(given)
    if (node.const !== undefined) return node.const
    if (node.enum !== undefined) return pick(random, node.enum)
    const branches = node.anyOf ?? node.oneOf
    if (branches !== undefined) return this.make(this.branch(branches, path), path)
    switch (node.type) {
      case 'object':
        return this.object(node, path)
      case 'array':
        return this.array(node, path)
      case 'integer':
      case 'number':
        return this.whole(node)
      case 'boolean':
        return random(3) > 0
      case 'string':
        return this.text(node)
      default:
        return node.examples === undefined ? undefined : pick(random, node.examples)
    }
  }

  private hintFor(path: readonly string[]): Hints[string] | undefined {
    for (let from = 0; from < path.length; from++) {
      const key = dotted(path.slice(from))
      if (Object.hasOwn(this.hints, key)) return this.hints[key]
    }
    return undefined
  }

  /** A random one of several shapes; free text seldom, because it tests less. */
  private branch(branches: readonly Json[], _path: readonly string[]): Json {
    const whole = branches.filter((one) => {
      const node = this.resolve(one)
      return (
        node.type !== 'string' || node.enum !== undefined || node.const !== undefined || node.examples !== undefined
      )
    })
    return pick(this.random, whole.length > 0 && this.random(8) > 0 ? whole : branches)
  }

  private object(node: Json, path: readonly string[]): Record<string, unknown> {
    const { random } = this
    const made: Record<string, unknown> = {}
    for (const [key, field] of Object.entries(node.properties ?? {})) {
      const below = [...path, key]
      const chance = this.chances[dotted(below)] ?? this.chances[key] ?? 30
      if (node.required?.includes(key) !== true && random(100) >= chance) continue
      const value = this.make(field, below)
      if (value !== undefined) made[key] = value
    }
    const { additionalProperties: others } = node
    if (typeof others !== 'object') return made
    for (let left = 1 + random(2); left > 0; left--) {
      const name = this.hintFor([...path, 'key'])?.(random)
      const value = this.make(others, [...path, '*'])
      if (name !== undefined && value !== undefined) made[String(name)] = value
    }
    return made
  }

  private array(node: Json, path: readonly string[]): unknown[] {
    const { random } = this
    if (node.prefixItems !== undefined) return node.prefixItems.map((one) => this.make(one, [...path, '*']))
    const items = typeof node.items === 'object' ? node.items : {}
    const least = node.minItems ?? (random(6) === 0 ? 0 : 1)
    const count = least + (random(3) === 0 ? random(3) : 0)
    const made: unknown[] = []
    for (let i = 0; i < count; i++) {
      const value = this.make(items, [...path, '*'])
      if (value !== undefined) made.push(value)
    }
    return made
  }

  /** A text: one of the examples, a usual text that fits the pattern, or a combatant's name. */
  private text({ examples, pattern }: Json): unknown {
    if (examples !== undefined) return pick(this.random, examples)
    if (pattern === undefined) return this.hints.word?.(this.random) ?? 'a word'
    const fitting = TEXTS.filter((text) => new RegExp(pattern).test(text))
    return fitting.length === 0 ? undefined : pick(this.random, fitting)
  }

  /** A whole number: mostly small, occasionally at its limit. */
  private whole({ minimum = -3, maximum = 12, multipleOf = 1 }: Json): number {
    const { random } = this
    if (random(40) === 0) return minimum
    const least = minimum < -3 && maximum > 0 ? -3 : minimum
    const most = Math.min(maximum, Math.max(least, 0) + 9 * multipleOf)
    return least + random(Math.floor((most - least) / multipleOf) + 1) * multipleOf
  }
}
