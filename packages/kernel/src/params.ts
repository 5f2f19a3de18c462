import { type Apart, allNames, nameOf, type Param, rowOfName, type Saying } from './command.ts'
import type { Message, Ref } from './log/parts.ts'
import { type Refusal, refuse, unknownName } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { Who } from './state/columns.ts'
import { asText } from './unknown.ts'
import { nameKey, unfit, wholeNumber } from './words.ts'

/** Options shared by all kinds of parameters. */
export interface ParamOptions<V = unknown> {
  readonly label?: string
  readonly optional?: boolean
  readonly says?: Saying
  readonly finer?: string
  readonly apart?: Apart
  readonly holds?: string
  // biome-ignore lint/suspicious/noExplicitAny: each ruleset names its own scene.
  readonly suggestions?: (scene: any, actor: Who, soFar: Readonly<Record<string, unknown>>) => Iterable<V>
}

const base = <N extends string, V>(name: N, kind: Param['kind'], o: ParamOptions<V>, absent: V) => ({
  name,
  kind,
  label: o.label ?? name,
  optional: o.optional ?? false,
  absent,
  ...(o.suggestions === undefined ? {} : { suggestions: o.suggestions }),
  ...(o.says === undefined ? {} : { says: o.says }),
  ...(o.finer === undefined ? {} : { finer: o.finer }),
  ...(o.apart === undefined ? {} : { apart: o.apart }),
  ...(o.holds === undefined ? {} : { holds: o.holds }),
})

/** One combatant; -1 if missing. */
export const combatantParam = <N extends string>(name: N, o: ParamOptions<Who> = {}): Param<N, Who> => ({
  ...base(name, 'combatant', o, -1),
  choices: allNames,
  read: (scene, raw) => {
    const row = rowOfName(scene, asText(raw))
    return row >= 0 ? { value: row } : unknownName('combatant', asText(raw), allNames(scene))
  },
  write: (scene, value) => nameOf(scene, value as number),
})

/** Several combatants, as a list or as `A,B`; an empty list if missing. */
export const combatantsParam = <N extends string>(
  name: N,
  o: ParamOptions<readonly Who[]> = {},
): Param<N, readonly Who[]> => ({
  ...base(name, 'combatants', o, []),
  choices: allNames,
  read: (scene, raw) => {
    const names = Array.isArray(raw) ? raw.map(asText) : asText(raw).split(',')
    const rows: number[] = []
    for (const one of names) {
      const row = rowOfName(scene, one.trim())
      if (row < 0) return unknownName('combatant', one.trim(), allNames(scene))
      rows.push(row)
    }
    return { value: rows }
  },
  write: (scene, value) => (value as number[]).map((row) => nameOf(scene, row)),
})

/**
 * One of the words; its position is the value, -1 if missing.
 * @example
 * ```ts
 * import { defineTables, isRefusal, Scene, type Setup, wordParam } from '@fray/kernel/rules'
 *
 * const setup: Setup = { ruleset: 'brawl', title: 'Yard', encounter: null, options: {}, sides: [], seats: [], notes: [] }
 * const scene = new Scene(defineTables({}), {}, setup)
 * const at = wordParam('at', ['high', 'middle', 'low'], { label: 'how high' })
 * console.log(at.read(scene, 'Low', {}), at.write(scene, 2, {})) // { value: 2 } low
 * const read = at.read(scene, 'top', {})
 * console.log(isRefusal(read) && read.reason.key) // "{said}" is not one of {words} ({param}).
 * ```
 */
export const wordParam = <N extends string>(
  name: N,
  words: readonly string[],
  o: ParamOptions<number> = {},
): Param<N, number> => ({
  ...base(name, 'word', o, -1),
  choices: () => words,
  read: (_scene, raw) => {
    const at = words.indexOf(asText(raw).toLowerCase())
    return at >= 0
      ? { value: at }
      : refuse('bad-value', '"{said}" is not one of {words} ({param}).', {
          said: { said: asText(raw) },
          words: { thing: words.join(', ') },
          param: { thing: name },
        })
  },
  write: (_scene, value) => words[value as number],
})

/** Yes or no, optional; -1 if missing. */
export const flagParam = <N extends string>(name: N, label: string): Param<N, number> => ({
  ...base(name, 'word', { label, optional: true }, -1),
  choices: () => ['yes', 'no'],
  read(_scene, raw) {
    const word = asText(raw).toLowerCase()
    if (word === 'yes' || word === 'true') return { value: 1 }
    return word === 'no' || word === 'false'
      ? { value: 0 }
      : refuse('bad-value', '{param} is yes or no.', { param: { thing: name } })
  },
  write: (_scene, value) => (value === 1 ? 'yes' : 'no'),
})

/** A side by its id; the value is its position, -1 if missing. */
export const sideParam = <N extends string>(name: N, optional = false): Param<N, number> => ({
  ...base(name, 'word', { label: 'a side', optional }, -1),
  choices: ({ setup }) => setup.sides.map(({ id }) => id),
  read(scene, raw) {
    const ids = scene.setup.sides.map(({ id }) => id)
    const at = ids.findIndex((id) => id.toLowerCase() === asText(raw).toLowerCase())
    return at >= 0 ? { value: at } : unknownName('side', asText(raw), ids)
  },
  write: (scene, value) => scene.setup.sides[value as number]?.id,
})

/** The type of a number parameter: null only if it is optional. */
type Given<O> = O extends { readonly optional: true } ? number | null : number

/** A whole number from min to max; null if it is optional and missing. */
export const numberParam = <N extends string, const O extends ParamOptions<number | null> = ParamOptions<number>>(
  name: N,
  min: number,
  max: number,
  o?: O,
): Param<N, Given<O>> => ({
  ...base<N, Given<O>>(name, 'number', (o ?? {}) as ParamOptions<never>, null as never),
  min,
  max,
  read: (_scene, raw) => {
    const n = wholeNumber(raw)
    if (n !== null && n >= min && n <= max) return { value: n }
    return refuse('bad-value', '{said} is not a whole number from {min} to {max} ({param}).', {
      said: { said: JSON.stringify(raw) },
      min: { number: min },
      max: { number: max },
      param: { thing: name },
    })
  },
  write: (_scene, value) => value,
})

/** Any text. */
export const textParam = <N extends string>(name: N, o: ParamOptions<string> = {}): Param<N, string> => ({
  ...base(name, 'text', o, ''),
  read: (_scene, raw) => {
    const text = asText(raw)
    const wrong = unfit(text)
    return wrong === null
      ? { value: text }
      : refuse('bad-value', 'The {param} {wrong}.', { param: { thing: name }, wrong })
  },
  write: (_scene, value) => value,
})

/** Any plain value; the action's own check validates it. */
export const valueParam = <N extends string>(name: N, o: ParamOptions<unknown> = {}): Param<N, unknown> => ({
  ...base(name, 'value', o, null),
  read: (_scene, raw) => ({ value: raw }),
  write: (_scene, value) => value,
})

/** A thing that can be named: its name in commands, its value, and its other names. */
export type Known = readonly [name: string, value: number, ...others: string[]]

/** The things of one kind that a parameter can name. `S` is the ruleset's scene. */
export interface NamedOptions<S> extends ParamOptions<number> {
  /** A name for one of them in messages: `item of {whose}`. */
  readonly one: Message | ((scene: S, soFar: Readonly<Record<string, unknown>>) => Message)
  readonly kind?: Param['kind']
  /**
   * Everything that can be named here, by its name in commands; names after the value are accepted as well. A value
   * may occur twice: it is written by its first name.
   */
  known(scene: S, soFar: Readonly<Record<string, unknown>>): Iterable<Known>
  /** Names that are understood but never listed: the action gives the reason for refusing them. */
  besides?(scene: S, soFar: Readonly<Record<string, unknown>>): Iterable<Known>
  /** The place, door or thing on the ground that the value names, if the referee can hide it; otherwise null. */
  refOf?(scene: S, value: number): Ref | null
  /** Why nothing can be named here at all, or null. */
  none?(scene: S, soFar: Readonly<Record<string, unknown>>): Refusal | null
}

/** Things by name, with their ids accepted as well; one whose name is ambiguous is listed by its id. */
export function calledByName(things: readonly { readonly id: string; readonly name: string }[]): Known[] {
  const keys = things.map(({ id, name }) => [nameKey(id), nameKey(name)] as const)
  return things.map(({ id, name }, at) => {
    const wanted = nameKey(name)
    const isItsOwn = keys.every((own, other) => other === at || !own.includes(wanted))
    return isItsOwn ? [name, at, id] : [id, at]
  })
}

/** One thing of a kind by its name (see {@link nameKey}); -1 if missing. */
export function namedParam<S, N extends string>(name: N, o: NamedOptions<S>): Param<N, number> {
  const one = (scene: S, soFar: Readonly<Record<string, unknown>>) =>
    typeof o.one === 'function' ? o.one(scene, soFar) : o.one
  const own = (scene: AnyScene): S => scene as unknown as S
  const refOf = (scene: AnyScene, value: unknown): Ref | null => o.refOf?.(own(scene), value as number) ?? null
  /** The things that the current viewer knows. */
  const knownTo = (scene: AnyScene, soFar: Readonly<Record<string, unknown>>): Known[] =>
    [...o.known(own(scene), soFar)].filter(([, value]) => !scene.hides(refOf(scene, value)))
  return {
    ...base(name, o.kind ?? 'thing', o, -1),
    choices: (scene, soFar) => [...new Set(knownTo(scene, soFar).map(([known]) => known))],
    refOf,
    read(scene, raw, soFar) {
      const none = o.none?.(own(scene), soFar) ?? null
      if (none !== null) return none
      const wanted = nameKey(asText(raw))
      // A thing's own name takes precedence over another thing's alternative name.
      const meant = (all: readonly Known[]): Known | undefined =>
        all.find(([name]) => nameKey(name) === wanted) ??
        all.find(([, , ...others]) => others.some((other) => nameKey(other) === wanted))
      const known = knownTo(scene, soFar)
      const found = meant(known) ?? meant([...(o.besides?.(own(scene), soFar) ?? [])])
      if (found !== undefined) return { value: found[1] }
      const names = new Set(known.map(([name]) => name))
      return unknownName(one(own(scene), soFar), asText(raw), [...names])
    },
    write(scene, value, command) {
      for (const [name, at] of o.known(own(scene), command)) if (at === value) return name
      return undefined
    },
  }
}
