import type { Ref } from './log/parts.ts'
import { REFEREE } from './questions.ts'
import type { Refusal, RefusalSeen } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { Sheet } from './setup.ts'
import type { Who } from './state/columns.ts'
import { nameKey } from './words.ts'

/** What a seat orders when it may act: the actor, the action and its parameters. Combatants are given by row. */
export type Command = {
  /** A combatant's row, or REFEREE. */
  readonly actor: Who
  readonly action: string
}

/** A command as people, files and journals write it: names instead of rows. */
export type PlainCommand = { readonly actor: string; readonly action: string } & Readonly<Record<string, unknown>>

/**
 * How a value reads in a sentence: a template in which `{it}` is the value and `{who}` the command's parameter `who`;
 * '' says nothing. A function chooses a template by the written value and the command.
 */
export type Saying = string | ((written: string, command: PlainCommand) => string)

/**
 * How to ask for a parameter that is independent of the others, such as the trigger of a readied action: suggestions
 * hold only the usual value, and people are offered that value or to enter another.
 */
export interface Apart {
  /** The label for "enter another value" in a list; only the first such parameter of an action needs one. */
  readonly words?: string
  /** Whether to ask for it, given the values so far as commands write them. */
  isAsked(given: Readonly<Record<string, unknown>>): boolean
}

/** A parameter of an action: how it is written, and which values to offer. `V` is its type in commands. */
export interface Param<N extends string = string, V = unknown> {
  readonly name: N
  readonly label: string
  /** The kind of its values, for forms and for help. */
  readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value'
  readonly optional: boolean
  /** The command's value when the parameter is absent. */
  readonly absent: V
  /**
   * Values worth offering here, legal or not, given the parameters before it. Without this the parameter is not part
   * of suggestions.
   */
  suggestions?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<V>
  /**
   * Whether positional words skip it: what was written before (`given`, including the actor) does not take it (a
   * spell on a place has no targets), or the next `word` cannot be its value. `name=value` still sets it.
   */
  isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean
  /**
   * How the value reads in a sentence after the action's title, with its preposition: `to {it}`. By default it reads
   * as written.
   */
  readonly says?: Saying
  /**
   * Label for a detail that is usually left open, such as where a blow is aimed. When there is much to choose, people
   * are offered the command without it, plus this label to enter it.
   */
  readonly finer?: string
  /** Asked separately, after all others: see {@link Apart}. */
  readonly apart?: Apart
  /** The place, door or thing on the ground that the value names, if the referee can hide it; otherwise null. */
  refOf?(scene: AnyScene, value: unknown): Ref | null
  /** The values that people may write, if there is a fixed list: for forms. */
  choices?(scene: AnyScene, soFar: Readonly<Record<string, unknown>>): readonly string[]
  /** The lowest and highest value of a number. */
  readonly min?: number
  readonly max?: number
  /** The kind of content that a value may be built from: `combatant`. */
  readonly holds?: string
  /** Converts what a person wrote into the command's value, or refuses it. `soFar` holds the parameters before it. */
  read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): { readonly value: V } | Refusal
  /** The inverse of `read`. */
  write(scene: AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown
}

/** The combatant's name. */
export const nameOf = (scene: AnyScene, row: Who): string => (row === REFEREE ? 'referee' : scene.name(row))

/** The row of the known combatant with that name (see {@link nameKey}), or -1. */
export function rowOfName(scene: Pick<AnyScene, 'sheets' | 'known'>, name: string): number {
  const wanted = nameKey(name)
  const { known } = scene
  return scene.sheets.findIndex((sheet, row) => nameKey((sheet as Sheet).name) === wanted && known?.(row) !== false)
}

/** The names of all known combatants. */
export const allNames = (scene: AnyScene): string[] =>
  scene.sheets.flatMap((sheet, row) => (scene.known?.(row) === false ? [] : [(sheet as Sheet).name]))

/** Whether reading returned a refusal. */
export const isRefusal = (x: object): x is Refusal => 'reason' in x

/** Whether the result is a refusal as a seat sees it. */
export const isRefusalSeen = (x: object): x is RefusalSeen => 'reason' in x
