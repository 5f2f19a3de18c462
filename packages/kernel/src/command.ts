import { type AnswerValue, REFEREE } from './questions.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { Sheet } from './setup.ts'
import { hasControl, nameKey, nearest, wholeNumber } from './words.ts'

/** What a seat does when it may act: who acts, what, and the action's own parameters. Combatants are rows. */
export interface Command {
  /** A combatant's row, or REFEREE. */
  readonly actor: number
  readonly action: string
}

/** A command as people, files and journals write it: names in place of rows. */
export type PlainCommand = { readonly actor: string; readonly action: string } & Readonly<Record<string, unknown>>

/** A parameter of an action: how it is written and what values people may want to choose from. */
export interface Param {
  readonly name: string
  readonly label: string
  /** What kind of thing it is, for forms and for help. */
  readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value'
  readonly optional: boolean
  /** What an absent parameter becomes in the command. */
  readonly absent: unknown
  /**
   * Whether words in order pass it over, because what was written before (`given`, the actor included) takes no such
   * parameter: a spell on a place has no targets; or because the next `word` cannot be one. `name=value` still reaches it.
   */
  isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean
  /** Turns what a person wrote into the command's value, or says why not. `so far` holds the parameters before it. */
  read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): { readonly value: unknown } | Refusal
  /** The reverse of `read`. */
  write(scene: AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown
}

/** The combatant's name. */
export const nameOf = (scene: AnyScene, row: number): string =>
  row === REFEREE ? 'referee' : ((scene.sheets[row] as Sheet | undefined)?.name ?? `combatant ${row}`)

/** The row of the combatant with that name (see {@link nameKey}), or -1. */
export function rowOfName(scene: AnyScene, name: string): number {
  const wanted = nameKey(name)
  return scene.sheets.findIndex((sheet) => nameKey((sheet as Sheet).name) === wanted)
}

const allNames = (scene: AnyScene): string[] => scene.sheets.map((s) => (s as Sheet).name)

/** A sentence for a name that nobody has, with the nearest that somebody has. */
export function unknownName(kind: string, name: string, known: readonly string[]): Refusal {
  const near = nearest(name, known)
  const hint =
    near === null ? (known.length > 0 ? ` Known: ${known.join(', ')}.` : ' There is none.') : ` Did you mean "${near}"?`
  return refuse('unknown-name', `There is no ${kind} "${name}".${hint}`)
}

interface ParamOptions {
  readonly label?: string
  readonly optional?: boolean
}

const base = (name: string, kind: Param['kind'], o: ParamOptions, absent: unknown) => ({
  name,
  kind,
  label: o.label ?? name,
  optional: o.optional ?? false,
  absent,
})

/** One combatant; -1 where it is left out. */
export const combatantParam = (name: string, o: ParamOptions = {}): Param => ({
  ...base(name, 'combatant', o, -1),
  read: (scene, raw) => {
    const row = rowOfName(scene, String(raw))
    return row >= 0 ? { value: row } : unknownName('combatant', String(raw), allNames(scene))
  },
  write: (scene, value) => nameOf(scene, value as number),
})

/** Several combatants, as a list or as `A,B`; an empty list where they are left out. */
export const combatantsParam = (name: string, o: ParamOptions = {}): Param => ({
  ...base(name, 'combatants', o, []),
  read: (scene, raw) => {
    const names = Array.isArray(raw) ? raw.map(String) : String(raw).split(',')
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

/** One of the words; its position is the value, -1 where it is left out. */
export const wordParam = (name: string, words: readonly string[], o: ParamOptions = {}): Param => ({
  ...base(name, 'word', o, -1),
  read: (_scene, raw) => {
    const at = words.indexOf(String(raw).toLowerCase())
    return at >= 0
      ? { value: at }
      : refuse('bad-value', `"${String(raw)}" is not one of ${words.join(', ')} (${name}).`)
  },
  write: (_scene, value) => words[value as number],
})

/** Yes or no, which may be left out; -1 then. */
export const flagParam = (name: string, label: string): Param => ({
  ...base(name, 'word', { label, optional: true }, -1),
  read(_scene, raw) {
    const word = String(raw).toLowerCase()
    if (word === 'yes' || word === 'true') return { value: 1 }
    return word === 'no' || word === 'false' ? { value: 0 } : refuse('bad-value', `${name} is yes or no.`)
  },
  write: (_scene, value) => (value === 1 ? 'yes' : 'no'),
})

/** A side by its id, by position; -1 where it is left out. */
export const sideParam = (name: string, optional = false): Param => ({
  ...base(name, 'word', { label: 'a side', optional }, -1),
  read(scene, raw) {
    const ids = scene.setup.sides.map(({ id }) => id)
    const at = ids.findIndex((id) => id.toLowerCase() === String(raw).toLowerCase())
    return at >= 0 ? { value: at } : unknownName('side', String(raw), ids)
  },
  write: (scene, value) => scene.setup.sides[value as number]?.id,
})

/** A whole number from min to max; null where it is left out. */
export const numberParam = (name: string, min: number, max: number, o: ParamOptions = {}): Param => ({
  ...base(name, 'number', o, null),
  read: (_scene, raw) => {
    const n = wholeNumber(raw)
    if (n !== null && n >= min && n <= max) return { value: n }
    return refuse('bad-value', `${JSON.stringify(raw)} is not a whole number from ${min} to ${max} (${name}).`)
  },
  write: (_scene, value) => value,
})

/** Free words. */
export const textParam = (name: string, o: ParamOptions = {}): Param => ({
  ...base(name, 'text', o, ''),
  read: (_scene, raw) => {
    const text = String(raw)
    return hasControl(text)
      ? refuse('bad-value', `The ${name} holds a control character: take it out.`)
      : { value: text }
  },
  write: (_scene, value) => value,
})

/** Any plain value; the action's own check says what is wrong with it. */
export const valueParam = (name: string, o: ParamOptions = {}): Param => ({
  ...base(name, 'value', o, null),
  read: (_scene, raw) => ({ value: raw }),
  write: (_scene, value) => value,
})

/** Whether reading gave a refusal. */
export const isRefusal = (x: object): x is Refusal => 'reason' in x

export type { AnswerValue }
