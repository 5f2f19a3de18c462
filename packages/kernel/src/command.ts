import type { Ref } from './log/parts.ts'
import { REFEREE } from './questions.ts'
import type { Refusal, RefusalSeen } from './refusal.ts'
import type { AnyScene } from './scene.ts'
import type { Sheet } from './setup.ts'
import type { Who } from './state/columns.ts'
import { nameKey } from './words.ts'

/** What a seat does when it may act: who acts, what, and the action's own parameters. Combatants are rows. */
export interface Command {
  /** A combatant's row, or REFEREE. */
  readonly actor: Who
  readonly action: string
}

/** A command as people, files and journals write it: names instead of rows. */
export type PlainCommand = { readonly actor: string; readonly action: string } & Readonly<Record<string, unknown>>

/**
 * How a value reads in a sentence: a template in which `{it}` stands for it, and `{who}` for the parameter `who` of the command; '' where it
 * goes without saying. A function chooses one by the value, as it is written, and the command.
 */
export type Saying = string | ((written: string, command: PlainCommand) => string)

/**
 * How a parameter is asked that has nothing to do with the others, such as what sets a readied action off: suggestions hold the
 * usual value alone. People are offered the usual, and beside that to say another.
 */
export interface Apart {
  /** What stands in a list for saying another; of the parameters of one action the first has it. */
  readonly words?: string
  /** Whether it is asked, in the light of what has been said before, as commands write it. */
  isAsked(given: Readonly<Record<string, unknown>>): boolean
}

/** A parameter of an action: how it is written and what values people may want to choose from. `V` is its value in commands. */
export interface Param<N extends string = string, V = unknown> {
  readonly name: N
  readonly label: string
  /** What kind of thing it is, for forms and for help. */
  readonly kind: 'combatant' | 'combatants' | 'place' | 'thing' | 'word' | 'number' | 'text' | 'value'
  readonly optional: boolean
  /** What an absent parameter becomes in the command. */
  readonly absent: V
  /**
   * The values that somebody might think of here, legal or not, in the light of the parameters before it. Where none are
   * given the parameter is left out of suggestions.
   */
  suggestions?(scene: AnyScene, actor: number, soFar: Readonly<Record<string, unknown>>): Iterable<V>
  /**
   * Whether words in order pass it over, because what was written before (`given`, the actor included) takes no such
   * parameter: a spell on a place has no targets; or because the next `word` cannot be one. `name=value` still reaches it.
   */
  isPassedOver?(scene: AnyScene, given: Readonly<Record<string, unknown>>, word: string): boolean
  /**
   * How the value reads in a sentence behind the action's title, its little word before it: `to {it}`. Without this it reads as it is written.
   */
  readonly says?: Saying
  /**
   * A finer point, such as where a blow is aimed: where there is much to choose, people are offered what is done without it, and
   * beside that to say it: these words stand for it until it is said.
   */
  readonly finer?: string
  /** Asked by itself, after all others: see {@link Apart}. */
  readonly apart?: Apart
  /** The place, door or thing that lies about which the value is: those the referee may hide. Null for anything else. */
  refOf?(scene: AnyScene, value: unknown): Ref | null
  /** What people may write, where that is one of a list: for forms. */
  choices?(scene: AnyScene, soFar: Readonly<Record<string, unknown>>): readonly string[]
  /** The bounds of a number. */
  readonly min?: number
  readonly max?: number
  /** The kind of content that a value may be made from: `combatant`. */
  readonly holds?: string
  /** Turns what a person wrote into the command's value, or says why not. `so far` holds the parameters before it. */
  read(scene: AnyScene, raw: unknown, soFar: Readonly<Record<string, unknown>>): { readonly value: V } | Refusal
  /** The reverse of `read`. */
  write(scene: AnyScene, value: unknown, command: Readonly<Record<string, unknown>>): unknown
}

/** The combatant's name. */
export const nameOf = (scene: AnyScene, row: Who): string => (row === REFEREE ? 'referee' : scene.name(row))

/**
 * The row of the combatant with that name (see {@link nameKey}), or -1 where nobody has it who is known of.
 */
export function rowOfName(scene: AnyScene, name: string): number {
  const wanted = nameKey(name)
  const { known } = scene
  return scene.sheets.findIndex((sheet, row) => nameKey((sheet as Sheet).name) === wanted && known?.(row) !== false)
}

/** The names of everybody who is known of. */
export const allNames = (scene: AnyScene): string[] =>
  scene.sheets.flatMap((sheet, row) => (scene.known?.(row) === false ? [] : [(sheet as Sheet).name]))

/** Whether reading gave a refusal. */
export const isRefusal = (x: object): x is Refusal => 'reason' in x

/** Whether a seat is refused. */
export const isRefusalSeen = (x: object): x is RefusalSeen => 'reason' in x
