import type { Command, Param } from './command.ts'
import type { Message } from './log/parts.ts'
import { REFEREE } from './questions.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Action, Intent } from './ruleset.ts'
import type { Who } from './state/columns.ts'

// biome-ignore lint/suspicious/noExplicitAny: parameters of any values.
type AnyParam = Param<string, any>

/** The values of an action's parameters, by name. */
export type ValuesOfParams<P extends readonly AnyParam[]> = {
  readonly [K in P[number] as K['name']]: K extends Param<string, infer V> ? V : never
}

/** The commands of an action: who acts, what, and its own parameters. */
export type CommandOf<P extends readonly AnyParam[]> = Command & ValuesOfParams<P>

/** The ids of the rules of a ruleset whose scene is `S`. */
export type RuleOf<S> = S extends { die(sides: number, to: Who, rule: infer R, why: Message): number } ? R : string

/** The declaration of an action. The command's type follows from the parameters. */
export interface ActionSpec<S, P extends readonly AnyParam[]> {
  readonly id: string
  readonly rule: RuleOf<S>
  /** The action's title in menus and logs, as a message that can be translated. */
  readonly title: Message
  readonly says?: string
  readonly params?: P
  readonly formal?: boolean
  readonly titledBy?: Action<S, Command>['titledBy']
  readonly intent?: Intent
  readonly drastic?: Action<S, Command>['drastic']
  readonly waits?: boolean
  readonly seldom?: boolean
  readonly meant?: Action<S, Command>['meant']
  /**
   * Parameter values worth offering here, legal or not; a missing value means the parameter is absent. By default
   * they are every combination of the parameters' own suggestions.
   */
  suggest?(scene: S, actor: Who): Iterable<Partial<ValuesOfParams<P>>>
  check(scene: S, command: CommandOf<P>): Refusal | null
  resolve(scene: S, command: CommandOf<P>): void
}

/** An action that builds its commands from parameter values. */
export interface DefinedAction<S, P extends readonly AnyParam[]> extends Action<S, Command> {
  /** Builds a command of this action; parameters without a value are absent. */
  make(actor: Who, values?: Partial<ValuesOfParams<P>>): CommandOf<P>
  /** Whether a command belongs to this action. */
  is(command: Command): command is CommandOf<P>
}

/** The commands of a defined action: `CommandBy<typeof attack>`. */
export type CommandBy<A extends { make(...args: never): Command }> = ReturnType<A['make']>

/** The refusal when the action's rule is switched off in this fight, otherwise null. */
function isOffIn(scene: unknown, { rule, title }: { readonly rule: unknown; readonly title: Message }): Refusal | null {
  const { without = null } = scene as { readonly without?: ReadonlySet<string> | null }
  if (without === null || !without.has(String(rule))) return null
  return refuse(String(rule), '{action} is switched off in this fight.', { action: title })
}

/** The functions that define actions for a ruleset whose scene is `S`. */
export function actionsFor<S>() {
  // Every parameter of these actions, set to undefined, by who gives the command. Commands that differ only in their
  // values then share one object shape for the JavaScript engine, which builds them twice as fast and keeps property
  // reads monomorphic.
  const unsaid: Record<Action<S, Command>['by'], Record<string, unknown>> = { combatant: {}, referee: {} }
  const define = <P extends readonly AnyParam[]>(
    by: Action<S, Command>['by'],
    { params = [] as unknown as P, suggest, ...spec }: ActionSpec<S, P>,
  ): DefinedAction<S, P> => {
    for (const { name } of params) unsaid[by][name] = undefined
    // A command is a copy of the blank one with its values written over it: a third of the time of a loop over the
    // parameters. A command without values is built once per actor. Policies make thousands a second.
    let blank: Readonly<Record<string, unknown>> | null = null
    const blankNow = (): Readonly<Record<string, unknown>> => {
      const said = Object.fromEntries(params.map(({ name, absent }) => [name, absent]))
      return { actor: REFEREE, action: spec.id, ...unsaid[by], ...said }
    }
    const plain: CommandOf<P>[] = []
    const make = (actor: Who, values?: Partial<ValuesOfParams<P>>): CommandOf<P> => {
      if (values !== undefined) return fill(actor, values as Record<string, unknown>)
      const known = plain[actor + 1] ?? fill(actor, {})
      plain[actor + 1] = known
      return known
    }
    const fill = (actor: Who, values: Readonly<Record<string, unknown>>): CommandOf<P> => {
      blank ??= blankNow()
      const command: Record<string, unknown> = { ...blank }
      command.actor = actor
      for (const name in values) if (values[name] !== undefined) command[name] = values[name]
      return command as CommandOf<P>
    }
    return {
      ...(spec as Omit<Action<S, Command>, 'by' | 'params' | 'suggest'>),
      by,
      params,
      make,
      is: (command): command is CommandOf<P> => command.action === spec.id,
      check: (scene, command) => isOffIn(scene, spec) ?? spec.check(scene, command as CommandOf<P>),
      *suggest(scene, actor) {
        if (isOffIn(scene, spec) !== null) return
        const row = by === 'referee' ? REFEREE : actor
        if (suggest !== undefined) for (const values of suggest(scene, row)) yield make(row, values)
        else yield* combinations(params, scene, { ...make(row) }, row)
      },
    }
  }
  return {
    /** Defines an action of combatants. */
    act: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => define('combatant', spec),
    /** Defines an action of the referee. */
    order: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => define('referee', spec),
  }
}

/**
 * Every combination of the parameters' suggestions, the last parameter changing fastest; none if a required parameter
 * has no suggestions. `command` is filled in along the way, so that later parameters can read earlier values.
 */
function* combinations<S>(
  params: readonly AnyParam[],
  scene: S,
  command: Record<string, unknown>,
  actor: Who,
): Iterable<Command> {
  if (params.some(({ suggestions, optional }) => suggestions === undefined && !optional)) return
  const open = params.filter(({ suggestions }) => suggestions !== undefined)
  const under: Iterator<unknown>[] = []
  while (true) {
    const at = under.length
    const param = open[at]
    if (param?.suggestions === undefined) yield { ...command } as Command
    else under.push(param.suggestions(scene as never, actor, command)[Symbol.iterator]())
    // Moves to the next value of the last parameter that has one left.
    let next = under.at(-1)?.next()
    while (next?.done === true) {
      under.pop()
      next = under.at(-1)?.next()
    }
    if (next === undefined) return
    command[(open[under.length - 1] as AnyParam).name] = next.value
  }
}

/**
 * A command of any of these actions with every parameter absent, by the action's id: for {@link Ruleset.blank}.
 */
export function blankOf<S>(actions: ReadonlyMap<string, Action<S, Command>>) {
  return (actor: Who, id: string): Command => {
    const command: Record<string, unknown> = { actor, action: id }
    for (const { name, absent } of actions.get(id)?.params ?? []) command[name] = absent
    return command as Command
  }
}
