import { type AnyScene, type CardFacts, type Column, type Command, type Lens, type Price, type Showing, type TokenState, type Tone } from '@fray/kernel/rules';
/** A condition, as it is said once: where it lies on somebody, how it is shown, what it does. */
interface Lies<S> {
    /** At most three characters. */
    readonly short: string;
    readonly tone: Tone;
    readonly says: string;
    /** The rules that say what it does. */
    readonly rules: readonly string[];
    on(scene: S, row: number): boolean;
    ends(scene: S, row: number): string;
}
/** Something to attack or act with. */
interface Arm {
    readonly name: string;
    readonly words: string;
    readonly left?: number;
    readonly of?: number;
    /** Whether it can be used as things stand. */
    readonly ready: boolean;
    readonly rules: readonly string[];
}
/** What is the ruleset's own of a fight in which everybody is within reach of everybody. */
export interface Placeless<S> {
    state(scene: S, row: number): TokenState;
    /** Who has yet to act, in order; the first has the turn. `at` is the number that decides. */
    coming(scene: S): readonly {
        readonly row: number;
        readonly at: number;
    }[];
    readonly conditions: Readonly<Record<string, Lies<S>>>;
    /** What it can attack with; hidden with its abilities. */
    arms(scene: S, row: number): readonly Arm[];
    /** Columns for the card, each by the rule of its name where nothing is said. */
    readonly numbers: readonly {
        readonly column: Column;
        readonly rule: string;
        readonly words?: readonly string[];
    }[];
    price(scene: S, command: Command): Price;
    /** What else stands on the card: budgets, reactions. */
    card(scene: S, row: number, lens: Lens): Partial<CardFacts>;
}
/** All that a ruleset without places shows, from what is its own. */
export declare function placeless<S extends AnyScene>(own: Placeless<S>): Showing<S, Command>;
export {};
//# sourceMappingURL=placeless.d.ts.map