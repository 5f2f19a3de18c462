import { type ActionSpec, type AnyScene, type Command, type CommandOf, type DefinedAction, overrideAction, type Param, type Refusal, type RuleOf } from '@fray/kernel/rules';
type Params = readonly Param<string, any>[];
declare const joinParams: readonly [Param<"name", string>, Param<"combatant", unknown>];
type JoinParams<P extends Params> = readonly [...typeof joinParams, ...P];
declare const targetParams: readonly [Param<"target", import("@fray/kernel/rules").Who>];
type EffectParams<P extends Params> = readonly [...typeof targetParams, ...P];
/** Which rule gives an order, and what it is called. */
interface Order<S> {
    readonly rule: RuleOf<S>;
    readonly title: string;
}
/** Declares an order: the kernel's maker, or a ruleset's own around it. */
type Maker<S> = <const P extends Params = readonly []>(spec: ActionSpec<S, P>) => DefinedAction<S, P>;
/** An order whose parameters, if any, are the ruleset's own. `refuses` says why it cannot be given, or null. */
interface Plain<S, P extends Params> extends Order<S> {
    readonly params?: P;
    readonly refuses?: (scene: S, command: CommandOf<P>) => Refusal | null;
    readonly resolve: (scene: S, command: CommandOf<P>) => void;
}
/** Somebody joins: `E` is who was read, `P` are parameters behind the name and the data. */
interface Join<S, E, P extends Params> extends Order<S> {
    readonly params?: P;
    /** Who is meant: what the ruleset's reading makes of the data, or why it is refused. */
    readonly read: (scene: S, command: CommandOf<JoinParams<P>>) => E | Refusal;
    /** Why it cannot come in now, or there, or null. */
    readonly refuses?: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => Refusal | null;
    readonly enters: (scene: S, entrant: E, command: CommandOf<JoinParams<P>>) => void;
}
/** Somebody goes, or something befalls it. `notHere` says why it cannot be named, or null: it has gone already. */
interface Named<S> extends Order<S> {
    readonly notHere: (scene: S, target: number) => Refusal | null;
}
/** What befalls a combatant by the referee's word; `P` are parameters behind the target. */
interface Effect<S, P extends Params> extends Named<S> {
    readonly params: P;
    /** Why that cannot befall it, or null. */
    readonly refuses?: (scene: S, command: CommandOf<EffectParams<P>>) => Refusal | null;
    readonly resolve: (scene: S, command: CommandOf<EffectParams<P>>) => void;
}
/**
 * The makers of the orders that the referee has in every ruleset. `notOver` says why an order comes too late, or null;
 * `order` is the ruleset's own maker, where its orders are more than the kernel's. A ruleset's `actions/` takes them so:
 *
 *     const { start, join, remove, effect, endCombat, override } = refereeFor<MyScene>(notOver)
 *     export const removeOrder = remove({ rule: 'leaving', title: 'Somebody is gone', notHere, goes })
 *
 * Amounts in `effect` are an `amountParam`.
 */
export declare function refereeFor<S extends AnyScene>(notOver: (scene: S) => Refusal | null, order?: Maker<S>): {
    /** The fight begins. It is not over yet: `refuses` says whether it has begun. */
    start: <const P extends Params = readonly []>({ refuses, ...o }: Plain<S, P>) => DefinedAction<S, P>;
    /** Somebody joins, under a name that nobody has yet. */
    join<E extends object, const P extends Params = readonly []>(o: Join<S, E, P>): DefinedAction<S, readonly [Param<"name", string>, Param<"combatant", unknown>, ...P]>;
    /** A combatant is taken out of the fight. */
    remove: ({ rule, title, notHere, goes }: Named<S> & {
        goes(scene: S, target: number): void;
    }) => DefinedAction<S, readonly [Param<"target", import("@fray/kernel/rules").Who>]>;
    /** Something at the table befalls a combatant that is here: it hurts, heals, hinders, moves. */
    effect<const P extends Params>({ notHere, refuses, params, ...o }: Effect<S, P>): DefinedAction<S, readonly [Param<"target", import("@fray/kernel/rules").Who>, ...P]>;
    /** The fight is over by the referee's word. `refuses` says why not, where that is more than that it is over. */
    endCombat: <const P extends Params = readonly []>({ refuses, ...o }: Plain<S, P>) => DefinedAction<S, P>;
    /**
     * Any value is set. `after` makes true again what follows from it; `find` knows further paths, `read` the ruleset's
     * own words for the values of a column; null from them means the usual way.
     */
    override: (o: {
        readonly after: (scene: S) => void;
        readonly find?: Parameters<typeof overrideAction<S, Command>>[1];
        readonly read?: Parameters<typeof overrideAction<S, Command>>[2];
    }) => import("@fray/kernel/rules").Action<S, Command>;
};
export {};
//# sourceMappingURL=orders.d.ts.map