import type { Action, AnyScene, Column, Command, RuleOf, Tally } from '@fray/kernel/rules';
/** What is the ruleset's own of the referee's orders. */
interface OwnOrders<S extends AnyScene> {
    /** The rule by which the referee gives them. */
    readonly rule: RuleOf<S>;
    /** Tells that somebody is gone. */
    goes(scene: S, target: number): void;
    readonly life: Column;
    /** Takes life off somebody, and tells it. */
    loses(scene: S, target: number, tally: Tally<RuleOf<S>>): void;
    /** Tells that somebody has got life back. */
    gets(scene: S, target: number, amount: number): void;
    /** Tells that the referee has ended the fight. */
    ends(scene: S): void;
    /** Columns with those of their most. The first is that of life. */
    readonly most: readonly [readonly [Column, Column], ...(readonly [Column, Column])[]];
    /** Makes true again what follows from it all: whose turn it is. Called while the fight is not over. */
    after(scene: S): void;
}
/**
 * The orders that a referee needs at every table: somebody is taken out, hurt or healed by a number or dice, the fight is
 * ended, any value is set.
 */
export declare function plainOrders<S extends AnyScene>(own: OwnOrders<S>): readonly Action<S, Command>[];
export {};
//# sourceMappingURL=plain-orders.d.ts.map