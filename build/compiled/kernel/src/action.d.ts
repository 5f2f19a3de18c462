import type { Command, Param } from './command.ts';
import type { Refusal } from './refusal.ts';
import type { Action } from './ruleset.ts';
import type { Who } from './state/columns.ts';
type AnyParam = Param<string, any>;
/** The values of an action's parameters, by name. */
export type ValuesOfParams<P extends readonly AnyParam[]> = {
    readonly [K in P[number] as K['name']]: K extends Param<string, infer V> ? V : never;
};
/** The commands of an action: who acts, what, and its own parameters. */
export type CommandOf<P extends readonly AnyParam[]> = Command & ValuesOfParams<P>;
/** The ids of the rules of a ruleset whose scene is `S`. */
export type RuleOf<S> = S extends {
    die(sides: number, to: Who, rule: infer R, why: string): number;
} ? R : string;
/** The declaration of an action. The command's type follows from the parameters. */
export interface ActionSpec<S, P extends readonly AnyParam[]> {
    readonly id: string;
    readonly rule: RuleOf<S>;
    readonly title: string;
    readonly params?: P;
    readonly formal?: boolean;
    readonly titledBy?: Action<S, Command>['titledBy'];
    readonly drastic?: Action<S, Command>['drastic'];
    readonly waits?: boolean;
    readonly meant?: Action<S, Command>['meant'];
    /**
     * The values that somebody might think of here, legal or not; what is left out is absent. Without it they follow from
     * the candidates of the parameters: every combination of those that have any.
     */
    suggest?(scene: S, actor: Who): Iterable<Partial<ValuesOfParams<P>>>;
    check(scene: S, command: CommandOf<P>): Refusal | null;
    resolve(scene: S, command: CommandOf<P>): void;
}
/** An action whose commands can be made by its parameters' values. */
export interface DefinedAction<S, P extends readonly AnyParam[]> extends Action<S, Command> {
    /** A command of this action; what is left out is absent. */
    make(actor: Who, values?: Partial<ValuesOfParams<P>>): CommandOf<P>;
    /** Whether it is a command of this action. */
    is(command: Command): command is CommandOf<P>;
}
/** The commands of a defined action: `CommandBy<typeof attack>`. */
export type CommandBy<A extends {
    make(...args: never): Command;
}> = ReturnType<A['make']>;
/** The makers of actions for a ruleset whose scene is `S`. */
export declare function actionsFor<S>(): {
    /** Declares an action of combatants. */
    act: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => DefinedAction<S, P>;
    /** Declares an action of the referee. */
    order: <const P extends readonly AnyParam[] = readonly []>(spec: ActionSpec<S, P>) => DefinedAction<S, P>;
};
/** A command of any of these actions with every parameter absent, by the action's id: for {@link Ruleset.blank}. */
export declare function blankOf<S>(actions: ReadonlyMap<string, Action<S, Command>>): (actor: Who, id: string) => Command;
export {};
//# sourceMappingURL=action.d.ts.map