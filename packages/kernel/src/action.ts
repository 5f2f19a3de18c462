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
  /** What people call it: words known when they are written. */
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
   * The values that somebody might think of here, legal or not; what is left out is absent. Without it they follow from
   * the suggestions of the parameters: every combination of those that have any.
   */
  suggest?(scene: S, actor: Who): Iterable<Partial<ValuesOfParams<P>>>
  check(scene: S, command: CommandOf<P>): Refusal | null
  resolve(scene: S, command: CommandOf<P>): void
}

/** An action whose commands can be made by its parameters' values. */
export interface DefinedAction<S, P extends readonly AnyParam[]> extends Action<S, Command> {
  /** A command of this action; what is left out is absent. */
  make(actor: Who, values?: Partial<ValuesOfParams<P>>): CommandOf<P>
  /** Whether it is a command of this action. */
  is(command: Command): command is CommandOf<P>
}

/** The commands of a defined action: `CommandBy<typeof attack>`. */
export type CommandBy<A extends { make(...args: never): Command }> = ReturnType<A['make']>

/** Why nobody may do it, where its rule is switched off; null where it holds. */
function isOffIn(scene: unknown, { rule, title }: { readonly rule: unknown; readonly title: Message }): Refusal | null {
  const { without = null } = scene as { readonly without?: ReadonlySet<string> | null }
  if (without === null || !without.has(String(rule))) return null
  return refuse(String(rule), '{action} is switched off in this fight.', { action: title })
}

/** The makers of actions for a ruleset whose scene is `S`. */
export function actionsFor<S>() {
  // What the commands of all these actions may say, unsaid: by whom they are given. Commands that differ only in what is said
  // have one shape for the engine, which makes them in half the time and reads them like one another.
  const unsaid: Record<Action<S, Command>['by'], Record<string, unknown>> = { combatant: {}, referee: {} }
  const define = <P extends readonly AnyParam[]>(
    by: Action<S, Command>['by'],
    { params = [] as unknown as P, suggest, ...spec }: ActionSpec<S, P>,
  ): DefinedAction<S, P> => {
    for (const { name } of params) unsaid[by][name] = undefined
    // A command is a copy of the blank with what is said written over it: a third of the time of a loop over the parameters. One
    // without values is made once for each actor. Policies make thousands a second.
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
      return command as unknown as CommandOf<P>
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
    /** Declares an action of combatants. */
    act: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => define('combatant', spec),
    /** Declares an action of the referee. */
    order: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => define('referee', spec),
  }
}

/**
 * Every combination of the suggestions that the parameters have, the last one's changing fastest; none where one that must
 * be said has no suggestions. `command` is filled in as it goes, for the suggestions of later parameters to look at.
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
    if (param?.suggestions === undefined) yield { ...command } as unknown as Command
    else under.push(param.suggestions(scene as never, actor, command)[Symbol.iterator]())
    // On to the next value of the last parameter that has one.
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
    return command as unknown as Command
  }
}
